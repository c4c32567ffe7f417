import type { Sale } from '../../schemas/sale.schema.ts';
import { workspacePath, type Member } from '../../schemas/workspace.schema.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook, type Book, type Exclusive, type SaleDoc } from '../../src/store/book.ts';
import { newestFirst } from '../../src/store/rx-schema.ts';
import type { Journal } from '../../src/store/journal.ts';
import { saveAsPending } from '../../src/store/save.ts';

export const BUSINESS = 'Business0001';
export const NOW_ISO = '2026-11-20T10:00:00.000Z';

/** One task at a time, as with Web Locks in a browser. */
export function inTurn(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** A separate book for one test, on in-memory IndexedDB. Each acts as another phone. */
export const testBook = (uid = `user${newDocumentId()}`): Promise<Book> => openSmallBook(uid, inTurn());

/** Collections sufficient for most tests; RxDB allows one process to open 13 in total. */
const SOLD_AND_WHO_SELLS = ['sales', 'customers', 'farm', 'workspace'] as const;
export const openSmallBook = (uid: string, exclusive: Exclusive, journal?: Journal): Promise<Book> =>
  openBook(uid, exclusive, journal, SOLD_AND_WHO_SELLS);

/** A valid sale; `change` overrides the fields a test is about. */
export const sale = (change: Partial<Sale> = {}): Sale => ({
  id: newDocumentId(),
  business_id: BUSINESS,
  occurred_at: '2026-11-20T10:00:00.000Z',
  day: '2026-11-20',
  created_at: '2026-11-20T10:00:00.000Z',
  created_by: 'user1',
  device_id: 'Device000001',
  device_seq: 1,
  rev: 0,
  sale_no: 'K7M-0001',
  kind: 'sale',
  status: 'confirmed',
  channel: 'counter',
  lines: [
    {
      line_id: 'Line00000001',
      item_kind: 'egg',
      item_id: 'EggsGood0001',
      description: 'Eggs, good',
      qty: 60,
      unit: 'tray',
      factor: 30,
      unit_price: 12_000,
    },
  ],
  initial_payment: { amount: 24_000, method: 'cash' },
  ...change,
});

/** A valid membership in the test business, as stored on the server. */
export const membership = (uid: string, change: Partial<Member> = {}): Member => ({
  user_id: uid,
  business_id: BUSINESS,
  role: 'admin',
  roles: { add_sales: true, edit_sales: true },
  status: 'active',
  name: 'Okello',
  email: 'okello@example.com',
  joined_at: NOW_ISO,
  rev: 1,
  ...change,
});
export const memberPath = (uid: string): string => workspacePath.member(BUSINESS, uid);

/** Save a sale as a user does: pending, in one write. */
export async function saveSale(book: Book, change: Partial<Sale> = {}): Promise<SaleDoc> {
  const document = sale(change);
  await book.exclusive(() =>
    saveAsPending(book, book.sales, [{ after: { ...document, newest_first: newestFirst(document.occurred_at) } }]),
  );
  return (await book.sales.find([document.id])).get(document.id)!;
}

/** Save many at once; `business_id` selects another business. */
export const saveSales = (book: Book, sales: readonly Sale[], business_id = BUSINESS): Promise<void> =>
  book.exclusive(() =>
    saveAsPending(
      book,
      book.sales,
      sales.map((one) => ({ after: { ...one, business_id, newest_first: newestFirst(one.occurred_at) } })),
    ),
  );

/** Change a stored sale as a user does. */
export async function editSale(book: Book, id: string, change: Partial<SaleDoc>): Promise<void> {
  await book.exclusive(async () => {
    const before = (await book.sales.find([id])).get(id)!;
    return saveAsPending(book, book.sales, [{ before, after: { ...before, ...change } }]);
  });
}

export const storedSale = async (book: Book, id: string): Promise<SaleDoc> => (await book.sales.find([id])).get(id)!;
export const salePath = (id: string): string => `businesses/${BUSINESS}/sales/${id}`;
