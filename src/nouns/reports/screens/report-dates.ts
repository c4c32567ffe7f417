import { lastDayOf } from '../../../domain/time/periods.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import type { DayRange } from '../../../ui/dates/date-range.ts';

/** The choices of days for a report. */
export type ReportDates = 'today' | 'last7' | 'month' | 'lastmonth' | 'all' | 'own';
const CHOICES: readonly ReportDates[] = ['today', 'last7', 'month', 'lastmonth', 'all', 'own'];

/** The choice in the URL; this month when there is none. */
export const datesOf = (word: string | null): ReportDates => CHOICES.find((one) => one === word) ?? 'month';

/** The day in the URL, undefined when invalid: a half-typed year is not a year of a farm. */
export const dayOf = (word: string | null): string | undefined =>
  word !== null && /^(19|20)\d\d-\d\d-\d\d$/.test(word) && !Number.isNaN(Date.parse(word)) ? word : undefined;

/** First and last day of a choice, null for all; own days in the wrong order are swapped. [RPT-8] */
export function reportRange(dates: ReportDates, today: string, own: DayRange): DayRange | null {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  switch (dates) {
    case 'today':
      return { from: today, to: today };
    case 'last7':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: firstOfMonth, to: today };
    case 'lastmonth': {
      const month = addDays(firstOfMonth, -1).slice(0, 7);
      return { from: `${month}-01`, to: lastDayOf(month) };
    }
    case 'own':
      if (!own.from || !own.to) return { from: firstOfMonth, to: today };
      return own.from <= own.to ? own : { from: own.to, to: own.from };
    case 'all':
      return null;
  }
}
