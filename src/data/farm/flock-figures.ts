import { EGG_GRADES } from '../../../schemas/pieces.ts';
import { flockEntity } from '../../domain/ledger/fold.ts';
import type { FlockState } from '../../domain/ledger/flock-state.ts';
import { measure } from '../../domain/ledger/measures.ts';
import { headsAliveOn } from '../../domain/flocks/heads-alive.ts';
import { henDayPercentage, type LayingDay } from '../../domain/flocks/laying-percentages.ts';
import { daysBetween } from '../../domain/time/days-between.ts';
import { addDays } from '../../domain/time/local-day.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import type { FlockRow } from './farm-views.ts';

type Figures = Pick<FlockRow, 'heads' | 'most_heads' | 'eggs_today' | 'dead_today' | 'laying'>;

/** Days that the laying percentage looks back: whole days, today is not over. */
const LAYING_DAYS = 7;

/** What the books know of a flock today. [FLK-4, FLK-7, FLK-12] */
export async function flockFigures(
  db: LedgerDatabase,
  { id, placed_on }: { id: string; placed_on: string },
  today: string,
): Promise<Figures> {
  const level = await bookedHeads(db, id);
  if (level === undefined) return {};
  const [eggs, dead, yesterday] = await Promise.all([
    eggsOn(db, id, today),
    db.totals.get([measure.heads(id, 'dead'), today]),
    headsBefore(db, id, addDays(today, -1)),
  ]);
  return {
    heads: level,
    most_heads: Math.max(level, yesterday),
    eggs_today: eggs || undefined,
    dead_today: dead ? -dead.amount : undefined,
    laying: await layingOf(db, id, placed_on, today),
  };
}

/** Birds of a flock by the books; undefined until its placing is booked, when only those are known that left. */
export async function bookedHeads({ levels, groups }: LedgerDatabase, farm: string): Promise<number | undefined> {
  const placed = await groups.where('doc_id').equals(farm).count();
  return placed === 0 ? undefined : (await levels.get(flockEntity(farm)))?.level;
}

/** Eggs of a flock on a day, of all grades. */
export async function eggsOn({ totals }: LedgerDatabase, farm: string, day: string): Promise<number> {
  const rows = await totals.bulkGet(EGG_GRADES.map((grade) => [measure.laid(farm, grade), day] as [string, string]));
  return rows.reduce((sum, row) => sum + (row?.amount ?? 0), 0);
}

/** Birds of a flock when a day began. */
export async function headsBefore({ groups }: LedgerDatabase, farm: string, day: string): Promise<number> {
  const key = flockEntity(farm);
  const last = await groups.where('keys').between(`${key} `, `${key} ${day}`, true, false).last();
  return (last?.after[key] as FlockState | undefined)?.heads ?? 0;
}

async function layingOf(db: LedgerDatabase, id: string, placed_on: string, today: string): Promise<Figures['laying']> {
  const days: LayingDay[] = [];
  for (let back = LAYING_DAYS; back > 0; back--) {
    const day = addDays(today, -back);
    const eggs = await eggsOn(db, id, day);
    if (eggs === 0) continue; // not written down
    const [start, end] = await Promise.all([headsBefore(db, id, day), headsBefore(db, id, addDays(day, 1))]);
    const headsAlive = headsAliveOn({ start, end });
    if (headsAlive === 0) return undefined; // the books are not worked out up to there yet
    days.push({ eggs, headsAlive });
  }
  const percent = henDayPercentage(days);
  const of = Math.min(LAYING_DAYS, daysBetween(placed_on, today));
  return percent === undefined ? undefined : { percent, recorded: days.length, of };
}
