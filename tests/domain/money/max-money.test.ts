import { describe, expect, test } from 'vitest';
import { collections, type CollectionBelow } from '../../../schemas/collections.ts';
import { checkDocument } from '../../../schemas/document-kind.ts';
import { MAX_MINOR_UNITS, MAX_MONEY } from '../../../schemas/bounds.ts';
import { checkHabits, type HabitsDraft } from '../../../src/domain/business/habits.ts';
import { checkParty } from '../../../src/domain/parties/check-party.ts';
import { checkExpense } from '../../../src/domain/expenses/check-expense.ts';
import { checkFlockChange } from '../../../src/domain/flocks/change-flock.ts';
import { checkFlock } from '../../../src/domain/flocks/check-flock.ts';
import { currencyExponent } from '../../../src/domain/money/currency.ts';
import { maxCashStep, maxMoney } from '../../../src/domain/money/max-money.ts';
import { checkPayOut } from '../../../src/domain/payments/check-payment-out.ts';
import { checkPayment } from '../../../src/domain/payments/check-payment.ts';
import { checkRun } from '../../../src/domain/processing/check-run.ts';
import { checkPurchase } from '../../../src/domain/purchases/check-purchase.ts';
import { cashSteps } from '../../../src/domain/sales/cash-rounding.ts';
import { checkSale } from '../../../src/domain/sales/check-sale.ts';
import { checkItem } from '../../../src/domain/stock/check-item.ts';
import { checkEntry } from '../../../src/domain/stock/check-entry.ts';
import type { Result } from '../../../src/domain/result.ts';
import {
  aCustomer,
  aFlock,
  anExpense,
  aPayment,
  aPurchase,
  aPurchaseLine,
  aSale,
  aSaleLine,
} from '../../support/documents.ts';
import { aStockEntry } from '../../support/variant-documents.ts';

/* The maximum of a money field is defined in whole currency units, regardless of the number of minor units. [MNY-15] */

const NOW = { at: '2026-11-20T10:00:00.000Z', today: '2026-11-20', day: '2026-11-20' };
const CASH = { kind: 'all', method: 'cash' } as const;
const one = { qty: 1, factor: 1 };
const sold = (part: object) => ({ id: 'Sale00000001', lines: [aSaleLine({ ...one, ...part })], pay: CASH });
const bought = (part: object) => aPurchaseLine({ item_kind: 'shop', ...one, ...part });
const flock = { id: 'Flock0000001', name: 'House 1', house_name: 'House 1', purpose: 'layer', placed_on: NOW.today, age_at_placement_days: 1, initial_count: 10, pay: { kind: 'all', method: 'cash' } } as const; // prettier-ignore
const run = { id: 'Run000000001', type: 'feed_milling', inputs: [{ line_id: 'Line00000001', item_kind: 'raw_material', item_id: 'Mash00000001', qty: 1 }], outputs: [{ line_id: 'Line00000002', item_kind: 'raw_material', item_id: 'Feed00000001', qty: 1, cost_share: 10_000 }] } as const; // prettier-ignore

type Check = (amount: number, currency: string) => Result<unknown, { type: string }>;
const CHECKS: Readonly<Record<string, Check>> = {
  'a price': (unit_price, currency) => checkSale(sold({ unit_price }), { ...NOW, currency }),
  'a line of two': (half, currency) => checkSale(sold({ qty: 2, unit_price: Math.ceil(half / 2) }), { ...NOW, currency }), // prettier-ignore
  'a sale with its delivery': (amount, currency) => checkSale({ ...sold({ unit_price: amount - 1 }), delivery_fee: 1 }, { ...NOW, currency }), // prettier-ignore
  'the cost of goods': (unit_cost, currency) => checkPurchase({ id: 'Purchase0001', lines: [bought({ unit_cost })], pay: CASH }, { ...NOW, currency }), // prettier-ignore
  'a purchase with its transport': (amount, currency) => checkPurchase({ id: 'Purchase0001', lines: [bought({ unit_cost: amount - 1 })], transport_cost: 1, pay: CASH }, { ...NOW, currency }), // prettier-ignore
  'an expense': (amount, currency) => checkExpense({ id: 'Expense00001', category: 'rent', amount, pay: CASH }, { ...NOW, currency }), // prettier-ignore
  'a payment': (amount, currency) => checkPayment({ id: 'Payment00001', sale_id: 'Sale00000001', amount, method: 'cash' }, { balance: 0, customer_id: 'Customer0001' }, { ...NOW, currency }), // prettier-ignore
  'money out': (amount, currency) => checkPayOut({ id: 'Payment00001', to: { kind: 'supplier', id: 'Vendor000001' }, amount, method: 'cash' }, { balance: 0, vendor_id: 'Vendor000001' }, { ...NOW, currency }), // prettier-ignore
  'what birds cost': (amount, currency) => checkFlock({ ...flock, unit_cost: Math.ceil(amount / 10) }, { ...NOW, currency }), // prettier-ignore
  'what more birds cost': (amount, currency) => checkFlockChange({ draft: { ...flock, initial_count: 20, unit_cost: Math.ceil(amount / 20) }, reason: 'counted' }, { initial_count: 10 }, { ...NOW, currency }), // prettier-ignore
  'the fee of a mill': (amount, currency) =>
    checkRun({ ...run, fee: { amount, method: 'cash' } }, { ...NOW, currency }),
  'the worth of what was there': (value, currency) => checkEntry({ id: 'Entry0000001', item_id: 'Item00000001', qty: 1, content: { kind: 'opening', value } }, { ...NOW, currency }), // prettier-ignore
  'the price of an item': (price, currency) => checkItem({ id: 'Item00000001', name: 'Mash', kind: 'resale', base_unit: 'g', sell_units: [{ label: 'bag', factor: 70_000, price }] }, { others: [], currency }), // prettier-ignore
  'a credit limit': (credit_limit, currency) => checkParty('buys', { id: 'Customer0001', name: 'Amina', details: { credit_limit } }, { ...NOW, currency }), // prettier-ignore
  'what was owed before': (opening_balance, currency) => checkParty('buys', { id: 'Customer0001', name: 'Amina', details: { opening_balance, opening_on: NOW.today } }, { ...NOW, currency }), // prettier-ignore
};

