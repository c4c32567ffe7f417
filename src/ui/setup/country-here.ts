import { guessCountry } from '../../domain/places/countries.ts';
import { phonesZone } from '../../domain/time/zone.ts';

/** Probable country of this phone; '' when unknown. [ACC-12] */
export const countryHere = (): string => guessCountry(phonesZone(), navigator.languages);
