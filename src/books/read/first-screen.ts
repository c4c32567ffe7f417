import { concat, defer, EMPTY, of, switchMap, take, tap, type Observable } from 'rxjs';
import type { Session } from '../../data/session.ts';
import type { LedgerDatabase } from '../keep/dexie-ledger.ts';
import type { FirstScreen } from '../keep/ledger-store.ts';

/** Number of rows that fill the tallest screen. */
const SCREENFUL = 30;

/** Lists queried since the book was opened. */
const asked = new WeakMap<Session, Set<string>>();

interface LongList<View, Around> {
  readonly list: string;
  /** The full list without search and filter. */
  readonly whole: Observable<View>;
  /** The current rows of the stored screen; undefined when one of them no longer exists. */
  readonly first: (db: LedgerDatabase, screen: FirstScreen<Around>) => Promise<View | undefined>;
  /** The part of a view to store; undefined while the view is incomplete. */
  readonly keep: (view: View) => Pick<FirstScreen<Around>, 'ids' | 'around'> | undefined;
}

/**
 * Emit a long list after a cold start: the rows that were first last time come before all rows are read and sorted.
 * Later queries emit the full list from the beginning, because a scrolled screen must not lose its rows. [PRF-8]
 */
export function firstScreenFirst<View, Around>(
  session: Session,
  { list, whole, first, keep }: LongList<View, Around>,
): Observable<View> {
  const seen = asked.get(session) ?? new Set();
  asked.set(session, seen);
  const isCold = !seen.has(list);
  seen.add(list);
  return session.ledger$.pipe(
    take(1),
    switchMap((ledger) => {
      if (!ledger) return whole;
      const { db } = ledger;
      const early = defer(() => db.firsts.get(list)).pipe(
        switchMap(async (screen) => screen && first(db, screen as FirstScreen<Around>)),
        switchMap((view) => (view ? of(view) : EMPTY)),
      );
      return concat(isCold ? early : EMPTY, remembered(db, list, whole, keep));
    }),
  );
}

/**
 * Stores the first rows whenever they change. Only a faster start depends on it: the write is not awaited, and a fault
 * is only logged.
 */
function remembered<View, Around>(
  db: LedgerDatabase,
  list: string,
  whole: Observable<View>,
  keep: LongList<View, Around>['keep'],
): Observable<View> {
  let last: string | undefined;
  return whole.pipe(
    tap((view) => {
      const kept = keep(view);
      if (!kept) return;
      const screen: FirstScreen = { list, ids: kept.ids.slice(0, SCREENFUL), around: kept.around };
      const next = JSON.stringify(screen);
      if (next === last) return;
      last = next;
      db.firsts.put(screen).catch((fault: unknown) => console.warn('the first screen is not remembered', fault));
    }),
  );
}
