import { expect, test } from 'vitest';
import { daysFrom, lastDayOf, periodsOf } from '../../../src/domain/time/periods.ts';

test('[RPT-8] any days are whole months and the days around them, each day once', () => {
  expect(periodsOf('2026-01-30', '2026-04-02')).toEqual(['2026-01-30', '2026-01-31', '2026-02', '2026-03', '2026-04-01', '2026-04-02']); // prettier-ignore
  expect(periodsOf('2024-02-01', '2024-02-29')).toEqual(['2024-02']);
  expect(periodsOf('2026-02-01', '2026-02-27')).toHaveLength(27);
  expect(periodsOf('2026-02-02', '2026-02-01')).toEqual([]);
  expect(lastDayOf('2026-12')).toBe('2026-12-31');
  expect(daysFrom('2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01']);
});
