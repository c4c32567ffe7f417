import { expect, test } from 'vitest';
import { farPrices, isFarPrice } from '../../../src/domain/money/far-price.ts';
import { farItemPrices } from '../../../src/domain/stock/item-prices.ts';

const bag = (price: number) => ({ name: 'Layers mash', unit: 'bag', price, factor: 70_000 });

test.each([
  [1_199_999, false],
  [1_200_000, true],
  [9_999_999_999, true],
  [12_001, false],
  [12_000, true],
  [0, false],
])('[MSG-8, PUR-4] with 120,000 a bag known, %i is far off: %s', (price, isFar) => {
  expect(isFarPrice(bag(price), { price: 120_000, factor: 70_000 })).toBe(isFar);
});

test('[MSG-8, PUR-4] prices of different units are compared by what they hold, and said in the unit that is typed', () => {
  expect(farPrices(bag(1_200_000), { price: 1_714, factor: 1_000 })).toEqual([
    { type: 'FarPrice', name: 'Layers mash', unit: 'bag', price: 1_200_000, known: 119_980 },
  ]);
  expect(farPrices(bag(120_000), { price: 1_714, factor: 1_000 })).toEqual([]);
  expect(farPrices(bag(120_000), undefined)).toEqual([]);
  // A zero or invalid price causes no warning.
  expect(farPrices(bag(120_000), { price: 0, factor: 1 })).toEqual([]);
  expect(farPrices(bag(Number.NaN), { price: 120_000, factor: 1 })).toEqual([]);
  expect(farPrices(bag(Infinity), { price: 120_000, factor: 1 })).toEqual([]);
});

test('[MSG-8] an item’s price is held against the same unit, else against any other, else against what it cost', () => {
  const units = (bagPrice: number, kilo: number) => [
    { label: 'bag', factor: 70_000, price: bagPrice },
    { label: 'kg', factor: 1_000, price: kilo },
  ];
  const item = (bagPrice: number, kilo: number) => ({ name: ' Layers mash ', sell_units: units(bagPrice, kilo) });
  expect(farItemPrices(item(120_000, 1_800), units(120_000, 1_800), undefined)).toEqual([]);
  expect(farItemPrices(item(9_999_999_999, 1_800), units(120_000, 1_800), undefined)).toMatchObject([
    { name: 'Layers mash', unit: 'bag', known: 120_000 },
  ]);
  expect(farItemPrices(item(120_000, 18_000), units(120_000, 0), undefined)).toMatchObject([
    { unit: 'kg', known: 1_714 },
  ]);
  expect(farItemPrices(item(1_400_000, 0), units(0, 0), { price: 1_300, factor: 1_000 })).toMatchObject([
    { known: 91_000 },
  ]);
  expect(farItemPrices(item(1_400_000, 0), [], undefined)).toEqual([]);
});
