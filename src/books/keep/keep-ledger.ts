import type { LedgerProgress } from '../../contract/sync.ts';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { Book, Exclusive } from '../../store/book.ts';
import { storageFault } from '../../store/storage-fault.ts';
import { untilLoaded } from '../../data/until-loaded.ts';
import { openLedgerDatabase, type LedgerDatabase } from './dexie-ledger.ts';

/** The books of the open business: `db` to read from, and their progress. */
export interface KeptLedger {
  readonly db: LedgerDatabase;
  readonly progress$: Observable<LedgerProgress>;
  /** Rebuild the books from all records. [LED-48] */
  rebuild(): Promise<void>;
}

export interface KeepOptions {
  readonly book: Book;
  readonly businessId: string;
  /** The current day of the business. */
  readonly today: () => string;
  /** Lock by which one tab of this device keeps the books; the others read them. */
  readonly alone: Exclusive;
  /** Whether everything on the server has been fetched to this phone; omitted when nothing comes from a server. */
  readonly isFetched$?: Observable<boolean> | undefined;
}

/** Maximum number of attempts after the phone's storage failed. */
const MAX_TRIES = 4;

/** The code that books and folds is a chunk of its own: existing books are read without it. [PRF-11] */
const engine = () => untilLoaded(() => import('./keeper.ts'));

/**
 * Keep the books of a business while they are in use: catch up with the writes since the last time, then follow every
 * change.
 */
export function keepLedger(options: KeepOptions): { kept: KeptLedger; stop: () => void } {
  const { book, businessId, alone } = options;
  const db = openLedgerDatabase(book.uid, businessId);
  const progress$ = new BehaviorSubject<LedgerProgress>({ state: 'current' });
  const stopping = new AbortController();
  const keep = (tries: number): Promise<void> =>
    engine()
      .then(({ Keeper }) => new Keeper(options, db, progress$, stopping.signal).run())
      .catch((fault: unknown) => {
        // A database that the browser closed midway is reopened by the next use, and the books continue from their last
        // state. [DAT-10]
        if (!stopping.signal.aborted && tries > 1 && storageFault(fault) === 'storage') return keep(tries - 1);
        throw fault;
      });
  alone(() => keep(MAX_TRIES)).catch((fault: unknown) => {
    if (stopping.signal.aborted) return;
    console.error('ledger', fault);
    progress$.next({ state: 'failed', why: fault instanceof Error ? fault.message : String(fault) });
  });
  return {
    kept: { db, progress$, rebuild: async () => (await engine()).askAnew(db) },
    stop() {
      stopping.abort();
      db.db.close();
    },
  };
}
