import { expect, test } from 'vitest';
import { currencyExponent } from '../../../src/domain/money/currency.ts';
import { phonePrefix, toE164 } from '../../../src/domain/phones/phone-number.ts';
import { COUNTRIES, countryOf, guessCountry, languageOf, zoneFor } from '../../../src/domain/places/countries.ts';

const OLDER_NAMES: Readonly<Record<string, string>> = { 'Asia/Calcutta': 'IN', 'Asia/Katmandu': 'NP', 'Asia/Rangoon': 'MM', 'Asia/Saigon': 'VN', 'Africa/Asmera': 'ER', 'Europe/Kiev': 'UA' }; // prettier-ignore

test('[ACC-12] a country proposes its money, how its phones begin, and a language', () => {
  expect(countryOf('UG')).toEqual({ code: 'UG', currency: 'UGX', dial: '256' });
  expect(countryOf('SN')).toEqual({ code: 'SN', currency: 'XOF', dial: '221' });
  expect(['SN', 'CD', 'TZ', 'UG', 'KE', 'IN', 'ZZ', ''].map(languageOf)).toEqual(['fr', 'fr', 'sw', undefined, undefined, undefined, undefined, undefined]); // prettier-ignore
  expect(countryOf('ZZ')).toBeUndefined();
  expect(countryOf(undefined)).toBeUndefined();
});

test('[ACC-12] every country stands once, with a money, a code and a name that browsers know', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const currencies = new Set(Intl.supportedValuesOf('currency'));
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length);
  expect(COUNTRIES.length).toBeGreaterThan(100);
  const wrong = COUNTRIES.filter(({ code, currency, dial }) => !/^[A-Z]{2}$/.test(code) || names.of(code) === code || !currencies.has(currency) || !/^[1-9]\d{0,2}$/.test(dial)); // prettier-ignore
  expect(wrong).toEqual([]);
  // Where the currency determines the phone prefix, it agrees with the country.
  const other = COUNTRIES.filter(({ currency, dial }) => (phonePrefix(currency) ?? `+${dial}`) !== `+${dial}`); // prettier-ignore
  expect(other).toEqual([]);
  expect(COUNTRIES.every(({ currency }) => currencyExponent(currency) <= 3)).toBe(true);
});

test('[ACC-12] the place of the phone is told by its time zone, then by its language; by neither it is asked', () => {
  expect(guessCountry('Africa/Kampala', ['en-US', 'en'])).toBe('UG');
  expect(guessCountry('America/Argentina/Buenos_Aires', ['en'])).toBe('AR');
  expect(guessCountry('UTC', ['fr', 'sw-KE'])).toBe('KE');
  expect(guessCountry('UTC', ['en-XX', 'en'])).toBe('');
  expect(guessCountry('', [])).toBe('');
  for (const [zone, country] of Object.entries(OLDER_NAMES)) expect([zone, guessCountry(zone, ['en-US'])]).toEqual([zone, country]); // prettier-ignore
});

test('[ACC-12, CUS-4] where several countries have one money, the country says how a phone begins', () => {
  expect(toE164('77 123 45 67', 'XOF')).toEqual({ ok: false, error: { type: 'PhoneNeedsCountry' } });
  expect(toE164('77 123 45 67', 'XOF', 'SN')).toEqual({ ok: true, value: '+221771234567' });
  expect(toE164('00221 77 123 45 67', 'XOF', 'SN')).toEqual({ ok: true, value: '+221771234567' });
  expect(toE164('+229 01 97 00 00 00', 'XOF', 'SN')).toEqual({ ok: true, value: '+2290197000000' });
  // Dollars are used by many countries: a Somali number is not an American one.
  expect(toE164('0612 345 678', 'USD', 'SO')).toEqual({ ok: true, value: '+252612345678' });
  expect(toE164('071 234 5678', 'USD', 'ZW')).toEqual({ ok: true, value: '+263712345678' });
  expect(toE164('071 234 5678', 'USD')).toEqual({ ok: false, error: { type: 'PhoneNeedsCountry' } });
  // Prefixes determined by the currency alone are unchanged.
  expect(toE164('0772000118', 'UGX', 'KE')).toEqual({ ok: true, value: '+256772000118' });
  expect([phonePrefix('XOF', 'SN'), phonePrefix('UGX', 'KE'), phonePrefix('XOF')]).toEqual(['+221', '+256', undefined]);
});

test('[DOC-6] a business counts its days where its country does; of countries with several clocks the phone says which', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const at = (country: string, phone: string) => zoneFor(country, phone, zones);
  expect(at('UG', 'Africa/Kampala')).toBe('Africa/Kampala');
  // A phone with a default zone, one abroad, one with an outdated zone name.
  expect([at('UG', 'UTC'), at('UG', 'Europe/London'), at('UG', 'America/New_York')]).toEqual(Array(3).fill('Africa/Kampala')); // prettier-ignore
  expect(guessCountry(at('IN', 'UTC'), [])).toBe('IN');
  expect([at('CD', 'Africa/Lubumbashi'), at('BR', 'America/Manaus'), at('US', 'America/Denver')]).toEqual(['Africa/Lubumbashi', 'America/Manaus', 'America/Denver']); // prettier-ignore
  expect([at('CD', 'UTC'), at('CD', 'Africa/Kampala'), at('BR', 'Europe/Lisbon')]).toEqual(['Africa/Kinshasa', 'Africa/Kinshasa', 'America/Sao_Paulo']); // prettier-ignore
  expect([at('', 'Africa/Kampala'), at('ZZ', 'Asia/Tokyo'), at('US', 'UTC')]).toEqual(['Africa/Kampala', 'Asia/Tokyo', 'UTC']); // prettier-ignore
  const named = COUNTRIES.filter(({ code }) => !['AU', 'US'].includes(code));
  expect(named.filter(({ code }) => guessCountry(at(code, 'UTC'), []) !== code)).toEqual([]);
});
