import type { Flock } from '../../../../schemas/flock.schema.ts';
import { daysAboveHens } from '../../../domain/flocks/days-above-hens.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import { bookedDays, readFlockDays } from '../../farm/data/flock-days.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import type { Question } from '../../../contract/home.ts';

/** A silent phone that is heard again brings some weeks; all of a month's sums are one read. */
const ASKED_DAYS = 30;

/** The last day on which a flock laid more than it can, and how many such days there are: a round that was written twice, or birds that are missing. [MSG-12, LED-51] */
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
