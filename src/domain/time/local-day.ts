import { twoDigits } from '../numbers/two-digits.ts';
import { shownAt } from './wall-clock.ts';

/** The calendar day of an instant in the business's time zone, `YYYY-MM-DD`. [DOC-6] */
export function localDay(at: Date): string {
  const shown = shownAt(at);
  const [month, day] = [shown.getUTCMonth() + 1, shown.getUTCDate()].map(twoDigits);
  return `${String(shown.getUTCFullYear()).padStart(4, '0')}-${month}-${day}`;
}

/** The day `days` after `day`. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
