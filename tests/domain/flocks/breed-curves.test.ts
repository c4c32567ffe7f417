import { expect, test } from 'vitest';
import { BROWN_LAYERS, HY_LINE_BROWN_FEED, ROSS_308 } from '../../../src/domain/flocks/breed-curves.ts';
import { checkGrowthCurve } from '../../../src/domain/flocks/check-growth-curve.ts';
import { standardFeed, standardLaying, standardWeight } from '../../../src/domain/flocks/standard.ts';

const CURVES = [ROSS_308, BROWN_LAYERS, HY_LINE_BROWN_FEED];

test('[FLK-24] every curve has an id of its own, an edition and a source', () => {
  expect(new Set(CURVES.map(({ id }) => id)).size).toBe(CURVES.length);
  for (const { breed, edition, source } of CURVES)
    expect([breed, edition, source].every((words) => words.length > 4)).toBe(true);
});

test('[FLK-27] Ross 308, as hatched, 2022', () => {
  const column = (of: 'day' | 'weight_g' | 'fcr' | 'feed_g') => ROSS_308.days.map((day) => day[of]);
  expect(column('day')).toEqual([7, 14, 21, 28, 35, 42]);
  expect(column('weight_g')).toEqual([213, 533, 1_012, 1_616, 2_296, 2_998]);
  expect(column('fcr')).toEqual([0.78, 1.005, 1.142, 1.269, 1.399, 1.531]);
  expect(column('feed_g')).toEqual([165, 534, 1_153, 2_049, 3_209, 4_585]);
});

test('[FLK-24, FLK-27] feed, weight and FCR of Ross 308 agree on every day', () =>
  expect(checkGrowthCurve(ROSS_308)).toEqual({ ok: true, value: ROSS_308 }));

const withDay = (day: number, change: object) => ({
  ...ROSS_308,
  days: ROSS_308.days.map((known) => (known.day === day ? { ...known, ...change } : known)),
});

test.each([
  ['the feed column shifted by a day', withDay(42, { feed_g: 4_797 }), { type: 'DoesNotAgree', day: 42 }],
  ['175 g on day 7', withDay(7, { weight_g: 175 }), { type: 'DoesNotAgree', day: 7 }],
  ['a weight that is missing', withDay(14, { weight_g: 0 }), { type: 'DoesNotAgree', day: 14 }],
  ['a day twice', withDay(14, { day: 7 }), { type: 'DaysDoNotRise', day: 7 }],
  ['no day at all', { ...ROSS_308, days: [] }, { type: 'NoDays' }],
])('[FLK-24] a copy with %s is refused', (_what, curve, error) =>
  expect(checkGrowthCurve(curve)).toEqual({ ok: false, error }),
);

test('[FLK-24] just below a hundredth is taken, a hundredth is not', () => {
  const dayOf = (feed_g: number) => ({ ...ROSS_308, days: [{ day: 35, weight_g: 1_000, fcr: 1.5, feed_g }] });
  expect(checkGrowthCurve(dayOf(1_509)).ok).toBe(true);
  expect(checkGrowthCurve(dayOf(1_510)).ok).toBe(false);
});

test.each([
  [17, undefined], [18, 5], [19, 15], [20, 35], [21, 55], [22, 70], [23, 80], [24, 88], [25, 92], [26, 92], [27, 94], [30, 94],
  [31, 91], [35, 91], [36, 88], [40, 88], [41, 84], [45, 84], [46, 79], [50, 79], [51, 72], [55, 72], [56, 66], [60, 66],
  [61, 60], [70, 60], [71, undefined],
])('[FLK-28] brown layers in week %i: %s %%', (week, percent) => expect(standardLaying(BROWN_LAYERS, week)).toBe(percent)); // prettier-ignore

test('[FLK-27] between two published days the weight lies on their line, outside it is not known', () => {
  expect(standardWeight(ROSS_308, 35)).toBe(2_296);
  expect(standardWeight(ROSS_308, 38)).toBeCloseTo(2_296 + (702 * 3) / 7, 10);
  expect([standardWeight(ROSS_308, 3), standardWeight(ROSS_308, 43)]).toEqual([undefined, undefined]);
  expect(standardFeed(HY_LINE_BROWN_FEED, 30)).toBe(110);
});
