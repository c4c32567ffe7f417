import { postingsOf } from '../../domain/ledger/postings-of.ts';
import type { FixedGroup } from '../../domain/ledger/posting.ts';
import { allocate } from './allocate.ts';
import { BufferedTables } from './buffered-tables.ts';
import { countsAfter } from '../read/cash-counts.ts';
import { entitiesIn, foldPage, nextOf } from './fold-page.ts';
import {
  NO_BOOKS,
  type MadeBooks,
  type ToBook,
  type LedgerMeta,
  type LedgerStore,
  type LedgerTx,
  type StoredGroup,
} from './ledger-store.ts';
import { updateLevels } from './levels.ts';
import { measureGroup } from '../read/measured.ts';
import { documentsOfMoved, mergedAfter, underCanonicalParty } from './merged-parties.ts';
import { closeMonthsBefore, rememberMonth } from '../read/month-ends.ts';
import { FULL } from './page.ts';
import { Sums } from '../read/sums.ts';

/**
 * The books of one business. A document's postings, quantities, debts and daily sums are booked at once, in one
 * transaction; costs follow by `settle`, group after group in the one order. [LED-5, LED-24, LED-47]
 */
export class Ledger {
  private readonly store: BufferedTables;

  constructor(store: LedgerStore, perPage: number = FULL) {
    this.store = new BufferedTables(store, perPage);
  }

  /** Book documents in one atomic transaction. */
  book(documents: readonly ToBook[]): Promise<void> {
    return this.store.write(async (tx) => {
      const before = tx.meta()?.merged ?? {};
      const merged = mergedAfter(before, documents);
      const posted = documents.map(({ kind, document, counts }) =>
        underCanonicalParty(merged, counts ? postingsOf(kind, document) : []),
      );
      for (const [i, { document }] of documents.entries()) await bookOne(tx, document.id, posted[i]!);
      if (merged === before) return;
      tx.putMeta({ ...(tx.meta() ?? NO_BOOKS), merged });
      for (const [id, fixed] of await documentsOfMoved(tx, before, merged)) await bookOne(tx, id, fixed);
    });
  }

  /** Return the state of the ledger, and create it when there is none. */
  state(): Promise<LedgerMeta> {
    return this.store.write(async (tx) => {
      const state = tx.meta() ?? NO_BOOKS;
      tx.putMeta(state);
      return state;
    });
  }

  /** Record the progress of the books of this edition, or that they are whole; ignored for another edition. */
  mark(reached: Partial<Pick<LedgerMeta, 'applied_local_seq' | 'whole'>>, edition: number): Promise<void> {
    return this.store.write(async (tx) => {
      const state = tx.meta();
      if (state?.edition === edition) tx.putMeta({ ...state, ...reached });
    });
  }

  /**
   * Replace everything stored with these books as the next edition, complete up to `reached`. Readers see whole books
   * before and after it. [LED-48]
   */
  replace({ meta, ...made }: MadeBooks, reached: Pick<LedgerMeta, 'applied_local_seq' | 'whole'>): Promise<void> {
    return this.store.replace(made, ({ edition } = NO_BOOKS) => ({
      ...NO_BOOKS,
      ...meta,
      ...reached,
      edition: edition + 1,
    }));
  }

  /** Request a rebuild from the tab that keeps the books. [LED-48] */
  askAnew(): Promise<void> {
    return this.store.write(async (tx) => {
      const state = tx.meta() ?? NO_BOOKS;
      tx.putMeta({ ...state, edition: state.edition + 1, again: true });
    });
  }

  /**
   * Fold the groups to do, smallest first, until `isOver` returns true; returns the number of groups folded and whether
   * none is left. `today` closes the months before it; it is an argument, so no clock is read. Several slices are
   * flushed together.
   */
  settle(today: string, isOver: () => boolean = () => false): Promise<{ folded: number; isDone: boolean }> {
    const slice = async (tx: LedgerTx) => {
      await closeMonthsBefore(tx, today.slice(0, 7));
      for (let folded = 0; ;) {
        const ord = tx.firstTodo();
        if (ord === undefined) return { folded, isDone: true };
        if (folded > 0 && isOver()) return { folded, isDone: false };
        folded += await foldPage(tx, ord);
      }
    };
    return this.store.write(slice, ({ isDone }) => !isDone);
  }
}

/** Replace the postings of a document. */
async function bookOne(tx: LedgerTx, docId: string, fixed: readonly FixedGroup[]): Promise<void> {
  const before = await tx.groupsOf(docId);
  // Sent, or only its note changed: the postings are the same.
  if (isSame(before, fixed)) return;
  const after: StoredGroup[] = [];
  const totals = new Sums();
  for (const old of before) {
    if (fixed.some(({ ord }) => ord === old.ord)) continue;
    await tx.deleteGroup(old.ord);
    measureGroup(old, -1, totals);
    tx.addTodo(await nextOf(tx, entitiesIn(old), old.ord));
  }
  for (const group of fixed) {
    const old = before.find(({ ord }) => ord === group.ord);
    const stored = { ...group, rows: old?.rows ?? [], after: old?.after ?? {}, counted: old?.counted };
    after.push(stored);
    await tx.putGroup(stored);
    if (old) measureGroup(old, -1, totals);
    measureGroup(stored, 1, totals);
    tx.addTodo([group.ord]);
    await rememberMonth(tx, group);
  }
  tx.addSums(totals);
  await updateLevels(tx, before, after);
  await allocate(tx, before, after);
  tx.addTodo(await countsAfter(tx, before, after));
}

const isSame = (before: readonly StoredGroup[], fixed: readonly FixedGroup[]): boolean =>
  before.length === fixed.length &&
  fixed.every(({ ord, by, postings }) => {
    const old = before.find((group) => group.ord === ord);
    return old !== undefined && old.by === by && JSON.stringify(old.postings) === JSON.stringify(postings);
  });
