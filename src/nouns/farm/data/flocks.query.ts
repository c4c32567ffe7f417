import { query } from '../../../data/query.ts';
import { combineLatest, map, merge, of, share, switchMap, takeUntil, timer, type Observable } from 'rxjs';
import type { FarmActivity } from '../../../../schemas/farm-activity.schema.ts';
import type { RawMaterial } from '../../../../schemas/raw-material.schema.ts';
import { limitsOf, type AlertLimits } from '../../../domain/business/alert-limits.ts';
import { estimateHeads } from '../../../domain/flocks/estimate-heads.ts';
import { addDays, localDay } from '../../../domain/time/local-day.ts';
import type { Book, FlockDoc } from '../../../store/book.ts';
import type { Deps } from '../../../data/deps.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { booked } from '../../../books/read/when-booked.ts';
import { liveFacts, liveRows, liveThings, whenBusinessOpen } from '../../../data/live.ts';
import type { OpenBusiness, Session } from '../../../data/session.ts';
import type { FlockRow, FlocksView } from '../../../contract/farm.ts';
import { readFlockDays } from './flock-days.ts';
import { figuresSince, flockFigures } from './flock-figures.ts';
import { healthOf } from './flock-health.ts';
import { flockRow } from './flock-row.ts';
import { recordsOf } from './flock-records.ts';
import { flocksOf, worksIn } from './seen-flocks.ts';
import { EVERY_MS, readInTurn } from '../../../data/read-in-turn.ts';
import { byName, compareNames } from '../../../domain/text/by-name.ts';

/** Figures of each flock, by its id. */
type Figures = ReadonlyMap<string, Partial<FlockRow>>;
const UNKNOWN: Figures = new Map();

const NOTHING: FlocksView = { open: [], closed: [] };
/** Longest wait for figures; after it the flocks are shown without. Units: ms. */
const PATIENCE_MS = 500;
/** Interval of recomputation, as alerts depend on the hour of the day too. [FLK-25] */
const READ_AGAIN_MS = 10 * 60_000;
/** Days of records for alerts and today's round. */
const RECENT_DAYS = 10;

/**
 * The flocks in which this person works, with booked numbers of birds, or an estimate from own records where no books
 * are kept. [FLK-4, FLK-8, LED-52, PPL-14]
 */
export const flocks = query({
  name: 'farm.flocks',
  whileArriving: 'rows',
  read: (deps) =>
    whenBusinessOpen(
      deps,
      (session, businessId) =>
        combineLatest([flocksOf(session, businessId), session.open$]).pipe(
          switchMap(([all, open]) => {
            if (!open) return of(NOTHING);
            const seen = all.filter(({ id }) => worksIn(open, id));
            return figuresOf(deps, session, open, seen).pipe(
              map((figures) => viewOf(seen, figures, localDay(deps.now()), open)),
            );
          }),
        ),
      NOTHING,
    ),
});

function figuresOf(
  { now }: Deps,
  session: Session,
  { member, business, settings }: OpenBusiness,
  seen: readonly FlockDoc[],
): Observable<Figures> {
  const open = seen.filter((flock) => flock.open);
  const { book } = session;
  const materials$: Observable<readonly RawMaterial[]> = liveThings(book.raw_materials, business.id);
  if (member.role === 'attendant') return estimates(book, business.id, open, materials$, now);
  const since = addDays(localDay(now()), -RECENT_DAYS);
  const recent$: Observable<readonly FarmActivity[]> = liveFacts(book.farm_activities, business.id, since);
  const figures = combineLatest([booked(session), recent$, materials$, timer(0, READ_AGAIN_MS)]).pipe(
    readInTurn(
      async ([db, recent, materials]) =>
        db ? allFigures(db, book, open, { recent, materials, now: now(), limits: limitsOf(settings.alerts) }) : UNKNOWN,
      EVERY_MS.figures,
    ),
    share(),
  );
  // The flocks themselves do not wait for the books.
  const meanwhile = timer(PATIENCE_MS).pipe(
    map(() => UNKNOWN),
    takeUntil(figures),
  );
  return merge(figures, meanwhile);
}

interface Around {
  readonly recent: readonly FarmActivity[];
  readonly materials: readonly RawMaterial[];
  readonly now: Date;
  readonly limits: AlertLimits;
}

async function allFigures(db: LedgerDatabase, book: Book, open: readonly FlockDoc[], { recent, materials, now, limits }: Around): Promise<Figures> {
  const records = new Map(await Promise.all(open.map(async ({ id }) => [id, await recordsOf(db, book, id)] as const)));
  return db.db.transaction('r', [db.levels, db.sums, db.pages], async () => {
    const today = localDay(now);
    const read = await readFlockDays(db, figuresSince(today), today);
    const figures = open.map(async (flock) => {
      const own = records.get(flock.id)!;
      const beside = { ...own, now, limits, read, recent: recent.filter(({ farm_id }) => farm_id === flock.id) };
      return [flock.id, { ...(await flockFigures(db, flock, beside)), ...healthOf(flock, own.treatments, { now, materials }) }] as const;
    });
    return new Map(await Promise.all(figures));
  });
} // prettier-ignore

const MOVES_AND_TREATMENTS = ['mortality', 'cull', 'transfer', 'count', 'medication', 'vaccination'];

/** Estimates from this person's records: an attendant's phone has no others. [LED-52] */
const estimates = (
  book: Book,
  businessId: string,
  open: readonly FlockDoc[],
  materials$: Observable<readonly RawMaterial[]>,
  now: () => Date,
): Observable<Figures> =>
  combineLatest([
    liveRows<FarmActivity>(book.farm_activities.collection, {
      selector: { business_id: { $eq: businessId }, kind: { $in: MOVES_AND_TREATMENTS } },
    }),
    materials$,
  ]).pipe(
    map(
      ([own, materials]) =>
        new Map(
          open.map((flock) => {
            const heads = estimateHeads(flock, own);
            const treatments = own.filter(({ farm_id }) => farm_id === flock.id);
            return [flock.id, { heads, ...healthOf(flock, treatments, { now: now(), materials }) }];
          }),
        ),
    ),
  );

function viewOf(seen: readonly FlockDoc[], figures: Figures, today: string, { member }: OpenBusiness): FlocksView {
  const row = (flock: FlockDoc): FlockRow => ({
    ...flockRow(flock, today, member.role === 'attendant'),
    ...figures.get(flock.id),
  });
  const byHouse = (a: FlockDoc, b: FlockDoc) => compareNames(a.house_name, b.house_name) || byName(a, b);
  const byEnd = (a: FlockDoc, b: FlockDoc) => ((a.closed_on ?? '') < (b.closed_on ?? '') ? 1 : -1);
  return {
    open: seen.filter(({ open }) => open).sort(byHouse).map(row),
    closed: seen.filter(({ open }) => !open).sort(byEnd).map(row),
  }; // prettier-ignore
}
