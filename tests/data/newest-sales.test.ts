import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBook } from '../../src/store/book.ts';
import { isToDo } from '../../src/books/keep/dexie-ledger.ts';
import { liveTable } from '../../src/store/live-table.ts';
import type { SalesInput } from '../../src/contract/sales.ts';
import { salesList } from '../../src/nouns/sales/data/sales-list.query.ts';
import { aSale, aSaleLine } from '../support/documents.ts';
import { inTurn, saveSales } from '../support/test-book.ts';
import { answerWhen, gracesPhone, NOW } from '../support/test-deps.ts';

let phone: Awaited<ReturnType<typeof gracesPhone>>;
const NAMES = ['sales', 'customers', 'payments', 'workspace'] as const;
beforeEach(async () => void (phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES))));
afterEach(async () => {
  vi.restoreAllMocks();
  await phone.leave({ remove: true });
});

const NEWEST_50: SalesInput = { tab: 0, search: '', range: null, limit: 50 };
const UNPAID = 5;
const PRICE = 500;

/** Sales at every hour back from now; the newest few are unpaid. */
async function sell(first: number, until: number): Promise<void> {
  const { book } = phone.session;
  const sales = Array.from({ length: until - first }, (_, i) => {
    const n = first + i;
    const occurred_at = new Date(NOW.getTime() - n * 3_600_000).toISOString();
    return aSale({
      id: `sale${String(n).padStart(8, '0')}`,
      lines: [aSaleLine({ qty: 1, factor: 1, unit_price: PRICE })],
      ...(n >= UNPAID && { initial_payment: { method: 'cash', amount: PRICE } }),
      occurred_at,
      day: occurred_at.slice(0, 10),
    });
  });
  await saveSales(book, sales, phone.businessId);
  await answerWhen(
    salesList(phone, NEWEST_50),
    ({ totals }) => totals.count === until && totals.to_collect === UNPAID * PRICE,
  );
  // The ledger keeper running in parallel sends requests too.
  const { db } = (await answerWhen(phone.session.ledger$, (ledger) => ledger !== null))!;
  await answerWhen(
    liveTable(() => isToDo(db)),
    (is) => !is,
  );
}

/** Count the IndexedDB requests, and the rows and keys they return, until the newest 50 are shown. */
async function askedForNewest(): Promise<{ requests: number; rows: number }> {
  const asked = { requests: 0, rows: 0 };
  const note = (request: IDBRequest) => {
    asked.requests++;
    request.addEventListener('success', () => {
      const { result } = request as { result: unknown };
      asked.rows += Array.isArray(result) ? result.length : result ? 1 : 0;
    });
    return request;
  };
  for (const { prototype } of [IDBIndex, IDBObjectStore])
    for (const name of ['get', 'getAll', 'getAllKeys', 'getKey', 'count', 'openCursor', 'openKeyCursor'] as const) {
      const real = prototype[name] as (...given: unknown[]) => IDBRequest;
      vi.spyOn(prototype, name).mockImplementation(function (this: IDBIndex | IDBObjectStore, ...given: unknown[]) {
        const { transaction } = this instanceof IDBIndex ? this.objectStore : this;
        const request = real.apply(this, given);
        // Databases left open by other tests send requests too.
        return (transaction.db.name.includes(phone.session.book.uid) ? note(request) : request) as never;
      });
    }
  const view = await answerWhen(salesList(phone, NEWEST_50), () => true);
  vi.restoreAllMocks();
  expect(view.rows).toHaveLength(50);
  return asked;
}

/** The minimum of several runs: the first one fills caches, and the ledger keeper may send requests during another. */
async function leastAsked(): Promise<{ requests: number; rows: number }> {
  const looks = [await askedForNewest(), await askedForNewest(), await askedForNewest()];
  return looks.reduce((least, look) => (look.requests < least.requests ? look : least));
}

test('[PRF-7] the newest 50 sales and their sums cost the phone the same requests and rows among 60 sales and among 600', async () => {
  await sell(0, 60);
  const few = await leastAsked();
  expect(few.requests).toBeGreaterThan(0);
  expect(few.rows).toBeGreaterThanOrEqual(50);
  await sell(60, 600);
  expect(await leastAsked()).toEqual(few);
});
