import { addRxPlugin, createRxDatabase, type RxCollection, type RxDatabase } from 'rxdb/plugins/core';
import { RxDBMigrationSchemaPlugin } from 'rxdb/plugins/migration-schema';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { collections, type CollectionBelow } from '../../schemas/collections.ts';
import type { Customer } from '../../schemas/customer.schema.ts';
import type { Expense } from '../../schemas/expense.schema.ts';
import type { FarmActivity } from '../../schemas/farm-activity.schema.ts';
import type { Flock } from '../../schemas/flock.schema.ts';
import type { Payment } from '../../schemas/payment.schema.ts';
import type { Purchase } from '../../schemas/purchase.schema.ts';
import type { RawMaterial } from '../../schemas/raw-material.schema.ts';
import type { Sale } from '../../schemas/sale.schema.ts';
import type { ShopItem } from '../../schemas/shop-item.schema.ts';
import type { StockEntry } from '../../schemas/stock-entry.schema.ts';
import type { Vendor } from '../../schemas/vendor.schema.ts';
import { bookName, databasesOf } from './book-names.ts';
import { STRICT } from './device-store.ts';
import type { Journal } from './journal.ts';
import { openAttachmentStore, removeAttachments, type AttachmentStore } from './attachment-store.ts';
import { rowStore, type Row, type RowStore } from './row-store.ts';
import { rowSchemas, rowsOf } from './rx-schema.ts';
import { removeLedgers } from './book-names.ts';
import { closeUpkeep, openUpkeepStore, type UpkeepStore } from './upkeep-store.ts';
import { Dexie } from 'dexie';

/** What a device adds to a fact: besides its state, the key by which the newest come first. */
export type Fact<Document> = Row<Document> & { newest_first: number };

type Thing<Document> = Row<Document>;

export type SaleDoc = Fact<Sale>;

export type PurchaseDoc = Fact<Purchase>;

export type ExpenseDoc = Fact<Expense>;

export type CustomerDoc = Thing<Customer>;

export type VendorDoc = Thing<Vendor>;

export type FlockDoc = Thing<Flock>;

/** One row for each Firestore path about people and businesses; its other fields depend on `doc_kind`. */
export type WorkspaceDoc = Row & {
  path: string;
  doc_kind:
    | 'users'
    | 'businesses'
    | 'settings'
    | 'members'
    | 'late'
    | 'invites'
    | 'referral_codes'
    | 'referrals'
    | 'mail'
    | 'notifications'
    | 'public_docs'
    | 'subscriptions'
    | 'plan_requests';
};

/** Rows of which each collection that replicates is made. */
interface Rows {
  sales: SaleDoc;
  payments: Fact<Payment>;
  purchases: PurchaseDoc;
  expenses: ExpenseDoc;
  stock_entries: Fact<StockEntry>;
  farm_activities: Fact<FarmActivity>;
  shop: Thing<ShopItem>;
  farm: FlockDoc;
  raw_materials: Thing<RawMaterial>;
  vendors: VendorDoc;
  customers: CustomerDoc;
  workspace: WorkspaceDoc;
}

/** Collections that replicate, by name. */
export type Collections = { readonly [N in keyof Rows]: RowStore<Rows[N]> };

export type CollectionName = keyof Collections;

/** Runs one piece of work at a time over all tabs of this device. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/** One person's database on this device. [DAT-6] */
export interface Book extends Collections {
  readonly uid: string;
  readonly upkeep: UpkeepStore;
  /** Every write of documents happens inside: reading, deciding and writing are then one step over all tabs. */
  readonly exclusive: Exclusive;
  readonly stores: readonly RowStore[];
  /** The second store; absent where nothing runs that could keep one. [SYN-20] */
  readonly journal?: Journal | undefined;
  /** Absent where nothing keeps pictures. [SYN-32] */
  readonly attachments?: AttachmentStore | undefined;
  close(): Promise<void>;
  /** Delete everything of this person from the device. */
  remove(): Promise<void>;
}

