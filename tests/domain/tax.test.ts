import { expect, test } from 'vitest';
import { purchaseMoney } from '../../src/domain/purchases/purchase-money.ts';
import { lineWarnings } from '../../src/domain/sales/sale-warnings.ts';
import { checkTaxes, rateOf, typedRate, type Taxes, type TaxesDraft } from '../../src/domain/tax/taxes.ts';

const VAT: Taxes = { name: 'VAT', rates: [1_800, 0], goods: 1_800, produce: 0, inclusive: true, claims: true };
const draft = (part: Partial<TaxesDraft> = {}): TaxesDraft => ({ ...VAT, rates: ['18', '0'], ...part });

test('[TAX-1] the taxes of a business: a name, rates once each from the highest down, usual ones only of the list', () => {
  expect(checkTaxes(draft())).toEqual({ ok: true, value: VAT });
  expect(checkTaxes(draft({ rates: ['8', ' 16 %', '8', ''], goods: 1_600, produce: 500 }))).toEqual({
    ok: true,
    value: { name: 'VAT', rates: [1_600, 800], goods: 1_600, inclusive: true, claims: true },
  });
});

test.each([
  [{ name: ' ' }, { type: 'TaxNameMissing' }],
  [{ rates: [''] }, { type: 'RateMissing' }],
  [{ rates: ['18', '31'] }, { type: 'RateWrong', at: 1 }],
  [{ rates: ['18', 'x'] }, { type: 'RateWrong', at: 1 }],
  [{ rates: ['-5'] }, { type: 'RateWrong', at: 0 }],
  [{ rates: ['1', '2', '3', '4', '5', '6', '7'] }, { type: 'TooManyRates' }],
] as const)('[TAX-1] %j is refused', (part, error) => {
  expect(checkTaxes(draft(part))).toEqual({ ok: false, error });
});

test.each([
  ['18', 1_800],
  ['7.5', 750],
  ['0', 0],
  ['30', 3_000],
  ['30.01', undefined],
  ['18 %', 1_800],
  ['', undefined],
])('[TAX-1] a typed rate %s is %s basis points', (typed, rate) => expect(typedRate(typed)).toBe(rate));

test('[TAX-2] an item bears its own rate, none, or what is usual for its kind; without a tax nothing does', () => {
  expect(rateOf(VAT, { kind: 'resale' })).toBe(1_800);
  expect(rateOf(VAT, { kind: 'processed', tax_rate: 0 })).toBe(0);
  expect(rateOf(VAT, { kind: 'resale', tax_exempt: true })).toBeUndefined();
  expect(['egg', 'bird', 'farm_produce'].map((kind) => rateOf(VAT, { kind: kind as 'egg' }))).toEqual([0, 0, 0]);
  expect(rateOf({ ...VAT, produce: undefined }, { kind: 'egg' })).toBeUndefined();
  expect(rateOf(undefined, { kind: 'resale', tax_rate: 1_800 })).toBeUndefined();
});

test('[TAX-4, PUR-3] tax on an invoice: on top or inside, claimed back or part of what the goods cost', () => {
  const line = { qty: 10, factor: 1, unit_cost: 11_800, discount: 18_000, tax_rate: 1_800 };
  // 10 × 11,800 − 18,000 = 100,000; the tax is 18,000 on top.
  const onTop = purchaseMoney({ lines: [line], tax_recoverable: true, transport_cost: 5_000 });
  expect(onTop).toEqual({ lines: [{ net: 100_000, tax: 18_000, landed: 105_000 }], owed: 123_000 });
  // Inside: 100,000 × 18 / 118 = 15,254.
  const inside = { ...line, tax_inclusive: true };
  expect(purchaseMoney({ lines: [inside], tax_recoverable: true })).toEqual({ lines: [{ net: 84_746, tax: 15_254, landed: 84_746 }], owed: 100_000 }); // prettier-ignore
  expect(purchaseMoney({ lines: [inside] })).toEqual({ lines: [{ net: 84_746, tax: 15_254, landed: 100_000 }], owed: 100_000 }); // prettier-ignore
});

test('[TAX-3, MSG-8] whether a price is below cost is asked without its tax', () => {
  const known = { factor: 1, stock: { on_hand: 9, cost: { value: 10_000, qty: 1 } } };
  const line = { qty: 1, factor: 1, price: 11_000, known };
  expect(lineWarnings(line)).toEqual([]);
  expect(lineWarnings({ ...line, tax: { tax_rate: 1_800, tax_inclusive: true } })).toEqual([{ type: 'BelowCost', cost: 10_000 }]); // prettier-ignore
  expect(lineWarnings({ ...line, tax: { tax_rate: 1_800 } })).toEqual([]);
});
