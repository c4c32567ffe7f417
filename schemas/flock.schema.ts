import { needs, never } from './conditions.ts';
import { documentKind, type DocumentOf } from './document-kind.ts';
import { curveOfFlock, planOfFlock } from './farm-standards.ts';
import { birds, day, documentId, flag, listOf, minorUnits, oneOf, optional, text, wholeNumber } from './fields.ts';
import { initialPayment, thingFields } from './pieces.ts';

/**
 * A flock, other livestock or a plot: its id is the route's farm_id. Its placement is part of it. [FLK-1] Attendants
 * read only its card, which is a flock too: list any new field in flock-card.ts unless attendants may read it.
 */
export const flock = documentKind(
  'farm',
  {
    ...thingFields,
    name: text({ max: 80 }),
    unit_type: oneOf('flock', 'other_livestock', 'crop_plot'),
    species: optional(text({ max: 40 })),
    purpose: optional(oneOf('layer', 'broiler', 'pullet_rearing', 'breeder', 'dual', 'cockerel')), // [FLK-2]
    breed: optional(text({ max: 60 })),
    house_name: text({ max: 60 }),
    housing: optional(oneOf('cage', 'deep_litter', 'slatted', 'free_range')),
    vendor_id: optional(documentId()),
    placed_on: day(),
    age_at_placement_days: wholeNumber(0, 700), // [FLK-3]
    initial_count: birds(),
    extra_free_count: optional(birds({ min: 0 })),
    doa_count: optional(birds({ min: 0 })), // dead on arrival
    unit_cost: optional(minorUnits()), // per bird
    transport_cost: optional(minorUnits()),
    initial_payment: optional(initialPayment),
    source_item_id: optional(documentId()), // own chicks from the shop's stock
    opening: optional(flag()), // present before the book began: its cost is paid
    hatch_avg_weight_g: optional(wholeNumber(1, 10_000)),
    lay_start_on: optional(day()),
    laying_months: optional(wholeNumber(1, 60)), // 12 when absent [LED-42]
    salvage_price: optional(minorUnits()), // per bird at the end
    plan_id: optional(text({ max: 40 })), // vaccination plan
    plan: optional(listOf(planOfFlock(), { max: 1 })), // the flock's own copy of the plan [VET-8]
    curve: optional(listOf(curveOfFlock(), { max: 1 })), // standard curve of its breed [FLK-24]
    open: flag(), // consistent with closed_on; attendants query the cards of open flocks [PPL-14]
    closed_on: optional(day()),
    close_reason: optional(text({ max: 200 })),
  },
  needs('purpose', { unit_type: ['flock'] }),
  needs('closed_on', { open: [false] }),
  never('closed_on', { open: [true] }),
);

export type Flock = DocumentOf<typeof flock>;
