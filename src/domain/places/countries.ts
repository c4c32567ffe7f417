import type { Language } from '../text/languages.ts';

/** A country of a farm, and the defaults derived from it. */
export interface Country {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  /** ISO 4217; the currency of sales in the country. */
  readonly currency: string;
  /** Country calling code, without "+". */
  readonly dial: string;
}

/*
 * Countries where people keep hens and may use this app: code, currency, calling code, and the city that names its time
 * zone, if it has one. Stored as a single text, because every phone that signs in loads it; names come from the
 * browser. Sources: ISO 3166-1, ISO 4217, ITU-T E.164, IANA tz.
 */
const ROWS = `
AE AED 971 Dubai|AF AFN 93 Kabul|AO AOA 244 Luanda|AR ARS 54 Buenos_Aires|AT EUR 43 Vienna|AU AUD 61|BD BDT 880 Dhaka|BE EUR 32 Brussels
BF XOF 226 Ouagadougou|BI BIF 257 Bujumbura|BJ XOF 229 Porto-Novo|BO BOB 591 La_Paz|BR BRL 55 Sao_Paulo|BT BTN 975 Thimphu|BW BWP 267 Gaborone
CA CAD 1 Toronto|CD CDF 243 Kinshasa|CF XAF 236 Bangui|CG XAF 242 Brazzaville|CH CHF 41 Zurich|CI XOF 225 Abidjan|CL CLP 56 Santiago|CM XAF 237 Douala
CO COP 57 Bogota|CR CRC 506 Costa_Rica|CV CVE 238 Cape_Verde|DE EUR 49 Berlin|DJ DJF 253 Djibouti|DK DKK 45 Copenhagen|DO DOP 1 Santo_Domingo
DZ DZD 213 Algiers|EC USD 593 Guayaquil|EG EGP 20 Cairo|ER ERN 291 Asmara|ES EUR 34 Madrid|ET ETB 251 Addis_Ababa|FI EUR 358 Helsinki|FJ FJD 679 Fiji
FR EUR 33 Paris|GA XAF 241 Libreville|GB GBP 44 London|GH GHS 233 Accra|GM GMD 220 Banjul|GN GNF 224 Conakry|GQ XAF 240 Malabo|GR EUR 30 Athens
GT GTQ 502 Guatemala|GW XOF 245 Bissau|GY GYD 592 Guyana|HN HNL 504 Tegucigalpa|HT HTG 509 Port-au-Prince|ID IDR 62 Jakarta|IE EUR 353 Dublin
IN INR 91 Kolkata|IQ IQD 964 Baghdad|IT EUR 39 Rome|JM JMD 1 Jamaica|JO JOD 962 Amman|KE KES 254 Nairobi|KH KHR 855 Phnom_Penh|KM KMF 269 Comoro
LB LBP 961 Beirut|LK LKR 94 Colombo|LR LRD 231 Monrovia|LS LSL 266 Maseru|LY LYD 218 Tripoli|MA MAD 212 Casablanca|MG MGA 261 Antananarivo
ML XOF 223 Bamako|MM MMK 95 Yangon|MR MRU 222 Nouakchott|MU MUR 230 Mauritius|MW MWK 265 Blantyre|MX MXN 52 Mexico_City|MY MYR 60 Kuala_Lumpur
MZ MZN 258 Maputo|NA NAD 264 Windhoek|NE XOF 227 Niamey|NG NGN 234 Lagos|NI NIO 505 Managua|NL EUR 31 Amsterdam|NO NOK 47 Oslo|NP NPR 977 Kathmandu
NZ NZD 64 Auckland|PE PEN 51 Lima|PG PGK 675 Port_Moresby|PH PHP 63 Manila|PK PKR 92 Karachi|PL PLN 48 Warsaw|PT EUR 351 Lisbon|PY PYG 595 Asuncion
RO RON 40 Bucharest|RW RWF 250 Kigali|SA SAR 966 Riyadh|SC SCR 248 Mahe|SD SDG 249 Khartoum|SE SEK 46 Stockholm|SL SLE 232 Freetown|SN XOF 221 Dakar
SO SOS 252 Mogadishu|SS SSP 211 Juba|ST STN 239 Sao_Tome|SZ SZL 268 Mbabane|TD XAF 235 Ndjamena|TG XOF 228 Lome|TH THB 66 Bangkok|TN TND 216 Tunis
TR TRY 90 Istanbul|TT TTD 1 Port_of_Spain|TZ TZS 255 Dar_es_Salaam|UA UAH 380 Kyiv|UG UGX 256 Kampala|US USD 1|VN VND 84 Ho_Chi_Minh|YE YER 967 Aden
ZA ZAR 27 Johannesburg|ZM ZMW 260 Lusaka|ZW USD 263 Harare`;

/** Countries whose businesses and offices use French, and those that use Swahili. */
const FRENCH = 'BE BF BI BJ CD CF CG CI CM DJ DZ FR GA GN HT KM MA MG ML MR NE SN TD TG TN';
const SWAHILI = 'TZ';

/** Zones by their names on older phones. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata', Katmandu: 'Kathmandu', Rangoon: 'Yangon', Saigon: 'Ho_Chi_Minh', Asmera: 'Asmara', Kiev: 'Kyiv', Thimbu: 'Thimphu', Dacca: 'Dhaka',
}; // prettier-ignore

const rows = ROWS.trim()
  .split(/[|\n]/)
  .map((row) => row.split(' ') as [code: string, currency: string, dial: string, city?: string]);

/** All countries, with their codes. [ACC-12] */
export const COUNTRIES: readonly Country[] = rows.map(([code, currency, dial]) => ({ code, currency, dial }));

export const countryOf = (code: string | undefined): Country | undefined => COUNTRIES.find((one) => one.code === code);

/** The app language proposed for a country; undefined where the phone's own language is as good a choice. [ACC-12] */
export const languageOf = (code: string): Language | undefined =>
  FRENCH.split(' ').includes(code) ? 'fr' : code === SWAHILI ? 'sw' : undefined;

/** Countries with several time zones: there the phone's own zone is the better choice. */
const MANY_CLOCKS = 'AU BR CA CD CL EC ES ID MX NZ PG PT US';

const cityOf = (zone: string): string => {
  const city = zone.slice(zone.lastIndexOf('/') + 1);
  return OLD_NAMES[city] ?? city;
};

/**
 * Time zone in which a business of a country counts its days: the country's only zone among `zones`; when it has
 * several, or is unknown, the phone's zone, unless that belongs to another country or to none. [DOC-6] Units: IANA
 * names.
 */
export function zoneFor(country: string, phone: string, zones: readonly string[]): string {
  const own = rows.find(([code]) => code === country);
  const there =
    own?.[3] === undefined ? undefined : zones.find((zone) => zone.includes('/') && cityOf(zone) === own[3]);
  if (there === undefined) return phone;
  const isElsewhere = !phone.includes('/') || phone.startsWith('Etc/') || rows.some(([code, , , city]) => code !== country && city === cityOf(phone)); // prettier-ignore
  return MANY_CLOCKS.includes(country) && !isElsewhere ? phone : there;
}

/**
 * Probable country from the phone's time zone, else from its languages, because many phones in Kampala use "English
 * (US)". '' when unknown. [ACC-12]
 */
export function guessCountry(timeZone: string, languages: readonly string[]): string {
  const named = cityOf(timeZone);
  const byZone = rows.find((row) => row[3] !== undefined && row[3] === named)?.[0];
  const regions = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]);
  return byZone ?? regions.find((region) => countryOf(region) !== undefined) ?? '';
}
