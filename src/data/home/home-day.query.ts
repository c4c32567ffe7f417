import { combineLatest, map, switchMap, type Observable } from 'rxjs';
import { MONEY_METHODS } from '../../../schemas/pieces.ts';
import type { RawMaterial } from '../../../schemas/raw-material.schema.ts';
import { measure } from '../../domain/ledger/measures.ts';
import { sumOf } from '../../domain/numbers/sum.ts';
import { addDays, localDay } from '../../domain/time/local-day.ts';
import { daysFrom } from '../../domain/time/periods.ts';
import type { Deps } from '../deps.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import { readDays, sumsOfPeriod } from '../ledger/period-sums.ts';
import { alertLimits } from '../business/alert-limits.ts';
import { whenBooked } from '../ledger/when-booked.ts';
import { liveThings, whenBusinessOpen } from '../live.ts';
import type { Row } from '../row-store.ts';
import { feedsLeft } from './feeds-left.ts';
import type { HomeDay } from './home-views.ts';

const WEEK_DAYS = 7;

/** Money, eggs, deaths and feed of today, all from sums of the books; null until there are any. [RPT-1] */
export const homeDay = (deps: Deps): Observable<HomeDay | null> =>
  whenBusinessOpen<HomeDay | null>(
    deps,
    (session, businessId) =>
      combineLatest([liveThings<Row<RawMaterial>>(session.book.raw_materials, businessId), alertLimits(session)]).pipe(
        map(([materials, limits]) => ({ materials: materials.filter(({ archived }) => !archived), limits })),
        switchMap(({ materials, limits }) =>
          whenBooked(session, (db) => readDay(db, materials, { today: localDay(deps.now()), ...limits }), null),
        ),
      ),
    null,
  );

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
      dayOf(db, today),
      dayOf(db, yesterday),
      feedsLeft(db, materials, asked),
    ]);
    const methods = MONEY_METHODS.map((method) => ({
      method,
      left: now.of(measure.moneyIn(method)) + now.of(measure.moneyOut(method)),
    }));
    return {
      today,
      week,
      methods: methods.filter(({ left }) => left !== 0),
      eggs_today: now.sum(/^e:/) || undefined,
      eggs_yesterday: before.sum(/^e:/) || undefined,
      dead_today: 0 - now.sum(/^h:.*:dead$/),
      dead_yesterday: 0 - before.sum(/^h:.*:dead$/),
      sold_today: now.of(measure.sold),
      sales_today: now.of(measure.sales),
      feeds,
    };
  });
}

/** Every total of one day: a day holds a few dozen, whatever the book holds. */
async function dayOf(db: LedgerDatabase, day: string) {
  const sums = await sumsOfPeriod(db, day);
  return {
    of: (name: string) => sums.get(name) ?? 0,
    sum: (like: RegExp) => sumOf([...sums], ([name, amount]) => (like.test(name) ? amount : 0)),
  };
}

async function weekOf(db: LedgerDatabase, today: string): Promise<HomeDay['week']> {
  const first = addDays(today, 1 - WEEK_DAYS);
  const byDay = await readDays(db, first, today);
  const [came, went] = [byDay(MONEY_METHODS.map(measure.moneyIn)), byDay(MONEY_METHODS.map(measure.moneyOut))];
  return daysFrom(first, today).map((day) => ({ day, in: came.get(day) ?? 0, out: 0 - (went.get(day) ?? 0) }));
}
