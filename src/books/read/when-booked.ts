import type { Observable } from 'rxjs';
import type { Session } from '../../data/session.ts';
import { fromLedger } from './balances.ts';
import type { LedgerDatabase } from '../keep/dexie-ledger.ts';
import { EVERY_MS, readInTurn } from '../../data/read-in-turn.ts';

/**
 * The books, again whenever something was booked, set aside or worked out; undefined where none are kept. A live read of all that
 * a figure is made of would never end while books are made.
 */
export const booked = (session: Session): Observable<LedgerDatabase | undefined> =>
  fromLedger(session, ({ db }) => Promise.all([db.todo.count(), db.aside.count()]).then(() => db), undefined);

/** What is read of the books, again whenever something was booked; `otherwise` where none are kept. */
export const whenBooked = <T>(
  session: Session,
  read: (db: LedgerDatabase) => Promise<T>,
  otherwise: T,
): Observable<T> => booked(session).pipe(readInTurn(async (db) => (db ? read(db) : otherwise), EVERY_MS.figures));
