import { closeMonth } from '../../domain/ledger/close-month.ts';
import { entitiesOf, itemEntity, shortFlocks, type Derived, type State } from '../../domain/ledger/fold.ts';
import type { ItemState } from '../../domain/ledger/item-state.ts';
import { postingsOf } from '../../domain/ledger/postings-of.ts';
import { ACCOUNTS, closeOrd, isClose, type FixedGroup } from '../../domain/ledger/posting.ts';
import { allAside } from './aside.ts';
import { allocateAll } from './allocate-all.ts';
import { deriveFrom } from './fold-page.ts';
import type { ToBook } from './ledger.ts';
import type { LedgerChanges, LedgerMeta, Level, StoredGroup, StoredPage } from './ledger-store.ts';
import { levelAfter, levelKey, levelKeys } from './levels.ts';
import { measureDebt, measureGroup } from './measured.ts';
import { mergedAfter, underWhoStands } from './merged-parties.ts';
import { isClosedWithMonth, nextMonth } from './month-ends.ts';
import { firstStart, ROOMY, storedPage } from './page.ts';
import { Sums } from './sums.ts';

/** All that the books keep of some documents, and what of it is noted: see LedgerMeta. */
export interface MadeBooks extends Pick<LedgerChanges, 'pages' | 'sums' | 'levels' | 'debts' | 'parties' | 'aside'> {
  readonly meta: Pick<LedgerMeta, 'firstMonth' | 'lastMonth' | 'merged'>;
}

/** A group before it is folded; of a month's end too. */
type Unfolded = Omit<StoredGroup, 'rows' | 'after'>;

interface Making {
  /** Closes the months before it. */
  readonly today: string;
  /** Others may work meanwhile; called often. */
  readonly breathe: () => Promise<void> | undefined;
}

/**
 * Make the books of all documents in one pass, in the one order, in memory: the same books as one document after the other gives.
 * [LED-5, LED-48] Each document once.
 */
export async function makeBooks(documents: readonly ToBook[], { today, breathe }: Making): Promise<MadeBooks> {
  const merged = mergedAfter({}, documents);
  const fixed: FixedGroup[] = [];
  for (const { kind, document, counts } of documents) {
    if (counts) fixed.push(...underWhoStands(merged, postingsOf(kind, document)));
    await breathe();
  }
  const ends = monthEnds(fixed, today.slice(0, 7));
  const all = [...fixed, ...ends.groups].sort((a, b) => (a.ord < b.ord ? -1 : 1));
  const fold = new Fold();
  const sums = new Sums();
  const groups: StoredGroup[] = [];
  for (const one of all) {
    const group = fold.add(one);
    if (group) {
      groups.push(group);
      measureGroup(group, 1, sums);
    }
    await breathe();
  }
  const { debts, parties } = await allocateAll(groups, breathe);
  for (const debt of debts) measureDebt(debt, 1, sums);
  return {
    pages: await pagesOf(groups, breathe),
    sums: sums.list(),
    levels: fold.levels(),
    debts,
    parties,
    aside: await allAside(documents, breathe),
    meta: { firstMonth: ends.first, lastMonth: ends.last, merged },
  };
}

/** The ends of all months from the first that needs one up to the one before this. */
function monthEnds(fixed: readonly FixedGroup[], thisMonth: string) {
  let first: string | undefined;
  for (const group of fixed) {
    const month = group.day.slice(0, 7);
    if ((first === undefined || month < first) && isClosedWithMonth(group)) first = month;
  }
  const groups: Unfolded[] = [];
  let last: string | undefined;
  for (let month = first ?? thisMonth; month < thisMonth; month = nextMonth(month)) {
    const ord = closeOrd(month);
    groups.push({ ord, doc_id: 'close', doc_kind: 'close', day: ord.slice(0, 10), postings: [] });
    last = month;
  }
  return { first, last, groups };
}

/** How everything stands after the groups that were added, which come in their order. */
class Fold {
  private readonly states = new Map<string, State>();
  private readonly cash = new Map<string, number>();
  private readonly quantities = new Map<string, Level>();

  /** The group with what it derives; undefined for the end of a month in which nothing was to do. */
  add(group: Unfolded): StoredGroup | undefined {
    for (const posting of group.postings) {
      for (const key of levelKeys(posting)) if (!this.quantities.has(key)) this.quantities.set(key, { key, level: 0 });
      const key = levelKey(posting);
      if (key !== undefined) this.quantities.set(key, levelAfter(this.quantities.get(key)!, group.ord, posting));
    }
    const { rows, after } = isClose(group.ord) ? this.endMonth(group.day) : this.derive(group);
    for (const [entity, state] of Object.entries(after)) this.states.set(entity, state);
    for (const { account, method, amount = 0 } of [...group.postings, ...rows])
      if (account === ACCOUNTS.money && method !== undefined)
        this.cash.set(method, (this.cash.get(method) ?? 0) + amount);
    const isIdle = isClose(group.ord) && rows.length === 0 && Object.keys(after).length === 0;
    return isIdle ? undefined : { ...group, rows, after };
  }

  /** Quantities, of items with how they stand. */
  levels(): Level[] {
    return [...this.quantities.values()].map((level) =>
      level.key.startsWith(itemEntity('')) ? { ...level, end: this.states.get(level.key) as ItemState } : level,
    );
  }

  private derive(group: Unfolded): Derived {
    const before = new Map<string, State | undefined>();
    for (const entity of entitiesOf(group.postings)) before.set(entity, this.states.get(entity));
    for (const entity of before.keys())
      for (const flock of shortFlocks(before.get(entity))) before.set(flock, this.states.get(flock));
    return deriveFrom(group, before, this.cash);
  }

  private endMonth(day: string): Derived {
    const flocks = [...this.quantities.keys()].filter((key) => key.startsWith('f:')).map((key) => key.slice(2));
    return closeMonth(day, flocks.sort(), (entity) => this.states.get(entity));
  }
}

/** Neighbours of a day on one page. */
async function pagesOf(groups: readonly StoredGroup[], breathe: Making['breathe']): Promise<StoredPage[]> {
  const pages: StoredPage[] = [];
  for (let from = 0; from < groups.length;) {
    const { ord } = groups[from]!;
    const isFirst = from === 0 || firstStart(groups[from - 1]!.ord) !== firstStart(ord);
    let to = from + 1;
    while (to < groups.length && to - from < ROOMY && firstStart(groups[to]!.ord) === firstStart(ord)) to++;
    pages.push(storedPage(isFirst ? firstStart(ord) : ord, groups.slice(from, to)));
    from = to;
    await breathe();
  }
  return pages;
}
