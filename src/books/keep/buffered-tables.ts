import { addDays } from '../../domain/time/local-day.ts';
import { Memory } from './memory.ts';
import { firstStart, groupsIn, named, Page, storedPage } from './page.ts';
import { indexIn, insertInto, removeFrom } from './sorted.ts';
import { periodsWithin } from '../read/period-sums.ts';
import { ALL_DAYS } from '../read/sums.ts';
import type { Debt, MadeBooks, SumChanges, LedgerMeta, LedgerStore, LedgerTables, LedgerTx, Level, Party, PeriodSums, StoredGroup } from './ledger-store.ts'; // prettier-ignore

/** Limits on cached pages and debts, above which the whole cache is dropped: small phones have little memory. */
const [MAX_PAGES, MAX_DEBTS] = [150, 4_000];
/** Maximum number of changed pages held back until the next flush. */
const MAX_WAITING = 12;

/**
 * Ledger tables behind a write-back cache. IndexedDB needs about a third of a millisecond per request, and booking one
 * document takes about thirty requests: rows read or written stay cached, and changes are flushed at the end of the
 * transaction, in one change per table. Only one tab writes; the cache is dropped when another tab has started a new
 * edition of the books.
 */
export class BufferedTables {
  private memory = new Memory();

  /** `perPage`: maximum number of groups on a page. */
  constructor(
    private readonly store: LedgerStore,
    private readonly perPage: number,
  ) {}

  /**
   * Run one atomic transaction; the cache is dropped when it fails. Results for which `mayWait` returns true are
   * flushed together with a later write, or once enough pages have changed; until then they are not stored, and are
   * repeated after a crash.
   */
  async write<T>(work: (tx: LedgerTx) => Promise<T>, mayWait: (result: T) => boolean = () => false): Promise<T> {
    let isStored = false;
    try {
      return await this.store.write(async (tables) => {
        const result = await this.work(work, tables);
        isStored = !mayWait(result) || this.memory.changedPages().length >= MAX_WAITING;
        if (isStored) await flush(this.memory, tables);
        return result;
      });
    } catch (fault) {
      this.memory = new Memory();
      throw fault;
    } finally {
      const { pages, debts, meta } = this.memory;
      if (isStored && (pages.size > MAX_PAGES || debts.known.size > MAX_DEBTS)) {
        this.memory = new Memory();
        this.memory.meta = meta;
      }
    }
  }

  /** Replace everything stored in one transaction. */
  async replace(made: Omit<MadeBooks, 'meta'>, meta: (before: LedgerMeta | undefined) => LedgerMeta): Promise<void> {
    await this.store.write(async (tables) => {
      const none = { pagesGone: [], sumsGone: [], debtsGone: [], todo: [], todoGone: [] };
      await tables.change({ ...none, ...made, wipe: true, meta: meta(await tables.meta()) });
    });
    this.memory = new Memory();
  }

  /** Run with the cache, after dropping it when its edition is outdated. */
  private async work<T>(work: (tx: LedgerTx) => Promise<T>, tables: LedgerTables): Promise<T> {
    const stored = await tables.meta();
    if (stored?.edition !== this.memory.meta?.edition) {
      this.memory = new Memory();
      this.memory.meta = stored;
    }
    const { memory } = this;
    const [starts, todo] = await Promise.all([memory.starts ?? tables.starts(), memory.todo ?? tables.todo()]);
    Object.assign(memory, { starts, todo });
    return work(new BufferedTx(memory, tables, starts, todo, this.perPage));
  }
}

async function flush(memory: Memory, tables: LedgerTables): Promise<void> {
  await addUp(memory, tables);
  const pages = memory.changedPages();
  const [sums, levels, debts, parties] = [memory.sums.takeChanges(), memory.levels.takeChanges(), memory.debts.takeChanges(), memory.parties.takeChanges()]; // prettier-ignore
  const isEmpty = ({ sums: own }: PeriodSums) => Object.keys(own).length === 0;
  const ords = (isPut: boolean) => [...memory.todoChanged].filter(([, is]) => is === isPut).map(([ord]) => ord);
  await tables.change({
    wipe: false,
    pages: pages.map(({ start, groups }) => storedPage(start, groups)),
    pagesGone: [...memory.pagesGone],
    sums: sums.put.filter((one) => !isEmpty(one)),
    sumsGone: sums.put.filter(isEmpty).map(({ period }) => period),
    levels: levels.put,
    debts: debts.put,
    debtsGone: debts.gone,
    parties: parties.put,
    todo: ords(true),
    todoGone: ords(false),
    meta: memory.isMetaNew ? memory.meta : undefined,
  });
  for (const page of pages) page.isChanged = false;
  memory.pagesGone.clear();
  memory.todoChanged.clear();
  memory.isMetaNew = false;
}

