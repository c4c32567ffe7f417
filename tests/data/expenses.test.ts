import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { openBook } from '../../src/store/book.ts';
import { addExpense } from '../../src/nouns/expenses/data/add-expense.command.ts';
import { editExpense, voidExpense } from '../../src/nouns/expenses/data/edit-expense.command.ts';
import { expensesList } from '../../src/nouns/expenses/data/expenses-list.query.ts';
import { makeDue } from '../../src/nouns/expenses/data/make-due.command.ts';
import { oneExpense } from '../../src/nouns/expenses/data/one-expense.query.ts';
import { payees } from '../../src/nouns/expenses/data/payees.query.ts';
import { outPayments } from '../../src/nouns/payments/data/out-payments.query.ts';
import { payOut } from '../../src/nouns/payments/data/pay-out.command.ts';
import { voidPayment } from '../../src/nouns/payments/data/add-payment.command.ts';
import type { ExpenseDraft } from '../../src/domain/expenses/check-expense.ts';
import { copyId } from '../../src/domain/expenses/recurring.ts';
import { answerOf, answerWhen, gracesPhone, NOW } from '../support/test-deps.ts';
import { inTurn } from '../support/test-book.ts';

const NAMES = ['expenses', 'payments', 'vendors', 'farm', 'workspace'] as const;
let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => {
  phone = await gracesPhone((uid) => openBook(uid, inTurn(), undefined, NAMES));
});
afterEach(() => phone.leave({ remove: true }));

const LATER = { kind: 'later' } as const;
const CASH = { kind: 'all', method: 'cash' } as const;
async function spend(change: Partial<ExpenseDraft> = {}): Promise<string> {
  const draft = {
    id: newDocumentId(),
    category: 'rent',
    amount: 120_000,
    payee: 'Mr. Ssebunya',
    pay: CASH,
    ...change,
  } as const;
  const result = await addExpense(phone, draft);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.id;
}
const list = (change: Partial<Parameters<typeof expensesList>[1]> = {}) =>
  expensesList(phone, { search: '', category: null, range: null, limit: 50, ...change });
const stored = async () => (await phone.session.book.expenses.collection.find().exec()).map((one) => one.toMutableJSON() as Record<string, unknown>); // prettier-ignore
const pay = (id: string, amount: number, payment = newDocumentId()) =>
  payOut(phone, { id: payment, to: { kind: 'expense', id }, amount, method: 'cash' });

test('[EXP-1] spent, paid, owed and categories follow from the books; paid and balance are derived', async () => {
  await spend();
  const id = await spend({ category: 'labour', amount: 50_000, payee: undefined, pay: { kind: 'part', amount: 20_000, method: 'mobile_money', reference: ' qx1 ' } }); // prettier-ignore
  const view = await answerWhen(list(), ({ totals }) => totals.spent === 170_000 && totals.owed === 30_000);
  expect(view.totals).toEqual({ spent: 170_000, paid: 140_000, owed: 30_000 });
  expect(view.categories).toEqual([
    { category: 'rent', amount: 120_000 },
    { category: 'labour', amount: 50_000 },
  ]);
  expect(view.rows.find((row) => row.id === id)).toMatchObject({ payee: undefined, paid: 20_000, balance: 30_000, status: 'part' }); // prettier-ignore
  const narrow = await answerWhen(list({ category: 'labour' }), ({ totals }) => totals.owed === 30_000);
  expect(narrow).toMatchObject({ rows: [{ id }], totals: { spent: 50_000 } });
  expect((await answerOf(list({ search: 'sseb' }))).rows).toHaveLength(1);
  expect((await answerOf(list({ range: { from: '2026-12-01', to: '2026-12-31' } }))).rows).toHaveLength(0);
  expect(await answerOf(payees(phone, {}))).toEqual([{ category: 'rent', payee: 'Mr. Ssebunya' }]);
});

test('[RTE-41, RTE-43, PAY-1, PAY-6] an expense is paid in parts, and a wrong payment is voided with its reason', async () => {
  const id = await spend({ pay: LATER, due_date: '2026-11-25' });
  const payment = newDocumentId();
  await Promise.all([pay(id, 50_000, payment), pay(id, 50_000, payment)]);
  await answerWhen(outPayments(phone, { kind: 'expense', id }), (one) => one?.balance === 70_000);
  expect(await pay(id, 70_001)).toEqual({ ok: false, error: { type: 'MoreThanOwed', balance: 70_000 } });
  expect(await pay('NotHere00000', 1)).toEqual({ ok: false, error: { type: 'NotHere' } });
  const part = await answerWhen(outPayments(phone, { kind: 'expense', id }), (one) => one?.balance === 70_000);
  expect(part).toMatchObject({
    total: 120_000,
    payments: [{ amount: 50_000, by: 'Grace' }],
    may_void: true,
    may_pay: true,
  });
  expect(await pay(id, 70_000)).toMatchObject({ ok: true });
  await answerWhen(list(), ({ rows }) => rows[0]?.status === 'paid');
  expect(await voidPayment(phone, { id: payment, reason: ' ' })).toMatchObject({
    error: { type: 'ReasonMissing' },
  });
  expect(await voidPayment(phone, { id: payment, reason: 'typed twice' })).toEqual({ ok: true, value: null });
  const after = await answerWhen(
    outPayments(phone, { kind: 'expense', id }),
    (one) => one?.balance === 50_000 && one.payments.length === 2,
  );
  expect(after?.payments).toMatchObject([{ id: payment, voided: 'typed twice' }, { amount: 70_000 }]);
  expect((await phone.session.book.payments.find([payment])).get(payment)).toMatchObject({ void_reason: 'typed twice', received_by: 'Mr. Ssebunya', direction: 'out' }); // prettier-ignore
});

