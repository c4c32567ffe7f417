import Dexie, { type Table } from 'dexie';
import type { Aside } from './aside.ts';
import type { FirstScreen } from './first-screen.ts';
import type { Debt, LedgerMeta, LedgerStore, LedgerTables, Level, Party, StoredGroup, Total } from './ledger-store.ts';

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
  /** Orders to confirm, and what was voided or came back; kept beside the books by `keepAside`. */
  readonly aside: Table<Aside, string>;
  /** What stood first in a long list when it was last made: see first-screen.ts. */
  readonly firsts: Table<FirstScreen, string>;
}

/** What the names of a person's ledgers begin with; the business follows. */
export const ledgerPrefix = (uid: string): string => `flockbook-ledger-${uid}-`;

/** After every string that begins with `key`. */
const PAST = '\uffff';
const within = (key: string): [string, string] => [`${key} `, `${key} ${PAST}`];
/**
 * Its writes need not wait for the disk. Dexie's memory of what live queries read is off: a list of a thousand items asks a
 * thousand times, and each answer would be kept with a listener of its own and copied for whoever asks.
 */
const OPTIONS = { chromeTransactionDurability: 'relaxed', cache: 'disabled' } as const;

/** Open (or make) the ledger of a business. What is lost of it is made again from the documents. */
export function openLedgerDatabase(uid: string, businessId: string): LedgerDatabase {
  const db = new Dexie(`${ledgerPrefix(uid)}${businessId}`, OPTIONS);
  db.version(3).stores({
    groups: 'ord, doc_id, *keys, day',
    totals: '[name+day], [day+name]',
    levels: 'key',
    debts: 'id, place, [owed+ord], party',
    parties: 'id',
    todo: 'ord',
    meta: 'key',
    aside: 'id, [is+newest_first]',
  });
  db.version(4).stores({ firsts: 'list' });
  return {
    db,
    ...tablesIn(db),
    // Each table is bound to the transaction: Dexie follows no more than a hundred awaits that ask it nothing, and the memory before
    // it answers thousands.
    write: async (work) => await db.transaction('rw', db.tables, async (tx) => await work(ledgerTables(tablesIn(tx)))),
  };
}

/** Whether values wait to be worked out. */
export const isToDo = async ({ todo }: LedgerDatabase): Promise<boolean> => (await todo.limit(1).count()) > 0;

/** Whether the books were whole once. [LED-59] */
export const isWhole = async ({ meta }: LedgerDatabase): Promise<boolean> => (await meta.get('state'))?.whole === true;

/** Whether the books have all that this phone wrote up to a place in its order, and no value waits. */
export const isMadeUpTo = async (db: LedgerDatabase, localSeq: number): Promise<boolean> =>
  ((await db.meta.get('state'))?.applied_local_seq ?? -1) >= localSeq && !(await isToDo(db));

const tablesIn = (at: Pick<Dexie, 'table'>) => ({
  groups: at.table<StoredGroup, string>('groups'),
  totals: at.table<Total, [string, string]>('totals'),
  levels: at.table<Level, string>('levels'),
  debts: at.table<Debt, string>('debts'),
  parties: at.table<Party, string>('parties'),
  todo: at.table<{ ord: string }, string>('todo'),
  meta: at.table<LedgerMeta, string>('meta'),
  aside: at.table<Aside, string>('aside'),
  firsts: at.table<FirstScreen, string>('firsts'),
});

function ledgerTables(tables: ReturnType<typeof tablesIn>): LedgerTables {
  const { groups, totals, levels, debts, parties, todo, meta } = tables;
  const bare = <T>(put: readonly T[]): T[] => put as T[];
  return {
    groups: (ords) => groups.bulkGet(bare(ords)),
    groupsOf: (docIds) => together(docIds, (id) => groups.where('doc_id').equals(id).toArray()),
    groupsOfDay: (day) => groups.where('day').equals(day).sortBy('ord'),
    // A key is `<entity> <ord>`, and the place in the order is the group's own key: one request, no cursor.
    placesOf: (entities) =>
      together(entities, (entity) =>
        groups
          .where('keys')
          .between(...within(entity), true, true)
          .primaryKeys(),
      ),
    placesFrom: (entity, from, limit) =>
      groups.where('keys').between(`${entity} ${from}`, within(entity)[1], true, true).limit(limit).primaryKeys(),
    placesBefore: (entity, before, limit) =>
      groups
        .where('keys')
        .between(within(entity)[0], `${entity} ${before}`, true, false)
        // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
        .reverse()
        .limit(limit)
        .primaryKeys(),
    totals: (keys) => totals.bulkGet(keys.map(([name, day]) => [name, day])),
    totalsBetween: (name, from, until) =>
      totals.where('[name+day]').between([name, from], [name, until], true, true).toArray(),
    levels: (keys) => levels.bulkGet(bare(keys)),
    flockIds: async () => (await levels.where('key').startsWith('f:').primaryKeys()).map((key) => key.slice(2)),
    debts: (ids) => debts.bulkGet(bare(ids)),
    debtFrom: (party, place) => debts.where('place').between(place, within(party)[1], true, true).first(),
    debtBefore: (party, place) => debts.where('place').between(within(party)[0], place, true, false).last(),
    parties: (ids) => parties.bulkGet(bare(ids)),
    todoFrom: (from, limit) => todo.where('ord').aboveOrEqual(from).limit(limit).primaryKeys(),
    meta: () => meta.get('state'),
    async change(changes) {
      if (changes.wipe) for (const table of Object.values(tables)) await table.clear();
      await Promise.all([
        putAll(groups, changes.groups, changes.groupsGone),
        putAll(totals, changes.totals, changes.totalsGone.map(([name, day]): [string, string] => [name, day])), // prettier-ignore
        putAll(levels, changes.levels, []),
        putAll(debts, changes.debts, changes.debtsGone),
        putAll(parties, changes.parties, []),
        putAll(todo, changes.todo.map((ord) => ({ ord })), changes.todoGone), // prettier-ignore
        changes.meta && meta.put(changes.meta),
      ]);
    },
  };
}

/** No transaction is ended by hand to save its last round trip: where one of these fails then, Dexie could no longer take the others back. */
const putAll = <Value, Key>(table: Table<Value, Key>, put: readonly Value[], gone: readonly Key[]) =>
  Promise.all([gone.length > 0 && table.bulkDelete([...gone]), put.length > 0 && table.bulkPut([...put])]);

/** Requests that do not wait for each other; the answers in their order. */
const together = async <In, Out>(all: readonly In[], ask: (one: In) => PromiseLike<Out>): Promise<Out[]> =>
  await Promise.all(all.map(ask));
