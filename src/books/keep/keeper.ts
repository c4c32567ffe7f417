import type { LedgerProgress } from '../../contract/sync.ts';
import Dexie from 'dexie';
import { merge, of, type BehaviorSubject } from 'rxjs';
import { collections, type CollectionBelow } from '../../../schemas/collections.ts';
import { checkDocument } from '../../../schemas/document-kind.ts';
import type { Booked } from '../../domain/ledger/postings-of.ts';
import { liveTable } from '../../store/live-table.ts';
import type { Row, RowStore } from '../../store/row-store.ts';
import { treatmentsOf } from '../../nouns/farm/data/flock-records.ts';
import { keepWork } from './work-list.ts';
import type { LedgerDatabase } from './dexie-ledger.ts';
import { withEggsApart, type KnownOfFlocks } from '../read/eggs-apart.ts';
import type { KeepOptions } from './keep-ledger.ts';
import { Ledger } from './ledger.ts';
import { type ToBook, LEDGER_VERSION } from './ledger-store.ts';
import { BooksInTheMaking } from './make-books.ts';

/** Records booked in one transaction; readers wait until it ends. */
const AT_ONCE = 20;
/** With more waiting records than this the whole book is rebuilt, which is faster than booking them one by one. */
const MANY = 1_000;
/**
 * Duration of one slice of folding: in a transaction that waits for the storage at each group, and in memory for a
 * whole book. Units: ms.
 */
const [SLICE_MS, LONG_SLICE_MS] = [16, 12];
const PAGE = 250;
/** Sorts after every day. */
const LAST_DAY = '9999-12-31';
/**
 * Move the mark, from which the next start catches up, forward after this many booked records or after this long
 * without a write.
 */
const [MARK_EVERY, REST_MS] = [200, 2_000];
/** Wake-up interval, because the day may have ended. */
const LOOK_EVERY_MS = 10 * 60_000;

/** Request a rebuild from the tab that keeps the books; until then they are read as they are. [LED-48] */
export const askAnew = (db: LedgerDatabase): Promise<void> => new Ledger(db).askAnew();

