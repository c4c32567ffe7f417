import { expect, test } from 'vitest';
import { daysOfFeedLeft } from '../../../src/domain/stock/days-of-feed-left.ts';
import { countedUnit, friendlyAmount } from '../../../src/domain/stock/friendly-units.ts';
import { stockTurnover } from '../../../src/domain/stock/stock-turnover.ts';
import { addDays } from '../../../src/domain/time/local-day.ts';

const TODAY = '2026-11-20';
const issues = (...grams: number[]) => grams.map((qty, i) => ({ day: addDays(TODAY, -i), qty }));
const SEVEN = issues(53_600, 53_600, 53_000, 54_200, 53_600, 53_600, 53_600);

test('[RAW-5] 435 kg at 53.6 kg a day are 8.1, shown as 8 days, to be bought by tomorrow', () => {
  const left = daysOfFeedLeft(435_000, SEVEN, { today: TODAY })!;
  expect(left.days).toBeCloseTo(8.1, 1);
  expect(left.wholeDays).toBe(8);
  expect(left.buyBy).toBe('2026-11-21');
});

test('[RAW-5] only the last 7 recorded days count, in whatever order they come; gaps are no zeros', () => {
  const gap = issues(60_000, 60_000).map(({ qty }, i) => ({ day: addDays(TODAY, -3 * i), qty }));
  expect(daysOfFeedLeft(120_000, gap, { today: TODAY })!.days).toBe(2);
  const old = { day: addDays(TODAY, -30), qty: 9_000_000 };
  expect(daysOfFeedLeft(435_000, [old, ...SEVEN], { today: TODAY })).toEqual(
    daysOfFeedLeft(435_000, SEVEN, { today: TODAY }),
  );
});

test('[RAW-5] nothing on hand is 0 days, nothing used is not known; a material may keep fewer days', () => {
  expect(daysOfFeedLeft(-5_000, SEVEN, { today: TODAY })).toMatchObject({ days: 0, buyBy: '2026-11-13' });
  expect(daysOfFeedLeft(435_000, [], { today: TODAY })).toBeUndefined();
  expect(daysOfFeedLeft(435_000, SEVEN, { today: TODAY, minDaysLeft: 3 })!.buyBy).toBe('2026-11-25');
});

test('[SHP-13] 4,200,000 ÷ 700,000 are 6.0 times a year and 60.8 days', () => {
  const { turnover, days } = stockTurnover(4_200_000, 700_000)!;
  expect(turnover).toBe(6);
  expect(days).toBeCloseTo(60.8, 1);
  expect(stockTurnover(4_200_000, 0)).toBeUndefined();
  expect(stockTurnover(0, 700_000)).toEqual({ turnover: 0, days: undefined });
});

const TRAY = { unit: 'tray', factor: 30 };
const BAG = { unit: 'bag', factor: 70_000 };

test.each([
  [2_838, 'egg', TRAY, [{ unit: 'tray', count: 94 }, { unit: 'egg', count: 18 }]],
  [435_000, 'g', BAG, [{ unit: 'bag', count: 6 }, { unit: 'kg', count: 15 }]],
  [60, 'egg', TRAY, [{ unit: 'tray', count: 2 }]],
  [18, 'egg', TRAY, [{ unit: 'egg', count: 18 }]],
  [0, 'egg', TRAY, [{ unit: 'egg', count: 0 }]],
  [2_050, 'g', undefined, [{ unit: 'kg', count: 2.05 }]],
  [1_500, 'ml', undefined, [{ unit: 'l', count: 1.5 }]],
  [7, 'g', BAG, [{ unit: 'g', count: 7 }]],
  [250, 'ml', { unit: 'bottle', factor: 1_000 }, [{ unit: 'ml', count: 250 }]],
  [7, 'piece', undefined, [{ unit: 'piece', count: 7 }]],
])('[SHP-10] %i %s are in friendly units', (qty, base, pack, parts) =>
  expect(friendlyAmount(qty, base, pack)).toEqual({ negative: false, parts })); // prettier-ignore

test('[SHP-10] a bag that holds one piece is a bag, a kilo of the shop’s own word is that; half of one too', () => {
  expect(friendlyAmount(20, 'piece', { unit: 'bag', factor: 1 }).parts).toEqual([{ unit: 'bag', count: 20 }]);
  expect(friendlyAmount(2_500, 'g', { unit: 'kilo', factor: 1_000 }).parts).toEqual([{ unit: 'kilo', count: 2.5 }]);
  expect(friendlyAmount(0, 'piece', { unit: 'bag', factor: 1 }).parts).toEqual([{ unit: 'bag', count: 0 }]);
});

test('[SHP-10] of several ways to sell a thing its amounts are said in the first that holds more than one', () => {
  const [piece, bag, kilo, sack] = [{ label: 'piece', factor: 1 }, { label: 'bag', factor: 10 }, { label: 'kg', factor: 1_000 }, { label: 'bag', factor: 70_000 }]; // prettier-ignore
  const said = (qty: number, units: readonly { label: string; factor: number }[], base: string) =>
    friendlyAmount(qty, base, countedUnit(units, base)).parts;
  expect(said(20, [piece, bag], 'piece')).toEqual([{ unit: 'bag', count: 2 }]);
  expect(said(25, [bag, piece], 'piece')).toEqual([{ unit: 'bag', count: 2 }, { unit: 'piece', count: 5 }]); // prettier-ignore
  expect(said(75_000, [kilo, sack], 'g')).toEqual([{ unit: 'bag', count: 1 }, { unit: 'kg', count: 5 }]); // prettier-ignore
  expect(said(3_000, [kilo], 'g')).toEqual([{ unit: 'kg', count: 3 }]);
  // Trays before boxes, in the order of the item's sell units.
  expect(countedUnit([{ label: 'tray', factor: 30 }, { label: 'box', factor: 360 }], 'egg')).toEqual({ unit: 'tray', factor: 30 }); // prettier-ignore
  expect(countedUnit([], 'piece')).toBeUndefined();
});

test('[SHP-10] below zero is said once, of the whole amount', () =>
  expect(friendlyAmount(-75, 'egg', TRAY)).toEqual({ negative: true, parts: friendlyAmount(75, 'egg', TRAY).parts }));
