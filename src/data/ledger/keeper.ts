import Dexie from 'dexie';
import { merge, of, type BehaviorSubject } from 'rxjs';
import { collections, type CollectionBelow } from '../../../schemas/collections.ts';
import { checkDocument } from '../../../schemas/document-kind.ts';
import type { Booked } from '../../domain/ledger/postings-of.ts';
import { liveTable } from '../live-table.ts';
import type { Row, RowStore } from '../row-store.ts';
import { keepAside } from './aside.ts';
import type { LedgerDatabase } from './dexie-ledger.ts';
import type { KeepOptions, LedgerProgress } from './keep-ledger.ts';
import { Ledger, type ToBook } from './ledger.ts';
import { LEDGER_VERSION } from './ledger-store.ts';

/** Records booked in one transaction: readers wait for it; while all are booked anew nobody has much to read. */
const AT_ONCE = 20;
const AT_ONCE_ANEW = 200;
const SLICE_MS = 4;
const PAGE = 200;
/** So often the place from which a start looks again is brought forward. */
const MARK_EVERY = 200;

/** Throw books away; whoever keeps them makes them anew. [LED-48] */
export const startOver = (db: LedgerDatabase): Promise<void> => new Ledger(db).startOver();

/** Books what was written since the last time, then every change at once. */
export class Keeper {
  private readonly ledger: Ledger;
  private readonly stores: readonly RowStore[];
  /** Rows that changed and are not booked yet, the newest of each. */
  private readonly waiting = new Map<string, ToBook & { seq: number }>();
  /** What was booked since the mark: news of it that comes later is old. */
  private readonly booked = new Map<string, number>();
  private wake = () => {};
  /** Which edition of the books this one works on; another one means that somebody, perhaps in another tab, began it. */
  private edition = 0;
  private isOld = false;
  private isFetched = false;
  private isWhole = false;

  constructor(
    private readonly options: KeepOptions,
    private readonly database: LedgerDatabase,
    private readonly progress$: BehaviorSubject<LedgerProgress>,
    private readonly stopping: AbortSignal,
  ) {
    this.ledger = new Ledger(database);
    this.stores = options.book.stores.filter(({ name }) => name in collections);
  }

  async run(): Promise<void> {
    if (this.stopping.aborted) return;
    await this.open();
    if (this.stopping.aborted) return;
    const changes = merge(...this.stores.map(({ collection }) => collection.$)).subscribe((event) => {
      this.note(event.collectionName as CollectionBelow, event.documentData);
      // A person's own record is in the books at once; many are not.
      if (this.waiting.size > AT_ONCE && this.progress$.value.state === 'current') this.progress$.next({ state: 'recalculating' }); // prettier-ignore
      this.wake();
    });
    const fetched = (this.options.isFetched$ ?? of(true)).subscribe((isFetched) => {
      this.isFetched = isFetched;
      this.wake();
    });
    this.stopping.addEventListener('abort', () => this.wake());
    await this.catchUp();
    const editions = liveTable(() => this.database.meta.get('state')).subscribe((state) => {
      if (state?.edition === this.edition) return;
      this.isOld = true;
      this.wake();
    });
    try {
      while (!this.stopping.aborted) {
        if (this.isOld) await this.startOver();
        await this.bookWaiting();
        // Before the values are worked out: what it finds and says is not the last word.
        if (this.booked.size >= MARK_EVERY) await this.catchUp();
        await this.settle();
        if (this.isFetched && !this.isWhole) await this.becomeWhole();
        if (this.waiting.size === 0) await this.untilWoken();
      }
    } catch (fault) {
      if (!this.stopping.aborted) throw fault; // closed in the middle: the next start goes on
    } finally {
      changes.unsubscribe();
      fetched.unsubscribe();
      editions.unsubscribe();
    }
  }

  private async startOver(): Promise<void> {
    this.isOld = false;
    this.booked.clear();
    await this.catchUp();
  }