test('[RTE-42, EXP-1] an edit changes only what the person changed; what is voided posts nothing and stays readable', async () => {
  const id = await spend({ note: 'November' });
  const { draft: seen } = (await answerOf(oneExpense(phone, { id })))!;
  const edited = await editExpense(phone, { draft: { ...seen, amount: 130_000, pay: CASH, borne_by: 'flocks' }, seen });
  expect(edited).toMatchObject({ ok: true });
  await answerWhen(list(), ({ totals }) => totals.spent === 130_000);
  expect((await stored())[0]).toMatchObject({ spread: true, note: 'November', initial_payment: { amount: 130_000 } });
  expect(await editExpense(phone, { draft: { ...seen, amount: 140_000 }, seen })).toMatchObject({ error: { type: 'ChangedMeanwhile' } }); // prettier-ignore
  expect(await voidExpense(phone, { id, reason: 'never happened' })).toMatchObject({ ok: true });
  const view = await answerWhen(list(), ({ totals }) => totals.spent === 0);
  expect(view.rows).toMatchObject([{ voided: true, amount: 130_000 }]);
  expect(await answerOf(oneExpense(phone, { id }))).toMatchObject({ void_reason: 'never happened', may_edit: false });
  expect(await editExpense(phone, { draft: seen, seen })).toMatchObject({ error: { type: 'Voided' } });
  expect(await answerOf(outPayments(phone, { kind: 'expense', id }))).toBeNull();
});

test('[EXP-5] what comes again every month is made once for each month since, unpaid and due on its day', async () => {
  const first = await spend({
    monthly: true,
    occurred_at: '2026-09-05T09:00:00.000Z',
    borne_by: 'flocks',
    note: 'Land',
  });
  await spend({ amount: 1_000, occurred_at: '2026-09-06T09:00:00.000Z' });
  expect(await makeDue(phone, {})).toEqual({ ok: true, value: { made: 2, settled: true } });
  expect(await makeDue(phone, {})).toMatchObject({ value: { made: 0 } });
  const copies = (await stored()).filter(({ recurring_of }) => recurring_of === first);
  expect(new Set(copies.map(({ id }) => id))).toEqual(new Set([copyId(first, '2026-10'), copyId(first, '2026-11')]));
  const november = copies.find(({ day }) => day === '2026-11-01');
  expect(november).toMatchObject({
    due_date: '2026-11-05',
    amount: 120_000,
    spread: true,
    note: 'Land',
    recurring: 'monthly',
  });
  expect(november).not.toHaveProperty('initial_payment');
  const { rows } = await answerWhen(list(), ({ totals }) => totals.owed === 240_000);
  expect(rows.filter(({ overdue, monthly }) => overdue && monthly)).toHaveLength(2);
});

test('[EXP-5] what comes again is as it was the last time: a rent that rose stays where it is', async () => {
  const first = await spend({ monthly: true, occurred_at: '2026-09-05T09:00:00.000Z' });
  const october = { ...(await answerOf(oneExpense(phone, { id: first })))!.draft, id: copyId(first, '2026-10') };
  await spend(october);
  const { expenses } = phone.session.book;
  const before = (await expenses.find([october.id])).get(october.id)!;
  await expenses.write([{ before, after: { ...before, recurring_of: first, day: '2026-10-01', amount: 150_000 } }]);
  expect(await makeDue(phone, {})).toMatchObject({ value: { made: 1 } });
  const november = (await stored()).find(({ id }) => id === copyId(first, '2026-11'));
  expect(november).toMatchObject({ amount: 150_000 });
});

test('[EXP-5] a voided copy is not made again, and a series that was ended makes none', async () => {
  const first = await spend({ monthly: true, occurred_at: '2026-10-05T09:00:00.000Z' });
  await makeDue(phone, {});
  await voidExpense(phone, { id: copyId(first, '2026-11'), reason: 'landlord waived it' });
  expect(await makeDue(phone, {})).toMatchObject({ value: { made: 0 } });
  const other = await spend({ monthly: true, occurred_at: '2026-10-07T09:00:00.000Z' });
  const { draft: seen } = (await answerOf(oneExpense(phone, { id: other })))!;
  const { monthly: _monthly, ...draft } = seen;
  expect(await editExpense(phone, { draft, seen })).toMatchObject({ ok: true });
  expect(await makeDue(phone, {})).toMatchObject({ value: { made: 0 } });
});

test('[EXP-5] nothing is made before this phone has heard all expenses', async () => {
  const id = await spend({ monthly: true, occurred_at: '2026-10-05T09:00:00.000Z' });
  const { book } = phone.session;
  const before = (await book.expenses.find([id])).get(id)!;
  await book.expenses.write([{ before, after: { ...before, sync_state: 'synced', rev: 1 } }]);
  expect(await makeDue(phone, {})).toEqual({ ok: true, value: { made: 0, settled: false } });
  await book.upkeep.checkpoints.put({
    path: `businesses/${phone.businessId}/expenses`,
    at: NOW.getTime(),
    whole: true,
  });
  expect(await makeDue(phone, {})).toEqual({ ok: true, value: { made: 1, settled: true } });
});
