import { expect, test } from 'vitest';
import { paperFigures } from '../../../src/domain/papers/paper.ts';

const one = (unit_price: number, more: object = {}) => ({
  description: 'Feed',
  unit: 'bag',
  qty: 1,
  factor: 1,
  unit_price,
  ...more,
});
const money = { returned: 0, paid: 150_000, balance: 77_227 };

test('[INV-1] the worked sale on paper: the parts make the total', () => {
  const lines = [one(114_000), one(36_000, { discount: 3_600 }), one(70_000, { tax_rate: 1_800 })];
  const paper = paperFigures({ lines, order_discount: 6_400, delivery_fee: 5_000 }, money);
  expect(paper).toMatchObject({ subtotal: 216_400, order_discount: 6_400, tax_added: 12_227, delivery_fee: 5_000, total: 227_227, ...money }); // prettier-ignore
  expect(paper.lines.map(({ amount }) => amount)).toEqual([114_000, 32_400, 70_000]);
  expect(paper.subtotal - paper.order_discount + paper.tax_added + paper.delivery_fee + paper.rounding).toBe(
    paper.total,
  );
});

test('[INV-1] tax inside the prices is told and added nowhere', () => {
  const paper = paperFigures({ lines: [one(70_000, { tax_rate: 1_800, tax_inclusive: true })] }, money);
  expect(paper).toMatchObject({ subtotal: 70_000, tax_added: 0, tax_included: 10_678, total: 70_000 });
});

test('[TAX-5] each rate says what it is on and its tax; a line without tax is in none', () => {
  const inside = { tax_rate: 1_800, tax_inclusive: true };
  const lines = [one(59_000, inside), one(118_000, inside), one(10_000, { tax_rate: 800 }), one(5_000, { tax_rate: 0 }), one(2_000)]; // prettier-ignore
  const { taxes, tax_added, tax_included, total } = paperFigures({ lines, order_discount: 19_400 }, money);
  // 19,400 of 194,000 is 10 % off each line.
  expect(taxes).toEqual([
    { rate: 1_800, inside: true, net: 135_000, tax: 24_300 },
    { rate: 800, inside: false, net: 9_000, tax: 720 },
    { rate: 0, inside: false, net: 4_500, tax: 0 },
  ]);
  expect({ tax_added, tax_included, total }).toEqual({ tax_added: 720, tax_included: 24_300, total: 174_600 + 720 });
  expect(paperFigures({ lines: [one(2_000)] }, money)).not.toHaveProperty('taxes');
});

test('[INV-6] of a line only what a customer may see is taken', () => {
  const secret = { item_id: 'Item00000001', farm_id: 'Farm00000001', cost: 9_000, avg_weight_g: 2_000, line_id: 'x' };
  const [line] = paperFigures({ lines: [one(8_000, { ...secret, weight_g: 2_050 })] }, money).lines;
  expect(Object.keys(line!).sort()).toEqual(
    ['amount', 'description', 'factor', 'qty', 'unit', 'unit_price', 'weight_g'].sort(),
  );
  expect(line!.amount).toBe(16_400);
});

test('[INV-1, SAL-47] a return shows what its lines were worth, and what came back beside them', () => {
  const lines = [one(20, { net: 80, tax: 14 })];
  expect(
    paperFigures({ kind: 'return', lines, delivery_fee: 500, rounding: 6 }, { returned: 0, paid: 0, balance: 600 }),
  ).toMatchObject({
    subtotal: 80,
    tax_added: 14,
    delivery_fee: 500,
    rounding: 6,
    total: 600,
  });
});
