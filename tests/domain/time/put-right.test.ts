import fc from 'fast-check';
import { expect, test } from 'vitest';
import { putRight, type Moments } from '../../../src/domain/time/put-right.ts';
import { localDay } from '../../../src/domain/time/local-day.ts';

const [HOUR, DAY, YEAR] = [3_600_000, 86_400_000, 365 * 86_400_000];
const NOW = Date.parse('2026-11-27T09:00:00.000Z');
const iso = (ms: number) => new Date(ms).toISOString();
const at = (said: number, { ago = 0, ...more }: Partial<Moments> & { ago?: number } = {}): Moments => ({
  occurred_at: iso(said - ago),
  created_at: iso(said),
  day: localDay(new Date(said - ago)),
  ...more,
});

test('[DOC-18] case I: a clock a year ahead: a record is a year earlier, with what is due, and says what the clock said', () => {
  const sale = at(NOW + YEAR - HOUR, { due_date: '2027-12-04' });
  expect(putRight(sale, { now: NOW, off: YEAR })).toEqual({
    ...at(NOW - HOUR),
    due_date: '2026-12-04',
    clock_said: iso(NOW + YEAR - HOUR),
  });
});

test('[DOC-18] neighbours: what was put on the day before, a clock of 1970, one that is right again, a few hours ahead', () => {
  // "Yesterday" by the wrong clock becomes the real yesterday.
  expect(putRight(at(NOW + YEAR, { ago: DAY }), { now: NOW, off: YEAR })?.day).toBe('2026-11-26');
  const reset = Date.UTC(1970, 0, 3, 7);
  expect(putRight(at(reset), { now: NOW, off: reset + HOUR - NOW })).toMatchObject({
    occurred_at: iso(NOW - HOUR),
    clock_said: iso(reset),
  });
  // The offset of the clock is no longer known: the record happened now at the latest.
  expect(putRight(at(NOW + 40 * DAY), { now: NOW, off: 0 })).toMatchObject({
    occurred_at: iso(NOW),
    day: '2026-11-27',
  });
  expect(putRight(at(NOW + 3 * HOUR), { now: NOW, off: 3 * HOUR })).toMatchObject({ occurred_at: iso(NOW) });
});

test('[DOC-18] a clock that was set back while a sale was typed: it happened when it was written down', () => {
  const reset = Date.UTC(1970, 10, 20, 8);
  const sale = { ...at(reset, { due_date: '2027-01-10' }), occurred_at: iso(NOW + 40 * DAY), day: '2027-01-06' };
  expect(putRight(sale, { now: NOW, off: reset + HOUR - NOW })).toEqual({
    ...at(NOW - HOUR),
    due_date: '2026-12-01',
    clock_said: iso(reset),
  });
});

test('[DOC-18] what can have been stays: before the clock was wrong, days without a signal, ten minutes ahead', () => {
  for (const said of [NOW, NOW - 30 * DAY, NOW + 9 * 60_000, Date.UTC(2025, 0, 2)])
    for (const off of [0, YEAR, -YEAR, 3 * HOUR]) expect(putRight(at(said), { now: NOW, off })).toBeUndefined();
});

test('[DOC-18] a clock that was set back by mistake harms nothing: what it moved is as it was once the time is known', () => {
  const right = at(NOW - HOUR, { due_date: '2026-12-04' });
  const moved = putRight(right, { now: NOW - 5 * DAY, off: 0 })!;
  expect(moved).toMatchObject({ day: '2026-11-22', due_date: '2026-11-29', clock_said: iso(NOW - HOUR) });
  expect(putRight(moved, { now: NOW, off: 0 })).toEqual(right);
  // A corrected record stays unchanged, independent of later changes of the clock.
  const ahead = putRight(at(NOW + YEAR), { now: NOW, off: 0 })!;
  for (const later of [0, HOUR, 30 * DAY]) expect(putRight(ahead, { now: NOW + later, off: 0 })).toBeUndefined();
});

test('[DOC-18] whatever a clock says and is off: nothing lies in the future, and twice changes nothing more', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: Date.UTC(2060, 0, 1) }),
      fc.integer({ min: -40 * YEAR, max: 40 * YEAR }),
      fc.integer({ min: 0, max: 40 * DAY }),
      (said, off, ago) => {
        const known = { now: NOW, off };
        const record = at(said, { ago });
        const right = putRight(record, known) ?? record;
        expect(Date.parse(right.created_at)).toBeLessThanOrEqual(NOW + 10 * 60_000);
        expect(Date.parse(right.created_at)).toBeGreaterThanOrEqual(Date.UTC(2025, 0, 1));
        expect(Date.parse(right.created_at) - Date.parse(right.occurred_at)).toBe(ago);
        expect(right.day).toBe(localDay(new Date(right.occurred_at)));
        expect(putRight(right, known)).toBeUndefined();
      },
    ),
  ));
