import { expect, test } from 'vitest';
import { ageBucket, ageingOf, isNotDue } from '../../../src/domain/debts/ageing.ts';

const AS_OF = '2026-11-20';

test.each([
  ['2026-11-20', '0-30'],
  ['2026-10-21', '0-30'],
  ['2026-10-20', '31-60'],
  ['2026-09-21', '31-60'],
  ['2026-09-20', '61-90'],
  ['2026-08-22', '61-90'],
  ['2026-08-21', '90+'],
])('[DEB-2] as of 2026-11-20, %s is in %s, by the due day and by the day of the sale', (day, bucket) => {
  expect(ageBucket({ day, open: 1 }, AS_OF)).toBe(bucket);
  expect(ageBucket({ day: '2026-01-02', due_date: day, open: 1 }, AS_OF)).toBe(bucket);
});

test('[DEB-1] each document ages on what is open on it, from its due day', () => {
  const ageing = ageingOf(
    [
      { day: '2026-10-20', open: 40_000 },
      { day: '2026-08-01', due_date: '2026-09-15', open: 25_000 },
      { day: '2026-11-19', open: 5_000 },
      { day: '2026-08-01', open: 0 },
    ],
    AS_OF,
  );
  expect(ageing).toEqual({
    buckets: { '0-30': 5_000, '31-60': 40_000, '61-90': 25_000, '90+': 0 },
    notDue: 0,
    total: 70_000,
    credits: 0,
  });
});

test('[DEB-3] not due yet counts in 0-30 and is marked; credits stand apart', () => {
  const notDue = { day: '2026-11-01', due_date: '2026-12-01', open: 9_000 };
  const dueToday = { day: '2026-11-01', due_date: AS_OF, open: 4_000 };
  expect([isNotDue(notDue, AS_OF), isNotDue(dueToday, AS_OF)]).toEqual([true, false]);
  const ageing = ageingOf([notDue, dueToday, { day: '2026-11-18', open: -3_000 }], AS_OF);
  expect(ageing.buckets['0-30']).toBe(13_000);
  expect(ageing).toMatchObject({ notDue: 9_000, total: 13_000, credits: 3_000 });
});
