import { COUNTRIES, countryOf } from '../places/countries.ts';
import { ok, refuse, type Result } from '../result.ts';
import { plainSigns } from '../text/plain-signs.ts';
import { digitsIn, kindOfNumber, planOfDial, planOfNumber, type NumberPlan } from './number-plans.ts';

export type PhoneError =
  /** `digits`: how many were typed; 0 when it is no number at all. */
  | { type: 'PhoneWrong'; digits: number }
  /** A table program made `2.56772E+11` of it: its last digits are gone. */
  | { type: 'PhoneShortened' }
  /** It could be of several countries. */
  | { type: 'PhoneNeedsCountry' };

/** What stands between the digits of a number, in plain signs. */
const BETWEEN = /[-\s()[\]./_'~·•]/g;

/**
 * What stands before the numbers of somebody's country: of the only one that has the money of the business, else of the one where the
 * person registered. `country`: ISO 3166-1, two letters. [ACC-12]
 */
const homeDial = (currency: string, country: string | undefined): string | undefined =>
  ONLY_DIAL.get(currency) ?? countryOf(country)?.dial;

/** By the currency; undefined where several countries have it. */
const ONLY_DIAL = new Map<string, string | undefined>();
for (const { currency, dial } of COUNTRIES) ONLY_DIAL.set(currency, ONLY_DIAL.has(currency) ? undefined : dial);

/** What a phone of this business begins with, `+256`; undefined while its country cannot be told. [ACC-12] */
export function phonePrefix(currency: string, country?: string): string | undefined {
  const dial = homeDial(currency, country);
  return dial && `+${dial}`;
}

/**
 * A typed phone number with its country, E.164: in digits of any script, with or without "+", 00, "tel:" and "(0)". One without a country is
 * of the country of the business's money; where several have it, of the one where the person registered (`country`, two letters).
 * A number of a country that we offer has as many digits as numbers have there. [CUS-4, ACC-12]
 */
export function toE164(typed: string, currency: string, country?: string): Result<string, PhoneError> {
  const plain = plainSigns(typed).trim().replace(/^(?:tel|phone):/i, '').replace(/;.*$/, ''); // prettier-ignore
  if (/^\+?\d+(?:[.,]\d+)?e\+?\d+$/i.test(plain)) return refuse({ type: 'PhoneShortened' });
  // A table program that took it for a number has added a point and a 0.
  const whole = plain.replace(/^(\+?\d{7,})\.0+$/, '$1');
  const dial = homeDial(currency, country);
  // "(0)" is dialled at home only, but where it is a part of every number.
  const home = planOfDial(dial);
  const number = withCountry(compact(whole.replace('(0)', '')), home) ?? withCountry(compact(whole), home);
  if (number !== undefined) return ok(`+${number}`);
  const digits = compact(whole).replace('+', '');
  if (!/^\d+$/.test(digits)) return refuse({ type: 'PhoneWrong', digits: 0 });
  const isLike = digits.length >= SHORTEST && digits.length <= LONGEST && !compact(whole).startsWith('+');
  return dial === undefined && isLike ? refuse({ type: 'PhoneNeedsCountry' }) : refuse({ type: 'PhoneWrong', digits: digits.length }); // prettier-ignore
}

/** Of all numbers of the world, with their country. Units: digits. */
const [SHORTEST, LONGEST] = [7, 15];

/** Nothing but digits, behind a "+" when the country stands in them. */
const compact = (typed: string): string => typed.replace(BETWEEN, '').replace(/^000?/, '+');

/** All digits of a number with its country; undefined when it is none of this country, or of the one that it names. */
function withCountry(typed: string, home: NumberPlan | undefined): string | undefined {
  if (!/^\+?\d+$/.test(typed)) return undefined;
  const number = typed.startsWith('+') ? abroad(typed.slice(1)) : home && athome(typed, home);
  return number !== undefined && /^[1-9]\d{6,14}$/.test(number) ? number : undefined;
}

/** A number that begins with the code of its country. */
function abroad(digits: string): string | undefined {
  const plan = planOfNumber(digits);
  if (!plan) return digits;
  const national = nationalOf(plan, digits.slice(plan.dial.length));
  return national && plan.dial + national.number;
}

/** A number as it is dialled at home, or with its code but without "+": rather of a mobile phone than of another one. */
function athome(digits: string, plan: NumberPlan): string | undefined {
  const here = nationalOf(plan, digits);
  const coded = digits.startsWith(plan.dial) ? nationalOf(plan, digits.slice(plan.dial.length)) : undefined;
  const found = [coded, here].find((one) => one?.kind === 'mobile') ?? here ?? coded;
  return found && plan.dial + found.number;
}

/** What else is dialled before a number inside a country: Gabon has a 0 before the numbers of 2019, Argentina a 15 before mobile ones, which is a 9 from abroad. */
const INSIDE: Readonly<Record<string, readonly [RegExp, string]>> = {
  1: [/^1/, ''],
  54: [/^(?=\d{12}$)(11|[23]\d{2,3})15/, '9$1'],
  241: [/^0(?=[167]\d{7}$)/, ''],
};

/** A number without what is dialled before it inside its country; undefined when it has too few or too many digits. */
function nationalOf(plan: NumberPlan, dialled: string): { number: string; kind: 'mobile' | 'other' } | undefined {
  const [before, instead] = INSIDE[plan.dial] ?? [/^$/, ''];
  const number = (plan.keepsZero ? dialled : dialled.replace(/^0/, '')).replace(before, instead);
  const kind = kindOfNumber(plan, number);
  return kind && { number, kind };
}

/** A number as people of its country read it: `+256 772 000 118`. What has no country yet stays as it was typed. */
export function showPhone(phone: string): string {
  if (!/^\+\d{7,15}$/.test(phone)) return phone;
  const plan = planOfNumber(phone.slice(1));
  let at = 1 + (plan?.dial.length ?? 3);
  const [code, rest] = [phone.slice(0, at), phone.slice(at)];
  const groups = plan?.groups.find((one) => digitsIn(one) === rest.length);
  const parts = groups?.map((digits) => phone.slice(at, (at += digits))) ?? rest.match(/\d{3}(?!\d$)|\d+/g) ?? [rest];
  return [code, ...parts].join(' ');
}

/** The same number, however it was typed, has the same key; '' when it is none. */
export function phoneKey(phone: string, currency: string, country?: string): string {
  const known = toE164(phone, currency, country);
  if (known.ok) return known.value;
  return known.error.type === 'PhoneNeedsCountry' ? plainSigns(phone).replace(/\D/g, '') : '';
}
