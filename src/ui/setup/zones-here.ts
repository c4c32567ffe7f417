import { zoneFor } from '../../domain/places/countries.ts';
import { phonesZone } from '../../domain/time/zone.ts';

/** Every time zone supported by this phone, IANA, plus `also` if it is not among them. */
export const zonesHere = (also?: string): string[] => [
  ...new Set([...Intl.supportedValuesOf('timeZone'), phonesZone(), ...(also === undefined ? [] : [also])]),
];

/** Time zone for a business founded on this phone by a person of a country. [DOC-6] */
export const zoneHere = (country: string): string => zoneFor(country, phonesZone(), zonesHere());
