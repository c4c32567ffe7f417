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

/** A stored fact: the row plus the sort key by which the newest come first. */
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

/** Row type of each replicated collection. */
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

/** Replicated collections, by name. */
export type Collections = { readonly [N in keyof Rows]: RowStore<Rows[N]> };

export type CollectionName = keyof Collections;

/** Runs one task at a time across all tabs of this device. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/** One person's database on this device. [DAT-6] */
export interface Book extends Collections {
  readonly uid: string;
  readonly upkeep: UpkeepStore;
  /**
   * Every write of documents runs inside this lock, so that reading, deciding and writing are one step across all tabs.
   */
  readonly exclusive: Exclusive;
  readonly stores: readonly RowStore[];
  /** The second store; absent where no code runs that could keep one. [SYN-20] */
  readonly journal?: Journal | undefined;
  /** Absent where attachments are not kept. [SYN-32] */
  readonly attachments?: AttachmentStore | undefined;
  close(): Promise<void>;
  /** Delete all data of this person from the device. */
  remove(): Promise<void>;
}

addRxPlugin(RxDBMigrationSchemaPlugin);

/**
 * RxDB limits the collections of a realm to those of one person: callers that open several books at once, such as
 * tests, name fewer.
 */
const EVERY = Object.keys(rowSchemas) as CollectionName[];

const storage = () => getRxStorageDexie({ ...STRICT, onCreate: reopenWhenLost });

/**
 * Open (or create) the database of one person. Data of an older version is migrated first; pending records stay pending
 * and unknown fields are kept. [SYN-30] Errors: the storage's own, when the phone's database cannot be opened.
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
  // Start the first query that every part needs, so that RxDB has the result cached by then.
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

/**
 * Rows about the person, the businesses and their members. Shared pages are excluded: there are many, and no screen
 * reads them all.
 */
export const memberships = (workspace: RxCollection) =>
  workspace.find({ selector: { doc_kind: { $ne: 'public_docs' } } });

/** The store of a collection by name, for code that treats all stores alike. */
export const storeNamed = (book: Book, name: CollectionName): RowStore => book[name] as unknown as RowStore;

/** The stores of facts, or of things. */
export const storesOf = ({ stores }: Book, is: 'fact' | 'thing'): RowStore[] =>
  stores.filter(({ name }) => name in collections && collections[name as CollectionBelow].is === is);

/** The existing rows of `ids`, in that order. */
export async function rowsById<R>(store: RowStore<R>, ids: readonly string[]): Promise<R[]> {
  if (ids.length === 0) return [];
  const rows = await store.find(ids);
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Stores by collection name. */
export const byName = (stores: readonly RowStore[]): Collections =>
  Object.fromEntries(stores.map((store) => [store.name, store])) as unknown as Collections;

/** Delete the databases of a person whose book is not open in this worker; RxDB's own removal only empties them. */
export async function removeBook(uid: string): Promise<void> {
  await Promise.all((await databasesOf(uid)).map((name) => Dexie.delete(name)));
  await Promise.all([removeLedgers(uid), removeAttachments(uid)]);
}

/**
 * For RxDB's `onCreate`. RxDB opens a database once, and Dexie does not reopen that instance automatically. When the
 * browser closes it (the phone was asleep, or short of memory) reopen it, because otherwise nothing could be read or
 * saved until the next start. A database that the browser deleted stays closed: an empty book must not pass for one.
 * [DAT-10]
 */
function reopenWhenLost(db: Dexie): void {
  const close = db.close.bind(db);
  let isAgain = false;
  db.on('populate', () => {
    if (isAgain) throw new Error(`${db.name} is not there any more`);
  });
  // Dexie passes `disableAutoOpen: false` when the connection was lost and not closed on purpose.
  db.close = (how) => {
    close(how);
    if (how?.disableAutoOpen !== false) return;
    isAgain = true;
    db.open().catch((fault: unknown) => console.error(`${db.name}: not opened again`, fault));
  };
}
