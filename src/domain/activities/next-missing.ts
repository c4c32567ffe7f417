import { addDays } from '../time/local-day.ts';

/** Where somebody fills in, and the days that can be missing, both included. */
interface FilledFrom {
  readonly day: string;
  readonly first: string;
  readonly last: string;
}

/** The day without a record to go on with: the next one that comes later, else the one before; undefined when none is missing. [ACT-13] */
export function nextMissing(recorded: ReadonlySet<string>, { day, first, last }: FilledFrom): string | undefined {
  for (let next = addDays(day, 1); next <= last; next = addDays(next, 1)) if (!recorded.has(next)) return next;
  for (let next = addDays(day, -1); next >= first; next = addDays(next, -1)) if (!recorded.has(next)) return next;
  return undefined;
}
