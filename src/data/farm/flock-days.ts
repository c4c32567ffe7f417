import { EGG_GRADES } from '../../../schemas/pieces.ts';
import type { Flock } from '../../../schemas/flock.schema.ts';
import { flockEntity } from '../../domain/ledger/fold.ts';
import type { FlockState } from '../../domain/ledger/flock-state.ts';
import { measure } from '../../domain/ledger/measures.ts';
import type { FlockDay } from '../../domain/flocks/flock-day.ts';
import { birdsPlaced, laysFrom } from '../../domain/flocks/flock-age.ts';
import { headsAliveOn } from '../../domain/flocks/heads-alive.ts';
import { daysFrom } from '../../domain/time/periods.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';

const PAST = '\uffff';

/** What the books know of each day of a flock, oldest first; water is no matter of the books. [FLK-6, FLK-7] */
export async function bookedDays(db: LedgerDatabase, farm: string, from: string, until: string): Promise<FlockDay[]> {
  const [before, heads, eggs, broken, fed, dead] = await Promise.all([
    headsBefore(db, farm, from),
    headsByDay(db, farm, from, until),
    byDay(db, EGG_GRADES.map((grade) => measure.laid(farm, grade)), from, until),
    byDay(db, [measure.laid(farm, 'broken')], from, until),
    byDay(db, [measure.fed(farm, 'feed')], from, until),
    byDay(db, [measure.heads(farm, 'dead')], from, until),
  ]); // prettier-ignore
  let start = before;
  return daysFrom(from, until).map((day) => {
    const end = heads.get(day) ?? start;
    const alive = headsAliveOn({ start, end });
    start = end;
    const fed_g = fed.get(day);
    return {
      day,
      heads: alive,
      end,
      eggs: eggs.get(day),
      broken: broken.get(day) ?? 0,
      fed_g: fed_g === undefined ? undefined : 0 - fed_g,
      dead: 0 - (dead.get(day) ?? 0),
    };
  });
}

/** Hens when lay began; those that came when they laid already, as many as came. [FLK-13] */
export async function hensHoused(db: LedgerDatabase, flock: Flock): Promise<number> {
  const began = laysFrom(flock);
  if (began <= flock.placed_on) return birdsPlaced(flock);
  const [day] = await bookedDays(db, flock.id, began, began);
  return day?.heads ?? 0;
}

/** Birds of a flock when a day began. */
export async function headsBefore({ groups }: LedgerDatabase, farm: string, day: string): Promise<number> {
  const key = flockEntity(farm);
  const last = await groups.where('keys').between(`${key} `, `${key} ${day}`, true, false).last();
  return headsAfter(last, key);
}

/** Birds at the end of each day on which the books moved the flock: one read of places, one of the last group of each day. */
async function headsByDay({ groups }: LedgerDatabase, farm: string, from: string, until: string) {
  const key = flockEntity(farm);
  const places = await groups
    .where('keys')
    .between(`${key} ${from}`, `${key} ${until}${PAST}`, true, true)
    .primaryKeys();
  const lastOf = new Map(places.map((ord) => [ord.slice(0, 10), ord]));
  const last = await groups.bulkGet([...lastOf.values()]);
  return new Map([...lastOf.keys()].map((day, i) => [day, headsAfter(last[i], key)]));
}

const headsAfter = (group: { after: Record<string, unknown> } | undefined, key: string): number =>
  (group?.after[key] as FlockState | undefined)?.heads ?? 0;

/** Sums of some totals by day; a day without any is absent. */
async function byDay({ totals }: LedgerDatabase, names: readonly string[], from: string, until: string) {
  const found = await Promise.all(
    names.map((name) => totals.where('[name+day]').between([name, from], [name, until], true, true).toArray()),
  );
  const sums = new Map<string, number>();
  for (const { day, amount } of found.flat()) if (amount !== 0) sums.set(day, (sums.get(day) ?? 0) + amount);
  return sums;
}
