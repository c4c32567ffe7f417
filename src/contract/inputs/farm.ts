import * as v from 'valibot';
import { DEATH_CAUSES, EGG_GRADES } from '../../../schemas/choices.ts';
import { farmActivity } from '../../../schemas/farm-activity.schema.ts';
import { ownPlan } from '../../../schemas/farm-standards.ts';
import { flock } from '../../../schemas/flock.schema.ts';
import type { ActivityDraft, ContentOf } from '../../domain/activities/activity-draft.ts';
import type { FlockEnd } from '../../domain/flocks/change-flock.ts';
import type { CurveDraft } from '../../domain/flocks/check-curve.ts';
import type { FlockDraft } from '../../domain/flocks/check-flock.ts';
import type { PlanDraft } from '../../domain/health/check-plan.ts';
import type { PlanStep } from '../../domain/health/vaccination-plans.ts';
import { SALEABLE_GRADES } from '../../domain/sales/egg-items.ts';
import type { ApartDraft } from '../../domain/stock/check-apart.ts';
import type { CommandInput } from '../port.ts';
import { paidToSupplier } from './purchases.ts';
import { flag, id, list, maybe, number, oneKind, shape, text, word } from './shape.ts';

const { purpose, steps } = ownPlan().entries;

export const planDraft = shape<PlanDraft>()({
  plan_id: maybe(text), // plans of the app have names as ids
  replaces: maybe(id),
  name: text,
  purpose,
  source: text,
  steps: list(
    shape<PlanStep>()({
      step_id: text,
      vaccine: text,
      route: steps.item.entries.route,
      dose: maybe(text),
      day: number,
      until_day: maybe(number),
      hatchery: maybe(flag),
      repeat_days: maybe(number),
      only_if: maybe(text),
    }),
  ),
});

export const curveDraft = shape<CurveDraft>()({
  replaces: maybe(id),
  name: text,
  edition: text,
  source: text,
  days: maybe(list(v.looseObject({ day: number, weight_g: number, fcr: number, feed_g: number }))),
  weeks: maybe(list(v.looseObject({ from: number, to: number, percent: number }))),
});

/** One version of an own plan or curve. */
export const versionOnly = shape<CommandInput<'farm.removePlan'>>()({ version_id: id });

export const flockDraft = shape<FlockDraft>()({
  id,
  name: text,
  house_name: text,
  species: maybe(text),
  purpose: flock.schema.entries.purpose.wrapped,
  breed: maybe(text),
  housing: flock.schema.entries.housing,
  plan_id: maybe(text), // plans and curves of the app have names as ids
  curve_id: maybe(text),
  placed_on: text,
  age_at_placement_days: number,
  initial_count: number,
  extra_free_count: maybe(number),
  doa_count: maybe(number),
  hatch_avg_weight_g: maybe(number),
  lay_start_on: maybe(text),
  laying_months: maybe(number),
  salvage_price: maybe(number),
  vendor_id: maybe(id),
  source_item_id: maybe(text), // empty while nothing is chosen, which is refused in words
  unit_cost: maybe(number),
  transport_cost: maybe(number),
  note: maybe(text),
  pay: v.variant('kind', [v.looseObject({ kind: v.literal('before') }), paidToSupplier]),
});

export const flockEdit = shape<CommandInput<'farm.editFlock'>>()({
  draft: flockDraft,
  seen: flockDraft,
  reason: maybe(text),
});

export const flockEnd = shape<FlockEnd>()({ id, closed_on: text, reason: maybe(text) });

const asTyped = { unit: maybe(text), factor: maybe(number) };
const treatment = {
  raw_material_id: text, // empty while nothing is chosen, which is refused in words
  qty: maybe(number),
  ...asTyped,
  route: maybe(text),
  batch_no: maybe(text),
  expiry: maybe(text),
  withdrawal_meat_days: maybe(number),
  withdrawal_egg_days: maybe(number),
  never_in_lay: maybe(flag),
};

const activityContent = v.variant('kind', [
  oneKind<ContentOf<'eggs'>>()({
    kind: v.literal('eggs'),
    grades: v.array(v.looseObject({ grade: word(EGG_GRADES), qty: number, item_id: maybe(id) })),
    withheld: flag,
  }),
  oneKind<ContentOf<'mortality'>>()({
    kind: v.literal('mortality'),
    qty: number,
    cause: word(DEATH_CAUSES),
    disposal: maybe(text),
  }),
  oneKind<ContentOf<'cull'>>()({
    kind: v.literal('cull'),
    qty: number,
    reason: maybe(text),
    outcome: farmActivity.variants.cull.outcome,
  }),
  // The other flock is empty while none is chosen, like the materials.
  oneKind<ContentOf<'transfer'>>()({ kind: v.literal('transfer'), qty: number, to_farm_id: text }),
  oneKind<ContentOf<'count'>>()({ kind: v.literal('count'), qty: number }),
  oneKind<ContentOf<'feed'>>()({
    kind: v.literal('feed'),
    raw_material_id: text,
    qty: number,
    wasted: maybe(number),
    ...asTyped,
  }),
  oneKind<ContentOf<'water'>>()({ kind: v.literal('water'), qty: number, ...asTyped }),
  oneKind<ContentOf<'medication'>>()({
    kind: v.literal('medication'),
    ...treatment,
    dose: maybe(text),
    days: maybe(number),
    open_course: maybe(flag),
    finishes: maybe(id),
    reason: maybe(text),
  }),
  oneKind<ContentOf<'vaccination'>>()({
    kind: v.literal('vaccination'),
    ...treatment,
    plan_step_id: maybe(text),
    birds: number,
  }),
  oneKind<ContentOf<'weighing'>>()({
    kind: v.literal('weighing'),
    sample: number,
    total_g: maybe(number),
    weights_g: maybe(v.array(number)),
  }),
  oneKind<ContentOf<'temperature'>>()({ kind: v.literal('temperature'), tenths_c: number, humidity: maybe(number) }),
  oneKind<ContentOf<'cleaning'>>()({ kind: v.literal('cleaning'), what: maybe(text) }),
  oneKind<ContentOf<'lighting'>>()({ kind: v.literal('lighting'), light_minutes: number }),
  oneKind<ContentOf<'visit'>>()({ kind: v.literal('visit'), visitor: text }),
  oneKind<ContentOf<'note'>>()({ kind: v.literal('note') }),
]);

export const activityDraft = shape<ActivityDraft>()({
  id,
  farm_id: id,
  session: farmActivity.common.session,
  occurred_at: maybe(text),
  note: maybe(text),
  photo: maybe(v.looseObject({ path: text })),
  voice: maybe(v.looseObject({ path: text, seconds: number })),
  content: activityContent,
});

export const activityCorrection = shape<CommandInput<'farm.correctActivity'>>()({
  draft: activityDraft,
  reason: text,
});

export const apartDraft = shape<ApartDraft>()({
  id,
  farm_id: id,
  grade: word(SALEABLE_GRADES),
  qty: number,
  became: word(['thrown', 'used', 'for_sale']),
  note: text,
  occurred_at: maybe(text),
});
