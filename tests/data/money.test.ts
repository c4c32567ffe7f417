import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { MoneyPage } from '../../src/contract/money.ts';
import { runCommand } from '../../src/data/commands.ts';
import { checkMoney, type MoneyDraft } from '../../src/domain/money/check-money.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { openBook } from '../../src/store/book.ts';
import { queries } from '../support/all-queries.ts';
import { aSaleLine } from '../support/documents.ts';
import { inTurn } from '../support/test-book.ts';
import { answerWhen, becomes, gracesPhone, NOW } from '../support/test-deps.ts';

const NAMES = ['sales', 'payments', 'stock_entries', 'customers', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const add = (draft: Omit<MoneyDraft, 'id'> & { id?: string }) =>
  runCommand(phone, 'money.add', { id: newDocumentId(), ...draft });
const page = (wanted: (page: MoneyPage) => boolean, limit = 50) =>
  answerWhen(queries['money.page'](phone, { limit }), wanted);
const held = ({ boxes = [] }: MoneyPage) => Object.fromEntries(boxes.map((box) => [box.method, box.held]));
const sell = (amount: number) =>
  addSale(phone, { id: newDocumentId(), lines: [aSaleLine({ qty: 1, factor: 1, unit_price: amount })], pay: { kind: 'all', method: 'cash' }, occurred_at: '2026-11-20T09:00:00.000Z' }); // prettier-ignore

test('[PAY-15, LED-56] a float, own money, sales, money to the bank and money for home: each box holds what is in it', async () => {
  await add({ move: 'opening', method: 'cash', amount: 50_000 });
  await add({ move: 'put_in', method: 'bank', amount: 300_000, note: 'Savings' });
  await sell(45_000);
  await add({ move: 'moved', method: 'cash', to: 'bank', amount: 60_000 });
  await add({ move: 'taken_out', method: 'cash', amount: 10_000 });
  const found = await page((one) => held(one)['cash'] === 25_000 && held(one)['bank'] === 360_000);
  expect(found.rows.map(({ move }) => move).toSorted()).toEqual(['moved', 'opening', 'put_in', 'taken_out']);
  expect(found.rows.find(({ move }) => move === 'moved')).toMatchObject({ method: 'cash', to: 'bank', by: 'Grace', may_void: true }); // prettier-ignore
  expect(found.boxes!.map(({ method }) => method)).toEqual(['cash', 'mobile_money', 'bank']);
  expect(found.may).toEqual(['counted', 'moved', 'put_in', 'taken_out', 'opening']);
});

test('[PAY-16, SHP-7] a count that finds 500 less says so, the box then holds what was counted, and voiding it brings the book back', async () => {
  await sell(45_000);
  const id = newDocumentId();
  for (let pressed = 0; pressed < 2; pressed++)
    expect(await add({ id, move: 'counted', method: 'cash', amount: 44_500 })).toEqual({ ok: true, value: { id } });
  const counted = await page((one) => held(one)['cash'] === 44_500);
  expect(counted.rows).toMatchObject([{ id, move: 'counted', amount: 44_500, difference: -500 }]);
  expect(counted.boxes![0]).toMatchObject({ method: 'cash', counted: { day: '2026-11-20', difference: -500 } });
  expect(await runCommand(phone, 'money.void', { id, reason: '' })).toEqual({ ok: false, error: { type: 'ReasonMissing' } }); // prettier-ignore
  expect(await runCommand(phone, 'money.void', { id, reason: 'Miscounted' })).toEqual({ ok: true, value: null });
  const back = await page((one) => held(one)['cash'] === 45_000);
  expect(back.rows).toMatchObject([{ id, voided: 'Miscounted', difference: undefined, may_void: false }]);
});

test('[PAY-16] a count of an earlier day finds what that day left; a card and a cheque have a box once something is in it', async () => {
  await add({ move: 'opening', method: 'cash', amount: 20_000, occurred_at: '2026-11-17T08:00:00.000Z' });
  await sell(5_000);
  await add({ move: 'counted', method: 'cash', amount: 20_300, occurred_at: '2026-11-18T20:58:00.000Z' });
  await add({ move: 'put_in', method: 'cheque', amount: 7_000 });
  const found = await page((one) => held(one)['cash'] === 25_300 && held(one)['cheque'] === 7_000);
  expect(found.rows.find(({ move }) => move === 'counted')).toMatchObject({ day: '2026-11-18', difference: 300 });
  expect(found.boxes!.map(({ method }) => method)).toEqual(['cash', 'mobile_money', 'bank', 'cheque']);
});

test('[PAY-15, PAY-16, RUL-15] who sells counts and moves money; own money and opening cash are the owner’s', async () => {
  await becomes(phone, { role: 'admin', roles: { add_sales: true } });
  const { may, boxes } = await page((one) => one.may.length === 2);
  expect([may, boxes]).toEqual([['counted', 'moved'], undefined]);
  expect(await add({ move: 'counted', method: 'cash', amount: 0 })).toMatchObject({ ok: true });
  // Balances of the cash boxes need the right to see reports; own counts are visible.
  expect((await page(({ rows }) => rows.length === 1)).rows).toMatchObject([
    { move: 'counted', amount: 0, by: 'Grace' },
  ]);
  expect(await add({ move: 'moved', method: 'cash', to: 'bank', amount: 1 })).toMatchObject({ ok: true });
  for (const move of ['put_in', 'taken_out', 'opening'] as const)
    expect(await add({ move, method: 'cash', amount: 1 })).toEqual({ ok: false, error: { type: 'NotAllowed' } });
  await becomes(phone, { role: 'admin', roles: { add_purchases: true } });
  expect(await add({ move: 'counted', method: 'cash', amount: 1 })).toEqual({ ok: false, error: { type: 'NotAllowed' } }); // prettier-ignore
});

test('[PAY-4, PAY-15] what is no amount, goes nowhere or has no number of the mobile money is refused', () => {
  const refusal = (but: Partial<MoneyDraft>) => {
    const draft: MoneyDraft = { id: 'Money0000001', move: 'put_in', method: 'cash', amount: 1, ...but };
    const checked = checkMoney(draft, { at: NOW.toISOString(), currency: 'UGX' });
    return checked.ok ? undefined : checked.error.type;
  };
  for (const amount of [0, -1, 1.5, Number.NaN]) expect(refusal({ amount })).toBe('AmountAboveZero');
  expect(refusal({ amount: Infinity })).toBe('NumberTooLong');
  expect(refusal({ move: 'counted', amount: 0 })).toBeUndefined();
  expect(refusal({ move: 'counted', amount: Number.NaN })).toBe('CountWrong');
  for (const to of [undefined, 'cash'] as const) expect(refusal({ move: 'moved', to })).toBe('SamePlace');
  expect(refusal({ method: 'mobile_money' })).toBe('ReferenceNeeded');
  expect(refusal({ method: 'mobile_money', reference: 'MP1' })).toBeUndefined();
  expect(refusal({ method: 'mobile_money', move: 'counted' })).toBeUndefined();
  expect(refusal({ occurred_at: '2026-11-21T10:00:00.000Z' })).toBe('FutureDate');
});
