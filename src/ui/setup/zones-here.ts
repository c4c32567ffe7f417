import { zoneFor } from '../../domain/places/countries.ts';
import { phonesZone } from '../../domain/time/zone.ts';

/** Every zone that this phone knows, IANA, with `also` if it is none of them. */
export const zonesHere = (also?: string): string[] => [
  ...new Set([...Intl.supportedValuesOf('timeZone'), phonesZone(), ...(also === undefined ? [] : [also])]),
];

/** In which zone the days of a business begin that is founded on this phone by somebody of a country. [DOC-6] */
export const zoneHere = (country: string): string => zoneFor(country, phonesZone(), zonesHere());