/** Books the writes since the last time, then follows every change. */
export class Keeper {
  private readonly ledger: Ledger;
  private readonly stores: readonly RowStore[];
  /** The newest version of each changed row that is not booked yet. */
  private readonly waiting = new Map<string, ToBook & { seq: number }>();
  /** `local_seq` of each record booked since the mark: later events with an older one are stale. */
  private readonly booked = new Map<string, number>();
  private wake = () => {};
  /**
   * Edition of the books that this keeper works on; a different one means that another writer, perhaps in another tab,
   * has replaced them.
   */
  private edition = 0;
  private isOld = false;
  private isResting = false;
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
      // A record entered by the user is booked at once; a larger batch takes time.
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
        if (this.isOld) await this.catchUp();
        else if (this.waiting.size > MANY) await this.makeAnew();
        await this.bookWaiting();
        // Catch up before folding, because the catch-up may change the progress.
        if (this.booked.size >= MARK_EVERY || (this.isResting && this.booked.size > 0)) await this.catchUp();
        await this.settle();
        if (this.isFetched && !this.isWhole) await this.becomeWhole();
        if (!this.isToDo()) await this.untilWoken();
      }
    } catch (fault) {
      if (!this.stopping.aborted) throw fault; // closed midway: the next start continues
    } finally {
      changes.unsubscribe();
      fetched.unsubscribe();
      editions.unsubscribe();
    }
  }

  /** Open the database. A ledger that is broken in the browser is deleted and rebuilt. [LED-48] */
  private async open(): Promise<void> {
    const { db } = this.database;
    try {
      await db.open();
    } catch (fault) {
      if (this.stopping.aborted) return;
      console.warn('the ledger is made anew', fault);
      db.close();
      await Dexie.delete(db.name);
      await db.open();
    }
  }

  /**
   * Book everything written after the mark in its present state, then move the mark. Rebuild when the ledger version
   * differs or a rebuild was requested. [LED-48]
   */
  private async catchUp(): Promise<void> {
    const { applied_local_seq: from, edition, version, whole = false, again } = await this.ledger.state();
    if (edition !== this.edition) this.booked.clear();
    [this.edition, this.isWhole, this.isOld] = [edition, whole, false];
    if (!this.mayBook()) return;
    if (again || version !== LEDGER_VERSION) return this.makeAnew();
    const until = await this.lastWritten();
    for await (const rows of this.writtenAfter(from)) {
      for (const [kind, row] of rows) this.note(kind, row);
      if (this.waiting.size > MANY) return this.makeAnew();
    }
    await this.bookWaiting();
    const isLeft = [...this.waiting.values()].some(({ seq }) => seq <= until);
    if (isLeft || this.stopping.aborted) return;
    await this.ledger.mark({ applied_local_seq: until }, edition);
    for (const [id, seq] of this.booked) if (seq <= until) this.booked.delete(id);
  }

  /**
   * Rebuild the whole book from all records present at the call, in one pass and in memory; the stored books are
   * replaced in one step. [LED-48, LED-59]
   */
  private async makeAnew(): Promise<void> {
    const until = await this.lastWritten();
    const seqs = new Map<string, number>();
    const books = new BooksInTheMaking();
    for await (const rows of this.writtenAfter(-1)) {
      for (const [kind, row] of rows) {
        const one = this.toBook(kind, row);
        if (!one || one.seq < (seqs.get(one.document.id) ?? 0)) continue;
        seqs.set(one.document.id, one.seq);
        books.add(one);
      }
      this.progress$.next({ state: 'building', booked: seqs.size });
    }
    if (this.stopping.aborted) return; // only a part was read
    const slices = inSlices();
    const made = await books.make({ today: this.options.today(), breathe: () => (this.stopping.aborted ? stopped() : slices()) }); // prettier-ignore
    await this.ledger.replace(made, { applied_local_seq: until, whole: true });
    const { edition } = await this.ledger.state();
    [this.edition, this.isWhole, this.isOld] = [edition, true, false];
    this.booked.clear();
    for (const [id, seq] of seqs) if (seq > until) this.booked.set(id, seq);
    for (const [id, { seq }] of this.waiting) if (seq <= (seqs.get(id) ?? 0)) this.waiting.delete(id);
  }

  /** The highest `local_seq` after pending writers have finished: no record up to it is missing. */
  private async lastWritten(): Promise<number> {
    const { book } = this.options;
    return book.exclusive(async () => (await book.upkeep.counters.get('local_seq'))?.value ?? 0);
  }

  /** Rows written after a `local_seq` on this device, page by page. */
  private async *writtenAfter(from: number): AsyncGenerator<(readonly [CollectionBelow, Row])[]> {
    for (const store of this.stores)
      for (let after = from; ;) {
        const rows = await store.writtenAfter(after, PAGE);
        if (this.stopping.aborted) return;
        yield rows.map((row) => [store.name as CollectionBelow, row] as const);
        if (rows.length < PAGE) break;
        after = rows.at(-1)!.local_seq;
      }
  }

  private note(kind: CollectionBelow, row: Row): void {
    const one = this.mayBook() && this.toBook(kind, row);
    if (!one) return;
    const { id } = one.document;
    const known = Math.max(this.booked.get(id) ?? 0, this.waiting.get(id)?.seq ?? 0);
    if (row.local_seq > known) this.waiting.set(id, one);
  }

  /** A row of this business in the form in which it is booked. */
  private toBook(kind: CollectionBelow, row: Row): (ToBook & { seq: number }) | undefined {
    const document = row as unknown as Booked & { business_id: string };
    if (document.business_id !== this.options.businessId) return undefined;
    // A record that the server refused or that violates its schema does not count in the books. [LED-25]
    const counts = row.sync_state !== 'rejected' && checkDocument(collections[kind].kind, row).ok;
    return { kind, document, counts, seq: row.local_seq };
  }

  /**
   * Whether records may be booked: partial books are never shown. Until everything has been fetched once, changes are
   * ignored; then all records are read. [LED-59]
   */
  private mayBook(): boolean {
    return this.isFetched || this.isWhole;
  }

  private isToDo(): boolean {
    return this.isOld || this.waiting.size > 0 || (this.isFetched && !this.isWhole);
  }

  private async bookWaiting(): Promise<void> {
    while (this.waiting.size > 0 && this.waiting.size <= MANY && !this.stopping.aborted) {
      const now = [...this.waiting].slice(0, AT_ONCE);
      const booking = now.map(([, one]) => one);
      await this.ledger.book(await withEggsApart(this.known, booking));
      await keepWork(this.database, booking);
      for (const [id, { seq }] of now) {
        this.booked.set(id, seq);
        if (this.waiting.get(id)?.seq === seq) this.waiting.delete(id);
      }
    }
  }

  /** Treatments of a flock from its work list, and its rounds as stored. */
  private readonly known: KnownOfFlocks = {
    treatments: (farm) => treatmentsOf(this.database, this.options.book, farm),
    rounds: async (farm, { from, to = LAST_DAY }) => {
      const { collection } = this.options.book.farm_activities;
      const selector = { business_id: { $eq: this.options.businessId }, day: { $gte: from, $lte: to }, farm_id: { $eq: farm }, kind: { $eq: 'eggs' } }; // prettier-ignore
      const found = await collection.find({ selector, index: ['business_id', 'day'] }).exec();
      return found.flatMap((one) => this.toBook('farm_activities', one.toMutableJSON() as unknown as Row) ?? []);
    },
  };

  /** Fold in slices, so that readers never wait long. [LED-47] */
  private async settle(): Promise<void> {
    while (!this.stopping.aborted) {
      const started = performance.now();
      const isOver = () => performance.now() - started > SLICE_MS;
      const { isDone } = await this.ledger.settle(this.options.today(), isOver);
      if (isDone && this.waiting.size <= AT_ONCE) return this.progress$.next({ state: 'current' });
      this.progress$.next({ state: 'recalculating' });
      if (this.waiting.size > 0) return; // quantities and debts have priority
    }
  }

  /**
   * Events of fetched records may arrive after the signal that the fetch is complete: catch up once more before marking
   * the books whole. [LED-59]
   */
  private async becomeWhole(): Promise<void> {
    await this.catchUp();
    await this.settle();
    if (this.waiting.size > 0 || this.stopping.aborted || this.isWhole) return; // retried in the next iteration
    await this.ledger.mark({ whole: true }, this.edition);
    this.isWhole = true;
  }

  /** Wait until a record changes or the day may have ended. */
  private untilWoken(): Promise<void> {
    return new Promise((resolve) => {
      const rest = () => {
        this.isResting = true;
        resolve();
      };
      const timer = setTimeout(rest, this.booked.size > 0 ? REST_MS : LOOK_EVERY_MS);
      this.isResting = false;
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (this.isToDo() || this.stopping.aborted) this.wake();
    });
  }
}

/** Yield to other work whenever a slice is over. */
function inSlices(): () => Promise<void> | undefined {
  let started = performance.now();
  return () => {
    if (performance.now() - started < LONG_SLICE_MS) return undefined;
    return othersTurn().then(() => {
      started = performance.now();
    });
  };
}

/** Resolves after the tasks already queued in this worker. A timer would add a delay of 4 ms each time. */
const othersTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

/** These books are not needed any more. */
function stopped(): never {
  throw new DOMException('stopped', 'AbortError');
}
