import { expect, test } from 'vitest';
import { breakEvenLaying, breakEvenPriceAt } from '../../../src/domain/flocks/break-even-laying.ts';
import {
  breakEvenPrice,
  costPerSaleableEgg,
  layingCost,
  monthlyDepreciation,
} from '../../../src/domain/flocks/egg-cost.ts';
import { eggToFeedRatio, feedPerBirdDay, feedPerDozen, feedPerEggMass } from '../../../src/domain/flocks/feed-use.ts';
import { henDayPercentage, henHousedPercentage } from '../../../src/domain/flocks/laying-percentages.ts';
import { marginOf } from '../../../src/domain/flocks/margin.ts';

/** The example week: birds alive and eggs of each day. */
const HEADS = [480, 480, 479, 479, 478, 478, 477];
const EGGS = [408, 412, 405, 410, 401, 399, 403];
const WEEK = HEADS.map((headsAlive, i) => ({ headsAlive, eggs: EGGS[i]! }));
const [EGGS_OF_WEEK, BIRD_DAYS, FEED_G] = [2_838, 3_351, 376_000];

test('[FLK-12] 9,108 eggs of 9,900 hens alive are 92.00 %, the example week is 84.69 %', () => {
  expect(henDayPercentage([{ eggs: 9_108, headsAlive: 9_900 }])).toBeCloseTo(92, 10);
  expect(henDayPercentage(WEEK)).toBeCloseTo(84.69, 2);
});

test('[FLK-13] with 10,000 housed the same day is 91.08 %, the example week of 500 is 81.09 %', () => {
  expect(henHousedPercentage([{ eggs: 9_108 }], 10_000)).toBeCloseTo(91.08, 10);
  expect(henHousedPercentage(WEEK, 500)).toBeCloseTo(81.09, 2);
});

test('[FLK-7, FLK-12, FLK-13] without a record, a bird or a housed bird nothing is known', () => {
  expect(henDayPercentage([])).toBeUndefined();
  expect(henDayPercentage([{ eggs: 0, headsAlive: 0 }])).toBeUndefined();
  expect(henHousedPercentage([], 500)).toBeUndefined();
  expect(henHousedPercentage(WEEK, 0)).toBeUndefined();
  expect(henDayPercentage([{ eggs: 0, headsAlive: 400 }])).toBe(0);
});

test('[FLK-14] 376.0 kg over 3,351 bird-days are 112.2 g, 1.590 kg a dozen, 2.137 kg a kg of eggs of 62 g', () => {
  expect(feedPerBirdDay(FEED_G, BIRD_DAYS)).toBeCloseTo(112.2, 1);
  expect(feedPerDozen(FEED_G, EGGS_OF_WEEK)).toBeCloseTo(1.59, 3);
  expect(feedPerEggMass(FEED_G, EGGS_OF_WEEK, 62)).toBeCloseTo(2.137, 3);
  expect([feedPerBirdDay(1, 0), feedPerDozen(1, 0), feedPerEggMass(1, 0, 62)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('[FLK-15] 9,500 a tray and 1,600 a kg are a ratio of 1.494', () => {
  expect(eggToFeedRatio((EGGS_OF_WEEK / 30) * 9_500, 376 * 1_600)).toBeCloseTo(1.494, 3);
  expect(eggToFeedRatio(9_500, 0)).toBeUndefined();
});

const COSTS = { feed: 2_400_000, medicine: 60_000, labour: 300_000, other: 90_000, depreciation: 520_000 };

test('[FLK-16] 3,370,000 over 11,700 eggs are 288.03 an egg; a tray breaks even at 8,641, without depreciation at 7,308', () => {
  const cost = layingCost(COSTS);
  expect(cost).toBe(3_370_000);
  expect(costPerSaleableEgg(cost, 11_700)).toBeCloseTo(288.03, 2);
  expect(breakEvenPrice(cost, 11_700, 30)).toBe(8_641);
  expect(breakEvenPrice(cost - COSTS.depreciation, 11_700, 30)).toBe(7_308);
  expect(layingCost({ ...COSTS, byProducts: 70_000 })).toBe(3_300_000);
  expect([costPerSaleableEgg(cost, 0), breakEvenPrice(cost, 0, 30)]).toEqual([undefined, undefined]);
});

test('[FLK-17] (25,000 − 12,000) × 480 hens ÷ 12 months are 520,000 a month, and never below 0', () => {
  expect(monthlyDepreciation(25_000, 12_000, 480, 12)).toBe(520_000);
  expect(monthlyDepreciation(10_000, 12_000, 480, 12)).toBe(0);
  expect(monthlyDepreciation(25_000, 12_000, 480, 0)).toBeUndefined();
});

test('[FLK-18] K467,396, 1,000 hens and K50 a tray break even at 76.83 %, at 80 % with K48.02; with K36,000 of spent hens 70.91 % and K44.32', () => {
  const plan = { cost: 467_396, hens: 1_000, days: 365, eggsInUnit: 30 };
  expect(breakEvenLaying(plan, 50)).toBeCloseTo(76.83, 2);
  expect(breakEvenPriceAt(plan, 80)).toBeCloseTo(48.02, 2);
  const credited = { ...plan, spentHens: 36_000 };
  expect(breakEvenLaying(credited, 50)).toBeCloseTo(70.91, 2);
  expect(breakEvenPriceAt(credited, 80)).toBeCloseTo(44.32, 2);
  expect([breakEvenLaying(plan, 0), breakEvenPriceAt({ ...plan, hens: 0 }, 80)]).toEqual([undefined, undefined]);
});

test('[FLK-19] 390 trays at 9,500 leave 1,245,000 = 33.60 % after feed and medicine, 335,000 after all', () => {
  const revenue = 390 * 9_500;
  const gross = marginOf(revenue, COSTS.feed + COSTS.medicine);
  expect(revenue).toBe(3_705_000);
  expect(gross.amount).toBe(1_245_000);
  expect(gross.percent).toBeCloseTo(33.6, 2);
  expect(marginOf(revenue, layingCost(COSTS)).amount).toBe(335_000);
  expect(marginOf(0, 60_000)).toEqual({ amount: -60_000, percent: undefined });
});
