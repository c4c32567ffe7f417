import { EGG_GRADES } from '../../../schemas/pieces.ts';
import { flockEntity } from '../../domain/ledger/fold.ts';
import type { FlockState } from '../../domain/ledger/flock-state.ts';
import { measure } from '../../domain/ledger/measures.ts';
import { daysFrom, type FlockDay } from '../../domain/flocks/flock-day.ts';
import { headsAliveOn } from '../../domain/flocks/heads-alive.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';

const PAST = '\uffff';

/** What the books know of each day of a flock, oldest first; water is no matter of the books. [FLK-6, FLK-7] */
export async function bookedDays(db: LedgerDatabase, farm: string, from: string, until: string): Promise<FlockDay[]> {
  const [heads, eggs, fed, dead] = await Promise.all([
    headsByDay(db, farm, until),
    byDay(db, EGG_GRADES.map((grade) => measure.laid(farm, grade)), from, until),
    byDay(db, [measure.fed(farm, 'feed')], from, until),
    byDay(db, [measure.heads(farm, 'dead')], from, until),
  ]); // prettier-ignore
  let start = heads.before(from);
  return daysFrom(from, until).map((day) => {
    const end = heads.on.get(day) ?? start;
    const alive = headsAliveOn({ start, end });
    start = end;
    const fed_g = fed.get(day);
    return { day, heads: alive, eggs: eggs.get(day), fed_g: fed_g === undefined ? undefined : 0 - fed_g, dead: 0 - (dead.get(day) ?? 0) }; // prettier-ignore
  });
}

/** Birds at the end of each day on which the books moved the flock: one read of places, one of the last group of each day. */
async function headsByDay({ groups }: LedgerDatabase, farm: string, until: string) {
  const key = flockEntity(farm);
  const found = await groups.where('keys').between(`${key} `, `${key} ${until}${PAST}`, true, true).keys();
  const lastOf = new Map<string, string>();
  for (const one of found as unknown as string[]) {
    const ord = one.slice(key.length + 1);
    lastOf.set(ord.slice(0, 10), ord);
  }
  const days = [...lastOf.keys()];
  const last = await groups.bulkGet([...lastOf.values()]);
  const on = new Map(days.map((day, i) => [day, (last[i]?.after[key] as FlockState | undefined)?.heads ?? 0]));
  const before = (day: string): number => on.get(days.findLast((one) => one < day) ?? '') ?? 0;
  return { on, before };
}

/** Sums of some totals by day; a day without any is absent. */
async function byDay({ totals }: LedgerDatabase, names: readonly string[], from: string, until: string) {
  const found = await Promise.all(
    names.map((name) => totals.where('[name+day]').between([name, from], [name, until], true, true).toArray()),
  );
  const sums = new Map<string, number>();
  for (const { day, amount } of found.flat()) if (amount !== 0) sums.set(day, (sums.get(day) ?? 0) + amount);
  return sums;
}
