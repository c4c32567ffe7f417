import { describe, expect, test } from 'vitest';
import { lineWarnings, type LineToWarn } from '../../../src/domain/sales/sale-warnings.ts';

const line = (known: Partial<LineToWarn['known']>, more: Partial<LineToWarn> = {}) =>
  lineWarnings({ qty: 120, factor: 30, price: 9_500, known: { factor: 30, ...known }, ...more });

describe('[MSG-7] selling more than the book stock', () => {
  test('asks, with what the book says', () => {
    expect(line({ stock: { on_hand: 90 } })).toEqual([{ type: 'MoreThanStock', on_hand: 90 }]);
    expect(line({ stock: { on_hand: -30 } })).toEqual([{ type: 'MoreThanStock', on_hand: -30 }]);
  });
  test('says nothing of what is there, or was never counted', () => {
    expect(line({ stock: { on_hand: 120 } })).toEqual([]);
    expect(line({})).toEqual([]);
  });
});

describe('[MSG-8] an unusual price', () => {
  test('is more than 30 % from the last one, whatever unit that was for', () => {
    expect(line({ last_price: 9_500 }, { price: 12_350 })).toEqual([]);
    expect(line({ last_price: 9_500 }, { price: 12_351 })).toEqual([{ type: 'UnusualPrice', usual: 9_500 }]);
    expect(line({ last_price: 9_500 }, { price: 6_649 })).toEqual([{ type: 'UnusualPrice', usual: 9_500 }]);
    expect(line({ last_price: 317, factor: 1 }, { price: 5_000 })).toEqual([{ type: 'UnusualPrice', usual: 9_510 }]);
    expect(line({ last_price: 9_500 }, { price: undefined })).toEqual([]);
  });
  test('or below what it cost', () => {
    const stock = { on_hand: 300, cost: { value: 100_000, qty: 300 } };
    expect(line({ stock, last_price: 11_000 })).toEqual([{ type: 'UnusualPrice', usual: 11_000 }]);
    expect(line({ stock })).toEqual([{ type: 'BelowCost', cost: 10_000 }]);
    expect(line({ stock }, { price: 10_000 })).toEqual([]);
  });
});
