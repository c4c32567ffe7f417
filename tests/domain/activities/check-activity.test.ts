import { expect, test } from 'vitest';
import type { ActivityContent, ActivityDraft } from '../../../src/domain/activities/activity-draft.ts';
import { activityWarnings } from '../../../src/domain/activities/activity-warnings.ts';
import { checkActivity } from '../../../src/domain/activities/check-activity.ts';
import { sessionOf } from '../../../src/domain/activities/session-of.ts';
import { typedEggs } from '../../../src/domain/activities/typed-eggs.ts';

const AT = '2026-11-20T10:00:00.000Z';
const draft = (content: ActivityContent, more: Partial<ActivityDraft> = {}): ActivityDraft => ({
  id: 'Activity0001',
  farm_id: 'Flock0000001',
  session: 'morning',
  content,
  ...more,
});
const eggs = (...qty: number[]): ActivityContent => ({
  kind: 'eggs',
  grades: qty.map((one, i) => ({ grade: (['good', 'small', 'cracked'] as const)[i]!, qty: one })),
  withheld: false,
});
const errorOf = (given: ActivityDraft, known = {}) => {
  const checked = checkActivity(given, { at: AT, ...known });
  return checked.ok ? undefined : checked.error;
};
const refusal = (content: ActivityContent, more: Partial<ActivityDraft> = {}) => errorOf(draft(content, more))?.type;

test('[ACT-3] eggs are trays and 0 to 29 loose ones, and together more than none', () => {
  expect(typedEggs('good', '11', '4', 30)).toEqual({ ok: true, value: 334 });
  expect(typedEggs('good', '', '', 30)).toEqual({ ok: true, value: 0 });
  expect(typedEggs('good', '2½'.replace('½', '.5'), '0', 30)).toEqual({ ok: true, value: 75 });
  expect(typedEggs('good', '3+4', '10+25', 30)).toEqual({ ok: true, value: 245 });
  for (const loose of ['30', '31'])
    expect(typedEggs('good', '1', loose, 30)).toEqual({
      ok: false,
      error: { type: 'LooseTooMany', field: 'good.loose', tray: 30 },
    });
  expect(typedEggs('good', 'x', '', 30)).toMatchObject({ ok: false, error: { field: 'good.trays' } });
  expect(refusal(eggs(0))).toBe('NumberAboveZero');
  expect(refusal(eggs(1, 0))).toBeUndefined();
  expect(refusal(eggs(-1))).toBe('NumberTooLong');
});

test('[MSG-12] eggs above 105 % of the heads warn, above 200 % are refused, with those of the day before them', () => {
  const around = { day: '2026-11-20', heads: 100 };
  expect(activityWarnings(draft(eggs(105)), around)).toEqual([]);
  expect(activityWarnings(draft(eggs(106)), around)).toEqual([{ type: 'MoreThanHens' }]);
  expect(activityWarnings(draft(eggs(60)), { ...around, eggs: 60 })).toEqual([{ type: 'MoreThanHens' }]);
  expect(errorOf(draft(eggs(200)), { heads: 100 })).toBeUndefined();
  expect(errorOf(draft(eggs(201)), { heads: 100 })).toEqual({ type: 'MoreThanTwoAHen', eggs: 201, hens: 100 });
  expect(errorOf(draft(eggs(101)), { heads: 100, eggs: 100 })).toEqual({
    type: 'MoreThanTwoAHen',
    eggs: 201,
    hens: 100,
  });
  // Nothing is refused because of unknown numbers, or by a book without any birds.
  expect(errorOf(draft(eggs(201)))).toBeUndefined();
  expect(errorOf(draft(eggs(201)), { heads: 0 })).toBeUndefined();
  // On the day of a large sale, the hens of that morning laid them.
  expect(activityWarnings(draft(eggs(90)), { ...around, heads: 20, mostHeads: 100 })).toEqual([]);
});

