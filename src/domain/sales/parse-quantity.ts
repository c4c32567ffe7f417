import { refuse, ok, type Result } from '../result.ts';

export type NumberError = { type: 'NumberAboveZero' } | { type: 'NumberTooLong' };

/**
 * Parse an entered quantity into base units: "12", "2.5", "1,5", "120+95". [SAL-3, SAL-4, SAL-9] Units: the entered
 * number counts units of `factor` base units. Errors: NumberAboveZero for an empty, unreadable, zero or negative entry
 * or one that is not whole in base units; NumberTooLong for more than 3 decimals or more than 10 digits.
 */
export function parseQuantity(typed: string, factor = 1): Result<number, NumberError> {
  const parts = typed.replace(/\s/g, '').split('+');
  let sum = 0;
  for (const part of parts) {
    const match = /^(\d*)(?:[.,](\d+))?$/.exec(part);
    if (!match || (match[1] === '' && match[2] === undefined)) return refuse({ type: 'NumberAboveZero' });
    const [, whole = '', decimals = ''] = match;
    if (decimals.length > 3 || whole.length + decimals.length > 10) return refuse({ type: 'NumberTooLong' });
    // Calculate in thousandths to stay in integers: 2.5 trays are 2500 × 30 / 1000 eggs.
    sum += Number(whole || '0') * 1000 + Number(decimals.padEnd(3, '0'));
  }
  const qty = (sum * factor) / 1000;
  if (!Number.isInteger(qty) || qty <= 0) return refuse({ type: 'NumberAboveZero' });
  if (qty > 9_999_999_999) return refuse({ type: 'NumberTooLong' });
  return ok(qty);
}
