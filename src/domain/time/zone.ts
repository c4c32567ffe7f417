import { tzOffset } from '@date-fns/tz/tzOffset';

/** Names that younger phones write, and what older ones call the same zone. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  'America/Nuuk': 'America/Godthab', 'Asia/Dhaka': 'Asia/Dacca', 'Asia/Ho_Chi_Minh': 'Asia/Saigon', 'Asia/Kathmandu': 'Asia/Katmandu',
  'Asia/Kolkata': 'Asia/Calcutta', 'Asia/Thimphu': 'Asia/Thimbu', 'Asia/Yangon': 'Asia/Rangoon', 'Africa/Asmara': 'Africa/Asmera',
  'Atlantic/Faroe': 'Atlantic/Faeroe', 'Europe/Kyiv': 'Europe/Kiev', 'Pacific/Kanton': 'Pacific/Enderbury',
}; // prettier-ignore

/** Where days begin and clocks tell the hour; undefined where the phone itself says so. */
let told: string | undefined;

/** Whether this phone can tell the time of a zone, by its IANA name. */
export const isZone = (name: string): boolean => zoneHere(name) !== undefined;

/** A zone as this phone calls it; undefined when it has no such zone. */
const zoneHere = (name: string): string | undefined =>
  [name, OLD_NAMES[name]].find((one) => one !== undefined && !Number.isNaN(tzOffset(one, new Date(0))));

/**
 * Tell days and hours as clocks do in the open business's zone, on whichever phone; without one, or with one that this phone has not,
 * as the phone does. For all of this process, as one business is open in it. Gives whether that is another than before. [DOC-6, SET-4]
 */
export function tellTimeIn(name: string | undefined): boolean {
  const before = told;
  told = name === undefined || name === phonesZone() ? undefined : zoneHere(name);
  return told !== before;
}

/** The zone in which this phone stands, IANA. */
export const phonesZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How far clocks are ahead of UTC at an instant, in a zone, else where time is told. Units: minutes. */
export function offsetAt(at: Date, zone?: string): number {
  const where = zone === undefined ? told : zoneHere(zone);
  return where === undefined ? -at.getTimezoneOffset() : tzOffset(where, at);
}