describe.each(['UGX', 'TZS', 'KWD'])('in %s', (currency) => {
  const most = Math.min(MAX_MONEY * 10 ** currencyExponent(currency), MAX_MINOR_UNITS);
  test.each(Object.entries(CHECKS))(
    '[MNY-15] %s goes up to 10,000,000,000, of thousandths to 1,000,000,000, and not further',
    (_what, check) => {
      expect(maxMoney(currency)).toBe(most);
      expect(check(120_000_000 * 10 ** currencyExponent(currency), currency)).toMatchObject({ ok: true });
      expect(check(most, currency)).toMatchObject({ ok: true });
      expect(check(most + 1, currency).ok).toBe(false);
    },
  );
  test('[MNY-11, MNY-15] what a form takes is stored', () => {
    const rows: [CollectionBelow, object][] = [
      ['sales', aSale({ lines: [aSaleLine({ unit_price: most, discount: most })], order_discount: most, delivery_fee: most, initial_payment: { amount: most, method: 'cash' } })],
      ['purchases', aPurchase({ lines: [aPurchaseLine({ unit_cost: most, discount: most })], transport_cost: most, other_cost: most })],
      ['expenses', anExpense({ amount: most })],
      ['payments', aPayment({ amount: most })],
      ['farm', aFlock({ unit_cost: most, transport_cost: most, salvage_price: most })],
      ['customers', aCustomer({ opening_balance: -most, opening_on: NOW.today, credit_limit: most })],
      ['stock_entries', aStockEntry('opening', { value: most })],
      ['stock_entries', aStockEntry('count', { item_kind: 'cash', item_id: 'cash', qty: most })],
    ]; // prettier-ignore
    for (const [name, row] of rows) expect([name, checkDocument(collections[name].kind, row)]).toEqual([name, { ok: true }]); // prettier-ignore
  });
});

test('[SAL-45, MNY-15] the same coins are offered in each currency, down to its smallest unit', () => {
  expect(cashSteps('UGX')).toEqual([5, 10, 50, 100, 250, 500, 1_000]);
  expect(cashSteps('TZS').slice(-3)).toEqual([25_000, 50_000, 100_000]);
  // The smallest Iraqi note is 250 dinars.
  expect(cashSteps('IQD')).toContain(250_000);
  for (const currency of ['UGX', 'TZS', 'IQD'])
    expect(Math.max(...cashSteps(currency))).toBeLessThanOrEqual(maxCashStep(currency));
});

test.each([
  ['UGX', 100_000],
  ['TZS', 10_000_000],
  ['IQD', 100_000_000],
])('[SAL-45, MNY-15] cash in %s is rounded to at most 100,000', (currency, most) => {
  const draft: HabitsDraft = { default_units: 'tray', date_form: 'day_first', first_weekday: 'monday', tray_eggs: '30', feed_bag_kg: '' }; // prettier-ignore
  expect(checkHabits({ ...draft, cash_step: most }, currency)).toMatchObject({ ok: true });
  expect(checkHabits({ ...draft, cash_step: most + 1 }, currency)).toEqual({ ok: false, error: { type: 'CashStepOutOfRange' } }); // prettier-ignore
  const rounded = (rounding: number) => checkDocument(collections.sales.kind, aSale({ rounding })).ok;
  expect([rounded(most - 1), rounded(1 - most)]).toEqual([true, true]);
});
