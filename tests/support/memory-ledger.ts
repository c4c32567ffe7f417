import type {
  Debt,
  LedgerMeta,
  LedgerStore,
  LedgerTables,
  Level,
  Party,
  StoredGroup,
  Total,
} from '../../src/data/ledger/ledger-store.ts';

/** What a ledger holds, in memory; as JSON-like values, so that two can be compared. */
export interface MemoryLedger extends LedgerStore {
  readonly groups: Map<string, StoredGroup>;
  readonly totals: Map<string, Total>;
  readonly levels: Map<string, Level>;
  readonly debts: Map<string, Debt>;
  readonly parties: Map<string, Party>;
  readonly todo: Set<string>;
  /** Break the transaction before its n-th write from now. */
  crashAt(write: number): void;
}

export class Crash extends Error {}

/** The ledger's storage in memory: a transaction that fails leaves nothing behind. */
export function memoryLedger(): MemoryLedger {
  const groups = new Map<string, StoredGroup>();
  const totals = new Map<string, Total>();
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
    inOrder = undefined;
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
  let inOrder: StoredGroup[] | undefined;
  const sorted = () => (inOrder ??= [...groups.values()].sort((a, b) => (a.ord < b.ord ? -1 : 1)));
  const placesOf = (entity: string) =>
    sorted().filter(({ ord, keys }) => keys.includes(`${entity} ${ord}`)).map(({ ord }) => ord); // prettier-ignore
  const placed = (party: string) =>
    [...debts.values()]
      .filter(({ place }) => place?.startsWith(`${party} `))
      .sort((a, b) => (a.place! < b.place! ? -1 : 1));
  const answer = <T>(value: T) => Promise.resolve(value);

  const tables: LedgerTables = {
    groups: (ords) => answer(ords.map((ord) => groups.get(ord))),
    groupsOf: (docIds) => answer(docIds.map((id) => sorted().filter(({ doc_id }) => doc_id === id))),
    groupsOfDay: (day) => answer(sorted().filter((one) => one.day === day)),
    placesOf: (entities) => answer(entities.map(placesOf)),
    placesFrom: (entity, from, limit) =>
      answer(
        placesOf(entity)
          .filter((ord) => ord >= from)
          .slice(0, limit),
      ),
    placesBefore: (entity, before, limit) =>
      answer(placesOf(entity).filter((ord) => ord < before).toReversed().slice(0, limit)), // prettier-ignore
    totals: (keys) => answer(keys.map(([name, day]) => totals.get(`${name} ${day}`))),
    totalsBetween: (name, from, until) =>
      answer([...totals.values()].filter((one) => one.name === name && one.day >= from && one.day <= until)),
    levels: (keys) => answer(keys.map((key) => levels.get(key))),
    flockIds: () => answer([...levels.keys()].filter((key) => key.startsWith('f:')).map((key) => key.slice(2))),
    debts: (ids) => answer(ids.map((id) => debts.get(id))),
    debtFrom: (party, place) => answer(placed(party).find((one) => one.place! >= place)),
    debtBefore: (party, place) => answer(placed(party).findLast((one) => one.place! < place)),
    parties: (ids) => answer(ids.map((id) => parties.get(id))),
    todoFrom: (from, limit) => answer([...todo].sort().filter((ord) => ord >= from).slice(0, limit)), // prettier-ignore
    meta: () => answer(meta),
    change(changes) {
      inOrder = undefined;
      if (changes.wipe) {
        for (const map of [groups, totals, levels, debts, parties]) map.clear();
        todo.clear();
      }
      for (const ord of changes.groupsGone) set(groups, ord, undefined);
      for (const group of changes.groups) set(groups, group.ord, group);
      for (const [name, day] of changes.totalsGone) set(totals, `${name} ${day}`, undefined);
      for (const total of changes.totals) set(totals, `${total.name} ${total.day}`, total);
      for (const level of changes.levels) set(levels, level.key, level);
      for (const id of changes.debtsGone) set(debts, id, undefined);
      for (const debt of changes.debts) set(debts, debt.id, debt);
      for (const party of changes.parties) set(parties, party.id, party);
      for (const ord of changes.todoGone) mark(ord, false);
      for (const ord of changes.todo) mark(ord, true);
      const old = meta;
      undo.push(() => (meta = old));
      meta = changes.meta ?? (changes.wipe ? undefined : meta);
      return Promise.resolve();
    },
  };
  return {
    groups,
    totals,
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
        inOrder = undefined;
        throw fault;
      } finally {
        crash = Infinity;
      }
    },
  };
}
