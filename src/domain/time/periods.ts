import { addDays } from './local-day.ts';

/** Last day of a month, `YYYY-MM`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
}

/** The month after a month, `YYYY-MM`. */
export const nextMonth = (month: string): string => addDays(lastDayOf(month), 1).slice(0, 7);

/**
 * The days from one to another, both included, as few periods: whole months `YYYY-MM`, and the single days before and
 * after them. Empty when `to` comes first.
 */
export function periodsOf(from: string, to: string): string[] {
  const periods: string[] = [];
  for (let day = from; day <= to;) {
    const month = day.slice(0, 7);
    const last = lastDayOf(month);
    const isWhole = day.endsWith('-01') && last <= to;
    periods.push(isWhole ? month : day);
    day = addDays(isWhole ? last : day, 1);
  }
  return periods;
}

/** Every day from one to another, both included. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
