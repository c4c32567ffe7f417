import type { FlockDraft } from '../../../src/domain/flocks/check-flock.ts';
import { expect, test } from 'vitest';
import { checkFlockChange, checkFlockEnd } from '../../../src/domain/flocks/change-flock.ts';
import { flockAlerts, type FlockNow } from '../../../src/domain/flocks/flock-alerts.ts';
import { feedPerBird, isRecorded, layingWeeks, type FlockDay } from '../../../src/domain/flocks/flock-day.ts';
import { addDays } from '../../../src/domain/time/local-day.ts';

const TODAY = '2026-11-20';
/** Consecutive days up to today, oldest first, each with the given values. */
const days = (...each: Partial<FlockDay>[]): FlockDay[] =>
  each.map((one, i) => ({
    day: addDays(TODAY, i + 1 - each.length),
    heads: 100,
    end: 100,
    broken: 0,
    dead: 0,
    culled: 0,
    ...one,
  }));
const types = (now: Partial<FlockNow>) =>
  flockAlerts({ purpose: 'layer', days: days({}), writtenToday: true, hour: 12, ...now }).map(({ type }) => type);

test('[FLK-25] laying 5 points below the mean of the last 3 recorded days: 85.0 alerts at 80.0', () => {
  const laid = (...eggs: (number | undefined)[]) => types({ days: days(...eggs.map((one) => ({ eggs: one })), {}) });
  expect(laid(85, 85, 85, 80)).toEqual(['LayingFell']);
  expect(laid(85, 85, 85, 81)).toEqual([]);
  // A day without a record is skipped; a last day without one raises no alert.
  expect(laid(84, undefined, 85, 86, 79)).toEqual(['LayingFell']);
  expect(laid(85, 85, 85, 60, undefined)).toEqual([]);
  expect(laid(85, 85, 60)).toEqual([]);
});

test('[FLK-25] water 20 % down, light birds, many deaths, and a day without a record by 20:00', () => {
  const drunk = (...ml: number[]) => types({ days: days(...ml.map((water_ml) => ({ water_ml })), {}) });
  expect(drunk(100, 100, 100, 80)).toEqual(['WaterFell']);
  expect(drunk(100, 100, 100, 81)).toEqual([]);
  expect(types({ weightPercent: 89.9 })).toEqual(['LightBirds']);
  expect(types({ weightPercent: 90 })).toEqual([]);
  const dead = (count: number, purpose: FlockNow['purpose'], heads = 1_000) =>
    types({ purpose, days: days({}, { heads, dead: count }) });
  expect(dead(5, 'layer')).toEqual([]);
  expect(dead(6, 'layer')).toEqual(['ManyDied']);
  expect(dead(10, 'broiler')).toEqual([]);
  expect(dead(11, 'broiler')).toEqual(['ManyDied']);
  // One bird of a small flock exceeds any percentage but does not count as many.
  expect(dead(1, 'layer', 40)).toEqual([]);
  expect(dead(2, 'layer', 40)).toEqual(['ManyDied']);
  expect(types({ writtenToday: false, hour: 19 })).toEqual([]);
  expect(types({ writtenToday: false, hour: 20 })).toEqual(['NothingToday']);
});

test('[FLK-7] weeks of laying count recorded days only, and a week without a record is a gap', () => {
  const flock = { placed_on: '2026-10-31', age_at_placement_days: 140 }; // week 20 begins on that day
  const all = Array.from({ length: 21 }, (_, i): FlockDay => {
    const day = addDays('2026-10-31', i);
    const eggs = i < 2 || (i >= 7 && i < 14) ? undefined : 80;
    return { day, heads: 100, end: 100, broken: 0, dead: 0, culled: 0, eggs };
  });
  expect(layingWeeks(flock, all)).toEqual([
    { week: 20, percent: 80, recorded: 5, of: 5 },
    { week: 21, percent: undefined, recorded: 0, of: 7 },
    { week: 22, percent: 80, recorded: 7, of: 7 },
  ]);
  expect(layingWeeks(flock, all.slice(0, 2))).toEqual([]);
});

test('[FLK-14] feed a bird and day passes over days without a record', () => {
  expect(feedPerBird(days({ fed_g: 11_000 }, {}, { fed_g: 12_000 }))).toBe(115);
  expect(feedPerBird(days({}))).toBeUndefined();
  expect(days({}, { dead: 1 }).map(isRecorded)).toEqual([false, true]);
});

test('[FLK-11] another number of birds that came needs a reason; a flock ends after it came and not in the future', () => {
  const before = { initial_count: 500 };
  const draft: FlockDraft = { id: 'Flock0000001', name: ' House 1 ', house_name: 'House 1', purpose: 'layer', placed_on: '2026-11-01', age_at_placement_days: 1, initial_count: 500, doa_count: 10, pay: { kind: 'later' } }; // prettier-ignore
  const now = { today: TODAY, currency: 'UGX' };
  expect(checkFlockChange({ draft }, before, now)).toMatchObject({ ok: true, value: { draft: { name: 'House 1' } } });
  const refused = ({ reason, ...but }: Partial<FlockDraft> & { reason?: string }) =>
    checkFlockChange({ draft: { ...draft, ...but }, reason }, before, now);
  expect(checkFlockChange({ draft }, { ...before, closed_on: '2026-10-31' }, now)).toEqual({ ok: false, error: { type: 'PlacedAfterClosed' } }); // prettier-ignore
  expect(refused({ initial_count: 480 })).toEqual({ ok: false, error: { type: 'ReasonMissing' } });
  expect(refused({ initial_count: 480, reason: '  ' })).toEqual({ ok: false, error: { type: 'ReasonMissing' } });
  expect(refused({ initial_count: 480, reason: 'Counted again' })).toMatchObject({ ok: true });
  expect(refused({ initial_count: 9, reason: 'x' })).toEqual({ ok: false, error: { type: 'MoreDeadThanCame' } });
  expect(refused({ initial_count: 0 })).toEqual({ ok: false, error: { type: 'NumberAboveZero' } });
  expect(refused({ name: ' ' })).toEqual({ ok: false, error: { type: 'NameMissing' } });
  expect(refused({ house_name: '' })).toEqual({ ok: false, error: { type: 'HouseMissing' } });
  const end = (closed_on: string) => checkFlockEnd({ id: draft.id, closed_on }, { placed_on: '2026-11-01', today: TODAY }); // prettier-ignore
  expect(end('2026-11-21')).toEqual({ ok: false, error: { type: 'ClosedInFuture' } });
  expect(end('2026-10-31')).toEqual({ ok: false, error: { type: 'ClosedBeforePlaced' } });
  expect(end(TODAY)).toMatchObject({ ok: true });
});
