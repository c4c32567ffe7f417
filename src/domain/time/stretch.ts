import { dayStart } from './day-start.ts';
import { addDays, localDay } from './local-day.ts';

/** Interval in which an event may have happened, both ends included. */
export interface Stretch {
  readonly from: Date;
  readonly until: Date;
}

interface Written {
  readonly occurred_at: string;
  readonly created_at: string;
}

/** A record entered this long after the event was given a day, but no hour. */
const AT_ONCE_MS = 3_600_000;

/**
 * Whether the hour is known: it was recorded when it happened. A record entered later is known by its day only.
 * [DOC-15]
 */
export const hasHour = ({ occurred_at, created_at }: Written): boolean =>
  Math.abs(Date.parse(created_at) - Date.parse(occurred_at)) <= AT_ONCE_MS;

/** Interval of a record: its instant, or its whole day in the business's time zone. */
export function stretchOf(record: Written): Stretch {
  const at = new Date(record.occurred_at);
  if (hasHour(record)) return { from: at, until: at };
  const day = localDay(at);
  return { from: dayStart(day), until: new Date(dayStart(addDays(day, 1)).getTime() - 1) };
}
