import { countryOf, guessCountry } from '../places/countries.ts';

/** The currency of the place where the phone seems to be, by its time zone, then its language; '' when unknown. [BIZ-4] */
export const guessCurrency = (timeZone: string, languages: readonly string[]): string =>
  countryOf(guessCountry(timeZone, languages))?.currency ?? '';
