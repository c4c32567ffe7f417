import { concatMap, from, of, switchMap, throttleTime, type Observable } from 'rxjs';
import { liveTable } from '../live-table.ts';
import type { LedgerDatabase } from '../ledger/dexie-ledger.ts';
import type { Session } from '../session.ts';

/** While many records arrive figures are read again so often at most; the first change shows at once. */
const READ_EVERY_MS = 250;

/**
 * What is read of the books, again whenever something was booked or worked out; `otherwise` where none are kept. A live read of it
 * all would never end while books are made.
 */
export const whenBooked = <T>(
  { ledger$ }: Session,
  read: (db: LedgerDatabase) => Promise<T>,
  otherwise: T,
): Observable<T> =>
  ledger$.pipe(
    switchMap((ledger) =>
      ledger
        ? liveTable(() => ledger.db.todo.count()).pipe(
            throttleTime(READ_EVERY_MS, undefined, { leading: true, trailing: true }),
            concatMap(() => from(read(ledger.db))),
          )
        : of(otherwise),
    ),
  );