/** Add the changes of totals to the sums of their periods. A total of 0 is removed. */
async function addUp({ added, sums }: Memory, tables: LedgerTables): Promise<void> {
  await sums.read([...added.periods.keys()], (periods) => tables.sums(periods));
  for (const [period, changes] of added.periods) {
    const now: Record<string, number> = { ...sums.known.get(period)?.sums };
    let isSame = true;
    for (const [name, change] of changes) {
      if (change === 0) continue;
      isSame = false;
      const amount = (now[name] ?? 0) + change;
      if (amount === 0) delete now[name];
      else now[name] = amount;
    }
    if (!isSame) sums.set(period, { period, sums: now });
  }
  added.periods.clear();
}

class BufferedTx implements LedgerTx {
  constructor(
    private readonly memory: Memory,
    private readonly tables: LedgerTables,
    private readonly starts: string[],
    private readonly todo: string[],
    private readonly perPage: number,
  ) {}

  async groupsOf(docId: string): Promise<StoredGroup[]> {
    const stored = await this.tables.startsOf(docId);
    const pages = await this.read([...new Set([...stored, ...this.memory.changedPages().map(({ start }) => start)])]);
    return pages.flatMap(({ groups }) => groups.filter(({ doc_id }) => doc_id === docId)).sort(byOrd);
  }

  async putGroup(group: StoredGroup): Promise<void> {
    const { pages, pagesGone } = this.memory;
    let page = await this.pageOf(group.ord);
    if (!page) {
      const start = firstStart(group.ord);
      page = new Page(start);
      pages.set(start, page);
      pagesGone.delete(start);
      insertInto(this.starts, start);
    }
    page.put(group);
    const second = page.split(this.perPage);
    if (!second) return;
    pages.set(second.start, second);
    pagesGone.delete(second.start);
    insertInto(this.starts, second.start);
  }

  async deleteGroup(ord: string): Promise<void> {
    const page = await this.pageOf(ord);
    page?.remove(ord);
    if (!page || page.groups.length > 0) return;
    this.memory.pages.delete(page.start);
    this.memory.pagesGone.add(page.start);
    removeFrom(this.starts, page.start);
  }

  async lastBefore(name: string, ord: string): Promise<StoredGroup | undefined> {
    const page = await this.pageOf(ord);
    const here = page?.lastNamed(name, ord);
    if (here) return here;
    const from = page?.start ?? ord;
    if (indexIn(this.starts, from) === 0) return undefined;
    const start = await this.nearest(name, from, 'before');
    return start === undefined ? undefined : (await this.page(start)).lastNamed(name);
  }

  async firstAfter(name: string, ord: string): Promise<StoredGroup | undefined> {
    const page = await this.pageOf(ord);
    const here = page?.firstNamed(name, ord);
    if (here) return here;
    const from = page?.start ?? ord;
    if (indexIn(this.starts, `${from}\0`) === this.starts.length) return undefined;
    const start = await this.nearest(name, from, 'after');
    return start === undefined ? undefined : (await this.page(start)).firstNamed(name);
  }

  async groupsNamed(name: string): Promise<StoredGroup[]> {
    const stored = await this.tables.startsNamed(name);
    const fresh = this.memory.changedPages().filter((page) => page.has(name));
    const pages = await this.read([...new Set([...stored, ...fresh.map(({ start }) => start)])].sort());
    return pages.flatMap(({ groups }) => named(groups, name));
  }

  async rest(ord: string): Promise<{ groups: readonly StoredGroup[]; end: string }> {
    const page = await this.pageOf(ord);
    const next = this.starts[indexIn(this.starts, `${ord}\0`)];
    const isSameDay = next !== undefined && firstStart(next) === firstStart(ord);
    return {
      groups: (page?.groups ?? []).filter((group) => group.ord >= ord),
      end: isSameDay ? next : `${firstStart(ord)}\uffff`,
    };
  }

  async groupsOfDay(day: string): Promise<StoredGroup[]> {
    const starts = this.starts.slice(indexIn(this.starts, day), indexIn(this.starts, `${day}~`));
    return (await this.read(starts)).flatMap(({ groups }) => groups);
  }

  addSums(changes: SumChanges): void {
    this.memory.added.addAll(changes);
  }

  async sumBefore(name: string, day: string): Promise<number> {
    const { memory, tables } = this;
    await addUp(memory, tables);
    const last = addDays(day, -1);
    const known = new Set([...(await tables.periods(ALL_DAYS, last)), ...memory.sums.changed.keys()]);
    const periods = periodsWithin([...known], ALL_DAYS, last);
    await memory.sums.read(periods, (some) => tables.sums(some));
    return periods.reduce((sum, period) => sum + (memory.sums.known.get(period)?.sums[name] ?? 0), 0);
  }

