import { derive } from '../../domain/ledger/derive.ts';
import { entitiesOf, shortFlocks, SPREAD, type Derived, type State } from '../../domain/ledger/fold.ts';
import { measure } from '../../domain/ledger/measures.ts';
import { postingsOf, type Booked } from '../../domain/ledger/postings-of.ts';
import { ACCOUNTS, isClose, type FixedGroup } from '../../domain/ledger/posting.ts';
import type { CollectionBelow } from '../../../schemas/collections.ts';
import { allocate } from './allocate.ts';
import { BufferedTables } from './buffered-tables.ts';
import { NO_BOOKS, type LedgerMeta, type LedgerStore, type LedgerTx, type StoredGroup } from './ledger-store.ts';
import { keepEnds, updateLevels } from './levels.ts';
import { documentsOfMoved, mergedAfter, underWhoStands } from './merged-parties.ts';
import { measureGroup, measurePostings, measureRows } from './measured.ts';
import type { MadeBooks } from './make-books.ts';
import { closeAfter, closeMonthsBefore, foldMonth, rememberMonth } from './month-ends.ts';
import { FULL, namesOf } from './page.ts';
import { Sums } from './sums.ts';

/** A document that is to be booked, or, without postings, to be forgotten. */
export interface ToBook {
  readonly kind: CollectionBelow;
  readonly document: Booked;
  /** Refused by the server, or not valid: it counts for nothing. [LED-25] */
  readonly counts: boolean;
}

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
        underWhoStands(merged, counts ? postingsOf(kind, document) : []),
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
      for (let folded = 0; ; folded++) {
        const ord = tx.firstTodo();
        if (ord === undefined) return { folded, isDone: true };
        if (folded > 0 && isOver()) return { folded, isDone: false };
        await foldGroup(tx, ord);
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
    const stored = { ...group, rows: old?.rows ?? [], after: old?.after ?? {} };
    after.push(stored);
    await tx.putGroup(stored);
    if (old) measurePostings(old, -1, totals);
    measurePostings(stored, 1, totals);
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
  fixed.every(({ ord, postings }) => {
    const old = before.find((group) => group.ord === ord);
    return old !== undefined && JSON.stringify(old.postings) === JSON.stringify(postings);
  });

const ENTITY = /^[ifls]:/;
const entitiesIn = (group: StoredGroup): string[] => [...namesOf(group)].filter((name) => ENTITY.test(name));

/** Where each entity goes on after `ord`: its next group, or for flocks and the spread list the end of the month. */
async function nextOf(tx: LedgerTx, entities: readonly string[], ord: string): Promise<string[]> {
  const isClosed = (entity: string) => entity.startsWith('f:') || entity === SPREAD;
  const monthEnd = entities.some(isClosed) ? closeAfter(tx.meta(), ord) : undefined;
  const next = entities.map(async (entity) => {
    const after = (await tx.firstAfter(entity, ord))?.ord;
    const close = isClosed(entity) ? monthEnd : undefined;
    return after !== undefined && close !== undefined ? (after < close ? after : close) : (after ?? close);
  });
  return (await Promise.all(next)).filter((first) => first !== undefined);
}

/** Counts of cash after a change of that method: what they find missing changes. */
async function countsAfter(
  tx: LedgerTx,
  before: readonly StoredGroup[],
  after: readonly StoredGroup[],
): Promise<string[]> {
  const first = new Map<string, string>();
  for (const { ord, postings, rows } of [...before, ...after])
    for (const { account, method } of [...postings, ...rows])
      if (account === ACCOUNTS.money && method !== undefined && (first.get(method) ?? '~') > ord)
        first.set(method, ord);
  return nextCounts(tx, first);
}

/** Derive one group anew, and whatever its entities' next groups then see differently. */
async function foldGroup(tx: LedgerTx, ord: string): Promise<void> {
  const old = await tx.group(ord);
  tx.deleteTodo(ord);
  if (!old && !isClose(ord)) return;
  const derived = isClose(ord) ? await foldMonth(tx, ord) : await foldDocument(tx, old!);
  const { rows, after } = derived;
  const postings = old?.postings ?? [];
  const isEmpty = isClose(ord) && rows.length === 0 && Object.keys(after).length === 0;
  const kept = {
    ord,
    doc_id: old?.doc_id ?? 'close',
    doc_kind: old?.doc_kind ?? 'close',
    day: ord.slice(0, 10),
    postings,
  };
  const group: StoredGroup = { ...kept, rows, after };
  if (!isEmpty) await tx.putGroup(group);
  else if (old) await tx.deleteGroup(ord);
  const totals = new Sums();
  if (old) measureRows(old, -1, totals);
  measureRows(group, 1, totals);
  tx.addSums(totals);
  const touched = new Set([...(old ? entitiesIn(old) : []), ...Object.keys(after)]);
  const changed = [...touched].filter((entity) => JSON.stringify(old?.after[entity]) !== JSON.stringify(after[entity]));
  tx.addTodo(await nextOf(tx, changed, ord));
  await keepEnds(tx, group, changed);
  if (JSON.stringify(old?.rows ?? []) !== JSON.stringify(rows)) tx.addTodo(await cashCountsAfter(tx, old, group));
}

/** The first count of each method after a place. */
async function nextCounts(tx: LedgerTx, after: ReadonlyMap<string, string>): Promise<string[]> {
  const counts: string[] = [];
  for (const [method, ord] of after) {
    const next = await tx.firstAfter(`n:${method}`, ord);
    if (next) counts.push(next.ord);
  }
  return counts;
}

/** A cash count's own difference moves the level that the next count starts from. */
async function cashCountsAfter(tx: LedgerTx, old: StoredGroup | undefined, now: StoredGroup): Promise<string[]> {
  const rowsOf = (group: StoredGroup | undefined) => group?.rows.filter(({ method }) => method !== undefined) ?? [];
  const methods = [...rowsOf(old), ...rowsOf(now)].map(({ method }) => method!);
  return nextCounts(tx, new Map(methods.map((method) => [method, now.ord])));
}

async function foldDocument(tx: LedgerTx, { ord, day, postings }: StoredGroup): Promise<Derived> {
  const before = new Map<string, State | undefined>();
  // None waits for another one's answer.
  const load = (entities: readonly string[]) =>
    Promise.all(entities.map(async (entity) => before.set(entity, (await tx.lastBefore(entity, ord))?.after[entity])));
  await load(entitiesOf(postings));
  // What fills a shortage is charged to the flocks that caused it, which no posting names. [LED-49]
  await load([...before.values()].flatMap(shortFlocks).filter((flock) => !before.has(flock)));
  const cash = new Map<string, number>();
  for (const { book, method } of postings) if (book === 'cash') cash.set(method!, await cashBefore(tx, method!, ord));
  return deriveFrom({ day, postings }, before, cash);
}

/** What a group derives of how everything stood before it. What it only looked at stands after it as before: the next group looks here. */
export function deriveFrom(
  { day, postings }: Pick<FixedGroup, 'day' | 'postings'>,
  before: ReadonlyMap<string, State | undefined>,
  cash: ReadonlyMap<string, number>,
): Derived {
  const derived = derive(day, postings, {
    before: (entity) => before.get(entity),
    cash: (method) => cash.get(method) ?? 0,
  });
  const seen = Object.fromEntries([...before].filter(([, state]) => state !== undefined)) as Record<string, State>;
  return { rows: derived.rows, after: { ...seen, ...derived.after } };
}

/** What the book says is in a cash box before a place in the order: all days before, and this day's groups up to there. */
async function cashBefore(tx: LedgerTx, method: string, ord: string): Promise<number> {
  const day = ord.slice(0, 10);
  const earlier = await tx.sumBefore(measure.method(method), day);
  const today = (await tx.groupsOfDay(day)).filter((group) => group.ord < ord);
  const isIt = (one: { account?: string; method?: string | undefined }) =>
    one.account === ACCOUNTS.money && one.method === method;
  const all = today.flatMap(({ postings, rows }) => [...postings.filter(isIt), ...rows.filter(isIt)]);
  return all.reduce((sum, { amount = 0 }) => sum + amount, earlier);
}
