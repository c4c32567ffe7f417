import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { publicDocPath } from '../../schemas/public-doc.schema.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import { queries } from '../support/all-queries.ts';
import { aSaleLine } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerOf, answerWhen, gracesPhone } from '../support/test-deps.ts';

/* Returned goods do not count as income: a sale of 5,650 with 2,000 paid and goods of 1,100 returned, in every view. */

const NAMES = ['sales', 'payments', 'customers', 'shop', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
let id: string;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
  id = newDocumentId();
  const lines = [
    aSaleLine({ line_id: 'LineLayers01', description: 'Eggs, good', qty: 10, unit: 'tray', factor: 1, unit_price: 550 }),
    aSaleLine({ line_id: 'LineManure01', item_id: 'Manure000001', description: 'Manure', qty: 1, unit: 'bag', factor: 1, unit_price: 150 }),
  ]; // prettier-ignore
  const customer = { id: 'Customer0001', name: 'Amina' };
  const sold = { id, lines, customer, pay: { kind: 'part', amount: 2_000, method: 'cash' } } as const;
  const saved = await runCommand(phone, 'sales.add', sold);
  if (!saved.ok) throw new Error(saved.error.type);
});
afterEach(() => phone.leave({ remove: true }));

const giveBack = (qty: number, amount?: number) =>
  runCommand(phone, 'sales.return', {
    id: newDocumentId(),
    of_sale_id: id,
    lines: [{ line_id: 'LineLayers01', qty, restock: 'yes' }],
    ...(amount !== undefined && { pay_back: { amount, method: 'cash' as const } }),
  });
const list = (tab = 0, search = '') => queries['sales.list'](phone, { tab, search, range: null, limit: 20 });
const sums = { total: 5_650, returned: 1_100, paid: 2_000, balance: 2_550 };

test('[SAL-7, SAL-33] owed 2,550, paid 2,000 and returned 1,100: on the row, the payments, the paper and its page', async () => {
  await answerWhen(queries['sales.toReturn'](phone, { id }), (one) => one !== null);
  expect(await giveBack(2)).toMatchObject({ ok: true });
  const { rows } = await answerWhen(list(), (one) => one.rows.some(({ returned }) => returned > 0));
  expect(rows.find((row) => row.id === id)).toMatchObject({ ...sums, status: 'part' });
  expect(await answerOf(queries['payments.ofSale'](phone, { id }))).toMatchObject(sums);
  const view = await answerOf(queries['sales.paper'](phone, { id }));
  expect(view!.paper).toMatchObject(sums);
  expect(await runCommand(phone, 'sales.share', { id })).toMatchObject({ ok: true });
  const path = publicDocPath(phone.businessId, id);
  expect((await phone.session.book.workspace.find([path])).get(path)).toMatchObject(sums);
});

test.each([[''], ['amina']])('[SAL-24] sold less what came back is paid and to collect, in every tab, searched for "%s"', async (search) => {
  const other = { id: newDocumentId(), lines: [aSaleLine({ qty: 1, factor: 1, unit: 'tray', unit_price: 900 })], customer: { id: 'Customer0001', name: 'Amina' }, pay: { kind: 'all', method: 'cash' } } as const; // prettier-ignore
  expect(await runCommand(phone, 'sales.add', other)).toMatchObject({ ok: true });
  await answerWhen(queries['sales.toReturn'](phone, { id }), (one) => one !== null);
  await giveBack(2);
  const totals = async (tab: number) => (await answerWhen(list(tab, search), (one) => one.totals.returned > 0)).totals;
  expect(await totals(0)).toEqual({ count: 2, sold: 6_550, returned: 1_100, paid: 2_900, to_collect: 2_550 });
  expect(await totals(1)).toEqual({ count: 1, sold: 5_650, returned: 1_100, paid: 2_000, to_collect: 2_550 });
  expect((await answerOf(list(3, search))).totals).toEqual({ count: 1, sold: 900, returned: 0, paid: 900, to_collect: 0 }); // prettier-ignore
  // Paid in full, it moves to the other tab, including its return.
  const rest = { id: newDocumentId(), sale_id: id, amount: 2_550, method: 'cash' } as const;
  expect(await runCommand(phone, 'payments.add', rest)).toMatchObject({ ok: true });
  const paid = await answerWhen(list(3, search), (one) => one.totals.count === 2);
  expect(paid.totals).toEqual({ count: 2, sold: 6_550, returned: 1_100, paid: 5_450, to_collect: 0 });
}); // prettier-ignore

test('[SAL-33, PAY-11] money that was given back was not kept: paid is what was paid less that', async () => {
  const rest = { id: newDocumentId(), sale_id: id, amount: 3_650, method: 'cash' } as const;
  expect(await runCommand(phone, 'payments.add', rest)).toMatchObject({ ok: true });
  await answerWhen(queries['payments.ofSale'](phone, { id }), (one) => one?.balance === 0);
  expect(await giveBack(2, 1_100)).toMatchObject({ ok: true });
  const row = await answerWhen(queries['payments.ofSale'](phone, { id }), (one) => (one?.returned ?? 0) > 0);
  expect(row).toMatchObject({ total: 5_650, returned: 1_100, paid: 4_550, balance: 0 });
});

test('[SAL-49] goods that came back before they were sold are refused, and of a past day they stand on it', async () => {
  const lines = [aSaleLine({ line_id: 'LinePast0001', qty: 10, unit: 'tray', factor: 1, unit_price: 500 })];
  const past = { id: newDocumentId(), lines, customer: { id: 'Customer0001', name: 'Amina' }, pay: { kind: 'later' }, occurred_at: '2026-11-05T12:00:00.000Z' } as const; // prettier-ignore
  expect(await runCommand(phone, 'sales.add', past)).toMatchObject({ ok: true });
  await answerWhen(queries['sales.toReturn'](phone, { id: past.id }), (one) => one?.left_at === past.occurred_at);
  const on = (occurred_at: string) =>
    runCommand(phone, 'sales.return', { id: newDocumentId(), of_sale_id: past.id, lines: [{ line_id: 'LinePast0001', qty: 2, restock: 'yes' }], occurred_at }); // prettier-ignore
  expect(await on('2026-11-04T12:00:00.000Z')).toEqual({ ok: false, error: { type: 'BeforeSale' } });
  const back = await on('2026-11-12T12:00:00.000Z');
  if (!back.ok) throw new Error(back.error.type);
  const kept = (await phone.session.book.sales.find([back.value.id])).get(back.value.id);
  expect(kept).toMatchObject({ kind: 'return', day: '2026-11-12' });
});
