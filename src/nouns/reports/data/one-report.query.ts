import { query } from '../../../data/query.ts';
import { dequal } from 'dequal/lite';
import { distinctUntilChanged, map, merge, Observable, of, switchMap } from 'rxjs';
import { closedBooks } from '../../../domain/business/closed-books.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { lastDayOf } from '../../../domain/time/periods.ts';
import { storeNamed } from '../../../store/book.ts';
import type { Deps } from '../../../data/deps.ts';
import { liveTable } from '../../../store/live-table.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { openBusinessOf } from '../../../data/open-business.ts';
import { whenBusinessOpen } from '../../../data/live.ts';
import type { QueryInput } from '../../../contract/port.ts';
import type { ReportAnswer } from '../../../contract/reports.ts';
import { readIndex } from '../../../store/read-index.ts';
import type { Row } from '../../../store/row-store.ts';
import type { Session } from '../../../data/session.ts';
import { firstBookedDay } from './closed-days.ts';
import { Cancelled, type ReportDesk } from './report-desk.ts';

type Input = QueryInput<'reports.one'>;

/** Longest time for which a report works before it yields. Units: ms. */
const SLICE_MS = 30;
/**
 * Interval of progress messages for a long report. A report that is ready sooner does not wait behind such a message.
 * [RPT-10] Units: ms.
 */
const TELL_AFTER_MS = 800;
const TELL_EVERY_MS = 250;
/** Shortest interval between rebuilds of a report while records arrive. Units: ms. */
const AGAIN_AFTER_MS = 1_000;

/**
 * One report over any days, built on this phone; built again when the books change, and cancelled without a subscriber.
 * [RPT-8, RPT-10]
 */
export const oneReport = query({
  name: 'reports.one',
  read: (deps, input) =>
    whenBusinessOpen<ReportAnswer>(
      deps,
      (session, businessId) =>
        session.ledger$.pipe(
          switchMap((ledger) =>
            ledger ? made(deps, session, businessId, ledger.db, input) : of({ state: 'none' } as const),
          ),
        ),
      { state: 'none' },
    ),
});

function made(
  deps: Deps,
  session: Session,
  businessId: string,
  db: LedgerDatabase,
  { report, range, only }: Input,
): Observable<ReportAnswer> {
  return new Observable((observer) => {
    let isDirty = false;
    let isWorking = false;
    let isShown = false;
    const isOver = () => observer.closed;
    async function work(): Promise<void> {
      isWorking = true;
      while (isDirty && !isOver()) {
        isDirty = false;
        const members = await namesOf(session, businessId);
        const days = range ?? (await allDays(db, localDay(deps.now())));
        const step = stepper(isOver, (done) => {
          // A report already shown stays visible.
          if (!isShown) observer.next({ state: 'working', done });
        });
        const closed = closedBooks((await openBusinessOf(session))?.settings.period_locks ?? []);
        const desk = deskOf(session, businessId, { db, ...days, only, closed, step, nameOf: (uid) => members.get(uid), today: localDay(deps.now()) });
        // Reports are a chunk of their own in the worker: most mornings need none.
        const { MAKERS } = await import('./makers.ts');
        observer.next({ state: 'ready', report: await MAKERS[report](desk), name: report, only, ...days });
        isShown = true;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
      }
      isWorking = false;
    }
    const locks = session.open$.pipe(map((open) => open?.settings.period_locks), distinctUntilChanged(dequal));
    const changes = merge(liveTable(() => db.todo.count()), locks).subscribe(() => {
      isDirty = true;
      if (!isWorking)
        work().catch((fault: unknown) => {
          if (!(fault instanceof Cancelled)) observer.error(fault);
        });
    });
    return () => changes.unsubscribe();
  });
} // prettier-ignore

/** Yield to other work from time to time, and cancel without a subscriber. */
function stepper(isOver: () => boolean, tell: (done: number) => void): ReportDesk['step'] {
  let last = performance.now();
  let tells = last + TELL_AFTER_MS;
  return async (done) => {
    if (isOver()) throw new Cancelled();
    if (performance.now() - last < SLICE_MS) return;
    if (performance.now() >= tells) {
      tell(done);
      tells = performance.now() + TELL_EVERY_MS;
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (isOver()) throw new Cancelled();
    last = performance.now();
  };
}

/** From the first month with a booking until today. */
async function allDays(db: LedgerDatabase, today: string): Promise<{ from: string; to: string }> {
  const from = (await firstBookedDay(db)) ?? `${today.slice(0, 7)}-01`;
  const last = lastDayOf(from.slice(0, 7));
  return { from, to: today > last ? today : last };
}

async function namesOf({ book }: Session, businessId: string): Promise<Map<string, string>> {
  const documents = await book.workspace.collection.find({ selector: { doc_kind: { $eq: 'members' } } }).exec();
  const members = documents.map((one) => one.toMutableJSON() as unknown as { user_id: string; business_id: string; name: string });
  return new Map(members.filter((one) => one.business_id === businessId).map(({ user_id, name }) => [user_id, name]));
} // prettier-ignore

type Given = Omit<ReportDesk, 'find' | 'things' | 'factsOn'>;

function deskOf({ book }: Session, businessId: string, given: Given): ReportDesk {
  const own = (rows: readonly Row[]) => rows.filter((row) => row.sync_state !== 'rejected');
  return {
    ...given,
    find: (name, ids) => storeNamed(book, name).find(ids.filter((id) => id !== '')),
    async things(name) {
      const { collection } = storeNamed(book, name);
      const found = await collection.find({ selector: { business_id: { $eq: businessId } } }).exec();
      return own(found.map((one: { toMutableJSON(): Row }) => one.toMutableJSON()));
    },
    async factsOn(name, from, to) {
      const { collection } = storeNamed(book, name);
      return own(
        await readIndex<Row>(collection, ['business_id', 'day'], { from: [businessId, from], to: [businessId, to] }),
      );
    },
  };
}
