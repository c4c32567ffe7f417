import { afterEach, expect, test, vi } from 'vitest';
import { addDays, localDay } from '../../../src/domain/time/local-day.ts';

afterEach(() => vi.unstubAllEnvs());

test('[DOC-6] the day is where the person stands, not UTC', () => {
  const lateInUtc = new Date('2026-11-20T21:05:00.000Z');
  vi.stubEnv('TZ', 'Africa/Kampala');
  expect(localDay(lateInUtc)).toBe('2026-11-21');
  vi.stubEnv('TZ', 'UTC');
  expect(localDay(lateInUtc)).toBe('2026-11-20');
});
test('[DOC-6] days count over months and leap years', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-11-20', -20)).toBe('2026-10-31');
});
