import { expect, test } from 'vitest';
import type { SaleLine } from '../../../schemas/sale.schema.ts';
import { checkSale, type SaleDraft } from '../../../src/domain/sales/check-sale.ts';

const NOW = { at: '2026-11-20T10:00:00.000Z', today: '2026-11-20', currency: 'TZS' };
const line = (change: Partial<SaleLine> = {}): SaleLine => ({
  line_id: 'Line00000001',
  item_kind: 'egg',
  item_id: 'EggsGood0001',
  description: 'Eggs, good',
  qty: 60,
  unit: 'tray',
  factor: 30,
  unit_price: 12_000,
  ...change,
});
const amina = { id: 'Customer0001', name: 'Amina' };
const draft = (change: Partial<SaleDraft> = {}): SaleDraft => ({
  id: 'Sale00000001',
  lines: [line()],
  pay: { kind: 'all', method: 'cash' },
  ...change,
});
const refusal = (change: Partial<SaleDraft>) => {
  const checked = checkSale(draft(change), NOW);
  return checked.ok ? undefined : checked.error;
};

test('[SAL-2] a walk-in who pays all is fine', () => expect(refusal({})).toBeUndefined());
test('[SAL-2] 1 to 50 lines, each described', () => {
  expect(refusal({ lines: [] })).toEqual({ type: 'NoLines' });
  expect(refusal({ lines: Array.from({ length: 50 }, () => line()) })).toBeUndefined();
  expect(refusal({ lines: Array.from({ length: 51 }, () => line()) })).toEqual({ type: 'TooManyLines' });
  expect(refusal({ lines: [line({ description: '  ' })] })).toMatchObject({ type: 'DescriptionMissing' });
});
test.each([0, -1, 1.5, Number.NaN])('[SAL-3] a quantity of %s is refused beside its line', (qty) =>
  expect(refusal({ lines: [line(), line({ line_id: 'Line00000002', qty })] })).toEqual({
    type: 'NumberAboveZero',
    line_id: 'Line00000002',
    field: 'qty',
  }),
);
test('[SAL-2] a price may be 0, not below', () => {
  expect(refusal({ lines: [line({ unit_price: 0 })] })).toBeUndefined();
  expect(refusal({ lines: [line({ unit_price: -1 })] })).toMatchObject({
    type: 'NumberAboveZero',
    field: 'unit_price',
  });
});
test('[SAL-4] numbers that are too long', () =>
  expect(refusal({ lines: [line({ qty: 2_000_000_000 })] })).toMatchObject({ type: 'NumberTooLong', field: 'qty' }));
test('[SAL-4] two long numbers whose product is no whole number any more', () =>
  expect(refusal({ lines: [line({ qty: 1_000_000_000, factor: 1, unit_price: 9_999_999_999 })] })).toEqual({
    type: 'ComesToTooMuch',
  }));
test('[SAL-4, MSG-8] a price is as long as its field, in a currency with cents too: 120,000,000 Tanzanian shillings', () => {
  const inCents = 120_000_000 * 100;
  expect(refusal({ lines: [line({ qty: 1, factor: 1, unit_price: inCents })] })).toBeUndefined();
  expect(refusal({ delivery_fee: inCents })).toBeUndefined();
  expect(refusal({ lines: [line({ qty: 1, factor: 1, unit_price: 1_000_000_000_001 })] })).toMatchObject({ type: 'NumberTooLong' }); // prettier-ignore
});

test('[SAL-5] a sale on credit needs a customer', () => {
  expect(refusal({ pay: { kind: 'later' } })).toEqual({ type: 'CustomerNeeded' });
  expect(refusal({ pay: { kind: 'part', amount: 5_000, method: 'cash' } })).toEqual({ type: 'CustomerNeeded' });
  expect(refusal({ pay: { kind: 'later' }, customer: amina })).toBeUndefined();
});
test.each([0, 24_000, 30_000])('[SAL-8] a part payment of %i of 24,000 is refused', (amount) =>
  expect(refusal({ pay: { kind: 'part', amount, method: 'cash' }, customer: amina })).toEqual({ type: 'PartAmount' }),
);
test('[SAL-8] a part payment between 0 and the total is fine', () =>
  expect(refusal({ pay: { kind: 'part', amount: 23_999, method: 'cash' }, customer: amina })).toBeUndefined());
test('[PAY-4] mobile money needs its transaction number', () => {
  expect(refusal({ pay: { kind: 'all', method: 'mobile_money' } })).toEqual({ type: 'ReferenceNeeded' });
  expect(refusal({ pay: { kind: 'all', method: 'mobile_money', reference: 'mp12' } })).toBeUndefined();
});
test('[DOC-6] at most 10 minutes in the future', () => {
  expect(refusal({ occurred_at: '2026-11-20T10:09:59.000Z' })).toBeUndefined();
  expect(refusal({ occurred_at: '2026-11-20T10:10:01.000Z' })).toEqual({ type: 'FutureDate' });
});
test('[SAL-5] what is owed cannot be due before the sale', () =>
  expect(refusal({ pay: { kind: 'later' }, customer: amina, due_date: '2026-11-19' })).toEqual({
    type: 'DueBeforeSale',
  }));
