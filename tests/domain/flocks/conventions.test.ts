import { expect, test } from 'vitest';
import { ageInDays, ageInWeeks, hatchDay } from '../../../src/domain/flocks/flock-age.ts';
import { headsAliveOn } from '../../../src/domain/flocks/heads-alive.ts';
import { meanOfRecorded, recordedDays } from '../../../src/domain/flocks/recorded-days.ts';
import { percentText } from '../../../src/domain/numbers/percent-text.ts';

const PULLETS = { placed_on: '2026-03-02', age_at_placement_days: 112 };

test('[FLK-6] hatched on the day of placing less the age; the day of hatching is day 0', () => {
  expect(hatchDay({ placed_on: '2026-11-02', age_at_placement_days: 1 })).toBe('2026-11-01');
  expect(hatchDay(PULLETS)).toBe('2025-11-10');
  expect(ageInDays(PULLETS, '2026-03-02')).toBe(112);
  expect(ageInWeeks(PULLETS, '2026-03-02')).toBe(16);
  expect(ageInWeeks(PULLETS, '2026-03-01')).toBe(15);
});

test('[FLK-6] alive on a day are the birds of its start, or of its end when there were none', () => {
  expect(headsAliveOn({ start: 480, end: 60 })).toBe(480);
  expect(headsAliveOn({ start: 0, end: 500 })).toBe(500);
  expect(headsAliveOn({ start: -3, end: -3 })).toBe(0);
});

test('[FLK-7] a day without a record is missing, not zero: 6 of 7 days, and their mean', () => {
  const days = ['2026-11-01', '2026-11-02', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07', '2026-11-07'];
  expect(recordedDays(days, '2026-11-01', '2026-11-07')).toEqual({ recorded: 6, of: 7 });
  expect(recordedDays(days, '2026-11-08', '2026-11-14')).toEqual({ recorded: 0, of: 7 });
  expect(meanOfRecorded([{ eggs: 400 }, { eggs: 410 }], ({ eggs }) => eggs)).toBe(405);
  expect(meanOfRecorded([] as { eggs: number }[], ({ eggs }) => eggs)).toBeUndefined();
});

test.each([
  [84.69, '84.7 %'],
  [3.6, '3.6 %'],
  [0, '0.0 %'],
  [100, '100.0 %'],
  [-12.25, '−12.3 %'],
  [-0.04, '0.0 %'],
  [undefined, undefined],
])('[FLK-26] %s is shown as %s', (percent, text) => expect(percentText(percent)).toBe(text));
