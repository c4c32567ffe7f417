import { documentId, flag, group, listOf, oneOf, optional, text, wholeNumber } from './fields.ts';

/* A farm's own vaccination plans and breed curves. A flock carries a copy. [VET-8, FLK-24] */

const name = () => text({ max: 60 });
/** Source of the values: a hatchery, a guide, a vet. */
const source = () => text({ max: 200 });

const steps = () =>
  listOf(
    group({
      step_id: text({ max: 40 }),
      vaccine: text({ max: 60 }),
      route: optional(oneOf('eye_or_water', 'wing', 'injection', 'water')),
      dose: optional(text({ max: 40 })),
      day: wholeNumber(0, 700), // of life
      until_day: optional(wholeNumber(0, 700)),
      hatchery: optional(flag()),
      repeat_days: optional(wholeNumber(1, 365)),
      only_if: optional(text({ max: 60 })),
    }),
    { min: 1, max: 40 },
  );

/** One of the business's own plans; every save creates a new version. */
export const ownPlan = () =>
  group({
    version_id: documentId(),
    plan_id: text({ max: 40 }),
    name: name(),
    purpose: oneOf('layer', 'broiler', 'dual'),
    source: source(),
    steps: steps(),
  });

/**
 * The copy of a plan that a flock follows: later changes of the plan do not affect it. `version_id` is absent for a
 * plan of the app.
 */
export const planOfFlock = () =>
  group({ version_id: optional(documentId()), name: name(), source: source(), steps: steps() });

/** Rows of a breed curve: growth by day of life, or laying by week. */
const curveRows = () => ({
  days: optional(
    listOf(
      group({
        day: wholeNumber(0, 700),
        weight_g: wholeNumber(1, 30_000),
        fcr_thousandths: wholeNumber(1, 20_000), // kilograms of feed per kilogram of live weight
        feed_g: wholeNumber(0, 200_000), // cumulative, per bird
      }),
      { min: 1, max: 120 },
    ),
  ),
  weeks: optional(
    listOf(group({ from: wholeNumber(1, 200), to: wholeNumber(1, 200), percent_tenths: wholeNumber(0, 1_000) }), {
      min: 1,
      max: 120,
    }),
  ),
});

const curveFields = () => ({
  curve_id: text({ max: 40 }),
  version: wholeNumber(1, 1_000), // 1, increased with each change
  name: name(),
  edition: text({ max: 80 }),
  source: source(),
  ...curveRows(),
});

/** One of the business's own breed curves. [FLK-24] */
export const ownCurve = () => group({ version_id: documentId(), ...curveFields() });

/**
 * The version of a curve that a flock is compared with; a curve of the app is stored by its id only, without rows.
 * [FLK-24]
 */
export const curveOfFlock = () => group({ version_id: optional(documentId()), ...curveFields() });
