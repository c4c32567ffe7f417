import { expect, test } from 'vitest';
import { SELL_UNITS, splitQuantity } from '../../../src/domain/money/units.ts';

test('[MNY-2] a tray is 30, a dozen 12, a box 360', () => {
  expect(SELL_UNITS.tray.factor).toBe(30);
  expect(SELL_UNITS.dozen.factor).toBe(12);
  expect(SELL_UNITS.box.factor).toBe(360);
});

test('[SAL-9] 75 eggs are 2 trays + 15', () => expect(splitQuantity(75, 30)).toEqual({ whole: 2, loose: 15 }));
