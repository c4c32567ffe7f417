import { expect, test } from 'vitest';
import type { MaterialRow } from '../../src/contract/farm.ts';
import {
  afterAct,
  emptyForm,
  formAgain,
  type ActivityForm,
  type ActivityFormAct,
} from '../../src/nouns/farm/screens/activities/activity-form.ts';
import { draftFromForm } from '../../src/nouns/farm/screens/activities/draft-from-form.ts';
import { tabOf } from '../../src/nouns/farm/screens/flocks/farm-tab.ts';
import { emptyFlockForm, flockFromForm } from '../../src/nouns/farm/screens/flocks/flock-form.ts';
import type { ActivityKind, FarmActivity } from '../../schemas/farm-activity.schema.ts';
import type { ActivityContent } from '../../src/domain/activities/activity-draft.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const MASH: MaterialRow = { id: 'Mash00000001', name: 'Layers mash', category: 'feeds', base_unit: 'g', pack: { label: 'bag', factor: 70_000 } }; // prettier-ignore
const begin = (kind: ActivityKind) => ({ id: 'Activity0001', kind, farm_id: 'Flock0000001', session: 'morning' as const, tray: 30 }); // prettier-ignore
const typed = (kind: ActivityKind, ...acts: ActivityFormAct[]): ActivityForm => acts.reduce(afterAct, emptyForm(begin(kind))); // prettier-ignore
const keys = (text: string): ActivityFormAct[] => text.split('').map((key) => ({ do: 'key', key: key as never }));
const made = (form: ActivityForm) => {
  const draft = draftFromForm(form, { material: MASH, now: NOW });
  return draft.ok ? draft.value.content : draft.error;
};

test('[ACT-3] a round of eggs with the thumb: trays, Next, loose, the next grade', () => {
  const form = typed('eggs', ...keys('11'), { do: 'next' }, ...keys('4'), { do: 'next' }, ...keys('2'));
  expect(form.active).toBe('small.trays');
  expect(made(form)).toEqual({
    kind: 'eggs',
    withheld: false,
    grades: [
      { grade: 'good', qty: 334 },
      { grade: 'small', qty: 60 },
    ],
  });
  expect(made(typed('eggs', ...keys('2½')))).toMatchObject({ grades: [{ qty: 75 }] });
  expect(made(typed('eggs', { do: 'next' }, ...keys('½')))).toMatchObject({ grades: [{ qty: 15 }] });
  expect(made(typed('eggs', { do: 'next' }, ...keys('31')))).toEqual({
    type: 'LooseTooMany',
    field: 'good.loose',
    tray: 30,
  });
  expect(made(typed('eggs'))).toEqual({ type: 'NumberAboveZero', field: 'good.trays' });
});

test('[ACT-6] feed in kilograms or bags with what was wasted of it, water in jerricans or litres', () => {
  const feed = typed(
    'feed',
    { do: 'set', part: { material_id: MASH.id } },
    ...keys('26.5'),
    { do: 'next' },
    ...keys('1'),
  );
  expect(made(feed)).toEqual({ kind: 'feed', raw_material_id: MASH.id, qty: 26_500, wasted: 1_000, unit: 'kg', factor: 1_000 }); // prettier-ignore
  const bags = afterAct(feed, { do: 'set', part: { unit: 'pack', numbers: { qty: '2' } } });
  expect(made(bags)).toMatchObject({ qty: 140_000, unit: 'bag', factor: 70_000 });
  expect(made(typed('water', ...keys('4')))).toMatchObject({ qty: 80_000, unit: 'jerrican' });
  expect(made(typed('water', { do: 'set', part: { unit: 'small' } }, ...keys('35')))).toMatchObject({ qty: 35_000, unit: 'l' }); // prettier-ignore
});

