import { filter, firstValueFrom, take, toArray } from 'rxjs';
import { expect, test } from 'vitest';
import { keepLedger } from '../../../src/books/keep/keep-ledger.ts';
import { Ledger } from '../../../src/books/keep/ledger.ts';
import type { Sale } from '../../../schemas/sale.schema.ts';
import { liveTable } from '../../../src/store/live-table.ts';
import { bought, on, sold } from '../../support/books.ts';
import { memoryLedger } from '../../support/memory-ledger.ts';
import { BUSINESS, inTurn, saveSales, testBook } from '../../support/test-book.ts';

const ITEM = 'itemAAAAAAAA';
const TODAY = '2026-06-01';
const late = bought(ITEM, 100, 20_000, on('2026-05-01', '06:00'));
/** Enough records that no machine folds them in one slice. */
const MANY = Array.from({ length: 500 }, (_, n) => sold(ITEM, 1, 500, on('2026-05-20', `1${n % 10}:${10 + (n % 49)}`)));
const SALES = Array.from({ length: 40 }, (_, n) => sold(ITEM, 1, 500, on(`2026-05-${String(10 + Math.floor(n / 4))}`, `1${n % 4}:00`))); // prettier-ignore

test('[LED-47] after a late record quantities and debts are right at once, values follow in slices, smallest first', async () => {
  const store = memoryLedger();
  const ledger = new Ledger(store);
  const book = (entries: typeof SALES) =>
    ledger.book(entries.map(([kind, document]) => ({ kind, document, counts: true })));
  await book([bought(ITEM, 100, 10_000, on('2026-05-01')), ...SALES]);
  await ledger.settle(TODAY);
  const cost = () => [...store.groups.values()].flatMap(({ rows }) => rows).reduce((sum, one) => sum + (one.account === '5000' ? one.amount : 0), 0); // prettier-ignore
  expect(cost()).toBe(40 * 100);
  await book([late]);
  expect(store.levels.get(`i:${ITEM}`)?.level).toBe(160);
  expect(store.debts.get(`2000 ${late[1].id}`)?.balance).toBe(20_000);
  expect(store.todo.size).toBeGreaterThan(0);
  expect(cost()).toBe(40 * 100);
  const seen: string[] = [];
  for (let isDone = false; !isDone;) {
    seen.push([...store.todo].sort()[0]!);
    let pages = 0;
    ({ isDone } = await ledger.settle(TODAY, () => ++pages > 2));
  }
  expect(seen.length).toBeGreaterThan(3);
  expect([...seen].sort()).toEqual(seen);
  expect(cost()).toBe(40 * 150);
});

test('[LED-47] while values are worked out the books say so', async () => {
  const book = await testBook();
  await saveSales(
    book,
    MANY.map(([, document]) => document as Sale),
  );
  const { kept, stop } = keepLedger({ book, businessId: BUSINESS, today: () => TODAY, alone: inTurn() });
  await firstValueFrom(kept.progress$.pipe(filter(({ state }) => state === 'recalculating')));
  const next = firstValueFrom(kept.progress$.pipe(filter(({ state }) => state === 'current'), take(1), toArray())); // prettier-ignore
  expect(await next).toEqual([{ state: 'current' }]);
  expect(await firstValueFrom(liveTable(() => kept.db.todo.count()))).toBe(0);
  stop();
  await book.remove();
});
