import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook, type SaleDoc } from '../../src/store/book.ts';
import type { SalesInput, SalesView } from '../../src/contract/sales.ts';
import type { RowStore } from '../../src/store/row-store.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { salesList } from '../../src/nouns/sales/data/sales-list.query.ts';
import { writeRows } from '../../src/store/write-rows.ts';
import { aSaleLine } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerWhen, gracesPhone, NOW } from '../support/test-deps.ts';

/*
 * A search over all years uses an in-memory index of the sales; one over a range of days reads them. Both must agree.
 */

let phone: Awaited<ReturnType<typeof gracesPhone>>;
const NAMES = ['sales', 'customers', 'payments', 'workspace'] as const;
beforeEach(async () => void (phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES))));
afterEach(() => phone.leave({ remove: true }));

const ALL: SalesInput = { tab: 0, search: '', range: null, limit: 50 };
const EVER = { from: '2000-01-01', to: '2100-01-01' };
const [EVERY, PAID] = [0, 3];

async function sell(name: string, paid: boolean, daysAgo = 0): Promise<string> {
  const id = newDocumentId();
  const sold = await addSale(phone, {
    id,
    customer: { id: `Cust${name.replace('ú', 'u').padStart(8, '0')}`, name },
    lines: [aSaleLine({ qty: 1, factor: 1, unit_price: 5_000 + daysAgo })],
    pay: paid ? { kind: 'all', method: 'cash' } : { kind: 'later' },
    ...(!paid && { due_date: '2026-12-20' }),
    occurred_at: new Date(NOW.getTime() - daysAgo * 86_400_000).toISOString(),
  });
  if (!sold.ok) throw new Error(JSON.stringify(sold.error));
  return id;
}
async function change(id: string, part: Partial<SaleDoc>): Promise<void> {
  const { book } = phone.session;
  await book.exclusive(async () => {
    const before = (await book.sales.find([id])).get(id)!;
    await writeRows(book, book.sales as unknown as RowStore, [{ before, after: { ...before, ...part } }] as never);
  });
}
/** Both ways to search, once both return the expected result. */
async function found(search: string, isRight: (view: SalesView) => boolean, tab = EVERY): Promise<SalesView> {
  const memory = await answerWhen(salesList(phone, { ...ALL, search, tab }), isRight);
  const read = await answerWhen(salesList(phone, { ...ALL, search, tab, range: EVER }), isRight);
  expect(memory).toEqual(read);
  return memory;
}

test('[SAL-23, DAT-9] a search of all years says what reading them would, while sales come, change, are refused and go', async () => {
  const first = await sell('Musa', false, 400);
  await sell('Amina', true, 3);
  await sell('Mústafa', true, 1);
  await found('mus', ({ totals }) => totals.count === 2 && totals.to_collect === 5_400);

  // The list stays open, as during typing; changes are applied from events, without reading again.
  const seen: SalesView[] = [];
  const watching = salesList(phone, { ...ALL, search: 'mus' }).subscribe((view) => seen.push(view));
  const last = await sell('Musoke', false);
  await found('mus', ({ totals }) => totals.count === 3 && totals.to_collect === 10_400);
  expect((await found('mus', ({ rows }) => rows.length === 1, PAID)).rows[0]).toMatchObject({
    customer_name: 'Mústafa',
  });

  await change(first, { customer_name: 'Peter' });
  await found('mus', ({ totals }) => totals.count === 2 && totals.to_collect === 5_000);
  await found('peter', ({ totals }) => totals.count === 1);

  await change(last, { sync_state: 'rejected', sync_error: { code: 'permission-denied', message: 'no', at: NOW.toISOString() } }); // prettier-ignore
  await found('mus', ({ totals, refused }) => totals.count === 1 && refused.count === 1 && totals.to_collect === 0);

  const { book } = phone.session;
  await book.exclusive(async () => book.sales.forget([(await book.sales.find([last])).get(last)!]));
  await found('mus', ({ rows }) => rows.length === 1);
  // An open list is read again after a pause.
  await vi.waitFor(() => expect(seen.at(-1)!.rows).toHaveLength(1));
  watching.unsubscribe();
});

test('[SAL-23] of many that match only as many as are shown are read, the newest first, and all are added up', async () => {
  for (let n = 0; n < 9; n++) await sell('Musa', n % 2 === 0, n);
  const { rows, more, totals } = await answerWhen(
    salesList(phone, { ...ALL, search: 'musa', limit: 4 }),
    (view) => view.totals.count === 9 && view.totals.paid === 5 * 5_000 + 20,
  );
  expect(rows.map(({ total }) => total)).toEqual([5_000, 5_001, 5_002, 5_003]);
  expect(more).toBe(true);
  expect(totals).toEqual({ count: 9, sold: 45_036, returned: 0, paid: 25_020, to_collect: 20_016 });
});
