import { closeMonth } from '../../domain/ledger/close-month.ts';
import { entitiesOf, itemEntity, shortFlocks, type Derived, type State } from '../../domain/ledger/fold.ts';
import type { ItemState } from '../../domain/ledger/item-state.ts';
import { postingsOf } from '../../domain/ledger/postings-of.ts';
import { ACCOUNTS, closeOrd, isClose, type FixedGroup } from '../../domain/ledger/posting.ts';
import { workOf, newestOfPhones } from './work-list.ts';
import { allocateAll } from './allocate-all.ts';
import { EggsInTheMaking } from '../read/eggs-apart.ts';
import { deriveFrom } from './fold-page.ts';
import type { WorkEntry, MadeBooks, PeriodSums, ToBook, Level, StoredGroup, StoredPage } from './ledger-store.ts';
import { levelAfter, levelKey, levelKeys } from './levels.ts';
import { measureDebt, measureGroup } from '../read/measured.ts';
import { mergedAfter, underCanonicalParty } from './merged-parties.ts';
import { nextMonth } from '../../domain/time/periods.ts';
import { isClosedWithMonth } from '../read/month-ends.ts';
import { firstStart, ROOMY, storedPage } from './page.ts';
import { monthOf, Sums } from '../read/sums.ts';

/** A group, or a month end, before it is folded. */
type Unfolded = Omit<StoredGroup, keyof Derived>;

interface Making {
  /** Months before this day are closed. */
  readonly today: string;
  /** Called often, so that other work can run meanwhile. */
  readonly breathe: () => Promise<void> | undefined;
}

/**
 * Builds the books of all documents in one pass, in order and in memory, with the same result as booking one document
 * after another. [LED-5, LED-48] Only the postings of a document are kept: a season of 100,000 documents exceeds a
 * small phone's memory.
 */
export class BooksInTheMaking {
  private readonly posted = new Map<string, readonly FixedGroup[]>();
  private readonly aside = new Map<string, WorkEntry[]>();
  private readonly phones = new Map<string, WorkEntry>();
  private readonly parties: ToBook[] = [];
  private readonly eggs = new EggsInTheMaking();

  /** Add a document; a second call with the same document replaces the first. */
  add(one: ToBook): void {
    const { kind, document, counts } = one;
    this.posted.set(document.id, counts ? postingsOf(kind, document) : []);
    const aside = workOf([one]).put;
    if (aside.length > 0) this.aside.set(document.id, aside);
    else this.aside.delete(document.id);
    newestOfPhones([one], this.phones);
    this.eggs.add(one);
    if (kind === 'customers' || kind === 'vendors') this.parties.push(one);
  }

  /** Call once. Errors: those of `breathe`. */
  async make({ today, breathe }: Making): Promise<MadeBooks> {
    const merged = mergedAfter({}, this.parties);
    for (const round of this.eggs.apart()) {
      this.posted.set(round.id, postingsOf('farm_activities', round));
      await breathe();
    }
    const days = new Map<string, Unfolded[]>();
    const put = (group: Unfolded) => {
      const day = days.get(group.day);
      if (day) day.push(group);
      else days.set(group.day, [group]);
    };
    let first: string | undefined;
    for (const own of this.posted.values()) {
      for (const group of underCanonicalParty(merged, own)) {
        put(group);
        const month = monthOf(group.day);
        if ((first === undefined || month < first) && isClosedWithMonth(group)) first = month;
      }
      await breathe();
    }
    this.posted.clear();
    const ends = monthEnds(first, monthOf(today));
    for (const end of ends) put(end);
    const [fold, sums, pages] = [new Fold(), new Sums(), new Pages()];
    const owing: StoredGroup[] = [];
    for (const day of [...days.keys()].sort()) {
      for (const one of days.get(day)!.sort((a, b) => (a.ord < b.ord ? -1 : 1))) {
        const group = fold.add(one);
        if (!group) continue;
        measureGroup(group, 1, sums);
        pages.add(group);
        const about = group.postings.filter(({ target, party }) => target !== undefined || party !== undefined);
        if (about.length > 0) owing.push({ ...group, postings: about, rows: [], after: {} });
        await breathe();
      }
      days.delete(day);
    }
    const { debts, parties } = await allocateAll(owing, breathe);
    for (const debt of debts) {
      measureDebt(debt, 1, sums);
      await breathe();
    }
    const totals: PeriodSums[] = [];
    for (const row of sums.rows()) {
      totals.push(row);
      await breathe();
    }
    return {
      pages: pages.list(),
      sums: totals,
      levels: fold.levels(),
      debts,
      parties,
      aside: [...[...this.aside.values()].flat(), ...this.phones.values()],
      meta: { firstMonth: first, lastMonth: ends.length > 0 ? monthOf(ends.at(-1)!.day) : undefined, merged },
    };
  }
}

/** Month ends from the first month that needs one to the month before `thisMonth`. */
function monthEnds(first: string | undefined, thisMonth: string): Unfolded[] {
  const ends: Unfolded[] = [];
  for (let month = first ?? thisMonth; month < thisMonth; month = nextMonth(month)) {
    const ord = closeOrd(month);
    ends.push({ ord, doc_id: 'close', doc_kind: 'close', day: ord.slice(0, 10), postings: [] });
  }
  return ends;
}

/** States after the groups added so far; groups must be added in order. */
class Fold {
  private readonly states = new Map<string, State>();
  private readonly cash = new Map<string, number>();
  private readonly quantities = new Map<string, Level>();

  /** The group with its derived values; undefined for a month end at which nothing was to do. */
  add(group: Unfolded): StoredGroup | undefined {
    for (const posting of group.postings) {
      for (const key of levelKeys(posting)) if (!this.quantities.has(key)) this.quantities.set(key, { key, level: 0 });
      const key = levelKey(posting);
      if (key !== undefined) this.quantities.set(key, levelAfter(this.quantities.get(key)!, group.ord, posting));
    }
    const derived = isClose(group.ord) ? this.endMonth(group.day) : this.derive(group);
    const { rows, after } = derived;
    for (const [entity, state] of Object.entries(after)) this.states.set(entity, state);
    for (const { account, method, amount = 0 } of [...group.postings, ...rows])
      if (account === ACCOUNTS.money && method !== undefined)
        this.cash.set(method, (this.cash.get(method) ?? 0) + amount);
    const isIdle = isClose(group.ord) && rows.length === 0 && Object.keys(after).length === 0;
    return isIdle ? undefined : { ...group, ...derived };
  }

  /** Quantities; for items with their end state. */
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

/** Packs groups, which are added in order, onto pages of one day each. */
class Pages {
  private readonly made: StoredPage[] = [];
  private open: StoredGroup[] = [];
  /** Day of the previous page. */
  private before = '';

  add(group: StoredGroup): void {
    const day = firstStart(group.ord);
    if (this.open.length === ROOMY || (this.open[0] && firstStart(this.open[0].ord) !== day)) this.close();
    this.open.push(group);
  }

  list(): StoredPage[] {
    this.close();
    return this.made;
  }

  private close(): void {
    const [first] = this.open;
    if (!first) return;
    const day = firstStart(first.ord);
    this.made.push(storedPage(day === this.before ? first.ord : day, this.open));
    [this.open, this.before] = [[], day];
  }
}
