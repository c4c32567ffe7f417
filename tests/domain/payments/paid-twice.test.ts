import { expect, test } from 'vitest';
import { paidTwice, type PaymentSeen } from '../../../src/domain/payments/paid-twice.ts';

const payment = (id: string, but: Partial<PaymentSeen> = {}): PaymentSeen => ({
  id,
  direction: 'in',
  party_kind: 'customer',
  party_id: 'Customer0001',
  target_id: 'Sale00000001',
  amount: 60_000,
  occurred_at: '2026-11-20T10:00:00.000Z',
  device_id: 'StallPhone01',
  ...but,
});
const OTHER = { device_id: 'OfficePhone1', occurred_at: '2026-11-21T09:59:59.000Z' };
const pairsOf = (...payments: PaymentSeen[]) => paidTwice(payments).map(({ first, second }) => [first.id, second.id]);

test('[MSG-18] the same customer and amount within 24 hours on two phones is asked about, whatever it was paid for', () => {
  expect(pairsOf(payment('b', OTHER), payment('a'))).toEqual([['a', 'b']]);
  expect(pairsOf(payment('a'), payment('b', { ...OTHER, target_id: 'Sale00000002' }))).toEqual([['a', 'b']]);
  // A walk-in customer is identified only by the sale.
  const walkIn = { party_kind: 'none', party_id: undefined } as const;
  expect(pairsOf(payment('a', walkIn), payment('b', { ...OTHER, ...walkIn }))).toEqual([['a', 'b']]);
});

test.each([
  ['another amount', { ...OTHER, amount: 60_001 }],
  ['another customer', { ...OTHER, party_id: 'Customer0002' }],
  ['the same phone', { ...OTHER, device_id: 'StallPhone01' }],
  ['more than a day later', { ...OTHER, occurred_at: '2026-11-21T10:00:01.000Z' }],
  ['voided', { ...OTHER, voided_at: '2026-11-21T10:00:00.000Z' }],
  ['given back', { ...OTHER, direction: 'out' as const }],
  ['to a supplier', { ...OTHER, party_kind: 'vendor' as const }],
])('[MSG-18] %s: nobody is asked', (_, but) => {
  expect(pairsOf(payment('a'), payment('b', but))).toEqual([]);
});

test('[MSG-18] of three records each is asked about once, the newest pair first', () => {
  const third = payment('c', { occurred_at: '2026-11-21T09:59:59.500Z' });
  expect(pairsOf(payment('a'), payment('b', OTHER), third)).toEqual([
    ['b', 'c'],
    ['a', 'b'],
  ]);
});
