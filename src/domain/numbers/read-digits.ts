/** The decimal sign. */
export type DecimalSign = 'point' | 'comma';

/**
 * Value of a number for each decimal sign; absent when invalid with that sign. Units: 10^-decimals of the counted unit.
 */
export type Readings = Readonly<Partial<Record<DecimalSign, number>>>;

/** Thousands in groups of three, or in Indian grouping; a space and an apostrophe are always thousands separators. */
const GROUPED = /^[1-9]\d{0,2}([,. '])\d{3}(\1\d{3})*$|^[1-9]\d?(,\d\d)+,\d{3}$/;
const MAX_WHOLE_DIGITS = 13;

/**
 * Read digits with points, commas, spaces or apostrophes between them: "1.200,50" is only valid with a decimal comma,
 * "15.000" is 15 or 15,000, "12.34.5" is invalid. A value finer than `decimals` is not a reading.
 */
export function readDigits(body: string, decimals: number): Readings {
  const [point, comma] = [readWith('.', body, decimals), readWith(',', body, decimals)];
  return { ...(point !== undefined && { point }), ...(comma !== undefined && { comma }) };
}

function readWith(sign: '.' | ',', body: string, decimals: number): number | undefined {
  const [whole = '', part = '', ...more] = body.split(sign);
  const isNumber = more.length === 0 && /^\d*$/.test(part) && whole + part !== '' && (/^\d*$/.test(whole) || GROUPED.test(whole));
  const digits = whole.replace(/\D/g, '');
  if (!isNumber || digits.length > MAX_WHOLE_DIGITS || /[1-9]/.test(part.slice(decimals))) return undefined;
  const value = Number(digits + part.slice(0, decimals).padEnd(decimals, '0'));
  return Number.isSafeInteger(value) ? value : undefined;
} // prettier-ignore
