import { COUNTRIES, countryOf } from '../places/countries.ts';
import { ok, refuse, type Result } from '../result.ts';
import { plainSigns } from '../text/plain-signs.ts';
import { digitsIn, kindOfNumber, planOfDial, planOfNumber, type NumberPlan } from './number-plans.ts';

export type PhoneError =
  /** `digits`: number of digits entered; 0 when it is not a number at all. */
  | { type: 'PhoneWrong'; digits: number }
  /** A spreadsheet shortened it to `2.56772E+11`: its last digits are lost. */
  | { type: 'PhoneShortened' }
  /** The number could belong to several countries. */
  | { type: 'PhoneNeedsCountry' };

/** Separators between the digits of a number, after normalisation. */
const BETWEEN = /[-\s()[\]./_'~·•]/g;

/**
 * Home calling code: of the only country that uses the business's currency, else of the country where the person
 * registered. `country`: ISO 3166-1, two letters. [ACC-12]
 */
const homeDial = (currency: string, country: string | undefined): string | undefined =>
  ONLY_DIAL.get(currency) ?? countryOf(country)?.dial;

/** Calling code by currency; undefined when several countries use it. */
const ONLY_DIAL = new Map<string, string | undefined>();
for (const { currency, dial } of COUNTRIES) ONLY_DIAL.set(currency, ONLY_DIAL.has(currency) ? undefined : dial);

/** Calling code prefix for this business, `+256`; undefined while its country is unknown. [ACC-12] */
export function phonePrefix(currency: string, country?: string): string | undefined {
  const dial = homeDial(currency, country);
  return dial && `+${dial}`;
}

/**
 * Convert an entered phone number to E.164: digits of any script, with or without "+", 00, "tel:" and "(0)". A number
 * without a country code belongs to the country of the business's currency; when several use it, to the one where the
 * person registered (`country`, two letters). For a country that is offered the number must have one of its valid
 * lengths. [CUS-4, ACC-12]
 */
export function toE164(typed: string, currency: string, country?: string): Result<string, PhoneError> {
  const plain = plainSigns(typed).trim().replace(/^(?:tel|phone):/i, '').replace(/;.*$/, ''); // prettier-ignore
  if (/^\+?\d+(?:[.,]\d+)?e\+?\d+$/i.test(plain)) return refuse({ type: 'PhoneShortened' });
  // A spreadsheet that treated it as a number has appended a point and a 0.
  const whole = plain.replace(/^(\+?\d{7,})\.0+$/, '$1');
  const dial = homeDial(currency, country);
  // "(0)" is only dialled within the country, unless the 0 is part of every number.
  const home = planOfDial(dial);
  const number = withCountry(compact(whole.replace('(0)', '')), home) ?? withCountry(compact(whole), home);
  if (number !== undefined) return ok(`+${number}`);
  const digits = compact(whole).replace('+', '');
  if (!/^\d+$/.test(digits)) return refuse({ type: 'PhoneWrong', digits: 0 });
  const isLike = digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS && !compact(whole).startsWith('+');
  return dial === undefined && isLike ? refuse({ type: 'PhoneNeedsCountry' }) : refuse({ type: 'PhoneWrong', digits: digits.length }); // prettier-ignore
}

/** Length limits of international numbers, including the country code. Units: digits. */
const [MIN_DIGITS, MAX_DIGITS] = [7, 15];

/** Digits only, after a "+" when the country code is included. */
const compact = (typed: string): string => typed.replace(BETWEEN, '').replace(/^000?/, '+');

/**
 * All digits of a number including the country code; undefined when it is not valid in the home country or in the
 * country that it names.
 */
function withCountry(typed: string, home: NumberPlan | undefined): string | undefined {
  if (!/^\+?\d+$/.test(typed)) return undefined;
  const number = typed.startsWith('+') ? abroad(typed.slice(1)) : home && athome(typed, home);
  return number !== undefined && /^[1-9]\d{6,14}$/.test(number) ? number : undefined;
}

/** A number that begins with its country code. */
function abroad(digits: string): string | undefined {
  const plan = planOfNumber(digits);
  if (!plan) return digits;
  const national = nationalOf(plan, digits.slice(plan.dial.length));
  return national && plan.dial + national.number;
}

/** A national number, or one with its code but without "+"; a mobile number is preferred over another. */
function athome(digits: string, plan: NumberPlan): string | undefined {
  const here = nationalOf(plan, digits);
  const coded = digits.startsWith(plan.dial) ? nationalOf(plan, digits.slice(plan.dial.length)) : undefined;
  const found = [coded, here].find((one) => one?.kind === 'mobile') ?? here ?? coded;
  return found && plan.dial + found.number;
}

/**
 * Other national prefixes: in Gabon a 0 precedes the numbers of 2019, in Argentina a 15 precedes mobile numbers, which
 * is a 9 from abroad.
 */
const INSIDE: Readonly<Record<string, readonly [RegExp, string]>> = {
  1: [/^1/, ''],
  54: [/^(?=\d{12}$)(11|[23]\d{2,3})15/, '9$1'],
  241: [/^0(?=[167]\d{7}$)/, ''],
};

/** A number without its national prefix; undefined when it has an invalid length. */
function nationalOf(plan: NumberPlan, dialled: string): { number: string; kind: 'mobile' | 'other' } | undefined {
  const [before, instead] = INSIDE[plan.dial] ?? [/^$/, ''];
  const number = (plan.keepsZero ? dialled : dialled.replace(/^0/, '')).replace(before, instead);
  const kind = kindOfNumber(plan, number);
  return kind && { number, kind };
}

/**
 * A number in its country's usual grouping: `+256 772 000 118`. A number without a country code is returned as entered.
 */
export function showPhone(phone: string): string {
  if (!/^\+\d{7,15}$/.test(phone)) return phone;
  const plan = planOfNumber(phone.slice(1));
  let at = 1 + (plan?.dial.length ?? 3);
  const [code, rest] = [phone.slice(0, at), phone.slice(at)];
  const groups = plan?.groups.find((one) => digitsIn(one) === rest.length);
  const parts = groups?.map((digits) => phone.slice(at, (at += digits))) ?? rest.match(/\d{3}(?!\d$)|\d+/g) ?? [rest];
  return [code, ...parts].join(' ');
}

/** Comparison key, the same for all notations of a number; '' when invalid. */
export function phoneKey(phone: string, currency: string, country?: string): string {
  const known = toE164(phone, currency, country);
  if (known.ok) return known.value;
  return known.error.type === 'PhoneNeedsCountry' ? plainSigns(phone).replace(/\D/g, '') : '';
}
