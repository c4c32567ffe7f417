import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { addPayment } from '../../src/nouns/payments/data/add-payment.command.ts';
import { referenceUsed } from '../../src/nouns/payments/data/reference-used.query.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { editSale } from '../../src/nouns/sales/data/edit-sale.command.ts';
import { oneSale } from '../../src/nouns/sales/data/one-sale.query.ts';
import { progressSale } from '../../src/nouns/sales/data/progress-sale.command.ts';
import { salesList } from '../../src/nouns/sales/data/sales-list.query.ts';
import type { SaleDraft } from '../../src/domain/sales/check-sale.ts';
import { aSaleLine } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerOf, answerWhen, gracesPhone, NOW } from '../support/test-deps.ts';

const NAMES = ['sales', 'payments', 'customers', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const list = (tab: number) => salesList(phone, { tab, search: '', range: null, limit: 50 });
const eggs = aSaleLine({ line_id: 'LineGoodEggs', qty: 150, factor: 30, unit_price: 12_000 });
const ORDER: Omit<SaleDraft, 'id'> = {
  lines: [eggs],
  customer: { id: 'Customer0001', name: 'Amina' },
  pay: { kind: 'part', amount: 20_000, method: 'mobile_money', reference: 'qx12' },
  is_order: true,
  order_discount: 2_000,
  delivery_fee: 5_000,
  delivery: { address: 'Market', date: '2026-11-21', status: 'pending' },
};
const add = async (draft: Omit<SaleDraft, 'id'> = ORDER) => {
  const added = await addSale(phone, { ...draft, id: newDocumentId() });
  if (!added.ok) throw new Error(JSON.stringify(added.error));
  return added.value.id;
};
const stored = async (id: string) => (await phone.session.book.sales.find([id])).get(id)!;
const levels = async () => {
  const ledger = await answerWhen(phone.session.ledger$, (one) => one !== undefined);
  return ledger!.db.levels.toArray();
};

test('[SAL-34, SAL-36] an order moves no stock and is no sale until it is confirmed; its deposit stays where it was', async () => {
  const id = await add();
  expect(await stored(id)).toMatchObject({ status: 'order', channel: 'delivery', delivery_fee: 5_000 });
  const waiting = await answerWhen(list(4), ({ rows, counts }) => rows.length === 1 && counts.to_do === 1);
  expect(waiting.rows[0]).toMatchObject({ id, no_sale: 'order', total: 63_000, paid: 20_000, delivery: 'pending' });
  expect((await answerOf(list(0))).totals).toMatchObject({ sold: 0, to_collect: 0 });
  expect(await levels()).toEqual([]);
  expect(await progressSale(phone, { id, to: 'confirmed' })).toEqual({ ok: true, value: null });
  expect(await stored(id)).toMatchObject({ status: 'confirmed', confirmed_at: NOW.toISOString(), confirmed_day: '2026-11-20' }); // prettier-ignore
  await answerWhen(list(0), ({ totals }) => totals.sold === 63_000 && totals.to_collect === 43_000);
  expect(await levels()).toMatchObject([{ level: -150 }]);
  // Its delivery is still pending.
  await answerWhen(list(4), ({ rows }) => rows.length === 1 && rows[0]!.no_sale === undefined);
  await progressSale(phone, { id, to: 'out' });
  await progressSale(phone, { id, to: 'delivered' });
  expect(await stored(id)).toMatchObject({ delivery: { status: 'delivered', by: phone.session.book.uid, address: 'Market' } }); // prettier-ignore
  await answerWhen(list(4), ({ rows }) => rows.length === 0);
});

test('[SAL-34] an order of last week is a sale of the day on which it is confirmed', async () => {
  const id = await add({ ...ORDER, occurred_at: '2026-11-12T09:00:00.000Z' });
  expect(await stored(id)).toMatchObject({ day: '2026-11-12' });
  await progressSale(phone, { id, to: 'confirmed' });
  expect(await stored(id)).toMatchObject({ day: '2026-11-12', confirmed_day: '2026-11-20' });
});

test('[SAL-34] what was delivered has left: an order is confirmed with it', async () => {
  const id = await add();
  await progressSale(phone, { id, to: 'delivered' });
  expect(await stored(id)).toMatchObject({ status: 'confirmed', delivery: { status: 'delivered' } });
  const plain = await add({ ...ORDER, delivery: undefined, delivery_fee: undefined });
  expect(await progressSale(phone, { id: plain, to: 'out' })).toEqual({ ok: false, error: { type: 'NotHere' } });
});

test('[SAL-37, SAL-32] a discount is not more than the sale or its line comes to', async () => {
  const refused = (part: Partial<SaleDraft>) => addSale(phone, { ...ORDER, ...part, id: newDocumentId() });
  expect(await refused({ order_discount: 60_001 })).toEqual({ ok: false, error: { type: 'DiscountTooBig' } });
  expect(await refused({ order_discount: -1 })).toEqual({ ok: false, error: { type: 'DiscountTooBig' } });
  expect(await refused({ lines: [{ ...eggs, discount: 60_001 }] })).toEqual({ ok: false, error: { type: 'LineDiscountTooBig', line_id: eggs.line_id } }); // prettier-ignore
  expect(await refused({ order_discount: 60_000, delivery_fee: undefined, pay: { kind: 'all', method: 'cash' } })).toMatchObject({ ok: true }); // prettier-ignore
});

test('[SAL-37, RTE-21] an edit keeps discount and delivery that it does not touch', async () => {
  const id = await add();
  const { sale: seen } = (await answerOf(oneSale(phone, { id })))!;
  expect(await editSale(phone, { draft: { ...seen, note: 'call first' }, seen })).toMatchObject({ ok: true });
  expect(await stored(id)).toMatchObject({ note: 'call first', status: 'order', order_discount: 2_000, delivery_fee: 5_000, delivery: { address: 'Market' } }); // prettier-ignore
});

test('[MSG-10, PAY-4] a transaction number that stands in a sale or a payment was used before', async () => {
  const id = await add();
  expect(await answerOf(referenceUsed(phone, { reference: ' QX12 ' }))).toEqual({ at: NOW.toISOString() });
  expect(await answerOf(referenceUsed(phone, { reference: 'QX12', except: id }))).toBeNull();
  expect(await answerOf(referenceUsed(phone, { reference: 'QX13' }))).toBeNull();
  await addPayment(phone, { id: newDocumentId(), customer_id: 'Customer0001', amount: 1, method: 'mobile_money', reference: 'qx13' }); // prettier-ignore
  const sold = await add({ ...ORDER, is_order: undefined });
  await addPayment(phone, { id: newDocumentId(), sale_id: sold, amount: 1_000, method: 'mobile_money', reference: 'qx13' }); // prettier-ignore
  expect(await answerOf(referenceUsed(phone, { reference: 'qx13' }))).toEqual({ at: NOW.toISOString() });
});
