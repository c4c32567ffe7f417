import type {
  Debt,
  LedgerChanges,
  LedgerMeta,
  LedgerStore,
  LedgerTables,
  Level,
  Party,
  PeriodSums,
  StoredGroup,
  StoredPage,
} from '../../src/books/keep/ledger-store.ts';

import { groupsIn } from '../../src/books/keep/page.ts';

/** The contents of a ledger, in memory, as JSON-like values, so that two can be compared. */
export interface MemoryLedger extends LedgerStore {
  /** By order key. */
  readonly groups: ReadonlyMap<string, StoredGroup>;
  /** By `<name> <period>`. */
  readonly totals: ReadonlyMap<string, number>;
  readonly levels: Map<string, Level>;
  readonly debts: Map<string, Debt>;
  readonly parties: Map<string, Party>;
  readonly todo: Set<string>;
  /** Abort the transaction before its n-th write from now. */
  crashAt(write: number): void;
}

export class Crash extends Error {}

/** In-memory storage of a ledger: a failed transaction has no effect. */
export function memoryLedger(): MemoryLedger {
  const pages = new Map<string, StoredPage>();
  const sums = new Map<string, PeriodSums>();
  const levels = new Map<string, Level>();
  const debts = new Map<string, Debt>();
  const parties = new Map<string, Party>();
  const todo = new Set<string>();
  let meta: LedgerMeta | undefined;
  let undo: (() => void)[] = [];
  let crash = Infinity;

  const set = <V>(map: Map<string, V>, key: string, value: V | undefined) => {
    if (--crash <= 0) throw new Crash();
    const [had, old] = [map.has(key), map.get(key)];
    undo.push(() => (had ? map.set(key, old!) : map.delete(key)));
    if (value === undefined) map.delete(key);
    else map.set(key, structuredClone(value));
  };
  const mark = (ord: string, is: boolean) => {
    if (--crash <= 0) throw new Crash();
    const was = todo.has(ord);
    undo.push(() => (was ? todo.add(ord) : todo.delete(ord)));
    if (is) todo.add(ord);
    else todo.delete(ord);
  };
  const inOrder = () => [...pages.values()].sort((a, b) => (a.start < b.start ? -1 : 1));
  const startsNamed = (name: string) =>
    inOrder().filter(({ start, names }) => names.includes(`${name} ${start}`)).map(({ start }) => start); // prettier-ignore
  const placed = (party: string) =>
    [...debts.values()]
      .filter(({ place }) => place?.startsWith(`${party} `))
      .sort((a, b) => (a.place! < b.place! ? -1 : 1));
  const answer = <T>(value: T) => Promise.resolve(value);

  const tables: LedgerTables = {
    starts: () => answer(inOrder().map(({ start }) => start)),
    pages: (starts) => answer(starts.map((start) => pages.get(start))),
    startsOf: (docId) => answer(inOrder().filter(({ docs }) => docs.includes(docId)).map(({ start }) => start)), // prettier-ignore
    startsNamed: (name) => answer(startsNamed(name)),
    startAfter: (name, start) => answer(startsNamed(name).find((one) => one > start)),
    startBefore: (name, start) => answer(startsNamed(name).findLast((one) => one < start)),
    sums: (periods) => answer(periods.map((period) => sums.get(period))),
    periods: (from, to) => answer([...sums.keys()].filter((period) => period >= from && period <= to).sort()),
    levels: (keys) => answer(keys.map((key) => levels.get(key))),
    flockIds: () => answer([...levels.keys()].filter((key) => key.startsWith('f:')).map((key) => key.slice(2))),
    debts: (ids) => answer(ids.map((id) => debts.get(id))),
    debtFrom: (party, place) => answer(placed(party).find((one) => one.place! >= place)),
    debtBefore: (party, place) => answer(placed(party).findLast((one) => one.place! < place)),
    parties: (ids) => answer(ids.map((id) => parties.get(id))),
    todo: () => answer([...todo].sort()),
    meta: () => answer(meta),
    change(changes) {
      const { wipe, meta: next } = changes;
      if (wipe) for (const map of [pages, sums, levels, debts, parties, todo]) map.clear();
      putAll(changes);
      const old = meta;
      undo.push(() => (meta = old));
      meta = next ?? (wipe ? undefined : meta);
      return Promise.resolve();
    },
  };
  function putAll(changes: LedgerChanges): void {
    for (const start of changes.pagesGone) set(pages, start, undefined);
    for (const page of changes.pages) set(pages, page.start, page);
    for (const period of changes.sumsGone) set(sums, period, undefined);
    for (const one of changes.sums) set(sums, one.period, one);
    for (const level of changes.levels) set(levels, level.key, level);
    for (const id of changes.debtsGone) set(debts, id, undefined);
    for (const debt of changes.debts) set(debts, debt.id, debt);
    for (const party of changes.parties) set(parties, party.id, party);
    for (const ord of changes.todoGone) mark(ord, false);
    for (const ord of changes.todo) mark(ord, true);
  }
  return {
    get groups() {
      return new Map(inOrder().flatMap((page) => groupsIn(page).map((group) => [group.ord, group] as const)));
    },
    get totals() {
      return new Map(
        [...sums.values()].flatMap(({ period, sums: own }) => Object.entries(own).map(([name, amount]) => [`${name} ${period}`, amount] as const)), // prettier-ignore
      );
    },
    levels,
    debts,
    parties,
    todo,
    crashAt: (write) => (crash = write),
    async write(work) {
      undo = [];
      try {
        return await work(tables);
      } catch (fault) {
        for (const step of undo.toReversed()) step();
        throw fault;
      } finally {
        crash = Infinity;
      }
    },
  };
}
