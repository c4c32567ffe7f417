import type { Language } from '../text/languages.ts';
import { readDigits, type DecimalSign, type Readings } from './read-digits.ts';

/** What a person means by a number: one value, either of two, or none that is counted so finely. Units: 10^-decimals. */
export type Meaning =
  | { readonly is: 'one'; readonly value: number }
  | { readonly is: 'either'; readonly point: number; readonly comma: number }
  | { readonly is: 'none' };

/** What stands in digits, a fraction or with signs between: `body` of the number's parts. */
export interface Written {
  readonly body: string;
  /** How finely it is counted: so many decimals. */
  readonly decimals: number;
}

/** Fractions that people say; a day is none of them. */
const FRACTION = /^(?:(\d{1,9}) +)?([1-9])\/(2|3|4|5|8|10)$/;

/** All that a number may be: digits with signs between them, or a fraction, "1 1/2". */
export function readingsOf({ body, decimals }: Written): Readings {
  if (!body.includes('/')) return readDigits(body, decimals);
  const [, whole = '0', part, of] = FRACTION.exec(body) ?? [];
  const value = ((Number(whole) * Number(of) + Number(part)) * 10 ** decimals) / Number(of);
  return Number(part) < Number(of) && Number.isSafeInteger(value) ? { point: value, comma: value } : {};
}

/** What is meant when decimals stand behind `sign`; without a sign, both where they differ. */
export function meaningOf(written: Written, sign?: DecimalSign): Meaning {
  const { point, comma } = readingsOf(written);
  if (point === undefined || comma === undefined || point === comma) return one(point ?? comma);
  if (sign !== undefined) return one(sign === 'point' ? point : comma);
  // What has no smaller coin is parted in thousands only: nobody writes three noughts behind it.
  return written.decimals === 0 ? one(Math.max(point, comma)) : { is: 'either', point, comma };
}

const one = (value: number | undefined): Meaning => (value === undefined ? { is: 'none' } : { is: 'one', value });

/** The same below 0; minus nought is nought. */
export const signed = (meant: Meaning, negative: boolean): Meaning =>
  meant.is === 'one' && negative ? { is: 'one', value: 0 - meant.value } : meant;

/** Where the decimals of a number stand for whoever reads in a language: a comma parts thousands but in French; a point may do either. */
export const usualSign = (body: string, language: Language): DecimalSign | undefined =>
  body.includes(',') && language !== 'fr' ? 'point' : undefined;

/** What somebody means who types it into a field: so many decimals as are counted are decimals, behind whichever sign their language has. [LOK-11] */
export function typedMeaning(written: Written, language: Language): Meaning {
  const [, sign, behind = ''] = /^[\d ']*([.,])(\d*)$/.exec(written.body) ?? [];
  const isDecimal = sign !== undefined && behind.length <= written.decimals && (sign === '.' || language === 'fr');
  return meaningOf(written, isDecimal ? (sign === '.' ? 'point' : 'comma') : usualSign(written.body, language));
}
