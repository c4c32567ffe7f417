import { expect, test } from 'vitest';
import { breakEvenLaying, breakEvenPriceAt } from '../../../src/domain/flocks/break-even-laying.ts';
import { breakEvenPrice } from '../../../src/domain/flocks/egg-cost.ts';
import { eggMoney } from '../../../src/domain/flocks/egg-money.ts';
import { eggCost, flockResult, type EggIncome, type FlockSum } from '../../../src/domain/figures/flock-result.ts';
import { runningCosts } from '../../../src/domain/ledger/close-month.ts';
import { emptyFlock, type FlockState } from '../../../src/domain/ledger/flock-state.ts';
import { flockEntity } from '../../../src/domain/ledger/fold.ts';
import { ACCOUNTS, type FlockMeta } from '../../../src/domain/ledger/posting.ts';
import { eggToFeedRatio, feedPerBirdDay, feedPerDozen, feedPerEggMass } from '../../../src/domain/flocks/feed-use.ts';
import type { FlockDay } from '../../../src/domain/flocks/flock-day.ts';
import { layingResult } from '../../../src/domain/flocks/laying-result.ts';
import { henDayPercentage, henHousedPercentage } from '../../../src/domain/flocks/laying-percentages.ts';
import { marginOf } from '../../../src/domain/flocks/margin.ts';

/** The example week: live birds and eggs of each day. */
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

/** Costs of a month by category, as the books post them. */
const COSTS = [['feed', 2_400_000], ['medicine', 60_000], ['labour', 300_000], ['other', 90_000], ['depreciation', 520_000]] as const; // prettier-ignore
const SUMS: FlockSum[] = COSTS.map(([category, amount]) => ({ account: ACCOUNTS.keepingLayers, category, amount }));
const monthOf = (eggs: EggIncome, sums: FlockSum[] = []) => flockResult([...SUMS, ...sums], true, eggs);
const OF = { henDays: 480 * 30, trayEggs: 30 };

test('[FLK-16] 3,370,000 over 11,700 eggs are 288.03 an egg; a tray breaks even at 8,641, without depreciation at 7,308', () => {
  const month = monthOf({ qty: 11_700 });
  expect(month.spent).toBe(3_370_000);
  expect(eggCost(month)).toBeCloseTo(288.03, 2);
  expect(breakEvenPrice(month.spent, 11_700, 30)).toBe(8_641);
  expect(breakEvenPrice(month.spent - 520_000, 11_700, 30)).toBe(7_308);
  expect([eggCost(monthOf({ qty: 0 })), breakEvenPrice(month.spent, 0, 30)]).toEqual([undefined, undefined]);
});

test('[FLK-15, FLK-16, FLK-18, FLK-19] a month of eggs by the books: an egg, a tray, what pays, and what is left', () => {
  const sold = { qty: 11_700, amount: 3_705_000 };
  const known = eggMoney(monthOf(sold), OF);
  expect(known.perEgg).toBeCloseTo(288.03, 2);
  expect([known.perTray, known.cashPerTray]).toEqual([8_641, 7_308]);
  expect(known.toFeed).toBeCloseTo(1.544, 3);
  expect(known.gross).toBeCloseTo(33.6, 2);
  expect(known.net).toBeCloseTo((335_000 / 3_705_000) * 100, 10);
  // At that laying rate and price, the eggs earn exactly their cost.
  expect((known.payingLaying! / 100) * 480 * 30 * (9_500 / 30)).toBeCloseTo(3_370_000, 5);
  // Manure sales reduce the cost of eggs; bird sales do not.
  const beside = [{ account: ACCOUNTS.sales, category: '', amount: -70_000 }, { account: ACCOUNTS.birdSales, category: '', amount: -500_000 }]; // prettier-ignore
  expect(eggMoney(monthOf(sold, beside), OF).perEgg).toBeCloseTo(3_300_000 / 11_700, 10);
  // The price is unknown until an egg is sold, and without eggs nothing is known.
  const { perEgg, ...rest } = eggMoney(monthOf({ qty: 11_700 }), OF);
  expect(perEgg).toBeDefined();
  expect([rest.toFeed, rest.payingLaying, rest.gross, rest.net]).toEqual([undefined, undefined, undefined, undefined]);
  expect(eggMoney(flockResult([], true, { qty: 0 }), OF).perTray).toBeUndefined();
});

test('[FLK-18] a profit lays above what pays, a loss below it: hen-days are those of the days with eggs', () => {
  // Six days of a month, 100 hens that lay 80 eggs at 10: 4,800, regardless of the month's other days.
  const six = (cost: number) => flockResult([{ account: ACCOUNTS.keepingLayers, category: 'feed', amount: cost }], true, { qty: 480, amount: 4_800 }); // prettier-ignore
  const paying = (cost: number) => eggMoney(six(cost), { henDays: 600, trayEggs: 30 }).payingLaying!;
  expect(paying(4_800)).toBeCloseTo(80, 10);
  expect([paying(4_700) < 80, six(4_700).left! > 0]).toEqual([true, true]);
  expect([paying(4_900) > 80, six(4_900).left! < 0]).toEqual([true, true]);
});

test('[FLK-12, FLK-13, FLK-14] the laying card of the example week, with a day before the first egg and one without a record', () => {
  const day = (eggs: number | undefined, heads: number, fed_g?: number): FlockDay => ({
    day: '',
    heads,
    end: heads,
    eggs,
    broken: 0,
    fed_g,
    dead: 0,
    culled: 0,
  });
  const days = [day(undefined, 480, 50_000), ...WEEK.map(({ eggs, headsAlive }, i) => day(eggs, headsAlive, i === 0 ? FEED_G : 0)), day(undefined, 477)]; // prettier-ignore
  const { henDay, henHoused, perHen, feedPerDozen: dozen } = layingResult(days, 500);
  expect([henDay, henHoused, dozen].map((one) => one?.toFixed(2))).toEqual(['84.69', '81.09', '1.59']);
  expect(perHen).toBeCloseTo(EGGS_OF_WEEK / 500, 10);
  expect(layingResult([day(undefined, 480, 50_000)], 500)).toEqual({});
});

test('[FLK-17] (25,000 − 12,000) × 480 hens ÷ 12 months are 520,000 a month, and never below 0', () => {
  const worn = (costOfBird: number, day = '2026-09-30') => {
    const meta = { purpose: 'layer', lays_from: '2026-09-01', laying_months: 12, salvage: 12_000 } as FlockMeta;
    const hens: FlockState = { ...emptyFlock(day), meta, started: true, heads: 480, carrying: 480 * costOfBird };
    return runningCosts(day, ['hens'], (entity) => (entity === flockEntity('hens') ? hens : undefined))
      .filter(({ account }) => account === ACCOUNTS.keepingLayers)
      .map(({ amount }) => amount);
  };
  expect(worn(25_000)).toEqual([520_000]);
  expect(worn(10_000)).toEqual([]);
  // For an incomplete month, the days begun so far.
  expect(worn(25_000, '2026-09-12')).toEqual([208_000]);
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
  const gross = marginOf(revenue, 2_400_000 + 60_000);
  expect(revenue).toBe(3_705_000);
  expect(gross.amount).toBe(1_245_000);
  expect(gross.percent).toBeCloseTo(33.6, 2);
  expect(marginOf(revenue, 3_370_000).amount).toBe(335_000);
  expect(marginOf(0, 60_000)).toEqual({ amount: -60_000, percent: undefined });
});
