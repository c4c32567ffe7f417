import { expect, test } from 'vitest';
import { checkExpense, type ExpenseDraft } from '../../../src/domain/expenses/check-expense.ts';
import { copyId, copyNumber, dueIn, monthsAfter } from '../../../src/domain/expenses/recurring.ts';
import { checkPayOut } from '../../../src/domain/payments/check-payment-out.ts';

const NOW = { at: '2026-11-20T10:00:00.000Z', day: '2026-11-20', currency: 'UGX' };
const rent: ExpenseDraft = {
  id: 'Expense00001',
  category: 'rent',
  amount: 120_000,
  pay: { kind: 'all', method: 'cash' },
};
const errorOf = (change: Partial<ExpenseDraft>) => {
  const checked = checkExpense({ ...rent, ...change }, NOW);
  return checked.ok ? undefined : checked.error.type;
};

test('[EXP-1, EXP-3] category, amount and how it was paid are all that an expense needs', () => {
  expect(checkExpense(rent, NOW)).toEqual({ ok: true, value: rent });
  expect(errorOf({ category: undefined })).toBe('CategoryMissing');
});

test.each<[string, Partial<ExpenseDraft>, string | undefined]>([
  ['nothing', { amount: 0 }, 'AmountAboveZero'],
  ['no number', { amount: Number.NaN }, 'AmountAboveZero'],
  ['more than money has room for', { amount: 1e10 + 1 }, 'NumberTooLong'],
  ['a part that is all', { pay: { kind: 'part', amount: 120_000, method: 'cash' } }, 'PartAmount'],
  ['a part', { pay: { kind: 'part', amount: 1, method: 'cash' } }, undefined],
  [
    'mobile money without a number',
    { pay: { kind: 'all', method: 'mobile_money', reference: ' ' } },
    'ReferenceNeeded',
  ],
  ['due before it was', { pay: { kind: 'later' }, due_date: '2026-11-19' }, 'DueBeforeExpense'],
  ['in a minute', { occurred_at: '2026-11-20T10:01:00.000Z' }, undefined],
  ['tomorrow', { occurred_at: '2026-11-21T10:00:00.000Z' }, 'FutureDate'],
])('[EXP-1] %s', (_what, change, error) => {
  expect(errorOf(change)).toBe(error);
});

test('[EXP-5] the id of a copy follows from the series and the month, and is a document id', () => {
  const ids = new Set<string>();
  for (let series = 0; series < 200; series++)
    for (const month of ['2026-11', '2026-12', '2027-01'])
      ids.add(copyId(`Expense${String(series).padStart(5, '0')}`, month));
  expect(ids.size).toBe(600);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{12}$/);
  expect(copyId('Expense00001', '2026-11')).toBe(copyId('Expense00001', '2026-11'));
  expect([copyNumber('K7M-V0042', '2026-12'), copyNumber('K7M-V0042/2612', '2027-01')]).toEqual([
    'K7M-V0042/2612',
    'K7M-V0042/2701',
  ]);
});

test('[EXP-5] a copy is due on the day of the first, or on the last of a short month; a year at most is made up for', () => {
  expect(dueIn('2027-02', { day: '2026-10-31' })).toBe('2027-02-28');
  expect(dueIn('2026-12', { day: '2026-10-05' })).toBe('2026-12-05');
  // Wages of the 28th, paid four days later.
  expect(dueIn('2026-11', { day: '2026-09-28', due_date: '2026-10-02' })).toBe('2026-12-02');
  expect(monthsAfter('2026-11-05', '2026-11-30')).toEqual([]);
  expect(monthsAfter('2026-11-05', '2027-01-01')).toEqual(['2026-12', '2027-01']);
  expect(monthsAfter('2020-01-05', '2026-11-30')).toHaveLength(12);
});

test('[PAY-4, PAY-5] money out is above 0, has its transaction number, and is more than owed only to a supplier', () => {
  const draft = {
    id: 'Payment00001',
    to: { kind: 'expense', id: 'Expense00001' },
    amount: 5_000,
    method: 'cash',
  } as const;
  expect(checkPayOut(draft, { balance: 5_000 }, NOW)).toMatchObject({ ok: true });
  expect(checkPayOut(draft, { balance: 4_000 }, NOW)).toEqual({
    ok: false,
    error: { type: 'MoreThanOwed', balance: 4_000 },
  });
  expect(checkPayOut(draft, { balance: 0, vendor_id: 'Vendor000001' }, NOW)).toMatchObject({ ok: true });
  expect(checkPayOut({ ...draft, amount: 0 }, { balance: 1 }, NOW)).toMatchObject({
    error: { type: 'AmountAboveZero' },
  });
  expect(checkPayOut({ ...draft, amount: 2e12 }, { balance: 1 }, NOW)).toMatchObject({
    error: { type: 'NumberTooLong' },
  });
  expect(checkPayOut({ ...draft, method: 'mobile_money' }, { balance: 5_000 }, NOW)).toMatchObject({
    error: { type: 'ReferenceNeeded' },
  });
});

test('[PAY-14, MSG-3] money went out now or on any past day, and none on a day to come', () => {
  const draft = {
    id: 'Payment00001',
    to: { kind: 'expense', id: 'Expense00001' },
    amount: 5_000,
    method: 'cash',
  } as const;
  const of = (occurred_at: string) => checkPayOut({ ...draft, occurred_at }, { balance: 5_000 }, NOW);
  expect(of('2026-10-01T12:00:00.000Z')).toMatchObject({ ok: true });
  expect(of('2026-11-21T12:00:00.000Z')).toEqual({ ok: false, error: { type: 'FutureDate' } });
});
