import type { Observable } from 'rxjs';
import type { Session } from '../../data/session.ts';
import { fromLedger } from './balances.ts';
import type { LedgerDatabase } from '../keep/dexie-ledger.ts';
import { EVERY_MS, readInTurn } from '../../data/read-in-turn.ts';

/**
 * The books, emitted again whenever something was booked, listed or folded; undefined when none are kept. A live query
 * over all inputs of a figure would never complete while books are built.
 */
export const booked = (session: Session): Observable<LedgerDatabase | undefined> =>
  fromLedger(session, ({ db }) => Promise.all([db.todo.count(), db.aside.count()]).then(() => db), undefined);

/** Result of a read of the books, repeated whenever something was booked; `otherwise` when none are kept. */
export const whenBooked = <T>(
  session: Session,
  read: (db: LedgerDatabase) => Promise<T>,
  otherwise: T,
): Observable<T> => booked(session).pipe(readInTurn(async (db) => (db ? read(db) : otherwise), EVERY_MS.figures));
