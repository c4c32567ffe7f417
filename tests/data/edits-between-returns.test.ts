import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import type { SaleToReturn } from '../../src/contract/sales.ts';
import { replicatedFields } from '../../src/store/save.ts';
import { returnedLines, usualBack } from '../../src/domain/sales/check-return.ts';
import type { SaleDraft } from '../../src/domain/sales/check-sale.ts';
import { saleMoney } from '../../src/domain/sales/sale-money.ts';
import { applyRows } from '../../src/replication/pull/apply-rows.ts';
import { queries } from '../support/all-queries.ts';
import { aSaleLine } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerOf, answerWhen, gracesPhone } from '../support/test-deps.ts';

/*
 * A sale changed after a partial return: returning the remaining goods takes all its remaining money, and nothing is
 * owed.
 */

const NAMES = ['sales', 'payments', 'customers', 'shop', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const AMINA = { id: 'Customer0001', name: 'Amina' };
const trays = (part: Partial<SaleDraft['lines'][number]> = {}) =>
  aSaleLine({ line_id: 'LineTrays001', description: 'Eggs', qty: 10, unit: 'tray', factor: 1, unit_price: 100_000, ...part }); // prettier-ignore
const manure = aSaleLine({ line_id: 'LineManure01', item_kind: 'other', item_id: undefined, description: 'Manure', qty: 2, unit: 'bag', factor: 1, unit_price: 50_000, tax_rate: 1_600 }); // prettier-ignore

/** A sale that the server has accepted. */
async function sold(part: Partial<SaleDraft> = {}): Promise<string> {
  const draft: SaleDraft = { id: newDocumentId(), lines: [trays()], customer: AMINA, pay: { kind: 'later' }, ...part };
  const saved = await runCommand(phone, 'sales.add', draft);
  if (!saved.ok) throw new Error(saved.error.type);
  const stored = (await phone.session.book.sales.find([draft.id])).get(draft.id)!;
  const path = `businesses/${phone.businessId}/sales/${draft.id}`;
  await applyRows(phone.session.book, 'sales', [{ path, fields: { ...replicatedFields(stored), rev: 1 }, updated_at: 1 }]); // prettier-ignore
  return draft.id;
}
/** The return form, once the books include all `returns` and the last change. */
const form = async (id: string, returns: number, total: number): Promise<SaleToReturn> =>
  (await answerWhen(queries['sales.toReturn'](phone, { id }), (one) => {
    if (!one || one.before.length !== returns || saleMoney(one.sale).total !== total) return false;
    const back = one.before.reduce((sum, before) => sum + saleMoney({ ...before, kind: 'return' }).total, 0);
    return one.paid + one.balance + back === total;
  }))!;
/** Return goods with the refund proposed by the form; returns their value and the refund. */
async function giveBack(to: SaleToReturn, wanted: Readonly<Record<string, number>>) {
  const lines = Object.entries(wanted).map(([line_id, qty]) => ({ line_id, qty, restock: 'yes' as const }));
  const { total } = returnedLines(to, lines);
  const amount = usualBack(total, to, to.sale.customer_id !== undefined);
  const done = await runCommand(phone, 'sales.return', { id: newDocumentId(), of_sale_id: to.id, lines, ...(amount > 0 && { pay_back: { amount, method: 'cash' as const } }) }); // prettier-ignore
  expect(done).toMatchObject({ ok: true });
  return { total, amount };
}
async function edit(id: string, part: Partial<SaleDraft>) {
  const { sale: seen } = (await answerOf(queries['sales.one'](phone, { id })))!;
  return runCommand(phone, 'sales.edit', { draft: { ...seen, ...part }, seen, reason: 'agreed' });
}
const settled = (id: string, total: number) =>
  answerWhen(queries['payments.ofSale'](phone, { id }), (one) => one?.returned === total);

const EDITS: [string, Partial<SaleDraft>, number][] = [
  ['its price falls', { lines: [trays({ unit_price: 90_000 })] }, 900_000],
  ['its price rises', { lines: [trays({ unit_price: 120_000 })] }, 1_200_000],
  ['a line is let off', { lines: [trays({ discount: 99_999 })] }, 900_001],
  ['the whole is let off', { order_discount: 333_333 }, 666_667],
  ['tax comes on top', { lines: [trays({ tax_rate: 1_600 })] }, 1_160_000],
  ['tax was inside', { lines: [trays({ tax_rate: 1_800, tax_inclusive: true })] }, 1_000_000],
  ['it is delivered', { delivery_fee: 25_000, delivery: { status: 'delivered' } }, 1_025_000],
  ['more was sold', { lines: [trays({ qty: 13 })] }, 1_300_000],
];
test.each(EDITS)('[SAL-47] between two returns %s: the last takes what is left, nothing is owed', async (_what, part, total) => {
  const id = await sold();
  expect(await giveBack(await form(id, 0, 1_000_000), { LineTrays001: 4 })).toEqual({ total: 400_000, amount: 0 });
  await form(id, 1, 1_000_000);
  expect(await edit(id, part)).toMatchObject({ ok: true });
  const last = await form(id, 1, total);
  expect(await giveBack(last, { LineTrays001: last.left['LineTrays001']! })).toEqual({ total: total - 400_000, amount: 0 }); // prettier-ignore
  expect(await settled(id, total)).toMatchObject({ total, returned: total, paid: 0, balance: 0 });
}); // prettier-ignore

test('[SAL-47] the same of a sale that was paid: all that was paid is given back, also to a walk-in whose price fell', async () => {
  const id = await sold({ customer: undefined, pay: { kind: 'all', method: 'cash' } });
  expect(await giveBack(await form(id, 0, 1_000_000), { LineTrays001: 4 })).toEqual({ total: 400_000, amount: 400_000 }); // prettier-ignore
  await form(id, 1, 1_000_000);
  expect(await edit(id, { lines: [trays({ unit_price: 90_000 })] })).toMatchObject({ ok: true });
  const last = await form(id, 1, 900_000);
  expect(last).toMatchObject({ paid: 600_000, balance: -100_000 });
  expect(await giveBack(last, { LineTrays001: 6 })).toEqual({ total: 500_000, amount: 600_000 });
  expect(await settled(id, 900_000)).toMatchObject({ paid: 0, balance: 0 });
});

test('[SAL-47] tax that was taken off after a part came back with it leaves the books with the last', async () => {
  const id = await sold({ lines: [trays({ tax_rate: 1_600 })] });
  expect(await giveBack(await form(id, 0, 1_160_000), { LineTrays001: 5 })).toMatchObject({ total: 580_000 });
  await form(id, 1, 1_160_000);
  expect(await edit(id, { lines: [trays({ tax_rate: 0 })] })).toMatchObject({ ok: true });
  const last = await form(id, 1, 1_000_000);
  expect(returnedLines(last, [{ line_id: 'LineTrays001', qty: 5, restock: 'yes' }]).lines).toMatchObject([{ net: 500_000, tax: -80_000 }]); // prettier-ignore
  expect(await giveBack(last, { LineTrays001: 5 })).toMatchObject({ total: 420_000 });
  expect(await settled(id, 1_000_000)).toMatchObject({ balance: 0 });
});

test('[SAL-47] what is let off after a whole line came back is borne by the last goods, tax and all', async () => {
  const id = await sold({ lines: [trays(), manure] });
  expect(await giveBack(await form(id, 0, 1_116_000), { LineTrays001: 10 })).toMatchObject({ total: 1_000_000 });
  await form(id, 1, 1_116_000);
  expect(await edit(id, { order_discount: 11_000 })).toMatchObject({ ok: true });
  const last = await form(id, 1, 1_104_840);
  expect(await giveBack(last, { LineManure01: 2 })).toMatchObject({ total: 104_840 });
  expect(await settled(id, 1_104_840)).toMatchObject({ balance: 0 });
});

test.each([[33, 1_000_050], [12, 1_000_000]])('[SAL-45, SAL-47] rounded to coins by the price and %s, and given back in parts: what was paid comes back', async (more, paid) => {
  const habits = { default_units: 'tray', date_form: 'day_first', first_weekday: 'monday', tray_eggs: '30', feed_bag_kg: '' } as const;
  await runCommand(phone, 'business.setHabits', { ...habits, cash_step: 50 });
  const lines = [trays({ unit_price: 100_000 }), { ...manure, qty: 1, unit_price: more, tax_rate: 0 }];
  const id = await sold({ lines, customer: undefined, pay: { kind: 'all', method: 'cash' }, rounding: paid - 1_000_000 - more }); // prettier-ignore
  const first = await giveBack(await form(id, 0, paid), { LineTrays001: 3 });
  expect(first).toEqual({ total: 300_000, amount: 300_000 });
  expect(await giveBack(await form(id, 1, paid), { LineTrays001: 7, LineManure01: 1 })).toEqual({ total: paid - 300_000, amount: paid - 300_000 }); // prettier-ignore
  expect(await settled(id, paid)).toMatchObject({ paid: 0, balance: 0 });
}); // prettier-ignore

test('[SAL-47] what does not go with what came back is refused: fewer, other, cheaper, or dearer when nothing is out', async () => {
  const id = await sold({ lines: [trays(), manure] });
  await giveBack(await form(id, 0, 1_116_000), { LineTrays001: 9 });
  await form(id, 1, 1_116_000);
  const refused = { ok: false, error: { type: 'CameBack' } };
  expect(await edit(id, { lines: [trays({ qty: 8 }), manure] })).toEqual(refused);
  expect(await edit(id, { lines: [manure] })).toEqual(refused);
  expect(await edit(id, { lines: [trays({ item_id: 'EggsCracked1' }), manure] })).toEqual(refused);
  expect(await edit(id, { lines: [trays({ unit_price: 10_000 }), manure] })).toEqual(refused);
  expect(await edit(id, { note: 'by bicycle' })).toMatchObject({ ok: true });
  await giveBack(await form(id, 1, 1_116_000), { LineTrays001: 1, LineManure01: 2 });
  await settled(id, 1_116_000);
  expect(await edit(id, { lines: [trays({ unit_price: 100_001 }), manure] })).toEqual(refused);
  expect(await edit(id, { note: 'by bus' })).toMatchObject({ ok: true });
});

test('[IMP-2, SAL-47] the lines of a sale that is back with its delivery come to nothing, as its money does', async () => {
  // Before the return: two events of the same millisecond have no order.
  const occurred_at = new Date(phone.now().getTime() - 60_000).toISOString();
  const id = await sold({ occurred_at, delivery_fee: 25_000, delivery: { status: 'failed' } });
  expect(await giveBack(await form(id, 0, 1_025_000), { LineTrays001: 10 })).toMatchObject({ total: 1_025_000 });
  const lines = await answerWhen(queries['exports.saleLines'](phone, {}), (all) => all.length === 4);
  expect(lines.map(({ beside, amount }) => [beside, amount])).toEqual([
    [undefined, -1_000_000],
    ['delivery', -25_000],
    [undefined, 1_000_000],
    ['delivery', 25_000],
  ]);
});
