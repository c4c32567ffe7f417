import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { CommandInput } from '../../src/contract/port.ts';
import { runCommand } from '../../src/data/commands.ts';
import type { OwedKind } from '../../src/domain/payments/check-payment-out.ts';
import { applyRows } from '../../src/replication/pull/apply-rows.ts';
import { openBook } from '../../src/store/book.ts';
import { replicatedFields } from '../../src/store/save.ts';
import { queries } from '../support/all-queries.ts';
import { aSaleLine } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerOf, answerWhen, becomes, gracesPhone } from '../support/test-deps.ts';

/* The initial payment of a sale, a purchase, an expense or a flock is stored in that record and corrected there. */

const NAMES = ['sales', 'purchases', 'expenses', 'farm', 'payments', 'stock_entries', 'shop', 'raw_materials', 'customers', 'vendors', 'workspace'] as const; // prettier-ignore
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

type Correction = CommandInput<'payments.correctFirst'>;
const AMINA = { id: 'Customer0001', name: 'Amina' };
const FEEDS = { id: 'Supplier0001', name: 'Kampala Feeds' };
const CASH = { amount: 10_000, method: 'cash' } as const;
const MOMO = { amount: 20_000, method: 'mobile_money', reference: 'QX 77' } as const;
const lines = [aSaleLine({ qty: 1, factor: 1, unit_price: 45_000 })];

const correct = (of: Correction['of'], part: Omit<Correction, 'of' | 'reason'>, reason = 'Read again') =>
  runCommand(phone, 'payments.correctFirst', { of, reason, ...part });
const stored = async (name: 'sales' | 'farm' | 'expenses' | 'purchases', id: string) =>
  (await phone.session.book[name].find([id])).get(id) as unknown as Record<string, unknown>;
/** A newer version of it arrives from the server. */
async function fromServer(
  name: 'sales' | 'farm' | 'expenses' | 'purchases',
  id: string,
  rev: number,
  part: object = {},
) {
  const path = `businesses/${phone.businessId}/${name}/${id}`;
  const fields = { ...replicatedFields(await stored(name, id)), ...part, rev };
  await applyRows(phone.session.book, name, [{ path, fields, updated_at: rev }]);
}
async function sold(pay: CommandInput<'sales.add'>['pay'], more: object = {}): Promise<Correction['of']> {
  const id = newDocumentId();
  expect(await runCommand(phone, 'sales.add', { id, lines, pay, ...more })).toMatchObject({ ok: true });
  await fromServer('sales', id, 1);
  return { kind: 'sale', id };
}
const ofSale = (id: string, balance: number) =>
  answerWhen(queries['payments.ofSale'](phone, { id }), (one) => one?.balance === balance);
const boxes = (wanted: Readonly<Record<string, number>>) =>
  answerWhen(queries['money.page'](phone, { limit: 9 }), ({ boxes: all = [] }) =>
    Object.entries(wanted).every(([method, held]) => all.find((box) => box.method === method)?.held === held),
  );

test('[PAY-22, SAL-39] of 45,000 the 20,000 by mobile money were 12,000 by the bank, and the cash never came: debt, boxes, paper and history follow; what came later stays', async () => {
  const of = await sold({ kind: 'part', amount: 10_000, method: 'cash', more: [MOMO] }, { customer: AMINA });
  await runCommand(phone, 'payments.add', { id: newDocumentId(), sale_id: of.id, amount: 5_000, method: 'cash' });
  await ofSale(of.id, 10_000);
  await boxes({ cash: 15_000, mobile_money: 20_000, bank: 0 });
  expect(await correct(of, { at: 1, seen: MOMO, right: { amount: 12_000, method: 'bank' } })).toMatchObject({ ok: true }); // prettier-ignore
  const view = await ofSale(of.id, 18_000);
  expect(view!.payments).toMatchObject([
    { ...MOMO, voided: 'Read again', void: { by: 'Grace', at: '2026-11-20T10:00:00.000Z', corrected: true } },
    { ...CASH, first: 0 },
    { amount: 12_000, method: 'bank', first: 1 },
    { amount: 5_000 },
  ]);
  await boxes({ cash: 15_000, mobile_money: 0, bank: 12_000 });
  const paper = await answerWhen(queries['sales.paper'](phone, { id: of.id }), (one) => one?.paper.paid === 27_000);
  expect(paper).toMatchObject({ paper: { balance: 18_000 } });

  await fromServer('sales', of.id, 2);
  expect(await correct(of, { at: 0, seen: CASH }, 'It never came')).toMatchObject({ ok: true });
  const after = await ofSale(of.id, 28_000);
  expect(after!.payments.map(({ amount, void: gone }) => [amount, gone?.corrected])).toEqual([
    [20_000, true],
    [10_000, false],
    [12_000, undefined],
    [5_000, undefined],
  ]);
  await boxes({ cash: 5_000, bank: 12_000 });
  const row = await stored('sales', of.id);
  expect(row).toMatchObject({ initial_payment: { amount: 12_000, method: 'bank' } });
  expect(row).not.toHaveProperty('more_payments');
  const { history } = (await answerOf(queries['sales.one'](phone, { id: of.id })))!;
  expect(history).toMatchObject([
    { by: 'Grace', reason: 'Read again', fields: [{ name: 'more_payments', mine: [MOMO] }] },
    { by: 'Grace', reason: 'It never came', fields: [{ name: 'initial_payment', mine: CASH }, { name: 'more_payments' }] },
  ]);
}); // prettier-ignore

