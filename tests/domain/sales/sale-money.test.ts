import { expect, test } from 'vitest';
import { lineGross, saleMoney } from '../../../src/domain/sales/sale-money.ts';

const one = (unit_price: number, more: object = {}) => ({ qty: 1, factor: 1, unit_price, ...more });
const lines = [one(114_000), one(36_000, { discount: 3_600 }), one(70_000, { tax_rate: 1_800 })];

test('[MNY-9, SAL-37] the worked sale: discount by largest remainder, tax, delivery', () => {
  const { lines: charged, total } = saleMoney({ lines, order_discount: 6_400, delivery_fee: 5_000 });
  expect(charged.map(({ net }) => net)).toEqual([110_628, 31_442, 67_930]);
  expect(charged.map(({ tax }) => tax)).toEqual([0, 0, 12_227]);
  expect(total).toBe(227_227);
});

test('[MNY-10] rounded to a cash step', () => {
  expect(saleMoney({ lines, order_discount: 6_400, delivery_fee: 5_000, rounding: 23 }).total).toBe(227_250);
});

test('[MNY-8] tax on top, and tax inside the price', () => {
  expect(saleMoney({ lines: [one(70_000, { tax_rate: 1_800 })] }).lines[0]).toMatchObject({ tax: 12_600, net: 70_000 });
  const inside = saleMoney({ lines: [one(70_000, { tax_rate: 1_800, tax_inclusive: true })] });
  expect(inside).toMatchObject({ total: 70_000, lines: [{ tax: 10_678, net: 59_322 }] });
});

test('[MNY-12] by weight: 2.05 kg at 8,000 a kilogram', () => {
  expect(lineGross(one(8_000, { weight_g: 2_050 }))).toBe(16_400);
});

test('[LED-54, SAL-47] a return says its net and tax itself, and what came back beside the goods', () => {
  const back = saleMoney({ kind: 'return', lines: [one(20, { net: 80, tax: 14 })], delivery_fee: 500 });
  expect(back.total).toBe(594);
});
