import { expect, test } from 'vitest';
import { endOfPlan, hasAccess, standingOf } from '../../../src/domain/plans/standing.ts';

test('[SUB-1, SUB-2] a business without a subscription, or on intro, is on the free plan; access is every other plan', () => {
  expect(standingOf(undefined, '2026-11-20')).toEqual({ is: 'free' });
  expect(standingOf({ plan_id: 'intro', until: '2020-01-01' }, '2026-11-20')).toEqual({ is: 'free' });
  expect([undefined, { plan_id: 'intro' }, { plan_id: 'year-1' }].map(hasAccess)).toEqual([false, false, true]);
  expect(standingOf({ plan_id: 'year-1' }, '2026-11-20')).toEqual({ is: 'paid', days_left: undefined });
});

test('[SUB-6] days left, the last day, the grace after it, and the end', () => {
  const on = (today: string) => standingOf({ plan_id: 'year-1', until: '2026-11-20' }, today);
  expect(on('2026-11-01')).toEqual({ is: 'paid', days_left: 19 });
  expect(on('2026-11-20')).toEqual({ is: 'paid', days_left: 0 });
  expect(on('2026-11-21')).toEqual({ is: 'grace', days_left: 13 });
  expect(on('2026-12-04')).toEqual({ is: 'grace', days_left: 0 });
  expect(on('2026-12-05')).toEqual({ is: 'ended' });
});

test('[SUB-6] a plan ends the day before the same date; paid before its end it goes on from there; short months end on their last day', () => {
  expect(endOfPlan(3, '2026-11-20')).toBe('2027-02-19');
  expect(endOfPlan(12, '2026-11-20', '2026-11-30')).toBe('2027-11-30');
  expect(endOfPlan(3, '2026-11-20', '2026-11-01')).toBe('2027-02-19');
  expect(endOfPlan(3, '2026-11-30')).toBe('2027-02-28');
  expect(endOfPlan(12, '2024-02-29')).toBe('2025-02-28');
  expect(endOfPlan(6, '2026-09-01')).toBe('2027-02-28');
});
