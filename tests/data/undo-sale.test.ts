import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { addPayment, voidPayment } from '../../src/nouns/payments/data/add-payment.command.ts';
import { salePayments } from '../../src/nouns/payments/data/sale-payments.query.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { oneSale } from '../../src/nouns/sales/data/one-sale.query.ts';
import { returnSale } from '../../src/nouns/sales/data/return-sale.command.ts';
import { saleToReturn } from '../../src/nouns/sales/data/sale-to-return.query.ts';
import { salesList } from '../../src/nouns/sales/data/sales-list.query.ts';
import { voidSale } from '../../src/nouns/sales/data/void-sale.command.ts';
import { aSaleLine } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerOf, answerWhen, becomes, gracesPhone, NOW } from '../support/test-deps.ts';

const NAMES = ['sales', 'payments', 'customers', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const customer = { id: 'Customer0001', name: 'Amina' };
const list = (tab: number) => salesList(phone, { tab, search: '', range: null, limit: 50 });
const eggs = aSaleLine({ line_id: 'LineGoodEggs', qty: 150, factor: 30, unit_price: 12_000 });
/** Five trays for 60,000. */
async function sell(pay: 'all' | 'later' = 'later') {
  const sold = await addSale(phone, { id: newDocumentId(), lines: [eggs], customer, pay: pay === 'later' ? { kind: 'later' } : { kind: 'all', method: 'cash' } }); // prettier-ignore
  if (!sold.ok) throw new Error(JSON.stringify(sold.error));
  return sold.value.id;
}
const back = (of_sale_id: string, qty: number, amount = 0, id = newDocumentId()) =>
  returnSale(phone, {
    id,
    of_sale_id,
    lines: [{ line_id: eggs.line_id, qty, restock: 'yes' }],
    ...(amount > 0 && { pay_back: { amount, method: 'cash' } }),
  });
const booked = (id: string, balance: number) =>
  answerWhen(list(0), ({ rows }) => rows.some((row) => row.id === id && row.balance === balance));
const level = async () => {
  const ledger = await answerWhen(phone.session.ledger$, (one) => one !== undefined);
  return (await ledger!.db.levels.toArray()).find(({ key }) => key.includes('EggsGood0001'))?.level;
};

test('[SAL-40, SAL-21] a voided sale counts no more, says who and why, and stays in its tab', async () => {
  const id = await sell();
  // In the books as well as in the list.
  await answerWhen(list(0), ({ totals }) => totals.sold === 60_000);
  expect(await voidSale(phone, { id, reason: '  ' })).toEqual({ ok: false, error: { type: 'ReasonMissing' } });
  expect(await voidSale(phone, { id, reason: ' typed twice ' })).toEqual({ ok: true, value: null });
  const { totals, rows } = await answerWhen(list(0), (view) => view.totals.count === 0);
  expect(totals).toEqual({ count: 0, sold: 0, returned: 0, paid: 0, to_collect: 0 });
  expect(rows).toMatchObject([{ id, no_sale: 'voided' }]);
  await answerWhen(list(5), (view) => view.rows[0]?.id === id);
  expect(await answerOf(oneSale(phone, { id }))).toMatchObject({
    void: { at: NOW.toISOString(), by: 'Grace', reason: 'typed twice' },
    may_edit: false,
    may_void: false,
    may_return: false,
  });
  expect(await level()).toBe(0);
  expect(await voidSale(phone, { id, reason: 'again' })).toEqual({ ok: true, value: null });
});

test('[SAL-40] voiding needs delete_sales', async () => {
  const id = await sell();
  const roles = { add_sales: true, edit_sales: true };
  await becomes(phone, { role: 'admin', roles });
  await answerWhen(oneSale(phone, { id }), (view) => view?.may_void === false);
  expect(await voidSale(phone, { id, reason: 'mistake' })).toEqual({ ok: false, error: { type: 'NotAllowed' } });
  await becomes(phone, { roles: { ...roles, delete_sales: true } });
  await answerWhen(oneSale(phone, { id }), (view) => view?.may_void === true);
  expect(await voidSale(phone, { id, reason: 'mistake' })).toEqual({ ok: true, value: null });
});

test('[SAL-41, PAY-1] a sale with a payment is voided once that payment was', async () => {
  const id = await sell();
  const payment = newDocumentId();
  await addPayment(phone, { id: payment, sale_id: id, amount: 20_000, method: 'cash' });
  await booked(id, 40_000);
  expect(await voidSale(phone, { id, reason: 'mistake' })).toEqual({ ok: false, error: { type: 'HasPayments', count: 1 } }); // prettier-ignore
  expect(await answerWhen(salePayments(phone, { id }), (one) => one?.payments.length === 1)).toMatchObject({ may_void: true }); // prettier-ignore
  expect(await voidPayment(phone, { id, reason: 'a sale is no payment' })).toEqual({ ok: false, error: { type: 'NotHere' } }); // prettier-ignore
  expect(await voidPayment(phone, { id: payment, reason: 'mistake' })).toEqual({ ok: true, value: null });
  await booked(id, 60_000);
  expect(await voidSale(phone, { id, reason: 'mistake' })).toEqual({ ok: true, value: null });
});

test('[SAL-33, PAY-11, SAL-41] goods come back in two parts: stock, debt and money follow, and the sale is not voided meanwhile', async () => {
  const id = await sell('all');
  await answerWhen(list(0), ({ totals }) => totals.paid === 60_000);
  expect(await level()).toBe(-150);
  const first = newDocumentId();
  const [once, twice] = await Promise.all([back(id, 60, 24_000, first), back(id, 60, 24_000, first)]);
  expect(once).toEqual(twice);
  const view = await answerWhen(saleToReturn(phone, { id }), (sale) => sale?.before.length === 1);
  expect(view).toMatchObject({ left: { LineGoodEggs: 90 }, paid: 36_000, balance: 0 });
  expect(await back(id, 91)).toMatchObject({ ok: false, error: { type: 'MoreThanSold', left: 90 } });
  expect(await back(id, 30)).toMatchObject({ ok: true });
  await booked(id, -12_000);
  const { payments } = (await answerWhen(salePayments(phone, { id }), (one) => one?.payments.length === 4))!;
  expect(payments.reduce((open, { amount }) => open - amount, 60_000)).toBe(-12_000);
  expect(payments.map(({ is_return = false, amount }) => [is_return, amount])).toEqual([[false, 60_000], [true, 24_000], [false, -24_000], [true, 12_000]]); // prettier-ignore
  expect(await level()).toBe(-60);
  expect(await answerWhen(oneSale(phone, { id }), (sale) => sale?.returns.length === 2)).toMatchObject({
    returns: [
      { id: first, total: 24_000, paid_back: 24_000 },
      { total: 12_000, paid_back: 0 },
    ],
  });
  expect((await answerWhen(list(5), ({ rows }) => rows.length === 2)).rows.map(({ no_sale }) => no_sale)).toEqual(['return', 'return']); // prettier-ignore
  expect(await voidSale(phone, { id, reason: 'mistake' })).toEqual({ ok: false, error: { type: 'HasReturns', count: 2 } }); // prettier-ignore
  expect(await answerOf(oneSale(phone, { id: first }))).toMatchObject({ may_edit: false, may_void: true });
  expect(await voidSale(phone, { id: first, reason: 'mistake' })).toEqual({ ok: true, value: null });
  await answerWhen(
    saleToReturn(phone, { id }),
    (sale) => sale?.before.length === 1 && sale.left['LineGoodEggs'] === 120,
  );
});
