/** Countries whose currency the setup proposes; others start with none chosen. */
const CURRENCY_OF: Readonly<Record<string, string>> = {
  UG: 'UGX', KE: 'KES', TZ: 'TZS', RW: 'RWF', BI: 'BIF', NG: 'NGN', GH: 'GHS', ZM: 'ZMW', MW: 'MWK', ET: 'ETB',
  SN: 'XOF', CI: 'XOF', ML: 'XOF', BF: 'XOF', BJ: 'XOF', TG: 'XOF', NE: 'XOF', CM: 'XAF', GA: 'XAF', TD: 'XAF', CG: 'XAF',
  ZA: 'ZAR', IN: 'INR', PK: 'PKR', BD: 'BDT', NP: 'NPR', US: 'USD', GB: 'GBP',
  DE: 'EUR', FR: 'EUR', ES: 'EUR', IT: 'EUR', NL: 'EUR', BE: 'EUR', IE: 'EUR', PT: 'EUR', AT: 'EUR',
}; // prettier-ignore

/** Cities tell the country where the language does not: many phones in Kampala say "English (US)". */
const COUNTRY_OF_ZONE: Readonly<Record<string, string>> = {
  'Africa/Kampala': 'UG', 'Africa/Nairobi': 'KE', 'Africa/Dar_es_Salaam': 'TZ', 'Africa/Kigali': 'RW', 'Africa/Bujumbura': 'BI',
  'Africa/Lagos': 'NG', 'Africa/Accra': 'GH', 'Africa/Lusaka': 'ZM', 'Africa/Blantyre': 'MW', 'Africa/Addis_Ababa': 'ET',
  'Africa/Dakar': 'SN', 'Africa/Abidjan': 'CI', 'Africa/Douala': 'CM', 'Africa/Johannesburg': 'ZA',
  'Asia/Kolkata': 'IN', 'Asia/Calcutta': 'IN', 'Asia/Karachi': 'PK', 'Asia/Dhaka': 'BD', 'Asia/Kathmandu': 'NP',
}; // prettier-ignore

/** The currency of the place where the phone seems to be, by its time zone, then its language; '' when unknown. [BIZ-4] */
export function guessCurrency(timeZone: string, languages: readonly string[]): string {
  const byZone = COUNTRY_OF_ZONE[timeZone];
  const byLanguage = languages
    .map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1])
    .find((region) => region && CURRENCY_OF[region]);
  return CURRENCY_OF[byZone ?? byLanguage ?? ''] ?? '';
}