test('[PAY-22, PAY-4, SAL-5] it is refused as when it was written down: more than it comes to, no transaction number, no reason, and a rest that nobody owes', async () => {
  const of = await sold({ kind: 'part', amount: 10_000, method: 'cash', more: [MOMO] }, { customer: AMINA });
  const right = (part: object) => correct(of, { at: 1, seen: MOMO, right: { ...MOMO, ...part } });
  expect(await right({ amount: 35_001 })).toMatchObject({ error: { type: 'MoreThanTotal', most: 35_000 } });
  expect(await right({ amount: 0 })).toMatchObject({ error: { type: 'AmountAboveZero' } });
  expect(await right({ reference: ' ' })).toMatchObject({ error: { type: 'ReferenceNeeded' } });
  expect(await correct(of, { at: 1, seen: MOMO }, ' ')).toMatchObject({ error: { type: 'ReasonMissing' } });
  expect(await correct(of, { at: 0, seen: MOMO, right: CASH })).toMatchObject({ error: { type: 'Voided' } });
  expect(await right({ amount: 35_000 })).toMatchObject({ ok: true });
  await ofSale(of.id, 0);

  const walkIn = await sold({ kind: 'all', method: 'cash' });
  const seen = { amount: 45_000, method: 'cash' } as const;
  expect(await correct(walkIn, { at: 0, seen, right: { ...seen, amount: 44_000 } })).toMatchObject({ error: { type: 'CustomerNeeded' } }); // prettier-ignore
  expect(await correct(walkIn, { at: 0, seen })).toMatchObject({ error: { type: 'CustomerNeeded' } });
  expect(await correct(walkIn, { at: 0, seen, right: { amount: 45_000, method: 'mobile_money', reference: 'mp9' } })).toMatchObject({ ok: true }); // prettier-ignore
  expect(await stored('sales', walkIn.id)).toMatchObject({ initial_payment: { reference: 'MP9' } });
});

test('[PAY-22, SAL-45] cash that was rounded came by mobile money: it comes to the same, and the sale can be changed after it', async () => {
  const habits = { default_units: 'tray', date_form: 'day_first', first_weekday: 'monday', tray_eggs: '30', feed_bag_kg: '' } as const; // prettier-ignore
  await runCommand(phone, 'business.setHabits', { ...habits, cash_step: 50 });
  const of = await sold({ kind: 'all', method: 'cash' }, { lines: [aSaleLine({ qty: 1, factor: 1, unit_price: 24_024 })], rounding: -24 }); // prettier-ignore
  const right = { amount: 24_000, method: 'mobile_money', reference: 'MP9' } as const;
  expect(await correct(of, { at: 0, seen: { amount: 24_000, method: 'cash' }, right })).toMatchObject({ ok: true });
  const { sale: seen } = (await answerOf(queries['sales.one'](phone, { id: of.id })))!;
  expect(await runCommand(phone, 'sales.edit', { draft: { ...seen, note: 'For the feast' }, seen })).toMatchObject({ ok: true }); // prettier-ignore
  expect(await stored('sales', of.id)).toMatchObject({ rounding: -24, initial_payment: right });
});

const mash = { item_kind: 'raw_material', item_id: 'LayersMash01', description: 'Layers mash', qty: 100_000, unit: 'kg', factor: 1_000, unit_cost: 900 } as const; // prettier-ignore
const trays = { item_kind: 'shop', item_id: 'EmptyTrays01', description: 'Trays', qty: 90, unit: 'piece', factor: 1, unit_cost: 1_000 } as const; // prettier-ignore
const ALL = { kind: 'all', method: 'cash' } as const;
const BOUGHT: Readonly<Record<OwedKind, [name: 'purchases' | 'expenses' | 'farm', write: (id: string) => Promise<unknown>]>> = {
  purchase: ['purchases', (id) => runCommand(phone, 'purchases.add', { draft: { id, vendor: FEEDS, pay: ALL, lines: [{ line_id: 'LineOfTrays1', ...trays }] } })], // prettier-ignore
  raw_material: ['purchases', (id) => runCommand(phone, 'purchases.add', { draft: { id, vendor: FEEDS, pay: ALL, lines: [{ line_id: 'LineOfMash01', ...mash }] } })], // prettier-ignore
  expense: ['expenses', (id) => runCommand(phone, 'expenses.add', { id, category: 'rent', amount: 90_000, payee: 'Mr. Ssebunya', pay: ALL })], // prettier-ignore
  farm: ['farm', (id) => runCommand(phone, 'farm.addFlock', { id, name: 'House 1', house_name: 'House 1', purpose: 'layer', placed_on: '2026-11-10', age_at_placement_days: 1, initial_count: 90, unit_cost: 1_000, pay: ALL })], // prettier-ignore
}; // prettier-ignore

