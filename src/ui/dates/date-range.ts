import type { Habits } from '../../domain/business/habits.ts';
import { addDays } from '../../domain/time/local-day.ts';
import { habits } from '../setup/habits.ts';

export type RangeChoice = 'today' | 'week' | 'month' | 'all' | 'own';
/** First and last day, both included. */
export interface DayRange {
  from: string;
  to: string;
}

const WEEKDAY: Readonly<Record<Habits['first_weekday'], number>> = { sunday: 0, monday: 1, saturday: 6 };

/** First day of the week of a day; the business defines the first weekday. [SET-4] */
function weekOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday - WEEKDAY[habits().first_weekday] + 7) % 7));
}

function lastOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0, 12)).toISOString().slice(0, 10);
}

/** The days of a choice, null for all; own days in the wrong order are swapped. [SAL-24] */
export function rangeOf(choice: RangeChoice, today: string, own?: DayRange): DayRange | null {
  switch (choice) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: weekOf(today), to: addDays(weekOf(today), 6) };
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: lastOfMonth(today) };
    case 'own':
      if (!own?.from || !own.to) return null;
      return own.from <= own.to ? own : { from: own.to, to: own.from };
    case 'all':
      return null;
  }
}

const CHOICES: readonly RangeChoice[] = ['today', 'week', 'month', 'all', 'own'];

/** The choice named in the address; this month when there is none. [SAL-24] */
export const choiceOf = (word: string | null): RangeChoice => CHOICES.find((choice) => choice === word) ?? 'month';
