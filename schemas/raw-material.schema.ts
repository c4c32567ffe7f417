import { needs } from './conditions.ts';
import { documentKind, type DocumentOf } from './document-kind.ts';
import { flag, group, oneOf, optional, quantity, text, wholeNumber } from './fields.ts';
import { recipe, thingFields } from './pieces.ts';

/** Categories of materials with withdrawal periods. [RAW-2] */
const treatments = ['medications', 'vaccines'] as const;

/** Feed, medicine or another material. Contains no price, because attendants read it. [RAW-1, PPL-14] */
export const rawMaterial = documentKind(
  'raw_materials',
  {
    ...thingFields,
    name: text({ max: 80 }),
    category: text({ max: 40 }), // one of settings.categories.raw_materials
    base_unit: oneOf('g', 'ml', 'dose', 'piece'),
    pack: optional(group({ label: text({ max: 20 }), factor: wholeNumber(1, 1_000_000) })), // base units per bag, bottle …
    reorder_level: optional(quantity({ min: 0 })),
    min_days_left: optional(wholeNumber(0, 365)), // 7 when absent [RAW-5]
    feed_type: optional(text({ max: 40 })),
    crude_protein: optional(wholeNumber(0, 10_000)), // basis points
    active_ingredient: optional(text({ max: 80 })),
    withdrawal_meat_days: optional(wholeNumber(0, 365)),
    withdrawal_egg_days: optional(wholeNumber(0, 365)),
    never_in_lay: optional(flag()), // its eggs may never be sold, after any number of days
    storage: optional(text({ max: 80 })),
    recipe: optional(recipe), // for a feed mixed on the farm [PRC-6]
  },
  needs('withdrawal_meat_days', { category: treatments }), // must be entered, never 0 by default [VET-7]
  needs('withdrawal_egg_days', { category: treatments, never_in_lay: [undefined, false] }),
);

export type RawMaterial = DocumentOf<typeof rawMaterial>;
