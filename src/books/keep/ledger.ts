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
 * The books of one business. Documents are booked one by one: their postings, quantities, debts and sums of days at once, in one
 * transaction; what things cost follows by `settle`, group after group in the one order. [LED-5, LED-24, LED-47]
 */
export class Ledger {
  private readonly store: BufferedTables;

  constructor(store: LedgerStore, perPage: number = FULL) {
    this.store = new BufferedTables(store, perPage);
  }

  /** Book documents, all or nothing. */
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

  /** How far the books go, and their edition; they begin with this. */
  state(): Promise<LedgerMeta> {
    return this.store.write(async (tx) => {
      const state = tx.meta() ?? NO_BOOKS;
      tx.putMeta(state);
      return state;
    });
  }

  /** Note of the books of this edition how far they go, or that they were whole once; nothing is noted in another one. */
  mark(reached: Partial<Pick<LedgerMeta, 'applied_local_seq' | 'whole'>>, edition: number): Promise<void> {
    return this.store.write(async (tx) => {
      const state = tx.meta();
      if (state?.edition === edition) tx.putMeta({ ...state, ...reached });
    });
  }

  /** These books in place of all that is kept: the next edition, which goes as far as `reached`. Before and after it the books are whole books. [LED-48] */
  replace({ meta, ...made }: MadeBooks, reached: Pick<LedgerMeta, 'applied_local_seq' | 'whole'>): Promise<void> {
    return this.store.replace(made, ({ edition } = NO_BOOKS) => ({
      ...NO_BOOKS,
      ...meta,
      ...reached,
      edition: edition + 1,
    }));
  }

  /** Have them made anew by whoever keeps them. [LED-48] */
  askAnew(): Promise<void> {
    return this.store.write(async (tx) => {
      const state = tx.meta() ?? NO_BOOKS;
      tx.putMeta({ ...state, edition: state.edition + 1, again: true });
    });
  }

  /**
   * Fold what is still to do, smallest first, until `isOver` says so; gives how many groups were folded and whether more are to do.
   * `today` closes the months before it: an argument, never a clock. Slices are stored many at once.
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

/** Replace what a document posts. */
async function bookOne(tx: LedgerTx, docId: string, fixed: readonly FixedGroup[]): Promise<void> {
  const before = await tx.groupsOf(docId);
  // Sent, or its note changed: the books say the same.
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
