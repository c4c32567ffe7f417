import { expect, test } from 'vitest';
import { daysOfStockLeft, expiresSoon, stockStatus } from '../../../src/domain/stock/stock-status.ts';

test.each([
  [-1, 10, 'below_zero'],
  [0, 10, 'low'],
  [10, 10, 'low'],
  [11, 10, 'enough'],
  [0, undefined, 'out'],
  [0, 0, 'out'],
  [1, 0, 'enough'],
] as const)('[SHP-4] %i on hand with %s to order at is %s', (onHand, level, status) =>
  expect(stockStatus(onHand, level)).toBe(status),
);

test('[SHP-11] what expires within 30 days is pointed out, what is expired too, what is gone is not', () => {
  const today = '2026-11-20';
  const soon = (expiry: string, qty = 5) => expiresSoon([{ qty: 9 }, { qty, expiry }], today);
  expect(soon('2026-12-20')).toEqual({ expiry: '2026-12-20', expired: false });
  expect(soon('2026-12-21')).toBeUndefined();
  expect(soon('2026-11-19')).toEqual({ expiry: '2026-11-19', expired: true });
  expect(soon('2026-11-20')).toMatchObject({ expired: false });
  expect(soon('2026-11-19', 0)).toBeUndefined();
});

test('[SHP-4] days left are whole days that are sure; nothing sold says nothing', () => {
  expect(daysOfStockLeft(100, 70, 28)).toBe(40);
  expect(daysOfStockLeft(-5, 70, 28)).toBe(0);
  expect(daysOfStockLeft(100, 0, 28)).toBeUndefined();
});
