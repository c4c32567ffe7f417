import { RuleError, RulePath, typeName, type RuleValue } from '../values.ts';

/** A value as text, as in string() and join(). Errors: RuleError for lists, maps and other values without a text. */
export function toText(value: RuleValue): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return floatText(value);
  if (value instanceof RulePath) return `/${value.segments.join('/')}`;
  throw new RuleError(`${typeName(value)} has no text.`);
}

/** Plain digits from 0.001 to below 10,000,000, otherwise as 1.0E8; always with a digit after the point. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  if (Object.is(value, -0)) return '-0.0';
  if (size === 0 || (size >= 1e-3 && size < 1e7)) return Number.isInteger(value) ? value.toFixed(1) : String(value);
  const [digits = '', power = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${Number(power)}`;
}
