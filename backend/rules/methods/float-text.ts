import { RuleError } from '../values.ts';

const decimal = /^([+-]?)(?:(NaN)|(Infinity)|((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)[fFdD]?)$/;
const hexadecimal = /^([+-]?)0[xX]([\da-fA-F]*)\.?([\da-fA-F]*)[pP]([+-]?\d+)[fFdD]?$/;

/** Parse a text as float() does: decimal or hexadecimal, surrounding spaces allowed. Errors: RuleError. */
export function parseFloatText(text: string): number {
  const trimmed = text.replace(/^[\0-\x20]+|[\0-\x20]+$/g, '');
  const [, sign, nan, infinity, digits] = decimal.exec(trimmed) ?? [];
  if (nan !== undefined) return Number.NaN;
  const size = infinity === undefined ? (digits === undefined ? parseHexadecimal(trimmed) : Number(digits)) : Infinity;
  return sign === '-' ? -size : size;
}

function parseHexadecimal(text: string): number {
  const [, sign, whole = '', part = '', power] = hexadecimal.exec(text) ?? [];
  if (power === undefined || whole + part === '') throw new RuleError('Not a float.');
  const size = Number(`0x${whole}${part}`) * 2 ** (Number(power) - 4 * part.length);
  return sign === '-' ? -size : size;
}
