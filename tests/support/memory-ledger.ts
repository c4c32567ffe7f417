import type {
  Debt,
  LedgerMeta,
  LedgerStore,
  LedgerTx,
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
    undo.push(() => (had ? map.set(key, old!) : map.delete(key)));
    if (value === undefined) map.delete(key);
    else map.set(key, structuredClone(value));
    return Promise.resolve();
  };
  const mark = (ord: string, is: boolean) => {
    if (--crash <= 0) throw new Crash();
    const was = todo.has(ord);
    undo.push(() => (was ? todo.add(ord) : todo.delete(ord)));
    if (is) todo.add(ord);
    else todo.delete(ord);
    return Promise.resolve();
  };
  const sorted = () => [...groups.values()].sort((a, b) => (a.ord < b.ord ? -1 : 1));
  const of = (entity: string) => sorted().filter(({ ord, keys }) => keys.includes(`${entity} ${ord}`));
  const placed = (party: string) =>
    [...debts.values()]
      .filter(({ place }) => place?.startsWith(`${party} `))
      .sort((a, b) => (a.place! < b.place! ? -1 : 1));

  const tx: LedgerTx = {
    group: (ord) => Promise.resolve(groups.get(ord)),
    groupsOf: (docId) => Promise.resolve(sorted().filter(({ doc_id }) => doc_id === docId)),
    putGroup: (group) => set(groups, group.ord, group),
    deleteGroup: (ord) => set(groups, ord, undefined),
    lastBefore: (entity, ord) => Promise.resolve(of(entity).findLast((one) => one.ord < ord)),
    firstAfter: (entity, ord) => Promise.resolve(of(entity).find((one) => one.ord > ord)?.ord),
    groupsFrom: (entity, from = '') => Promise.resolve(of(entity).filter((one) => one.ord >= from)),
    groupsOfDay: (day) => Promise.resolve(sorted().filter((one) => one.day === day)),
    async addTotals(changes) {
      for (const { name, day, amount } of changes) {
        const sum = (totals.get(`${name} ${day}`)?.amount ?? 0) + amount;
        await set(totals, `${name} ${day}`, sum === 0 ? undefined : { name, day, amount: sum });
      }
    },
    sumTotals: (name, from, until) =>
      Promise.resolve(
        [...totals.values()].reduce(
          (sum, one) => sum + (one.name === name && one.day >= from && one.day <= until ? one.amount : 0),
          0,
        ),
      ),
    level: (key) => Promise.resolve(levels.get(key)),
    putLevel: (level) => set(levels, level.key, level),
    flockIds: () => Promise.resolve([...levels.keys()].filter((key) => key.startsWith('f:')).map((key) => key.slice(2)).sort()), // prettier-ignore
    debt: (id) => Promise.resolve(debts.get(id)),
    putDebt: (debt) => set(debts, debt.id, debt),
    deleteDebt: (id) => set(debts, id, undefined),
    debtFrom: (party, place) => Promise.resolve(placed(party).find((one) => one.place! >= place)),
    debtBefore: (party, place) => Promise.resolve(placed(party).findLast((one) => one.place! < place)),
    party: (id) => Promise.resolve(parties.get(id)),
    putParty: (party) => set(parties, party.id, party),
    firstTodo: () => Promise.resolve([...todo].sort()[0]),
    async addTodo(ords) {
      for (const ord of ords) await mark(ord, true);
    },
    deleteTodo: (ord) => mark(ord, false),
    meta: () => Promise.resolve(meta),
    putMeta(next) {
      const old = meta;
      undo.push(() => (meta = old));
      meta = next;
      return Promise.resolve();
    },
    wipe() {
      for (const map of [groups, totals, levels, debts, parties]) map.clear();
      todo.clear();
      meta = undefined;
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
        return await work(tx);
      } catch (fault) {
        for (const step of undo.toReversed()) step();
        throw fault;
      } finally {
        crash = Infinity;
      }
    },
  };
}