test('[MSG-11] more birds leave than the book has: it warns, and is no refusal', () => {
  const around = { day: '2026-11-20', heads: 212 };
  const dead = (qty: number) => draft({ kind: 'mortality', qty, cause: 'heat' });
  expect(activityWarnings(dead(212), around)).toEqual([]);
  expect(activityWarnings(dead(213), around)).toEqual([{ type: 'OnlyHeads', heads: 212 }]);
  expect(activityWarnings(dead(1), { ...around, heads: -3 })).toEqual([{ type: 'OnlyHeads', heads: 0 }]);
  expect(activityWarnings(draft({ kind: 'cull', qty: 213, outcome: 'killed' }), around)).toHaveLength(1);
  expect(activityWarnings(draft({ kind: 'transfer', qty: 213, to_farm_id: 'Flock0000002' }), around)).toHaveLength(1);
  expect(errorOf(dead(213), { heads: 212 })).toBeUndefined();
});

test('[MSG-13] feed a bird outside 50 to 200 % of the standard warns; too little only when the day is over', () => {
  const feed = (qty: number, session: 'morning' | 'evening' = 'morning') =>
    draft({ kind: 'feed', raw_material_id: 'Mash00000001', qty }, { session });
  const around = { day: '2026-11-20', heads: 100, ration_g: 110 };
  expect(activityWarnings(feed(22_000), around)).toEqual([]);
  expect(activityWarnings(feed(31_000), around)).toEqual([{ type: 'FeedPerBird', grams: 310 }]);
  expect(activityWarnings(feed(15_000), { ...around, fed_g: 10_000 })).toEqual([{ type: 'FeedPerBird', grams: 250 }]);
  expect(activityWarnings(feed(5_000), around)).toEqual([]);
  expect(activityWarnings(feed(5_000, 'evening'), around)).toEqual([{ type: 'FeedPerBird', grams: 50 }]);
  expect(activityWarnings(feed(5_000, 'evening'), { ...around, fed_g: 5_000 })).toEqual([]);
  expect(activityWarnings(feed(31_000), { ...around, ration_g: undefined })).toEqual([]);
});

test('[MSG-16] an activity after the flock was closed, or before it came, warns', () => {
  const note = draft({ kind: 'note' }, { note: 'They ate slowly.' });
  const around = { placed_on: '2026-03-02', closed_on: '2026-11-01' };
  expect(activityWarnings(note, { ...around, day: '2026-11-20' })).toEqual([{ type: 'Closed', on: '2026-11-01' }]);
  expect(activityWarnings(note, { ...around, day: '2026-11-01' })).toEqual([]);
  expect(activityWarnings(note, { ...around, day: '2026-03-01' })).toEqual([
    { type: 'NotPlacedYet', on: '2026-03-02' },
  ]);
  // Only one warning: on such a day there are no birds to compare with.
  expect(activityWarnings(draft(eggs(30)), { ...around, day: '2026-03-01', heads: 0 })).toHaveLength(1);
});

test('[ACT-4] deaths are 1 or more birds', () => {
  for (const qty of [0, -1, 1.5]) expect(refusal({ kind: 'mortality', qty, cause: 'unknown' })).toBe('NumberAboveZero');
  expect(refusal({ kind: 'mortality', qty: 1_000_001, cause: 'unknown' })).toBe('NumberTooLong');
  expect(refusal({ kind: 'mortality', qty: 1, cause: 'unknown' })).toBeUndefined();
});

test('[ACT-5] birds go to another flock, and a count may find none', () => {
  expect(refusal({ kind: 'transfer', qty: 50, to_farm_id: 'Flock0000001' })).toBe('OtherFlockMissing');
  expect(refusal({ kind: 'transfer', qty: 50, to_farm_id: '' })).toBe('OtherFlockMissing');
  expect(refusal({ kind: 'transfer', qty: 50, to_farm_id: 'Flock0000002' })).toBeUndefined();
  expect(refusal({ kind: 'count', qty: 0 })).toBeUndefined();
  expect(refusal({ kind: 'count', qty: -1 })).toBe('NumberAboveZero');
  expect(refusal({ kind: 'cull', qty: 0, outcome: 'eaten' })).toBe('NumberAboveZero');
});

test('[ACT-6] feed names what was given and wastes at most all of it; water is above none', () => {
  const feed = { kind: 'feed', raw_material_id: 'Mash00000001', qty: 1_000 } as const;
  expect(refusal(feed)).toBeUndefined();
  expect(refusal({ ...feed, wasted: 1_000 })).toBeUndefined();
  expect(refusal({ ...feed, wasted: 1_001 })).toBe('WastedTooMuch');
  expect(refusal({ ...feed, raw_material_id: '' })).toBe('MaterialMissing');
  expect(refusal({ ...feed, qty: 0 })).toBe('NumberAboveZero');
  expect(refusal({ kind: 'water', qty: 0 })).toBe('NumberAboveZero');
});

