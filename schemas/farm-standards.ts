import { documentId, flag, group, listOf, oneOf, optional, text, wholeNumber } from './fields.ts';

/* What a farm keeps beside its records: vaccination plans and breed curves of its own. A flock carries a copy. [VET-8, FLK-24] */

const name = () => text({ max: 60 });
/** Where it comes from: a hatchery, a guide, a vet. */
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

/** A plan of the business's own; each time it is saved it is another version. */
export const ownPlan = () =>
  group({
    version_id: documentId(),
    plan_id: text({ max: 40 }),
    name: name(),
    purpose: oneOf('layer', 'broiler', 'dual'),
    source: source(),
    steps: steps(),
  });

/** What a flock took of a plan: later changes of the plan do not reach it. `version_id` is absent of a plan of the app. */
export const planOfFlock = () =>
  group({ version_id: optional(documentId()), name: name(), source: source(), steps: steps() });

/** Rows of a breed curve: growth by day of life, or laying by week. */
const curveRows = () => ({
  days: optional(
    listOf(
      group({
        day: wholeNumber(0, 700),
        weight_g: wholeNumber(1, 30_000),
        fcr_thousandths: wholeNumber(1, 20_000), // kilograms of feed for a kilogram of live weight
        feed_g: wholeNumber(0, 200_000), // cumulative, a bird
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
  version: wholeNumber(1, 1_000), // 1 and then one more each time it is changed
  name: name(),
  edition: text({ max: 80 }),
  source: source(),
  ...curveRows(),
});

/** A breed curve of the business's own. [FLK-24] */
export const ownCurve = () => group({ version_id: documentId(), ...curveFields() });

/** The curve that a flock is compared with, in its version; one of the app stands there by its id, without rows. [FLK-24] */
export const curveOfFlock = () => group({ version_id: optional(documentId()), ...curveFields() });
