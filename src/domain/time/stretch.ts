import { dayStart } from './day-start.ts';
import { addDays, localDay } from './local-day.ts';

/** From when until when something may have happened, both included. */
export interface Stretch {
  readonly from: Date;
  readonly until: Date;
}

interface Written {
  readonly occurred_at: string;
  readonly created_at: string;
}

/** What is written down so long after it happened was given a day, and no hour. */
const AT_ONCE_MS = 3_600_000;

/** Whether the hour is known: it was written down when it happened. What is filled in later is known by its day. [DOC-15] */
export const hasHour = ({ occurred_at, created_at }: Written): boolean =>
  Math.abs(Date.parse(created_at) - Date.parse(occurred_at)) <= AT_ONCE_MS;

/** When a record may have happened: at its moment, or anywhen in its day, where the business is. */
export function stretchOf(record: Written): Stretch {
  const at = new Date(record.occurred_at);
  if (hasHour(record)) return { from: at, until: at };
  const day = localDay(at);
  return { from: dayStart(day), until: new Date(dayStart(addDays(day, 1)).getTime() - 1) };
}