test.each(Object.keys(BOUGHT) as OwedKind[])(
  '[PAY-22, DOC-9] a %s of 90,000 that was paid in cash was paid with 60,000 by the bank, then not at all: what is owed, the boxes and its history follow',
  async (kind) => {
    const id = newDocumentId();
    const [name, write] = BOUGHT[kind];
    expect(await write(id)).toMatchObject({ ok: true });
    await fromServer(name, id, 1);
    const owed = (balance: number) =>
      answerWhen(queries['payments.out'](phone, { kind, id }), (one) => one?.balance === balance);
    await owed(0);
    await boxes({ cash: -90_000 });
    const seen = { amount: 90_000, method: 'cash' } as const;
    const right = { amount: 60_000, method: 'bank' } as const;
    expect(await correct({ kind, id }, { at: 0, seen, right: { ...right, amount: 90_001 } })).toMatchObject({ error: { type: 'MoreThanTotal', most: 90_000 } }); // prettier-ignore
    expect(await correct({ kind, id }, { at: 0, seen, right })).toMatchObject({ ok: true });
    expect((await owed(30_000))!.payments).toMatchObject([
      { amount: 90_000, voided: 'Read again', void: { by: 'Grace', corrected: true } },
      { amount: 60_000, method: 'bank', first: 0 },
    ]);
    await boxes({ cash: 0, bank: -60_000 });
    await fromServer(name, id, 2);
    expect(await correct({ kind, id }, { at: 0, seen: right }, 'Still to pay')).toMatchObject({ ok: true });
    expect((await owed(90_000))!.paid).toBe(0);
    await boxes({ cash: 0, bank: 0 });
    expect(await stored(name, id)).toMatchObject({ history: [{ changed: 'initial_payment' }, { reason: 'Still to pay' }] });
  },
); // prettier-ignore

test('[PAY-22, SYN-7] another phone changed the lines meanwhile: both changes stand, in whatever order', async () => {
  const of = await sold({ kind: 'all', method: 'cash' }, { customer: AMINA });
  const seen = { amount: 45_000, method: 'cash' } as const;
  const two = [aSaleLine({ qty: 2, factor: 1, unit_price: 45_000 })];
  expect(await correct(of, { at: 0, seen, right: { ...seen, amount: 40_000 } })).toMatchObject({ ok: true });
  const { initial_payment: _here, history: _since, ...theirs } = replicatedFields(await stored('sales', of.id));
  const path = `businesses/${phone.businessId}/sales/${of.id}`;
  const entry = { rev: 1, at: '2026-11-20T09:00:00.000Z', by: 'musa', changed: 'lines' };
  await applyRows(phone.session.book, 'sales', [{ path, fields: { ...theirs, initial_payment: seen, lines: two, history: [entry], rev: 2 }, updated_at: 2 }]); // prettier-ignore
  expect(await stored('sales', of.id)).toMatchObject({
    sync_state: 'pending',
    lines: two,
    initial_payment: { amount: 40_000 },
    history: [{ by: 'musa' }, { changed: 'initial_payment' }],
  });
  await ofSale(of.id, 50_000);
  // A form opened before the correction changes only the lines.
  const { sale } = (await answerOf(queries['sales.one'](phone, { id: of.id })))!;
  await fromServer('sales', of.id, 3);
  await correct(of, { at: 0, seen: { ...seen, amount: 40_000 }, right: { ...seen, amount: 30_000 } });
  expect(await runCommand(phone, 'sales.edit', { draft: { ...sale, lines }, seen: sale })).toMatchObject({ ok: true });
  await ofSale(of.id, 15_000);
});

test('[PAY-22, RUL-15] it takes the right to change the document', async () => {
  const of = await sold({ kind: 'all', method: 'cash' }, { customer: AMINA });
  const seen = { amount: 45_000, method: 'cash' } as const;
  const right = { amount: 40_000, method: 'cash' } as const;
  await becomes(phone, { role: 'admin', roles: { add_sales: true, delete_sales: true } });
  await answerWhen(queries['payments.ofSale'](phone, { id: of.id }), (one) => one?.may_correct_first === false);
  expect(await correct(of, { at: 0, seen, right })).toMatchObject({ error: { type: 'NotAllowed' } });
  await becomes(phone, { role: 'admin', roles: { edit_sales: true } });
  await answerWhen(queries['payments.ofSale'](phone, { id: of.id }), (one) => one?.may_correct_first === true);
  expect(await correct(of, { at: 0, seen, right })).toMatchObject({ ok: true });
});
