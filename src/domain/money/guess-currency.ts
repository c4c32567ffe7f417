import { countryOf, guessCountry } from '../places/countries.ts';

/** Probable currency from the phone's time zone, then its language; '' when unknown. [BIZ-4] */
export const guessCurrency = (timeZone: string, languages: readonly string[]): string =>
  countryOf(guessCountry(timeZone, languages))?.currency ?? '';
