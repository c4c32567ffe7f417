import { fillWithDefaultSettings, type RxCollection, type RxJsonSchema } from 'rxdb/plugins/core';
import { distinctUntilChanged, map } from 'rxjs';
import { byName, type Book } from '../../src/store/book.ts';
import type { Journal } from '../../src/store/journal.ts';
import { rowStore, type Row } from '../../src/store/row-store.ts';
import { rowSchemas } from '../../src/store/rx-schema.ts';
import type { UpkeepStore } from '../../src/store/upkeep-store.ts';
import type { Disk, Stored, Table } from './disk.ts';
import { kept } from './kept.ts';
import { never, type Life } from './timeline.ts';

/** One tab's access to the disk: every read and write is a step at which the tab can be killed. */
export interface Steps {
  readonly life: Life;
  /** An occasional delay of the storage. */
  readonly pause: () => Promise<void> | undefined;
}
interface Parts extends Steps {
  readonly disk: Disk;
}

/** The collections written by simulated users; the others replicate in the same way. */
const SOLD_AND_WHO_SELLS = ['sales', 'customers', 'workspace'] as const;

/** Databases of one person's book. */
export const DATABASES = [...SOLD_AND_WHO_SELLS, 'upkeep'];

/**
 * One tab's view of a person's book. The row store, the commands and replication are the real ones; the storage is an
 * in-memory disk instead of RxDB and IndexedDB.
 */
export function memoryBook(
  uid: string,
  parts: Parts,
  journal: Journal | undefined,
  exclusive: Book['exclusive'],
): Book {
  for (const name of DATABASES) parts.disk.databases.add(name);
  const stores = SOLD_AND_WHO_SELLS.map((name) => rowStore<Row>(name, collectionOf(parts, name)));
  return {
    uid,
    upkeep: upkeepOf(parts),
    exclusive,
    journal,
    ...byName(stores),
    stores,
    close: () => Promise.resolve(),
    remove: () => Promise.reject(new Error('A simulated book is not removed.')),
  };
}

/** Run a storage operation as a step: the tab can be killed before and after it. */
export function asStep<T>({ life, pause }: Steps, work: () => T): Promise<T> {
  if (!life.takeStep()) return never();
  const waits = pause();
  return waits ? waits.then(() => stepped(life, work)) : stepped(life, work);
}

function stepped<T>(life: Life, work: () => T): Promise<T> {
  if (!life.takeStep()) return never();
  try {
    const result = work();
    return life.takeStep() ? Promise.resolve(result) : never();
  } catch (fault) {
    return Promise.reject(fault);
  }
}

type Selector = Readonly<
  Record<string, { readonly $eq?: unknown; readonly $ne?: unknown; readonly $in?: readonly unknown[] }>
>;
interface Find {
  readonly selector?: Selector;
  readonly limit?: number;
}

/** The matching rows, from the index where there is one. */
function find(table: Table, { selector = {}, limit }: Find): Stored[] {
  const { sync_state: state, ...others } = selector;
  const from = state && '$eq' in state ? table.inState(state.$eq) : table.rows;
  const fields = Object.entries('$eq' in (state ?? {}) ? others : selector);
  const fits = (row: Stored) =>
    fields.every(([field, wanted]) =>
      wanted.$in ? wanted.$in.includes(row[field])
      : '$ne' in wanted ? row[field] !== wanted.$ne
      : row[field] === wanted.$eq); // prettier-ignore
  const found = [...from.values()].filter((row) => fields.length === 0 || fits(row));
  return found.sort((a, b) => Number(a['local_seq']) - Number(b['local_seq'])).slice(0, limit);
}

type Key = readonly unknown[];
/** Type order of IndexedDB keys: numbers, then strings, then arrays. */
const RANKS = ['number', 'string', 'object'];
function compareKeys(a: Key, b: Key): number {
  for (const [i, one] of a.entries()) {
    const other = b[i];
    if (one === other) continue;
    if (other === undefined) return 1;
    const rank = RANKS.indexOf(typeof one) - RANKS.indexOf(typeof other);
    if (rank !== 0) return rank;
    return (one as number) < (other as number) ? -1 : 1;
  }
  return a.length - b.length;
}

/** The part of a Dexie index used by the app: the rows between two keys, ascending or descending. */
function indexOf(parts: Parts, table: () => Table, index: string) {
  const [, ...fields] = index.slice(1, -1).split('+');
  const between = ([, ...from]: Key, [, ...to]: Key, isReversed: boolean, limit?: number) => {
    const rows = fields[0] === 'sync_state' && from[0] === to[0] ? table().inState(from[0]) : table().rows;
    const keyed = [...rows.values()].map((row) => ({ row, key: fields.map((field) => row[field]) }));
    const found = keyed.filter(({ key }) => compareKeys(key, from) >= 0 && compareKeys(key, to) <= 0);
    const inOrder = found.sort((a, b) => compareKeys(a.key, b.key) * (isReversed ? -1 : 1)).slice(0, limit);
    return inOrder.map(({ row }) => ({ ...row, _deleted: '0' }));
  };
  const range = (from: Key, to: Key, isReversed: boolean) => ({
    toArray: () => asStep(parts, () => between(from, to, isReversed)),
    limit: (limit: number) => ({ toArray: () => asStep(parts, () => between(from, to, isReversed, limit)) }),
  });
  return {
    between: (from: Key, to: Key) => ({ ...range(from, to, false), reverse: () => range(from, to, true) }),
  };
}

