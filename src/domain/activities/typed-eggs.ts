import { ok, refuse, type Result } from '../result.ts';
import { parseQuantity } from '../sales/parse-quantity.ts';
import type { ActivityError } from './check-activity.ts';

/**
 * Parse the eggs of a grade, entered as full trays and loose eggs. [ACT-3] Empty and "0" are zero. Errors: loose eggs
 * that fill a tray, and invalid numbers. Units: `tray` eggs per tray.
 */
export function typedEggs(grade: string, trays: string, loose: string, tray: number): Result<number, ActivityError> {
  const whole = typedCount(trays, tray);
  const single = typedCount(loose, 1);
  if (!whole.ok) return refuse({ type: whole.error, field: `${grade}.trays` });
  if (!single.ok) return refuse({ type: single.error, field: `${grade}.loose` });
  // Several amounts entered as a sum may exceed a tray.
  if (single.value >= tray && !loose.includes('+'))
    return refuse({ type: 'LooseTooMany', field: `${grade}.loose`, tray });
  return ok(whole.value + single.value);
}

/** Parse a count that may be zero: "" and "0" are 0. Units: of `factor` base units. */
export function typedCount(typed: string, factor = 1): Result<number, 'NumberAboveZero' | 'NumberTooLong'> {
  const text = typed.trim().replace(/\++$/, '');
  if (/^[0+\s]*$/.test(text)) return ok(0);
  const parsed = parseQuantity(text, factor);
  return parsed.ok ? parsed : refuse(parsed.error.type);
}
