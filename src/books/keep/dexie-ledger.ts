import Dexie, { type Table } from 'dexie';
import { ledgerName } from '../../store/book-names.ts';
import { trackTables } from './track-tables.ts';
import {
  type WorkEntry,
  type FirstScreen,
  LEDGER_VERSION,
  type Debt,
  type LedgerMeta,
  type LedgerStore,
  type LedgerTables,
  type Level,
  type Party,
  type PeriodSums,
  type StoredPage,
} from './ledger-store.ts';

/**
 * The books of one business on this phone, in a Dexie database of their own: never replicated, and rebuilt from the
 * records when needed.
 */
export interface LedgerDatabase extends LedgerStore {
  readonly db: Dexie;
  readonly pages: Table<StoredPage, string>;
  readonly sums: Table<PeriodSums, string>;
  readonly levels: Table<Level, string>;
  readonly debts: Table<Debt, string>;
  readonly parties: Table<Party, string>;
  readonly todo: Table<{ ord: string }, string>;
  readonly meta: Table<LedgerMeta, string>;
  /** Work lists (for example orders to confirm, voided and returned sales); kept beside the books by `keepWork`. */
  readonly aside: Table<WorkEntry, string>;
  /** First rows of long lists as they were last rendered: see first-screen.ts. */
  readonly firsts: Table<FirstScreen, string>;
}

/** Sorts after every string that begins with `key`. */
const PAST = '\uffff';
const within = (key: string): [string, string] => [`${key} `, `${key} ${PAST}`];
/**
 * Writes need not wait for the disk. Dexie's cache for live queries is off: a list of a thousand items makes a thousand
 * requests, and each answer would be cached with its own listener and copied for every reader.
 */
const OPTIONS = { chromeTransactionDurability: 'relaxed', cache: 'disabled' } as const;

/** Open (or create) the ledger of a business. Lost contents are rebuilt from the documents. */
export function openLedgerDatabase(uid: string, businessId: string): LedgerDatabase {
  const db = new Dexie(ledgerName(uid, businessId), OPTIONS);
  trackTables(db);
  db.version(5).stores({
    pages: 'start, *names, *docs',
    sums: 'period',
    levels: 'key',
    debts: 'id, place, [owed+ord], party',
    parties: 'id',
    todo: 'ord',
    meta: 'key',
    aside: 'id, [is+newest_first]',
    firsts: 'list',
  });
  return {
    db,
    ...tablesIn(db),
    // Bind each table to the transaction: Dexie keeps track of it over at most a hundred awaits without a request, and
    // the cache in front of it answers thousands.
    write: async (work) => await db.transaction('rw', db.tables, async (tx) => await work(ledgerTables(tablesIn(tx)))),
  };
}

/** Whether groups are waiting to be folded. */
export const isToDo = async ({ todo }: LedgerDatabase): Promise<boolean> => (await todo.limit(1).count()) > 0;

/** Whether the books were complete at least once. [LED-59] */
export async function isWhole({ meta }: LedgerDatabase): Promise<boolean> {
  const state = await meta.get('state');
  return state?.whole === true && state.version === LEDGER_VERSION;
}

/** Whether the books contain everything this phone wrote up to `localSeq`, and no groups are waiting to be folded. */
export const isMadeUpTo = async (db: LedgerDatabase, localSeq: number): Promise<boolean> =>
  ((await db.meta.get('state'))?.applied_local_seq ?? -1) >= localSeq && !(await isToDo(db));

const tablesIn = (at: Pick<Dexie, 'table'>) => ({
  pages: at.table<StoredPage, string>('pages'),
  sums: at.table<PeriodSums, string>('sums'),
  levels: at.table<Level, string>('levels'),
  debts: at.table<Debt, string>('debts'),
  parties: at.table<Party, string>('parties'),
  todo: at.table<{ ord: string }, string>('todo'),
  meta: at.table<LedgerMeta, string>('meta'),
  aside: at.table<WorkEntry, string>('aside'),
  firsts: at.table<FirstScreen, string>('firsts'),
});

function ledgerTables(tables: ReturnType<typeof tablesIn>): LedgerTables {
  const { pages, sums, levels, debts, parties, todo, meta, aside } = tables;
  const bare = <T>(put: readonly T[]): T[] => put as T[];
  /** An index key is `<name> <start>`, and the start is the page's primary key: one request, no cursor. */
  const on = (from: string, to: string, withFrom: boolean) => pages.where('names').between(from, to, withFrom, false);
  return {
    starts: () => pages.toCollection().primaryKeys(),
    pages: (starts) => pages.bulkGet(bare(starts)),
    startsOf: (docId) => pages.where('docs').equals(docId).primaryKeys(),
    startsNamed: (name) => on(...within(name), true).primaryKeys(),
    startAfter: async (name, start) => (await on(`${name} ${start}`, within(name)[1], false).limit(1).primaryKeys())[0],
    startBefore: async (name, start) =>
      // oxlint-disable-next-line unicorn/no-array-reverse -- a query, not an array
      (await on(within(name)[0], `${name} ${start}`, true).reverse().limit(1).primaryKeys())[0],
    sums: (periods) => sums.bulkGet(bare(periods)),
    periods: (from, to) => sums.where('period').between(from, to, true, true).primaryKeys(),
    levels: (keys) => levels.bulkGet(bare(keys)),
    flockIds: async () => (await levels.where('key').startsWith('f:').primaryKeys()).map((key) => key.slice(2)),
    debts: (ids) => debts.bulkGet(bare(ids)),
    debtFrom: (party, place) => debts.where('place').between(place, within(party)[1], true, true).first(),
    debtBefore: (party, place) => debts.where('place').between(within(party)[0], place, true, false).last(),
    parties: (ids) => parties.bulkGet(bare(ids)),
    todo: () => todo.toCollection().primaryKeys(),
    meta: () => meta.get('state'),
    async change(changes) {
      if (changes.wipe) for (const table of Object.values(tables)) await table.clear();
      await Promise.all([
        putAll(pages, changes.pages, changes.pagesGone),
        putAll(sums, changes.sums, changes.sumsGone),
        putAll(levels, changes.levels, []),
        putAll(debts, changes.debts, changes.debtsGone),
        putAll(parties, changes.parties, []),
        putAll(todo, changes.todo.map((ord) => ({ ord })), changes.todoGone), // prettier-ignore
        putAll(aside, changes.aside ?? [], []),
        changes.meta && meta.put(changes.meta),
      ]);
    },
  };
}

/** Rows cloned per request: storing a whole book at once would block the worker for a third of a second. */
const AT_ONCE = 25;

/**
 * The transaction is not committed explicitly to save its last round trip: if one of these requests then failed, Dexie
 * could no longer roll back the others.
 */
async function putAll<Value, Key>(table: Table<Value, Key>, put: readonly Value[], gone: readonly Key[]) {
  if (gone.length > 0) await table.bulkDelete([...gone]);
  for (let from = 0; from < put.length; from += AT_ONCE) await table.bulkPut(put.slice(from, from + AT_ONCE));
}
