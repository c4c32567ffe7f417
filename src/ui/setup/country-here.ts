import { guessCountry } from '../../domain/places/countries.ts';
import { phonesZone } from '../../domain/time/zone.ts';

/** Where this phone seems to be; '' when it does not say. [ACC-12] */
export const countryHere = (): string => guessCountry(phonesZone(), navigator.languages);