  /** A ledger that another version kept, or that the browser broke, is made anew. [LED-48] */
  private async open(): Promise<void> {
    const { db, meta } = this.database;
    try {
      await db.open();
      const state = await meta.get('state');
      if (!state || state.version === LEDGER_VERSION) return;
    } catch (fault) {
      if (this.stopping.aborted) return;
      console.warn('the ledger is made anew', fault);
      db.close();
      await Dexie.delete(db.name);
      await db.open();
      return;
    }
    await this.ledger.startOver();
  }

  /** Everything that was written after the mark, as it is now; then the mark is there. */
  private async catchUp(): Promise<void> {
    const { book } = this.options;
    const { applied_local_seq: from, edition, whole = false } = await this.ledger.state();
    this.edition = edition;
    this.isWhole = whole;
    // Whoever is writing is done: up to here nothing is missing.
    const until = await book.exclusive(async () => (await book.upkeep.counters.get('local_seq'))?.value ?? 0);
    let booked = 0;
    for (const store of this.stores)
      for (const state of ['synced', 'pending', 'rejected'] as const)
        for (let after = from; ;) {
          const rows = await store.writtenAfter(state, after, PAGE);
          for (const row of rows) this.note(store.name as CollectionBelow, row);
          booked += rows.length;
          if (rows.length === PAGE) this.progress$.next({ state: 'building', booked });
          await this.bookWaiting();
          if (this.stopping.aborted || rows.length < PAGE) break;
          after = rows.at(-1)!.local_seq;
        }
    if (this.stopping.aborted) return;
    await this.ledger.mark({ applied_local_seq: until }, edition);
    for (const [id, seq] of this.booked) if (seq <= until) this.booked.delete(id);
  }

  private note(kind: CollectionBelow, row: Row): void {
    const document = row as unknown as Booked & { business_id: string };
    if (document.business_id !== this.options.businessId) return;
    const { id } = document;
    const known = Math.max(this.booked.get(id) ?? 0, this.waiting.get(id)?.seq ?? 0);
    if (row.local_seq <= known) return;
    // Refused by the server, or not what its schema says: it is no part of the books. [LED-25]
    const counts = row.sync_state !== 'rejected' && checkDocument(collections[kind].kind, row).ok;
    this.waiting.set(id, { kind, document, counts, seq: row.local_seq });
  }

  private async bookWaiting(): Promise<void> {
    while (this.waiting.size > 0 && !this.stopping.aborted) {
      const now = [...this.waiting].slice(0, this.waiting.size >= AT_ONCE_ANEW ? AT_ONCE_ANEW : AT_ONCE);
      const booking = now.map(([, one]) => one);
      await this.ledger.book(booking);
      await keepAside(this.database, booking);
      for (const [id, { seq }] of now) {
        this.booked.set(id, seq);
        if (this.waiting.get(id)?.seq === seq) this.waiting.delete(id);
      }
    }
  }

  /** Work out values in slices, so that nobody who reads waits long. [LED-47] */
  private async settle(): Promise<void> {
    while (!this.stopping.aborted) {
      const started = performance.now();
      const isOver = () => performance.now() - started > SLICE_MS;
      const { isDone } = await this.ledger.settle(this.options.today(), isOver);
      if (isDone && this.waiting.size <= AT_ONCE) return this.progress$.next({ state: 'current' });
      this.progress$.next({ state: 'recalculating' });
      if (this.waiting.size > 0) return; // quantities and debts come first
    }
  }

  /** What was fetched may be told later than that all of it is here: it is looked for once more. [LED-59] */
  private async becomeWhole(): Promise<void> {
    await this.catchUp();
    await this.settle();
    if (this.waiting.size > 0 || this.stopping.aborted) return; // at the next turn
    await this.ledger.mark({ whole: true }, this.edition);
    this.isWhole = true;
  }

  /** Until a record changes, or the day may have. */
  private untilWoken(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 10 * 60_000);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (this.waiting.size > 0 || this.isOld || this.stopping.aborted || (this.isFetched && !this.isWhole))
        this.wake();
    });
  }
}
