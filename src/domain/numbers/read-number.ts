import type { Language } from '../text/languages.ts';
import { readDigits, type DecimalSign, type Readings } from './read-digits.ts';

/** Meaning of a number: one value, one of two, or invalid at this precision. Units: 10^-decimals. */
export type Meaning =
  | { readonly is: 'one'; readonly value: number }
  | { readonly is: 'either'; readonly point: number; readonly comma: number }
  | { readonly is: 'none' };

/** A number as written in digits, as a fraction or with separators: `body` of the number's parts. */
export interface Written {
  readonly body: string;
  /** Number of decimals. */
  readonly decimals: number;
}

/** Common fractions; distinguishes them from dates. */
const FRACTION = /^(?:(\d{1,9}) +)?([1-9])\/(2|3|4|5|8|10)$/;

/** All possible values of a number: digits with separators, or a fraction, "1 1/2". */
export function readingsOf({ body, decimals }: Written): Readings {
  if (!body.includes('/')) return readDigits(body, decimals);
  const [, whole = '0', part, of] = FRACTION.exec(body) ?? [];
  const value = ((Number(whole) * Number(of) + Number(part)) * 10 ** decimals) / Number(of);
  return Number(part) < Number(of) && Number.isSafeInteger(value) ? { point: value, comma: value } : {};
}

/** Meaning with the decimal sign `sign`; without one, both values when they differ. */
export function meaningOf(written: Written, sign?: DecimalSign): Meaning {
  const { point, comma } = readingsOf(written);
  if (point === undefined || comma === undefined || point === comma) return one(point ?? comma);
  if (sign !== undefined) return one(sign === 'point' ? point : comma);
  // Without minor units the separator can only group thousands: three decimal zeros are never written.
  return written.decimals === 0 ? one(Math.max(point, comma)) : { is: 'either', point, comma };
}

const one = (value: number | undefined): Meaning => (value === undefined ? { is: 'none' } : { is: 'one', value });

/** The negated meaning; minus zero is zero. */
export const signed = (meant: Meaning, negative: boolean): Meaning =>
  meant.is === 'one' && negative ? { is: 'one', value: 0 - meant.value } : meant;

/** Usual decimal sign of a number in a language: a comma groups thousands except in French; a point may do either. */
export const usualSign = (body: string, language: Language): DecimalSign | undefined =>
  body.includes(',') && language !== 'fr' ? 'point' : undefined;

/**
 * Meaning of a number entered in a field: up to the counted number of decimals are decimals, after the decimal sign of
 * the user's language. [LOK-11]
 */
export function typedMeaning(written: Written, language: Language): Meaning {
  const [, sign, behind = ''] = /^[\d ']*([.,])(\d*)$/.exec(written.body) ?? [];
  const isDecimal = sign !== undefined && behind.length <= written.decimals && (sign === '.' || language === 'fr');
  return meaningOf(written, isDecimal ? (sign === '.' ? 'point' : 'comma') : usualSign(written.body, language));
}