test('[ACT-7] a sample of 1 to 500 birds, −10 to 60 degrees, a note of some words', () => {
  for (const sample of [0, 501]) expect(refusal({ kind: 'weighing', sample, total_g: 2_000 })).toBe('OutOfRange');
  expect(refusal({ kind: 'weighing', sample: 10 })).toBe('NumberAboveZero');
  expect(refusal({ kind: 'weighing', sample: 2, weights_g: [1_950, 2_100] })).toBeUndefined();
  const list = (...weights_g: number[]) => refusal({ kind: 'weighing', sample: weights_g.length, weights_g });
  expect(list(...Array.from({ length: 500 }, () => 1_950))).toBeUndefined();
  expect(list(...Array.from({ length: 501 }, () => 1_950))).toBe('TooManyWeighed');
  expect(list()).toBe('OutOfRange');
  expect(list(10, 100_000)).toBeUndefined();
  for (const wrong of [9, 100_001, 1_950.5, Number.NaN]) expect(list(1_950, wrong)).toBe('OutOfRange');
  expect(refusal({ kind: 'weighing', sample: 3, weights_g: [1_950, 2_100] })).toBe('OutOfRange');
  // The limit for ten birds together is ten times that of one bird.
  expect(errorOf(draft({ kind: 'weighing', sample: 10, total_g: 20_350_000 }))).toEqual({ type: 'OutOfRange', field: 'weight', from: 0.1, to: 1_000 }); // prettier-ignore
  expect(refusal({ kind: 'weighing', sample: 10, total_g: 20_350 })).toBeUndefined();
  for (const tenths_c of [-101, 601]) expect(refusal({ kind: 'temperature', tenths_c })).toBe('OutOfRange');
  expect(refusal({ kind: 'temperature', tenths_c: -100, humidity: 100 })).toBeUndefined();
  expect(refusal({ kind: 'temperature', tenths_c: 300, humidity: 101 })).toBe('OutOfRange');
  expect(refusal({ kind: 'note' })).toBe('NothingSaid');
  expect(refusal({ kind: 'visit', visitor: ' ' })).toBe('WordsMissing');
  expect(refusal({ kind: 'lighting', light_minutes: 1_441 })).toBe('OutOfRange');
});

test('[ACT-9] a photo or a voice note stands in place of the words of a note', () => {
  const folder = 'businesses/Business0001/grace';
  expect(refusal({ kind: 'note' })).toBe('NothingSaid');
  expect(refusal({ kind: 'note' }, { photo: { path: `${folder}/a.jpg` } })).toBeUndefined();
  expect(refusal({ kind: 'note' }, { voice: { path: `${folder}/a.webm`, seconds: 3 } })).toBeUndefined();
});

test('[ACT-6] medicine lasts some days, or its course is open', () => {
  const given = { kind: 'medication', raw_material_id: 'Oxy000000001' } as const;
  expect(refusal(given)).toBe('DaysMissing');
  expect(refusal({ ...given, days: 5 })).toBeUndefined();
  expect(refusal({ ...given, days: 0 })).toBe('OutOfRange');
  expect(refusal({ ...given, open_course: true })).toBeUndefined();
  expect(refusal({ kind: 'vaccination', raw_material_id: 'Newc00000001', birds: 0 })).toBe('NumberAboveZero');
});

test('[ACT-1] the round of the day is guessed from the clock, and the future is refused', () => {
  expect([3, 4, 10, 11, 14, 15, 20, 21].map((hour) => sessionOf(new Date(2026, 10, 20, hour)))).toEqual([
    'other',
    'morning',
    'morning',
    'noon',
    'noon',
    'evening',
    'evening',
    'other',
  ]);
  expect(errorOf(draft(eggs(1), { occurred_at: '2026-11-20T10:09:00.000Z' }))).toBeUndefined();
  expect(errorOf(draft(eggs(1), { occurred_at: '2026-11-20T10:11:00.000Z' }))).toEqual({ type: 'FutureDate' });
});