test('[ACT-7, ACT-14] birds together have one weight, also as a sum; one by one they are a list; degrees may lie below zero', () => {
  const oneByOne = (weights_g: number[], each: string, more: Partial<ActivityForm['weighing']> = {}) => ({
    ...typed('weighing'),
    numbers: { each },
    weighing: { oneByOne: true, unit: 'kg' as const, weights_g, ...more },
  });
  expect(made(oneByOne([1_950], '2,1'))).toEqual({ kind: 'weighing', sample: 2, weights_g: [1_950, 2_100] });
  expect(made(oneByOne([1_950, 2_100], ''))).toMatchObject({ sample: 2 });
  expect(made(oneByOne([1_950, 2_100], '2.2', { changing: 0 }))).toMatchObject({ weights_g: [2_200, 2_100] });
  expect(made(oneByOne([], '1920', { unit: 'g' }))).toMatchObject({ weights_g: [1_920] });
  // Invalid text in the last field is not silently dropped.
  expect(made(oneByOne([1_950], '1920'))).toEqual({ type: 'OutOfRange', field: 'each', from: 0.01, to: 100 });
  expect(made(oneByOne([], ''))).toEqual({ type: 'NumberAboveZero', field: 'each' });
  const full = Array.from({ length: 500 }, () => 1_950);
  expect(made(oneByOne(full, ''))).toMatchObject({ sample: 500 });
  expect(made(oneByOne(full, '2'))).toEqual({ type: 'TooManyWeighed', birds: 501 });
  const sum = typed('weighing', ...keys('10'), { do: 'next' }, ...keys('10.2+10.15+'));
  expect(made(sum)).toEqual({ kind: 'weighing', sample: 10, total_g: 20_350 });
  const total = typed('weighing', ...keys('10'), { do: 'next' }, ...keys('20.35'));
  expect(made(total)).toEqual({ kind: 'weighing', sample: 10, total_g: 20_350 });
  const cold = typed('temperature', { do: 'type', text: '-4.5' });
  expect(made(cold)).toEqual({ kind: 'temperature', tenths_c: -45 });
  expect(made(typed('temperature'))).toMatchObject({ type: 'OutOfRange' });
});

test('[ACT-5] a count may find no bird, deaths not', () => {
  expect(made(typed('count', ...keys('0')))).toEqual({ kind: 'count', qty: 0 });
  expect(made(typed('count'))).toEqual({ type: 'NumberAboveZero', field: 'qty' });
  expect(made(typed('mortality', ...keys('0')))).toEqual({ type: 'NumberAboveZero', field: 'qty' });
});

const LAST: readonly ActivityContent[] = [
  { kind: 'eggs', withheld: true, grades: [{ grade: 'good', qty: 334 }, { grade: 'dirty', qty: 6 }] },
  { kind: 'mortality', qty: 4, cause: 'heat', disposal: 'Buried' },
  { kind: 'cull', qty: 2, outcome: 'eaten', reason: 'Lame' },
  { kind: 'transfer', qty: 50, to_farm_id: 'Flock0000002' },
  { kind: 'count', qty: 423 },
  { kind: 'feed', raw_material_id: MASH.id, qty: 140_000, wasted: 70_000, unit: 'bag', factor: 70_000 },
  { kind: 'feed', raw_material_id: MASH.id, qty: 26_500, unit: 'kg', factor: 1_000 },
  { kind: 'water', qty: 80_000, unit: 'jerrican', factor: 20_000 },
  { kind: 'medication', raw_material_id: MASH.id, days: 5 },
  { kind: 'medication', raw_material_id: MASH.id, open_course: true },
  { kind: 'vaccination', raw_material_id: MASH.id, birds: 500 },
  { kind: 'temperature', tenths_c: 325, humidity: 60 },
  { kind: 'cleaning', what: 'Drinkers' },
  { kind: 'lighting', light_minutes: 960 },
  { kind: 'visit', visitor: 'The vet' },
]; // prettier-ignore

test.each(LAST)('[ACT-8] the last record done again says the same: $kind', (last) => {
  expect(made(formAgain(begin(last.kind), last as FarmActivity))).toEqual(last);
});

test('[FLK-8] an unknown tab is tab 0', () => {
  expect(['0', '1', '2', '3', '5'].map((id) => tabOf(id, 3))).toEqual([0, 1, 2, 3, 5]);
  for (const unknown of [undefined, '', 'x', '-1', '6', '99', '1000']) expect(tabOf(unknown, 3)).toBe(0);
});

test('[FLK-3] the form of a flock: weeks are days, no number is none', () => {
  const form = { ...emptyFlockForm('Flock0000001', '2026-11-20'), age: '16', count: '1,200', unitCost: '25,000' };
  const draft = flockFromForm(form, 'UGX');
  expect(draft).toMatchObject({ age_at_placement_days: 112, initial_count: 1_200, unit_cost: 25_000 });
  expect(draft.doa_count).toBeUndefined();
  expect(flockFromForm({ ...form, count: 'many', transport: 'x' }, 'UGX')).toMatchObject({
    initial_count: Number.NaN,
    transport_cost: Number.NaN,
  });
});
