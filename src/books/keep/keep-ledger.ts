import type { LedgerProgress } from '../../contract/sync.ts';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { Book, Exclusive } from '../../store/book.ts';
import { storageFault } from '../../store/storage-fault.ts';
import { untilLoaded } from '../../data/until-loaded.ts';
import { openLedgerDatabase, type LedgerDatabase } from './dexie-ledger.ts';

/** The books of the open business: read from `db`, and told how they stand. */
export interface KeptLedger {
  readonly db: LedgerDatabase;
  readonly progress$: Observable<LedgerProgress>;
  /** Make them anew from all records. [LED-48] */
  rebuild(): Promise<void>;
}

export interface KeepOptions {
  readonly book: Book;
  readonly businessId: string;
  /** The business's day now. */
  readonly today: () => string;
  /** One tab of this device keeps the books, the others read them. */
  readonly alone: Exclusive;
  /** Whether everything that the server had is on this phone; left out where nothing comes from a server. */
  readonly isFetched$?: Observable<boolean> | undefined;
}

/** So often the books are taken up again after the phone's storage failed. */
const MAX_TRIES = 4;

/** What books and folds is a part of its own: what is in the books already is read without it. [PRF-11] */
const engine = () => untilLoaded(() => import('./keeper.ts'));

/** Keep the books of a business while somebody looks at them: what was written since the last time, then every change at once. */
export function keepLedger(options: KeepOptions): { kept: KeptLedger; stop: () => void } {
  const { book, businessId, alone } = options;
  const db = openLedgerDatabase(book.uid, businessId);
  const progress$ = new BehaviorSubject<LedgerProgress>({ state: 'current' });
  const stopping = new AbortController();
  const keep = (tries: number): Promise<void> =>
    engine()
      .then(({ Keeper }) => new Keeper(options, db, progress$, stopping.signal).run())
      .catch((fault: unknown) => {
        // What the browser closed in the middle is opened again by the next use, and the books go on where they were. [DAT-10]
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
