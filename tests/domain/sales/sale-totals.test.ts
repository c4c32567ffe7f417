import { expect, test } from 'vitest';
import { saleTotals } from '../../../src/domain/sales/sale-totals.ts';

const TODAY = '2026-11-20';
const trays = { qty: 300, unit_price: 12_000, factor: 30 };
const loose = { qty: 75, unit_price: 10_500, factor: 30 };

test('[MNY-5] 10 trays at 12,000 and 2 trays + 15 at 10,500 a tray are 146,250', () =>
  expect(saleTotals({ lines: [trays, loose] }, TODAY).total).toBe(146_250));

test.each([
  [undefined, 'unpaid', 146_250],
  [96_250, 'part', 50_000],
  [146_250, 'paid', 0],
])('[SAL-7] paid %s → %s, %i open', (amount, status, balance) =>
  expect(
    saleTotals({ lines: [trays, loose], ...(amount === undefined ? {} : { initial_payment: { amount } }) }, TODAY),
  ).toMatchObject({ status, balance }),
);

test('[SAL-7] overdue from the day after the due day, and never when paid', () => {
  const owing = { lines: [trays], due_date: TODAY };
  expect(saleTotals(owing, TODAY).overdue).toBe(false);
  expect(saleTotals(owing, '2026-11-21').overdue).toBe(true);
  expect(saleTotals({ ...owing, initial_payment: { amount: 120_000 } }, '2026-11-21').overdue).toBe(false);
});
