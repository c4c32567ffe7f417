import { expect, test } from 'vitest';
import { checkPlan, type PlanDraft } from '../../../src/domain/health/check-plan.ts';
import { copyOfPlan, offeredPlans, planKey, planKeyOf, planOf } from '../../../src/domain/health/plan-copies.ts';
import { VACCINATION_PLANS } from '../../../src/domain/health/vaccination-plans.ts';

const KENCHIC = VACCINATION_PLANS[0]!;
const draft = (but: Partial<PlanDraft> = {}): PlanDraft => ({ name: 'Ours', purpose: 'layer', source: 'Our vet', steps: [{ step_id: 'a', vaccine: 'ND', day: 7 }], ...but }); // prettier-ignore
const step = (but: object) => draft({ steps: [draft().steps[0]!, { step_id: 'b', vaccine: 'Gumboro', day: 14, ...but }] }); // prettier-ignore

test('[VET-8] an own copy stands in the place of the plan it was made of, beside the other plans of the app', () => {
  const own = { ...KENCHIC, version_id: 'aaaaaaaaaaaa', name: 'Kenchic, our vet', steps: [] };
  const offered = offeredPlans([own]);
  expect(offered.map(({ name }) => name)).toEqual(['Kenchic, our vet', ...VACCINATION_PLANS.slice(1).map(({ name }) => name)]); // prettier-ignore
  expect(new Set(offered.map(planKey)).size).toBe(VACCINATION_PLANS.length);
  expect(offeredPlans(undefined)).toEqual(VACCINATION_PLANS);
});

test('[VET-8] two versions of one plan, made apart, are both offered: they are never merged', () => {
  const versions = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'].map((version_id) => ({ ...KENCHIC, version_id, steps: [] }));
  expect(offeredPlans(versions).filter(({ plan_id }) => plan_id === KENCHIC.plan_id).map(planKey)).toEqual(['aaaaaaaaaaaa', 'bbbbbbbbbbbb']); // prettier-ignore
});

test('[VET-8] what a flock takes is its own: name, source and steps, also of a plan of the app', () => {
  const taken = copyOfPlan(KENCHIC);
  expect(taken.plan_id).toBe(KENCHIC.plan_id);
  expect(planOf(taken)).toEqual({ name: KENCHIC.name, source: KENCHIC.source, steps: KENCHIC.steps });
  expect(planKeyOf(taken)).toBe(KENCHIC.plan_id);
  expect(planKeyOf(copyOfPlan({ ...KENCHIC, version_id: 'aaaaaaaaaaaa' }))).toBe('aaaaaaaaaaaa');
  // Flocks of earlier versions carry no copy.
  expect(planOf({ plan_id: KENCHIC.plan_id })).toBe(KENCHIC);
  expect(planOf({})).toBeUndefined();
});

test('[VET-8] steps are kept in the order of their days, without what was not said', () => {
  const made = checkPlan(step({ day: 1, until_day: 1, dose: ' ', only_if: '', hatchery: false, route: undefined }));
  expect(made).toEqual({ ok: true, value: draft({ steps: [{ step_id: 'b', vaccine: 'Gumboro', day: 1 }, { step_id: 'a', vaccine: 'ND', day: 7 }] }) }); // prettier-ignore
});

test.each([
  ['no name', draft({ name: '  ' }), { type: 'NameMissing' }],
  ['no source', draft({ source: '' }), { type: 'SourceMissing' }],
  ['no step', draft({ steps: [] }), { type: 'NoSteps' }],
  ['41 steps', draft({ steps: Array.from({ length: 41 }, () => draft().steps[0]!) }), { type: 'TooManySteps' }],
  ['nothing given', step({ vaccine: ' ' }), { type: 'VaccineMissing', step: 1 }],
  ['no day', step({ day: Number.NaN }), { type: 'DayOutOfRange', step: 1 }],
  ['day 701', step({ day: 701 }), { type: 'DayOutOfRange', step: 1 }],
  ['a last day before the first', step({ until_day: 13 }), { type: 'UntilBeforeDay', step: 1 }],
  ['a repeat after 0 days', step({ repeat_days: 0 }), { type: 'RepeatOutOfRange', step: 1 }],
])('[VET-8] a plan with %s is refused', (_what, wrong, error) =>
  expect(checkPlan(wrong)).toEqual({ ok: false, error }),
);
