import Dexie, { type Table } from 'dexie';
import type { Debt, LedgerMeta, LedgerStore, LedgerTx, Level, Party, StoredGroup, Total } from './ledger-store.ts';

/** The books of one business on this phone, in a Dexie database of their own: never replicated, made again at any time. */
export interface LedgerDatabase extends LedgerStore {
  readonly db: Dexie;
  readonly groups: Table<StoredGroup, string>;
  readonly totals: Table<Total, [string, string]>;
  readonly levels: Table<Level, string>;
  readonly debts: Table<Debt, string>;
  readonly parties: Table<Party, string>;
  readonly todo: Table<{ ord: string }, string>;
  readonly meta: Table<LedgerMeta, string>;
}

/** What the names of a person's ledgers begin with; the business follows. */
export const ledgerPrefix = (uid: string): string => `flockbook-ledger-${uid}-`;

/** After every string that begins with `key`. */
const PAST = '\uffff';
const within = (key: string): [string, string] => [`${key} `, `${key} ${PAST}`];
/** The place in the order out of an index key `<entity> <ord>`; an entity has no space. */
const ordIn = (key: string): string => key.slice(key.indexOf(' ') + 1);

/** Open (or make) the ledger of a business. Its writes need not wait for the disk: what is lost is made again from the documents. */
export function openLedgerDatabase(uid: string, businessId: string): LedgerDatabase {
  const db = new Dexie(`${ledgerPrefix(uid)}${businessId}`, { chromeTransactionDurability: 'relaxed' });
  db.version(1).stores({
    groups: 'ord, doc_id, *keys, day',
    totals: '[name+day], [day+name]',
    levels: 'key',
    debts: 'id, place, owed, party',
    parties: 'id',
    todo: 'ord',
    meta: 'key',
  });
  const store: Tables = {
    db,
    groups: db.table<StoredGroup, string>('groups'),
    totals: db.table<Total, [string, string]>('totals'),
    levels: db.table<Level, string>('levels'),
    debts: db.table<Debt, string>('debts'),
    parties: db.table<Party, string>('parties'),
    todo: db.table<{ ord: string }, string>('todo'),
    meta: db.table<LedgerMeta, string>('meta'),
  };
  const tx = transactionOn(store);
  // An async function of its own: Dexie follows native awaits only from one that it sees.
  return { ...store, write: async (work) => await db.transaction('rw', db.tables, async () => await work(tx)) };
}

type Tables = Omit<LedgerDatabase, 'write'>;

function transactionOn(tables: Tables): LedgerTx {
  const { db, groups, totals, levels, debts, parties, todo, meta } = tables;
  return {
    group: (ord) => groups.get(ord),
    groupsOf: (docId) => groups.where('doc_id').equals(docId).toArray(),
    putGroup: (group) => done(groups.put(group)),
    deleteGroup: (ord) => groups.delete(ord),
    lastBefore: (entity, ord) =>
      groups.where('keys').between(within(entity)[0], `${entity} ${ord}`, true, false).last(),
    async firstAfter(entity, ord) {
      const between = groups.where('keys').between(`${entity} ${ord}`, within(entity)[1], false, true);
      const [key] = (await between.limit(1).keys()) as unknown as string[];
      return key === undefined ? undefined : ordIn(key);
    },
    groupsFrom: (entity, from = '') =>
      groups.where('keys').between(`${entity} ${from}`, within(entity)[1], true, true).sortBy('ord'),
    groupsOfDay: (day) => groups.where('day').equals(day).sortBy('ord'),
    async addTotals(changes) {
      const known = await totals.bulkGet(changes.map(({ name, day }) => [name, day]));
      const sums = changes.map((one, i) => ({ ...one, amount: one.amount + (known[i]?.amount ?? 0) }));
      await totals.bulkPut(sums.filter(({ amount }) => amount !== 0));
      const gone = sums.filter(({ amount }) => amount === 0);
      if (gone.length > 0) await totals.bulkDelete(gone.map(({ name, day }) => [name, day]));
    },
    async sumTotals(name, from, until) {
      const days = await totals.where('[name+day]').between([name, from], [name, until], true, true).toArray();
      return days.reduce((sum, { amount }) => sum + amount, 0);
    },
    level: (key) => levels.get(key),
    putLevel: (level) => done(levels.put(level)),
    flockIds: async () => (await levels.where('key').startsWith('f:').primaryKeys()).map((key) => key.slice(2)),
    debt: (id) => debts.get(id),
    putDebt: (debt) => done(debts.put(debt)),
    deleteDebt: (id) => debts.delete(id),
    debtFrom: (party, place) => debts.where('place').between(place, within(party)[1], true, true).first(),
    debtBefore: (party, place) => debts.where('place').between(within(party)[0], place, true, false).last(),
    party: (id) => parties.get(id),
    putParty: (party) => done(parties.put(party)),
    firstTodo: async () => (await todo.orderBy('ord').first())?.ord,
    addTodo: async (ords) => {
      if (ords.length > 0) await todo.bulkPut(ords.map((ord) => ({ ord })));
    },
    deleteTodo: (ord) => todo.delete(ord),
    meta: () => meta.get('state'),
    putMeta: (state) => done(meta.put(state)),
    async wipe() {
      for (const table of db.tables) await table.clear();
    },
  };
}

const done = async (work: PromiseLike<unknown>): Promise<void> => void (await work);
