import { combineLatest, concatMap, from, map, merge, of, share, switchMap, takeUntil, throttleTime, timer, type Observable } from 'rxjs'; // prettier-ignore
import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import { estimateHeads } from '../../domain/flocks/estimate-heads.ts';
import { ageInDays } from '../../domain/flocks/flock-age.ts';
import { ration } from '../../domain/flocks/ration.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Deps } from '../deps.ts';
import { fromLedger } from '../ledger/balances.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import { liveRows, whenBusinessOpen } from '../live.ts';
import type { OpenBusiness, Session } from '../session.ts';
import type { FlockRow, FlocksView } from './farm-views.ts';
import { flockFigures } from './flock-figures.ts';
import { flocksOf, worksIn, type FlockDoc } from './seen-flocks.ts';

/** What is known of each flock, by its id. */
type Figures = ReadonlyMap<string, Awaited<ReturnType<typeof flockFigures>>>;
const UNKNOWN: Figures = new Map();

const NOTHING: FlocksView = { open: [], closed: [] };
/** While many records arrive the figures are read again so often at most. */
const READ_EVERY_MS = 200;
/** So long the flocks wait for their figures before they are shown without. */
const PATIENCE_MS = 500;

/**
 * The flocks in which this person works: heads from the books, and where none are kept an estimate from own records.
 * [FLK-4, FLK-8, LED-52, PPL-14]
 */
export const flocks = (deps: Deps): Observable<FlocksView> =>
  whenBusinessOpen(
    deps,
    (session, businessId) =>
      combineLatest([flocksOf(session, businessId), session.open$]).pipe(
        switchMap(([all, open]) => {
          if (!open) return of(NOTHING);
          const seen = all.filter(({ id }) => worksIn(open, id));
          const today = localDay(deps.now());
          return figuresOf(session, businessId, open, seen, today).pipe(
            map((figures) => viewOf(seen, figures, today, open)),
          );
        }),
      ),
    NOTHING,
  );

function figuresOf(
  session: Session,
  businessId: string,
  { member }: OpenBusiness,
  seen: readonly FlockDoc[],
  today: string,
): Observable<Figures> {
  const open = seen.filter((flock) => flock.open);
  if (member.role === 'attendant') return estimates(session, businessId, open);
  // Read anew whenever something was booked or folded; a live read of it all would never end while books are made.
  const booked = fromLedger(session, ({ db }) => db.todo.count().then(() => db), undefined).pipe(
    throttleTime(READ_EVERY_MS, undefined, { leading: true, trailing: true }),
    concatMap((db) => (db ? from(allFigures(db, open, today)) : of(UNKNOWN))),
    share(),
  );
  // The flocks themselves wait for no book.
  const meanwhile = timer(PATIENCE_MS).pipe(
    map(() => UNKNOWN),
    takeUntil(booked),
  );
  return merge(booked, meanwhile);
}

async function allFigures(db: LedgerDatabase, open: readonly FlockDoc[], today: string): Promise<Figures> {
  const tables = [db.levels, db.totals, db.groups];
  return db.db.transaction(
    'r',
    tables,
    async () =>
      new Map(await Promise.all(open.map(async (flock) => [flock.id, await flockFigures(db, flock, today)] as const))),
  );
}

/** By what this person wrote: on an attendant's phone nothing else is here. [LED-52] */
const estimates = ({ book }: Session, businessId: string, open: readonly FlockDoc[]): Observable<Figures> =>
  liveRows<FarmActivity>(book.farm_activities.collection, {
    selector: { business_id: { $eq: businessId }, kind: { $in: ['mortality', 'cull', 'transfer', 'count'] } },
  }).pipe(
    map(
      (own) =>
        new Map(
          open.map((flock) => {
            const heads = estimateHeads(flock, own);
            return [flock.id, { heads, most_heads: heads }] as const;
          }),
        ),
    ),
  );

function viewOf(seen: readonly FlockDoc[], figures: Figures, today: string, { member }: OpenBusiness): FlocksView {
  const row = (flock: FlockDoc): FlockRow => ({
    id: flock.id,
    name: flock.name,
    house_name: flock.house_name,
    unit_type: flock.unit_type,
    purpose: flock.purpose,
    breed: flock.breed,
    placed_on: flock.placed_on,
    closed_on: flock.closed_on,
    age_days: ageInDays(flock, flock.closed_on ?? today),
    estimate: member.role === 'attendant',
    ration_g: ration(flock, today),
    sync: flock.sync_state,
    ...figures.get(flock.id),
  });
  const byHouse = (a: FlockDoc, b: FlockDoc) =>
    a.house_name.localeCompare(b.house_name, undefined, { numeric: true }) || a.name.localeCompare(b.name);
  const byEnd = (a: FlockDoc, b: FlockDoc) => ((a.closed_on ?? '') < (b.closed_on ?? '') ? 1 : -1);
  return {
    open: seen.filter(({ open }) => open).sort(byHouse).map(row),
    closed: seen.filter(({ open }) => !open).sort(byEnd).map(row),
  }; // prettier-ignore
}
