import { expect, test } from 'vitest';
import { aliveOf, broilerCost, broilerResult, epefOf } from '../../../src/domain/flocks/broiler-result.ts';
import { leavingsOf } from '../../../src/domain/flocks/leavings.ts';
import { marginOf } from '../../../src/domain/flocks/margin.ts';
import { dressingPercentage, uniformityOf } from '../../../src/domain/flocks/weighing.ts';

const BATCH = {
  came: 500,
  dead: 18,
  culled: 4,
  birds: 478,
  live_g: 478 * 2_050,
  age: 38,
  chick_g: 42,
  feed_g: 1_580_000,
};

test('[FLK-20] 500 chicks, 18 dead, 4 culled, 478 sold at 2.05 kg on day 38 on 1,580 kg of feed', () => {
  const result = broilerResult(BATCH);
  expect(result.mortality).toBeCloseTo(3.6, 10);
  expect(result.depletion).toBeCloseTo(4.4, 10);
  expect(result.livability).toBeCloseTo(95.6, 10);
  expect(result.fcr).toBeCloseTo(1.612, 3);
  expect(result.fcrOfGain).toBeCloseTo(1.646, 3);
  expect(result.dailyGain_g).toBeCloseTo(52.8, 1);
  expect(result.epef).toBeCloseTo(319.9, 1);
});

test('[FLK-20] what was not recorded is not known', () => {
  const { fcr, fcrOfGain, epef } = broilerResult({ ...BATCH, feed_g: 0 });
  expect([fcr, fcrOfGain, epef]).toEqual([undefined, undefined, undefined]);
  expect(broilerResult({ ...BATCH, live_g: undefined }).dailyGain_g).toBeUndefined();
  expect(Object.values(broilerResult({ ...BATCH, came: 0, birds: 0, live_g: undefined, age: undefined }))).toEqual(
    Array(8).fill(undefined),
  );
});

test('[FLK-20] a batch that was thinned: all feed over all weight that left, each part at its own weight and age', () => {
  const ageOn = (day: string) => Number(day.slice(-2));
  const left = [
    { day: '2026-11-30', birds: 100, weighed: { birds: 100, grams: 150_000 } },
    { day: '2026-11-35', birds: 60, weighed: { birds: 0, grams: 0 } },
    { day: '2026-11-42', birds: 40, weighed: { birds: 30, grams: 66_000 } },
  ];
  const weighings = [{ day: '2026-11-34', mean_g: 1_800 }];
  const parts = leavingsOf({ left, standing: 50, weighings, today: '2026-11-45', ageOn });
  // The weight as sold; the weight of the day before; for 40 birds, 10 unweighed ones count like the other 30; and the
  // last weight.
  expect(parts.map(({ total_g }) => total_g)).toEqual([150_000, 108_000, 88_000, 110_000]);
  const alive = aliveOf(parts);
  expect(alive).toEqual({ birds: 250, live_g: 456_000, age: (100 * 30 + 60 * 35 + 40 * 42 + 50 * 42) / 250 });
  const result = broilerResult({ ...alive, came: 260, dead: 8, culled: 2, chick_g: 42, feed_g: 729_600 });
  expect(result.fcr).toBeCloseTo(1.6, 10);
  expect(result.weight_g).toBe(1_824);
  expect(result.livability).toBeCloseTo((100 * 250) / 260, 10);
  // None were weighed: no weight is assumed.
  const unknown = aliveOf(
    leavingsOf({ left: left.slice(1, 2), standing: 0, weighings: [], today: '2026-11-45', ageOn }),
  );
  expect(unknown).toEqual({ birds: 60, live_g: undefined, age: 35 });
});

test('[FLK-21] 61 g a day at 96 % and FCR 1.62 are an EPEF of 361.48', () => {
  const days = 40;
  expect(epefOf({ livability: 96, weight_g: 61 * days, days, fcr: 1.62 })).toBeCloseTo(361.48, 2);
  expect(epefOf({ livability: undefined, weight_g: 2_000, days, fcr: 1.6 })).toBeUndefined();
});

test('[FLK-22] costs of 4,722,000 are 9,879 a bird sold and 4,819 a kg; at 12,000 a bird 1,014,000 = 17.7 % stay', () => {
  const cost = 500 * 2_500 + 1_580 * 1_900 + 120_000 + 150_000 + 200_000;
  expect(cost).toBe(4_722_000);
  expect(broilerCost(cost, BATCH)).toEqual({ perBird: 9_879, perKg: 4_819 });
  expect(broilerCost(cost, { birds: 0, live_g: undefined })).toEqual({ perBird: undefined, perKg: undefined });
  const margin = marginOf(478 * 12_000, cost);
  expect(margin.amount).toBe(1_014_000);
  expect(margin.percent).toBeCloseTo(17.7, 1);
});

test('[FLK-23] the example of ten: mean 2.035 kg, 70 % within a tenth, CV 9.3 %', () => {
  const even = uniformityOf([1_950, 2_100, 2_050, 1_800, 2_200, 2_000, 2_150, 1_700, 2_350, 2_050])!;
  expect(even.mean_g).toBe(2_035);
  expect(even.percent).toBe(70);
  expect(even.cv).toBeCloseTo(9.3, 1);
});

test('[FLK-23] exactly a tenth off counts as even; one bird has no CV, none has nothing', () => {
  expect(uniformityOf([900, 1_000, 1_000, 1_100])!.percent).toBe(100);
  expect(uniformityOf([899, 1_000, 1_000, 1_101])!.percent).toBe(50);
  expect(uniformityOf([2_000])).toEqual({ mean_g: 2_000, percent: 100, cv: undefined });
  expect(uniformityOf([])).toBeUndefined();
});

test('[FLK-23] 205 kg of live birds that give 152 kg are dressed at 74.1 %', () => {
  expect(dressingPercentage(152_000, 205_000)).toBeCloseTo(74.1, 1);
  expect(dressingPercentage(152_000, 0)).toBeUndefined();
});