  level(key: string): Promise<Level | undefined> {
    return this.memory.levels.get(key, (keys) => this.tables.levels(keys));
  }

  putLevel(level: Level): void {
    this.memory.levels.set(level.key, level);
  }

  async flockIds(): Promise<string[]> {
    const changed = [...this.memory.levels.changed.keys()].filter((key) => key.startsWith('f:'));
    const stored = await this.tables.flockIds();
    return [...new Set([...stored, ...changed.map((key) => key.slice(2))])].sort();
  }

  debt(id: string): Promise<Debt | undefined> {
    return this.memory.debts.get(id, (ids) => this.tables.debts(ids));
  }

  putDebt(debt: Debt): void {
    this.memory.debts.set(debt.id, debt);
  }

  deleteDebt(id: string): void {
    this.memory.debts.set(id, undefined);
  }

  async debtFrom(party: string, place: string): Promise<Debt | undefined> {
    let stored = await this.tables.debtFrom(party, place);
    while (stored && this.memory.debts.changed.has(stored.id))
      stored = await this.tables.debtFrom(party, `${stored.place!}\0`);
    const fresh = this.placed(party).find((one) => one.place! >= place);
    return !stored || (fresh && fresh.place! < stored.place!) ? fresh : stored;
  }

  async debtBefore(party: string, place: string): Promise<Debt | undefined> {
    let stored = await this.tables.debtBefore(party, place);
    while (stored && this.memory.debts.changed.has(stored.id))
      stored = await this.tables.debtBefore(party, stored.place!);
    const fresh = this.placed(party).findLast((one) => one.place! < place);
    return !stored || (fresh && fresh.place! > stored.place!) ? fresh : stored;
  }

  party(id: string): Promise<Party | undefined> {
    return this.memory.parties.get(id, (ids) => this.tables.parties(ids));
  }

  putParty(party: Party): void {
    this.memory.parties.set(party.id, party);
  }

  firstTodo(): string | undefined {
    return this.todo[0];
  }

  addTodo(ords: readonly string[]): void {
    for (const ord of ords) {
      insertInto(this.todo, ord);
      this.memory.todoChanged.set(ord, true);
    }
  }

  deleteTodo(ord: string): void {
    removeFrom(this.todo, ord);
    this.memory.todoChanged.set(ord, false);
  }

  meta(): LedgerMeta | undefined {
    return this.memory.meta;
  }

  putMeta(meta: LedgerMeta): void {
    this.memory.meta = meta;
    this.memory.isMetaNew = true;
  }

  /** A party's open documents that are changed and not flushed yet, in order. */
  private placed(party: string): Debt[] {
    const open = [...this.memory.debts.changed.values()].filter((debt) => debt?.place?.startsWith(`${party} `));
    return (open as Debt[]).sort((a, b) => (a.place! < b.place! ? -1 : 1));
  }

  /** The page that contains, or would contain, a place in the order. */
  private async pageOf(ord: string): Promise<Page | undefined> {
    const start = this.starts[indexIn(this.starts, `${ord}\0`) - 1];
    return start !== undefined && firstStart(start) === firstStart(ord) ? this.page(start) : undefined;
  }

  private async page(start: string): Promise<Page> {
    return this.memory.pages.get(start) ?? (await this.read([start]))[0]!;
  }

  private async read(starts: readonly string[]): Promise<Page[]> {
    const { pages, pagesGone } = this.memory;
    const unknown = starts.filter((start) => !pages.has(start) && !pagesGone.has(start));
    const stored = unknown.length === 0 ? [] : await this.tables.pages(unknown);
    // A concurrent call may have loaded the same page.
    for (const page of stored)
      if (page && !pages.has(page.start)) pages.set(page.start, new Page(page.start, groupsIn(page)));
    return starts.flatMap((start) => pages.get(start) ?? []);
  }

  /**
   * Start of the nearest page with a name before or after a place. The index covers pages as stored, so changed pages
   * are checked directly.
   */
  private async nearest(name: string, from: string, side: 'before' | 'after'): Promise<string | undefined> {
    const { memory, tables } = this;
    const isBefore = side === 'before';
    const ask = (start: string) => (isBefore ? tables.startBefore(name, start) : tables.startAfter(name, start));
    const isNew = (start: string) => memory.pagesGone.has(start) || memory.pages.get(start)?.isChanged === true;
    const found = memory.changedPages()
      .filter((page) => (isBefore ? page.start < from : page.start > from) && page.has(name))
      .map(({ start }) => start); // prettier-ignore
    let stored = await ask(from);
    while (stored !== undefined && isNew(stored)) stored = await ask(stored);
    if (stored !== undefined) found.push(stored);
    found.sort();
    return isBefore ? found.at(-1) : found[0];
  }
}

const byOrd = (a: StoredGroup, b: StoredGroup): number => (a.ord < b.ord ? -1 : 1);
