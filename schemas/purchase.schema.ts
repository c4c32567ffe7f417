import * as v from 'valibot';
import { MONEY_METHODS } from './choices.ts';
import { MAX_PURCHASE_LINES } from './bounds.ts';
import { needs } from './conditions.ts';
import { documentKind, type DocumentOf } from './document-kind.ts';
import { day, documentId, flag, group, listOf, minorUnits, oneOf, optional, text } from './fields.ts';
import { batchFields, factCommon, initialPayment, lineFields } from './pieces.ts';

/** One line of a purchase: an item of the shop or a raw material, and its cost per unit. [PUR-1] */
const purchaseLine = group({
  ...lineFields,
  ...batchFields,
  item_kind: oneOf('shop', 'raw_material'),
  item_id: documentId(),
  description: optional(text({ max: 80 })), // name on that day
  unit_cost: minorUnits(), // per unit, as entered
});

/** Goods received from or returned to a supplier: one document with its lines and its first payment. [PUR-1] */
export const purchase = documentKind(
  'purchases',
  {
    ...factCommon,
    purchase_no: text({ max: 20 }),
    kind: oneOf('purchase', 'return'),
    of_purchase_id: optional(documentId()),
    goods: oneOf('shop', 'raw_material', 'both'), // kind of its lines, on which the rights to add and edit it depend
    vendor_id: optional(documentId()), // required when a balance remains [PUR-2]
    vendor_name: optional(text({ max: 80 })), // name on that day
    due_date: optional(day()),
    lines: listOf(purchaseLine, { min: 1, max: MAX_PURCHASE_LINES }),
    transport_cost: optional(minorUnits()), // distributed over the lines by value [PUR-3]
    other_cost: optional(minorUnits()),
    transport_method: optional(oneOf(...MONEY_METHODS)), // set when the carrier was paid on the spot, not by the supplier
    tax_recoverable: optional(flag()), // the business's tax status on that day
    supplier_invoice_no: optional(text({ max: 40 })),
    initial_payment: optional(initialPayment),
  },
  needs('of_purchase_id', { kind: ['return'] }),
  v.check((document: object) => linesAre(document as Goods), 'goods must name what the lines are'),
);

interface Goods {
  readonly goods: string;
  readonly lines: readonly { readonly item_kind: string }[];
}

function linesAre({ goods, lines }: Goods): boolean {
  const kinds = new Set(lines.map(({ item_kind }) => item_kind));
  return goods === 'both' ? kinds.size === 2 : kinds.size === 1 && kinds.has(goods);
}

export type Purchase = DocumentOf<typeof purchase>;
export type PurchaseLine = Purchase['lines'][number];
