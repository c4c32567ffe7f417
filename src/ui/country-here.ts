import { guessCountry } from '../domain/places/countries.ts';

/** Where this phone seems to be; '' when it does not say. [ACC-12] */
export const countryHere = (): string =>
  guessCountry(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