const SCHEMAS = {
  sales: fillWithDefaultSettings(rowSchemas.sales as RxJsonSchema<never>),
  customers: fillWithDefaultSettings(rowSchemas.customers as RxJsonSchema<never>),
  workspace: fillWithDefaultSettings(rowSchemas.workspace as RxJsonSchema<never>),
};

/**
 * The part of an RxDB collection used by the app, with RxDB's own check: a row is replaced only if it is unchanged
 * since it was read.
 */
function collectionOf(parts: Parts, name: keyof typeof SCHEMAS): RxCollection {
  const { disk, life } = parts;
  const primary = SCHEMAS[name].primaryKey as string;
  const idOf = (row: Stored) => String(row[primary]);
  const table = () => disk.table(name);
  const documents = (rows: readonly Stored[]) =>
    rows.map((row) => ({ primary: idOf(row), toMutableJSON: () => withoutInternal(row) }));
  const storageInstance = {
    findDocumentsById: (ids: readonly string[]) => asStep(parts, () => ids.flatMap((id) => table().rows.get(id) ?? [])),
    internals: Promise.resolve({ dexieTable: { where: (index: string) => indexOf(parts, table, index) } }),
    bulkWrite: (writes: readonly { previous?: Stored; document: Stored }[]) =>
      asStep(parts, () => {
        const isStale = ({ previous, document }: (typeof writes)[number]) =>
          table().rows.get(idOf(document))?._rev !== previous?._rev;
        const stale = writes.filter(isStale);
        const good = stale.length === 0 ? writes : writes.filter((write) => !stale.includes(write));
        const next = ({ previous, document }: (typeof writes)[number]): [string, Stored] => [
          idOf(document),
          kept({ ...document, _rev: String(Number(previous?._rev ?? 0) + 1) }),
        ];
        if (good.length > 0) disk.write(name, good.map(next));
        return { error: stale.map(({ document }) => ({ documentId: idOf(document) })) };
      }),
  };
  const fake = {
    storageInstance,
    $: disk.written(name, life).pipe(map((documentData) => ({ documentData }))),
    schema: { primaryPath: primary, jsonSchema: SCHEMAS[name] },
    find: (query: Find = {}) => ({
      exec: () => asStep(parts, () => documents(find(table(), query))),
      $: disk.watch(name, life, (at) => documents(find(at, query))),
    }),
    // RxDB emits a count only when it changes.
    count: (query: Find) => ({
      $: disk.watch(name, life, (at) => find(at, query).length).pipe(distinctUntilChanged()),
    }),
  };
  return fake as unknown as RxCollection;
}

const withoutInternal = ({ _rev, _meta, _attachments, _deleted, ...row }: Stored) => row;

/** The part of the Dexie tables used by the app. */
function upkeepOf(parts: Parts): UpkeepStore {
  const { disk } = parts;
  const tableOf = (ofUpkeep: string, primary: string) => {
    const name = `upkeep/${ofUpkeep}`;
    const remove = (keys: Iterable<string>) =>
      disk.write(
        name,
        [...keys].map((key) => [key, undefined] as const),
      );
    return {
      get: (key: string) => asStep(parts, () => disk.rows(name).get(key)),
      put: (row: Record<string, unknown>) =>
        asStep(parts, () => disk.write(name, [[String(row[primary]), kept(row) as Stored]])),
      delete: (key: string) => asStep(parts, () => remove([key])),
      bulkDelete: (keys: readonly string[]) => asStep(parts, () => remove(keys)),
      clear: () => asStep(parts, () => remove(disk.rows(name).keys())),
      count: () => asStep(parts, () => disk.rows(name).size),
      toArray: () => asStep(parts, () => [...disk.rows(name).values()]),
    };
  };
  const fake = {
    // Counting runs under the write lock; a kill between two of its writes lets a number be issued twice.
    counting: { transaction: (...parameters: unknown[]) => (parameters.at(-1) as () => Promise<unknown>)() },
    numbers: tableOf('numbers', 'business_id'),
    counters: tableOf('counters', 'key'),
    checkpoints: tableOf('checkpoints', 'path'),
    unreadable: tableOf('unreadable', 'path'),
    copies: tableOf('copies', 'key'),
    locks: tableOf('locks', 'business_id'),
    locks$: parts.disk.watch('upkeep/locks', parts.life, ({ rows }) => [...rows.values()]),
  };
  return fake as unknown as UpkeepStore;
}
