import { concat, defer, EMPTY, of, switchMap, take, tap, type Observable } from 'rxjs';
import type { Session } from '../../data/session.ts';
import type { LedgerDatabase } from '../keep/dexie-ledger.ts';
import type { FirstScreen } from '../keep/ledger-store.ts';

/** So many rows fill the tallest screen. */
const SCREENFUL = 30;

/** Lists that were asked for since the book was opened. */
const asked = new WeakMap<Session, Set<string>>();

interface LongList<View, Around> {
  readonly list: string;
  /** Without a search and without a filter. */
  readonly whole: Observable<View>;
  /** The rows of a screen as they are now; undefined when one of them is not here any more. */
  readonly first: (db: LedgerDatabase, screen: FirstScreen<Around>) => Promise<View | undefined>;
  /** What to remember of a view; undefined while it is not complete. */
  readonly keep: (view: View) => Pick<FirstScreen<Around>, 'ids' | 'around'> | undefined;
}

/**
 * A long list after a cold start: the rows that stood first last time come before all others are read and sorted. Asked for again it is
 * whole from the beginning, as a screen that was scrolled must not lose its rows. [PRF-8]
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

/** Notes what stands first whenever that changes. Only a faster start hangs on it: nobody waits for it, and a fault is told and no more. */
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
