import { daysBetween } from './days-between.ts';
import { addDays, localDay } from './local-day.ts';
import { TOLERANCE_MS } from './future.ts';

/** Times of a record, by the clock of the phone that wrote it. */
export interface Moments {
  readonly occurred_at: string;
  readonly created_at: string;
  readonly day: string;
  /** The clock's time when it was recorded, set when that was corrected since. [DOC-18] */
  readonly clock_said?: string | undefined;
  readonly due_date?: string | undefined;
  readonly confirmed_at?: string | undefined;
  readonly confirmed_day?: string | undefined;
}

/** Known facts about the time. Units: ms since 1970, ms. */
export interface KnownTime {
  /** The best known present time. */
  readonly now: number;
  /** How far the phone's clock is ahead of it; negative when it is behind. */
  readonly off: number;
}

/** No phone had this app earlier: clocks start earlier after their battery was removed. */
const EARLIEST_MS = Date.UTC(2025, 0, 1);

/**
 * Correct the times of a record: a time in the future, or before the app existed, comes from a wrong clock, and is
 * shifted by the present offset of the clock, or else set to now; times that follow from its day are shifted along. A
 * record corrected earlier is judged by its clock's original time, which may have been right. Undefined when nothing
 * changes. [DOC-18]
 */
export function putRight<M extends Moments>(record: M, known: KnownTime): M | undefined {
  const { clock_said = record.created_at } = record;
  const right = rightTime(Date.parse(clock_said), Date.parse(record.created_at), known);
  const by = right - Date.parse(record.created_at);
  if (by === 0) return undefined;
  const { clock_said: _said, ...rest } = moved(record, by, known.now + TOLERANCE_MS);
  const isAsSaid = rest.created_at === clock_said;
  return { ...rest, ...(!isAsSaid && { clock_said }) } as unknown as M;
}

/**
 * A record that was corrected again after it was sent, with the times that the server has: those never change again.
 * Other changes made meanwhile are kept. Returns the same record when the times are its own. [DOC-18, SYN-5]
 */
export function asServerHasIt<M extends object>(record: M, server: object): M {
  const [mine, { created_at, clock_said }] = [record as M & Moments, server as Partial<Moments>];
  if (created_at === undefined || created_at === mine.created_at || (mine.day as string | undefined) === undefined)
    return record;
  const { clock_said: _mine, ...back } = moved(mine, Date.parse(created_at) - Date.parse(mine.created_at));
  return { ...back, ...(clock_said !== undefined && { clock_said }) } as unknown as M;
}

/** When it was recorded: the clock's time, that time minus the offset, the earlier correction, or now. */
function rightTime(said: number, found: number, { now, off }: KnownTime): number {
  const isPossible = (at: number) => at >= EARLIEST_MS && at <= now + TOLERANCE_MS;
  return [said, ...(Math.abs(off) > TOLERANCE_MS ? [said - off] : []), found].find(isPossible) ?? now;
}

/**
 * Shift all times; a time that would fall after `latest`, because the clock was set during the entry, becomes the time
 * of recording.
 */
function moved<M extends Moments>(record: M, by: number, latest = Infinity): M {
  const later = (at: string) => new Date(Date.parse(at) + by).toISOString();
  const isAhead = Date.parse(record.occurred_at) + by > latest;
  const occurred_at = later(isAhead ? record.created_at : record.occurred_at);
  const day = localDay(new Date(occurred_at));
  const days = daysBetween(record.day, day);
  const { due_date, confirmed_at, confirmed_day } = record;
  return {
    ...record,
    occurred_at,
    day,
    created_at: later(record.created_at),
    ...(due_date !== undefined && { due_date: addDays(due_date, days) }),
    ...(confirmed_at !== undefined && { confirmed_at: later(confirmed_at) }),
    ...(confirmed_day !== undefined && { confirmed_day: addDays(confirmed_day, days) }),
  };
}
