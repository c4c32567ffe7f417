import { isForEggs } from '../../../domain/flocks/curve-copies.ts';
import { eggCost } from '../../../domain/figures/flock-result.ts';
import type { FlockDay } from '../../../domain/flocks/flock-day.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import { lastDayOf } from '../../../domain/time/periods.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import type { FlockMoney } from '../../../contract/flock-page.ts';
import { flockResults } from './flock-results.ts';
import type { FlockDoc } from '../../../store/book.ts';

/**
 * Booked cost and margin of a flock: for hens of this month, or their last one; for other birds of all their days.
 * `days`: all of them. [FLK-10, FLK-16, FLK-19]
 */
export async function flockMoney(
  db: LedgerDatabase,
  flock: FlockDoc,
  { today, days }: { today: string; days: readonly FlockDay[] },
): Promise<FlockMoney> {
  const result = async (month?: string) =>
    (await flockResults(db, [flock], { ...(month && { from: `${month}-01`, to: lastDayOf(month) }), today })).get(
      flock.id,
    )!;
  if (!isForEggs(flock)) return { ...(await result()), hen_days: 0 };
  const month = (flock.closed_on ?? today).slice(0, 7);
  const recorded = days.filter(({ day, eggs }) => day.startsWith(month) && eggs !== undefined);
  return {
    ...(await result(month)),
    month,
    hen_days: sumOf(recorded, ({ heads }) => heads),
    egg_cost: eggCost(await result(addDays(`${month}-01`, -1).slice(0, 7))),
  };
}
