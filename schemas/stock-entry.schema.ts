import { EGG_GRADES, METHODS, MONEY_METHODS } from './choices.ts';
import { LOSS_REASONS } from './choices.ts';
import * as v from 'valibot';
import { MAX_MINOR_UNITS } from './bounds.ts';
import { needs } from './conditions.ts';
import { variantKind, type DocumentOf } from './document-kind.ts';
import {
  documentId,
  group,
  listOf,
  minorUnits,
  oneOf,
  optional,
  person,
  quantity,
  text,
  wholeNumber,
} from './fields.ts';
import { batchFields, factCommon, photo } from './pieces.ts';

const goods = ['shop', 'raw_material'] as const;

/** An item and its quantity; for withheld eggs the item is the flock that they come from. */
const moved = <const K extends readonly [string, ...string[]]>(...kinds: K) => ({
  item_kind: oneOf(...kinds),
  item_id: documentId(),
  qty: quantity(),
  egg_grade: optional(oneOf(...EGG_GRADES)),
  responsible: optional(person()),
});

/** An input of a run: an item with its quantity, or birds of a flock. */
const runInput = group(
  {
    line_id: documentId(),
    item_kind: oneOf('shop', 'raw_material', 'bird'),
    item_id: optional(documentId()),
    farm_id: optional(documentId()),
    qty: quantity(),
    weight_g: optional(quantity()), // total live weight of birds [PRC-7]
    batch_no: optional(text({ max: 40 })),
  },
  needs('item_id', { item_kind: ['shop', 'raw_material'] }),
  needs('farm_id', { item_kind: ['bird'] }),
);

/** An output of a run, and its share of the cost. */
const runOutput = group({
  line_id: documentId(),
  item_kind: oneOf(...goods),
  item_id: documentId(),
  qty: quantity(),
  cost_share: wholeNumber(0, 10_000), // basis points; the outputs sum to 10,000 [PRC-2]
  ...batchFields,
});

/** A cost of a run besides its inputs: paid at once, or owed to a supplier. */
const extraCost = group(
  {
    line_id: documentId(),
    description: optional(text({ max: 80 })),
    amount: minorUnits({ min: 1 }),
    method: optional(oneOf(...METHODS)),
    vendor_id: optional(documentId()),
  },
  needs('vendor_id', { method: [undefined] }),
);

/**
 * Goods received or removed without a purchase or sale, counts of goods and of cash, and production runs.
 * [SHP-6, PRC-2]
 */
export const stockEntry = variantKind(
  'stock_entries',
  factCommon,
  {
    opening: { ...moved(...goods), ...batchFields, value: minorUnits() },
    loss: {
      ...moved(...goods, 'withheld_eggs'),
      batch_no: batchFields.batch_no,
      reason: oneOf(...LOSS_REASONS),
      photo: optional(photo), // photo of the loss [SHP-16]
    },
    found: { ...moved(...goods), ...batchFields },
    // Absolute quantity present. For cash the item is the method and the quantity is money. [SHP-7]
    count: {
      ...moved(...goods, 'cash'),
      item_id: v.pipe(v.string(), v.regex(countedItem())),
      qty: wholeNumber(0, MAX_MINOR_UNITS),
    },
    internal_use: {
      ...moved(...goods, 'withheld_eggs'),
      batch_no: batchFields.batch_no,
      farm_id: optional(documentId()),
      used_for: optional(oneOf('household', 'business')),
    },
    gift: { ...moved(...goods), batch_no: batchFields.batch_no },
    // Withheld eggs released into stock.
    release: { ...moved('withheld_eggs'), to_item_id: documentId() },
    production: {
      run_no: text({ max: 20 }),
      type: oneOf('feed_milling', 'dressing_birds', 'packing', 'hatching', 'other'),
      inputs: listOf(runInput, { min: 1, max: 20 }),
      outputs: listOf(runOutput, { min: 1, max: 20 }),
      extra_costs: optional(listOf(extraCost, { max: 10 })),
      responsible: optional(person()),
    },
  },
  needs('note', { kind: ['loss'], reason: ['other'] }), // [SHP-8]
  needs('used_for', { kind: ['internal_use'], farm_id: [undefined] }),
  v.check((document: object) => sharesAreWhole(document as Run), 'the cost shares of the outputs must sum to 10,000'),
);

/** An id, or for cash one of the money methods. */
function countedItem(): RegExp {
  return new RegExp(`^([A-Za-z0-9]{12}|${MONEY_METHODS.join('|')})$`);
}

interface Run {
  readonly kind: string;
  readonly outputs?: readonly { readonly cost_share: number }[];
}

const sharesAreWhole = ({ kind, outputs = [] }: Run): boolean =>
  kind !== 'production' || outputs.reduce((sum, { cost_share }) => sum + cost_share, 0) === 10_000;

export type StockEntry = DocumentOf<typeof stockEntry>;
