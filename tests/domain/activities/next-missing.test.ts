import { expect, test } from 'vitest';
import { nextMissing } from '../../../src/domain/activities/next-missing.ts';

const TEN = Array.from({ length: 10 }, (_, i) => `2026-11-${String(10 + i)}`);
const bounds = { first: '2026-11-10', last: '2026-11-19' };

test('[ACT-13] filled in from any day on, ten missing days come one after the other, later ones first, and then none', () => {
  const recorded = new Set(['2026-11-13']);
  const filled = ['2026-11-13'];
  for (let day = nextMissing(recorded, { day: '2026-11-13', ...bounds }); day !== undefined; day = nextMissing(recorded, { day, ...bounds })) {
    recorded.add(day);
    filled.push(day);
  }
  expect(filled).toEqual([...TEN.slice(3), '2026-11-12', '2026-11-11', '2026-11-10']);
}); // prettier-ignore

test('[ACT-13] a day that has a record is passed over; today and what was before the flock are not missing', () => {
  expect(nextMissing(new Set(['2026-11-12']), { day: '2026-11-11', ...bounds })).toBe('2026-11-13');
  expect(nextMissing(new Set(TEN), { day: '2026-11-19', ...bounds })).toBeUndefined();
  expect(nextMissing(new Set(), { day: '2026-11-10', first: '2026-11-10', last: '2026-11-10' })).toBeUndefined();
});
