/** Which sign stands before the decimals. */
export type DecimalSign = 'point' | 'comma';

/** What a number is by either way to write decimals; absent where it is none by that way. Units: 10^-decimals of what is counted. */
export type Readings = Readonly<Partial<Record<DecimalSign, number>>>;

/** Thousands in threes, or as India parts them; a space and an apostrophe part thousands everywhere. */
const GROUPED = /^[1-9]\d{0,2}([,. '])\d{3}(\1\d{3})*$|^[1-9]\d?(,\d\d)+,\d{3}$/;
const MAX_WHOLE_DIGITS = 13;

/**
 * Digits with points, commas, spaces or apostrophes between them: "1.200,50" is a number only where decimals stand behind a comma, "15.000"
 * is 15 or 15,000, "12.34.5" is none. What is finer than `decimals` is no reading.
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
