import { EGG_GRADES } from './choices.ts';
import { DEATH_CAUSES } from './choices.ts';
import * as v from 'valibot';
import { needs } from './conditions.ts';
import { variantKind, type DocumentOf } from './document-kind.ts';
import {
  birds,
  documentId,
  flag,
  group,
  listOf,
  oneOf,
  optional,
  person,
  quantity,
  text,
  userId,
  wholeNumber,
} from './fields.ts';
import { batchFields, factCommon, photo, voice } from './pieces.ts';

/** Eggs of one grade; the item is the grade's built-in one unless given. [ACT-3] */
const gradedEggs = group({
  grade: oneOf(...EGG_GRADES),
  qty: quantity({ min: 0 }),
  item_id: optional(documentId()),
});

/** The unit and factor as entered, for a quantity taken from the raw materials in base units. [MNY-2] */
const asTyped = { unit: optional(text({ max: 20 })), factor: optional(wholeNumber(1, 100_000)) };

/** Withdrawal periods of a treatment, from the material's label; they may only be lengthened. [VET-1] */
const withdrawal = {
  withdrawal_meat_days: optional(wholeNumber(0, 365)),
  withdrawal_egg_days: optional(wholeNumber(0, 365)),
  never_in_lay: optional(flag()),
};

/** An event in a flock; the only records that attendants add. [ACT-1, ACT-2, ACT-10] */
export const farmActivity = variantKind(
  'farm_activities',
  {
    ...factCommon,
    farm_id: documentId(),
    session: oneOf('morning', 'noon', 'evening', 'other'),
    performed_by: userId(),
    photo: optional(photo),
    voice: optional(voice), // [ACT-9]
  },
  {
    eggs: { grades: listOf(gradedEggs, { min: 1, max: EGG_GRADES.length }), withheld: flag() },
    mortality: {
      qty: birds(),
      cause: oneOf(...DEATH_CAUSES),
      disposal: optional(text({ max: 40 })),
    },
    // Sold birds leave the flock by the sale: `sold` posts nothing and waits for a sale. [ACT-5]
    cull: { qty: birds(), reason: optional(text({ max: 80 })), outcome: oneOf('killed', 'eaten', 'sold') },
    transfer: { qty: birds(), to_farm_id: documentId() },
    count: { qty: birds({ min: 0 }) }, // absolute: the number of birds present
    feed: { raw_material_id: documentId(), qty: quantity(), wasted: optional(quantity({ min: 0 })), ...asTyped }, // grams; wasted is part of the quantity
    water: { qty: quantity(), ...asTyped }, // millilitres
    medication: {
      raw_material_id: documentId(),
      qty: optional(quantity()), // when absent nothing leaves stock, and the record is listed
      ...asTyped,
      dose: optional(text({ max: 80 })),
      route: optional(text({ max: 40 })),
      days: optional(wholeNumber(1, 365)),
      open_course: optional(flag()),
      finishes: optional(documentId()), // the record whose open course ends with this dose [VET-4]
      reason: optional(text({ max: 200 })),
      ...batchFields,
      ...withdrawal,
    },
    vaccination: {
      raw_material_id: documentId(),
      qty: optional(quantity()),
      ...asTyped,
      plan_step_id: optional(text({ max: 40 })),
      birds: birds(),
      route: optional(text({ max: 40 })),
      ...batchFields,
      ...withdrawal,
    },
    weighing: {
      sample: wholeNumber(1, 500), // birds
      total_g: optional(quantity()),
      weights_g: optional(listOf(wholeNumber(1, 100_000), { min: 1, max: 500 })),
    },
    temperature: {
      tenths_c: wholeNumber(-100, 600), // tenths of a degree Celsius [ACT-7]
      humidity: optional(wholeNumber(0, 100)), // percent
    },
    cleaning: { what: optional(text({ max: 80 })) },
    lighting: { light_minutes: wholeNumber(0, 1_440) }, // of that day
    visit: { visitor: person() },
    note: {},
  },
  needs('days', { kind: ['medication'], open_course: [undefined, false], finishes: [undefined] }),
  needs('total_g', { kind: ['weighing'], weights_g: [undefined] }),
  needs('note', { kind: ['note'], photo: [undefined], voice: [undefined] }), // [ACT-7, ACT-9]
  v.check((document: object) => eggsCount(document as Eggs), 'each grade once, and at least one egg'),
  v.check((document: object) => wastedIsPart(document as Feed), 'wasted is a part of qty'),
);

interface Eggs {
  readonly kind: string;
  readonly grades: readonly { readonly grade: string; readonly qty: number }[];
}
interface Feed {
  readonly kind: string;
  readonly qty: number;
  readonly wasted?: number;
}

// The grade is the key of its posting: the same grade twice would collide.
const eggsCount = ({ kind, grades }: Eggs): boolean =>
  kind !== 'eggs' ||
  (new Set(grades.map(({ grade }) => grade)).size === grades.length && grades.some(({ qty }) => qty > 0));

const wastedIsPart = ({ kind, qty, wasted = 0 }: Feed): boolean => kind !== 'feed' || wasted <= qty;

export type FarmActivity = DocumentOf<typeof farmActivity>;
export type ActivityKind = FarmActivity['kind'];
