import { addDays } from '../domain/time/local-day.ts';
import { LATEST_MS, newestFirst } from '../store/rx-schema.ts';

interface Asked<R> {
  /** Facts between two sort keys, both inclusive. */
  readonly newest: (from: number, until: number, limit: number) => Promise<R[]>;
  /** First and last day, both inclusive; null = all days. */
  readonly range: { from: string; to: string } | null;
  /** Rows per read. */
  readonly size: number;
  /** True when the rows are no longer wanted: no further page is read. */
  readonly isOver?: (() => boolean) | undefined;
}

/** Facts around a range of days, newest first, page by page: continues from the last key, never by offset. [DAT-7] */
export async function* newestPages<R extends { id: string; newest_first: number }>({
  newest,
  range,
  size,
  isOver = () => false,
}: Asked<R>): AsyncGenerator<R[]> {
  // A day of the business differs from a UTC day: read one day more on both sides, and use the day stored in each row.
  const first = range ? newestFirst(`${addDays(range.to, 2)}T00:00:00.000Z`) : 0;
  const last = range ? newestFirst(`${addDays(range.from, -1)}T00:00:00.000Z`) : LATEST_MS;
  const seen = new Set<string>();
  for (let from = first, limit = size; ;) {
    const page = await newest(from, last, limit);
    const fresh = page.filter(({ id }) => !seen.has(id));
    yield fresh;
    const end = page.at(-1);
    if (!end || page.length < limit || isOver()) return;
    // More rows of one moment than a page holds, as an import creates them.
    limit = fresh.length === 0 ? limit * 2 : size;
    if (end.newest_first !== from) seen.clear();
    for (const { id, newest_first } of page) if (newest_first === end.newest_first) seen.add(id);
    from = end.newest_first;
  }
}