addRxPlugin(RxDBMigrationSchemaPlugin);

/** A realm has room for one person's collections: whoever opens several books at once, as tests do, names fewer. */
const EVERY = Object.keys(rowSchemas) as CollectionName[];

const storage = () => getRxStorageDexie({ ...STRICT, onCreate: reopenWhenLost });

/**
 * Open (or make) the database of one person; what an older version stored is brought to this one first, what waits keeps
 * waiting and unknown fields stay. [SYN-30] Errors: the storage's own, when the phone's database cannot be opened.
 */
export async function openBook(
  uid: string,
  exclusive: Exclusive,
  journal?: Journal,
  names: readonly CollectionName[] = EVERY,
): Promise<Book> {
  const database: RxDatabase = await createRxDatabase({ name: bookName(uid), storage: storage(), multiInstance: true });
  const opened = await database.addCollections(
    Object.fromEntries(names.map((name) => [name, rowsOf(rowSchemas[name])])),
  );
  // The first thing that everything asks for: RxDB has its answer when they do.
  const askedFirst = opened['workspace'] && memberships(opened['workspace']).exec();
  askedFirst?.catch(() => undefined);
  const upkeep = openUpkeepStore(uid);
  await Promise.all([upkeep.db.open(), upkeep.counting.open()]);
  const attachments = openAttachmentStore(uid);
  const stores = Object.entries(opened).map(([name, collection]) => rowStore<Row>(name, collection));
  return {
    uid,
    upkeep,
    exclusive,
    journal,
    attachments,
    ...byName(stores),
    stores,
    async close() {
      closeUpkeep(upkeep);
      attachments.close();
      await database.close();
    },
    async remove() {
      closeUpkeep(upkeep);
      attachments.close();
      await database.close();
      await removeBook(uid);
    },
  };
}

/** What is known of the person, the businesses and who works in them. Shared pages are many, and no screen reads them all. */
export const memberships = (workspace: RxCollection) =>
  workspace.find({ selector: { doc_kind: { $ne: 'public_docs' } } });

/** A store by the name of its collection, for what treats all of them alike. */
export const storeNamed = (book: Book, name: CollectionName): RowStore => book[name] as unknown as RowStore;

/** The stores of what happened, or of what exists. */
export const storesOf = ({ stores }: Book, is: 'fact' | 'thing'): RowStore[] =>
  stores.filter(({ name }) => name in collections && collections[name as CollectionBelow].is === is);

/** Rows by their ids, those that are here, in that order. */
export async function rowsById<R>(store: RowStore<R>, ids: readonly string[]): Promise<R[]> {
  if (ids.length === 0) return [];
  const rows = await store.find(ids);
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** The stores under the names of their collections. */
export const byName = (stores: readonly RowStore[]): Collections =>
  Object.fromEntries(stores.map((store) => [store.name, store])) as unknown as Collections;

/** Delete the databases of a person whose book is not open here; RxDB's own removal only empties them. */
export async function removeBook(uid: string): Promise<void> {
  await Promise.all((await databasesOf(uid)).map((name) => Dexie.delete(name)));
  await Promise.all([removeLedgers(uid), removeAttachments(uid)]);
}

/**
 * RxDB opens a database once, and Dexie does not open that one again by itself. When the browser closes it (the phone was asleep, or
 * short of memory) it is opened anew here, or nothing could be read and saved until the next start. One that the browser threw away
 * stays closed: an empty book must not look like one. [DAT-10] For RxDB's `onCreate`.
 */
function reopenWhenLost(db: Dexie): void {
  const close = db.close.bind(db);
  let isAgain = false;
  db.on('populate', () => {
    if (isAgain) throw new Error(`${db.name} is not there any more`);
  });
  // Dexie says `disableAutoOpen: false` where the connection was lost, and nobody meant to close it.
  db.close = (how) => {
    close(how);
    if (how?.disableAutoOpen !== false) return;
    isAgain = true;
    db.open().catch((fault: unknown) => console.error(`${db.name}: not opened again`, fault));
  };
}
