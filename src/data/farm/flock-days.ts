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
import { groupsNamed, lastNamed } from '../ledger/named-groups.ts';
import { readDays } from '../ledger/period-sums.ts';

/** What the books know of each day of a flock, oldest first; water is no matter of the books. [FLK-6, FLK-7] */
export async function bookedDays(db: LedgerDatabase, farm: string, from: string, until: string): Promise<FlockDay[]> {
  const [before, heads, byDay] = await Promise.all([
    headsBefore(db, farm, from),
    headsByDay(db, farm, from, until),
    readDays(db, from, until),
  ]);
  const eggs = byDay(EGG_GRADES.map((grade) => measure.laid(farm, grade)));
  const broken = byDay([measure.laid(farm, 'broken')]);
  const fed = byDay([measure.fed(farm, 'feed')]);
  const dead = byDay([measure.heads(farm, 'dead')]);
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
export async function headsBefore(db: LedgerDatabase, farm: string, day: string): Promise<number> {
  const key = flockEntity(farm);
  return headsAfter(await lastNamed(db, key, day), key);
}

/** Birds at the end of each day on which the books moved the flock. */
async function headsByDay(db: LedgerDatabase, farm: string, from: string, until: string) {
  const key = flockEntity(farm);
  const groups = await groupsNamed(db, key, from, until);
  return new Map(groups.map((group) => [group.day, headsAfter(group, key)]));
}

const headsAfter = (group: { after: Record<string, unknown> } | undefined, key: string): number =>
  (group?.after[key] as FlockState | undefined)?.heads ?? 0;
