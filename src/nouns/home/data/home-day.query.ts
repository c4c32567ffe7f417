import { MONEY_METHODS } from '../../../../schemas/choices.ts';
import { query } from '../../../data/query.ts';
import { combineLatest, map, switchMap } from 'rxjs';
import type { RawMaterial } from '../../../../schemas/raw-material.schema.ts';
import { figure } from '../../../domain/figures/figures.ts';
import { addDays, localDay } from '../../../domain/time/local-day.ts';
import { daysFrom } from '../../../domain/time/periods.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { readDays } from '../../../books/read/period-sums.ts';
import { alertLimits } from '../../business/data/alert-limits.ts';
import { whenBooked } from '../../../books/read/when-booked.ts';
import { liveThings, whenBusinessOpen } from '../../../data/live.ts';
import type { Row } from '../../../store/row-store.ts';
import { dayFigures } from './day-figures.ts';
import type { HomeDay, FeedRow } from '../../../contract/home.ts';
import { daysLeftOf, givenSince } from '../../../books/read/days-left.ts';

const WEEK_DAYS = 7;

/** Today's money, eggs, deaths and feed, all from sums of the books; null until there are any. [RPT-1] */
export const homeDay = query({
  name: 'home.day',
  read: (deps) =>
    whenBusinessOpen<HomeDay | null>(
      deps,
      (session, businessId) =>
        combineLatest([
          liveThings<Row<RawMaterial>>(session.book.raw_materials, businessId),
          alertLimits(session),
        ]).pipe(
          map(([materials, limits]) => ({ materials: materials.filter(({ archived }) => !archived), limits })),
          switchMap(({ materials, limits }) =>
            whenBooked(session, (db) => readDay(db, materials, { today: localDay(deps.now()), ...limits }), null),
          ),
        ),
      null,
    ),
});

interface Asked {
  readonly today: string;
  readonly feed_days: number;
}

async function readDay(db: LedgerDatabase, materials: readonly RawMaterial[], asked: Asked): Promise<HomeDay> {
  const { today } = asked;
  return db.db.transaction('r', [db.sums, db.levels], async () => {
    const yesterday = addDays(today, -1);
    const [week, now, before, feeds] = await Promise.all([
      weekOf(db, today),
      dayFigures(db, today),
      dayFigures(db, yesterday),
      feedsLeft(db, materials, asked),
    ]);
    return {
      today,
      week,
      methods: now.methods,
      eggs_today: now.eggs || undefined,
      eggs_yesterday: before.eggs || undefined,
      dead_today: now.dead,
      dead_yesterday: before.dead,
      sold_today: now.sold,
      sales_today: now.sales,
      feeds,
    };
  });
}

async function weekOf(db: LedgerDatabase, today: string): Promise<HomeDay['week']> {
  const first = addDays(today, 1 - WEEK_DAYS);
  const byDay = await readDays(db, first, today);
  const [came, went] = [byDay(figure.moneyIn(...MONEY_METHODS)), byDay(figure.moneyOut(...MONEY_METHODS))];
  return daysFrom(first, today).map((day) => ({ day, in: came.get(day) ?? 0, out: went.get(day) ?? 0 }));
}

/** The feeds in use with the days each will last, shortest first. [RAW-5] */
async function feedsLeft(
  db: LedgerDatabase,
  materials: readonly RawMaterial[],
  { today, feed_days }: { readonly today: string; readonly feed_days: number },
): Promise<FeedRow[]> {
  const days = await readDays(db, givenSince(today));
  const rows = await Promise.all(
    materials.map(async ({ id, name, base_unit, pack, min_days_left = feed_days }): Promise<FeedRow | undefined> => {
      const left = await daysLeftOf(db, [id], { today, causes: ['feed'], days });
      if (!left) return undefined;
      const { onHand: on_hand, perDay: a_day, wholeDays: days_left } = left;
      return { id, name, on_hand, base_unit, pack, a_day, days_left, low: days_left < min_days_left };
    }),
  );
  return rows.filter((row) => row !== undefined).sort((a, b) => a.days_left - b.days_left);
}
