import { addDays } from '../time/local-day.ts';

/** The day being filled in, and the range of days that can be missing, both ends included. */
interface FilledFrom {
  readonly day: string;
  readonly first: string;
  readonly last: string;
}

/** The next day without a record: the next later one, else the one before; undefined when none is missing. [ACT-13] */
export function nextMissing(recorded: ReadonlySet<string>, { day, first, last }: FilledFrom): string | undefined {
  for (let next = addDays(day, 1); next <= last; next = addDays(next, 1)) if (!recorded.has(next)) return next;
  for (let next = addDays(day, -1); next >= first; next = addDays(next, -1)) if (!recorded.has(next)) return next;
  return undefined;
}
