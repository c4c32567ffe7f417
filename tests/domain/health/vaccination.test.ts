import { expect, test } from 'vitest';
import { VACCINATION_PLANS, type PlanStep } from '../../../src/domain/health/vaccination-plans.ts';
import { dueDay, vaccinationTasks } from '../../../src/domain/health/vaccination-tasks.ts';

const CHICKS = { placed_on: '2026-11-02', age_at_placement_days: 1 };
const ND: PlanStep = { step_id: 'd14-nd', vaccine: 'ND', day: 14 };

test('[VET-10] placed 2026-11-02 at age 1: day 14 is due 2026-11-15, week 8 is due 2026-12-27', () => {
  expect(dueDay({ day: 14 }, CHICKS)).toBe('2026-11-15');
  expect(dueDay({ day: 7 * 8 }, CHICKS)).toBe('2026-12-27');
});

test.each([
  ['2026-11-13', 'later'],
  ['2026-11-14', 'due'],
  ['2026-11-15', 'due'],
  ['2026-11-17', 'due'],
  ['2026-11-18', 'overdue'],
])('[VET-9] on %s a step of 2026-11-15 is %s', (today, state) =>
  expect(vaccinationTasks([ND], CHICKS, [], today)).toMatchObject([{ due: '2026-11-15', state }]),
);

test('[VET-9] a step with a span of days is overdue two days after its last one', () => {
  const span = { ...ND, until_day: 16 };
  expect(vaccinationTasks([span], CHICKS, [], '2026-11-19')[0]!.state).toBe('due');
  expect(vaccinationTasks([span], CHICKS, [], '2026-11-20')[0]!.state).toBe('overdue');
});

test('[VET-9] what was given is done; a repeat is counted from the day on which it was really given', () => {
  const given = [{ step_id: ND.step_id, day: '2026-11-19' }];
  expect(vaccinationTasks([ND], CHICKS, given, '2026-11-20')).toEqual([]);
  const repeated = { ...ND, repeat_days: 60 };
  const twice = [{ step_id: ND.step_id, day: '2027-01-20' }, ...given];
  expect(vaccinationTasks([repeated], CHICKS, given, '2026-11-20')).toMatchObject([
    { due: '2027-01-18', state: 'later' },
  ]);
  expect(vaccinationTasks([repeated], CHICKS, twice, '2027-01-21')).toMatchObject([{ due: '2027-03-21' }]);
});

test('[VET-9] pullets bought at point of lay: what was due before they came, or at the hatchery, is no task; first due first', () => {
  const { steps } = VACCINATION_PLANS.find(({ plan_id }) => plan_id === 'layer-ke-kenchic')!;
  const tasks = vaccinationTasks(steps, { placed_on: '2026-11-02', age_at_placement_days: 112 }, [], '2026-11-02');
  expect(tasks.map(({ step }) => step.step_id)).toEqual(['wk16-nd-ib', 'wk16-cholera']);
  const chicks = vaccinationTasks(steps, CHICKS, [], '2026-11-02');
  expect(chicks.map(({ step }) => step.day)).toEqual([15, 42, 42, 56, 56, 84, 112, 112]);
});

test('[VET-8] five plans, each with a source and steps of its own names', () => {
  expect(VACCINATION_PLANS.map(({ name }) => name)).toEqual([
    'Layer KE (Kenchic)',
    'Layer KE (iCow)',
    'Chicks UG (UNYFA)',
    'Kienyeji',
    'Broiler',
  ]);
  for (const { source, steps } of VACCINATION_PLANS) {
    expect(source).toMatch(/\.(com|co\.ke|org)/);
    expect(new Set(steps.map(({ step_id }) => step_id)).size).toBe(steps.length);
    for (const { day, until_day = day } of steps) expect(until_day).toBeGreaterThanOrEqual(day);
  }
});
