import type { Flock } from '../../../../schemas/flock.schema.ts';
import { daysAboveHens } from '../../../domain/flocks/days-above-hens.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import { bookedDays, readFlockDays } from '../../farm/data/flock-days.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import type { Question } from '../../../contract/home.ts';

/** Days to check: a phone that was silent may bring some weeks at once; all sums of a month take one read. */
const ASKED_DAYS = 30;

/**
 * The last day on which a flock laid more than is possible, and the number of such days: a round recorded twice, or
 * birds missing in the book. [MSG-12, LED-51]
 */
export async function ofEggs(
  db: LedgerDatabase,
  { flocks, today }: { readonly flocks: readonly Flock[]; readonly today: string },
): Promise<Question[]> {
  const since = addDays(today, -ASKED_DAYS);
  const alive = flocks.filter(({ closed_on = today }) => closed_on >= since);
  if (alive.length === 0) return [];
  const read = await readFlockDays(db, since, today);
  return alive.flatMap(({ id, name }) => {
    const above = daysAboveHens(bookedDays(read, id));
    const [last] = above;
    if (!last) return [];
    const { day, eggs, hens } = last;
    return [{ kind: 'more_eggs_than_hens' as const, id, name, day, count: eggs, hens, more: above.length - 1 }];
  });
}
