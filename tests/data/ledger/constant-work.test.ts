import { expect, test } from 'vitest';
import { Ledger } from '../../../src/books/keep/ledger.ts';
import type { LedgerStore, LedgerTables } from '../../../src/books/keep/ledger-store.ts';
import { on, type Entry } from '../../support/books.ts';
import { aPayment, aSale, aSaleLine } from '../../support/documents.ts';
import { memoryLedger } from '../../support/memory-ledger.ts';

const ITEM = 'itemAAAAAAAA';
const TODAY = '2026-06-01';
const sale = (n: number, when: object) =>
  aSale({
    id: `sale${String(n).padStart(8, '0')}`,
    customer_id: `customer000${n % 7}`,
    lines: [aSaleLine({ item_kind: 'shop', item_id: ITEM, qty: 1, unit: 'piece', factor: 1, unit_price: 500 })],
    ...when,
  });

/** The same storage with a counter of rows read and written. */
function counted(store: LedgerStore): { store: LedgerStore; rows: () => number } {
  let rows = 0;
  const sizeOf = (value: unknown): number =>
    Array.isArray(value) ? value.reduce<number>((sum, one) => sum + sizeOf(one), 0) : value === undefined ? 0 : 1;
  const watched = (tables: LedgerTables): LedgerTables =>
    new Proxy(tables, {
      get(target, name: keyof LedgerTables) {
        const act = target[name] as (...given: unknown[]) => Promise<unknown>;
        return async (...given: unknown[]) => {
          if (name === 'change') rows += Object.values(given[0] as object).reduce<number>((sum, one) => sum + sizeOf(one), 0); // prettier-ignore
          const answer = await act(...given);
          rows += sizeOf(answer);
          return answer;
        };
      },
    });
  return { store: { ...store, write: (work, ...rest) => store.write((tables) => work(watched(tables)), ...rest) }, rows: () => rows }; // prettier-ignore
}

/** Rows that a ledger with an empty cache reads and writes for one new record, after `sales` sales. */
async function workAfter(sales: number, entry: Entry): Promise<number> {
  const store = memoryLedger();
  const before = new Ledger(store);
  const all = Array.from({ length: sales }, (_, n) => sale(n, on(`2026-05-${String(10 + (n % 20))}`, `1${n % 10}:${10 + (n % 49)}`))); // prettier-ignore
  await before.book(all.map((document) => ({ kind: 'sales', document, counts: true })));
  await before.settle(TODAY);
  const watch = counted(store);
  const ledger = new Ledger(watch.store);
  await ledger.book([{ kind: entry[0], document: entry[1], counts: true }]);
  await ledger.settle(TODAY);
  return watch.rows();
}

/** Tolerance for a neighbouring row that may or may not exist. Units: rows. */
const SLACK = 2;

test('[DAT-9] a new sale and a payment cost the books the same work after 50 records as after 400', async () => {
  const now = on('2026-05-31');
  const newest: Entry = ['sales', sale(99_999, now)];
  const few = await workAfter(50, newest);
  expect(few).toBeGreaterThan(0);
  expect(await workAfter(400, newest)).toBeLessThanOrEqual(few + SLACK);
  const paid: Entry = ['payments', aPayment({ party_id: 'customer0003', target_id: 'sale00000003', amount: 100, ...now })]; // prettier-ignore
  expect(await workAfter(400, paid)).toBeLessThanOrEqual((await workAfter(50, paid)) + SLACK);
});
