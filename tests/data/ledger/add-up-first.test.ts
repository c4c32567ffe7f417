import { expect, test } from 'vitest';
import { addUpFirst } from '../../../src/books/keep/add-up-first.ts';
import { openLedgerDatabase } from '../../../src/books/keep/dexie-ledger.ts';
import type { Sale } from '../../../schemas/sale.schema.ts';
import { on, sold } from '../../support/books.ts';
import { BUSINESS, inTurn, saveSales, testBook } from '../../support/test-book.ts';

const ITEM = 'itemAAAAAAAA';
const SALES = 40;

/** A book with sales that are not in any ledger yet. */
async function bookWithSales() {
  const book = await testBook();
  const rows = Array.from({ length: SALES }, (_, n) => sold(ITEM, 1, 500, on('2026-05-20', `1${n % 10}:${10 + n}`)));
  await saveSales(
    book,
    rows.map(([, document]) => document as Sale),
  );
  return { book, businessId: BUSINESS, today: () => '2026-06-01' };
}

test('[LED-47] books are made before anybody looks: then they have every record, and nothing is left to work out', async () => {
  const options = { ...(await bookWithSales()), alone: inTurn() };
  await addUpFirst(options, 60_000);
  const { db, sums, todo } = openLedgerDatabase(options.book.uid, BUSINESS);
  expect(await todo.count()).toBe(0);
  expect((await sums.get('2026-05-20'))?.sums['sold']).toBe(SALES * 500);
  db.close();
  await options.book.remove();
});

test('[LED-47] nobody waits for books that another tab is making, longer than they have patience', async () => {
  const options = { ...(await bookWithSales()), alone: () => new Promise<never>(() => undefined) };
  await addUpFirst(options, 20);
  const { db, sums } = openLedgerDatabase(options.book.uid, BUSINESS);
  expect(await sums.count()).toBe(0);
  db.close();
  await options.book.remove();
});
