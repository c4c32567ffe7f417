import { tzOffset } from '@date-fns/tz/tzOffset';

/** Zone names written by newer phones, and the older names of the same zones. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  'America/Nuuk': 'America/Godthab', 'Asia/Dhaka': 'Asia/Dacca', 'Asia/Ho_Chi_Minh': 'Asia/Saigon', 'Asia/Kathmandu': 'Asia/Katmandu',
  'Asia/Kolkata': 'Asia/Calcutta', 'Asia/Thimphu': 'Asia/Thimbu', 'Asia/Yangon': 'Asia/Rangoon', 'Africa/Asmara': 'Africa/Asmera',
  'Atlantic/Faroe': 'Atlantic/Faeroe', 'Europe/Kyiv': 'Europe/Kiev', 'Pacific/Kanton': 'Pacific/Enderbury',
}; // prettier-ignore

/** Zone of days and clock times; undefined for the phone's own. */
let told: string | undefined;

/** Whether this phone supports a zone, by its IANA name. */
export const isZone = (name: string): boolean => zoneHere(name) !== undefined;

/** A zone's name on this phone; undefined when it does not support it. */
const zoneHere = (name: string): string | undefined =>
  [name, OLD_NAMES[name]].find((one) => one !== undefined && !Number.isNaN(tzOffset(one, new Date(0))));

/**
 * Use the open business's zone for days and hours in this process, on any phone; without one, or with one unsupported
 * by this phone, the phone's own. Process-wide, because only one business is open in it. Returns whether the zone
 * changed. [DOC-6, SET-4]
 */
export function tellTimeIn(name: string | undefined): boolean {
  const before = told;
  told = name === undefined || name === phonesZone() ? undefined : zoneHere(name);
  return told !== before;
}

/** The phone's own zone, IANA. */
export const phonesZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Offset of clocks from UTC at an instant, in a zone, else in the current one. Units: minutes. */
export function offsetAt(at: Date, zone?: string): number {
  const where = zone === undefined ? told : zoneHere(zone);
  return where === undefined ? -at.getTimezoneOffset() : tzOffset(where, at);
}
