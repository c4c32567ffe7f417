import { expect, test } from 'vitest';
import { checkPayment, keptReference, type PaymentDraft } from '../../src/domain/payments/check-payment.ts';

type Change = Partial<Pick<PaymentDraft, 'amount' | 'method' | 'reference' | 'occurred_at'>>;
const draft = (change: Change = {}): PaymentDraft => ({
  id: 'payment00001',
  sale_id: 'sale00000001',
  amount: 9_000,
  method: 'cash',
  ...change,
});
const sale = { balance: 9_000, customer_id: 'customer0001' };
const refusal = (change: Change, of = sale as Parameters<typeof checkPayment>[1]) => {
  const checked = checkPayment(draft(change), of, { at: '2026-11-20T09:00:00.000Z', currency: 'TZS' });
  return checked.ok ? undefined : checked.error;
};

test('[PAY-5] an amount is above 0 and no longer than the book can hold', () => {
  for (const amount of [0, -1, 1.5, Number.NaN]) expect(refusal({ amount })).toEqual({ type: 'AmountAboveZero' });
  expect(refusal({ amount: 1_000_000_000_001 })).toEqual({ type: 'NumberTooLong' });
  expect(refusal({})).toBeUndefined();
});
test('[PAY-4] mobile money needs its number, which is kept trimmed and in capitals', () => {
  expect(refusal({ method: 'mobile_money', reference: '  ' })).toEqual({ type: 'ReferenceNeeded' });
  expect(refusal({ method: 'mobile_money', reference: 'qx1' })).toBeUndefined();
  expect(keptReference(' qx1 ')).toBe('QX1');
  expect(keptReference(' ')).toBeUndefined();
});
test('[PAY-12] a walk-in cannot overpay, a customer pays ahead', () => {
  expect(refusal({ amount: 9_001 }, { balance: 9_000 })).toEqual({ type: 'WalkInOverpays', balance: 9_000 });
  expect(refusal({ amount: 9_000 }, { balance: 9_000 })).toBeUndefined();
  expect(refusal({ amount: 20_000 })).toBeUndefined();
});

test('[PAY-14, MSG-3] a payment is of now or of any past day, and none of the future', () => {
  expect(refusal({ occurred_at: '2026-11-01T12:00:00.000Z' })).toBeUndefined();
  expect(refusal({ occurred_at: '2019-02-28T12:00:00.000Z' })).toBeUndefined();
  expect(refusal({ occurred_at: '2026-11-21T12:00:00.000Z' })).toEqual({ type: 'FutureDate' });
});
