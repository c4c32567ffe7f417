import { expect, test } from 'vitest';
import { addDays, localDay } from '../../../src/domain/time/local-day.ts';

test('[DOC-6] the day is where the person stands, not UTC', () =>
  expect(localDay(new Date(2026, 10, 20, 0, 5))).toBe('2026-11-20'));
test('[DOC-6] days count over months and leap years', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-11-20', -20)).toBe('2026-10-31');
});
