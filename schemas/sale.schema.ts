import { MAX_MORE_PAYMENTS, MAX_ROUNDING, MAX_SALE_LINES } from './bounds.ts';
import { eachNeeds, needs } from './conditions.ts';
import { documentKind, type DocumentOf } from './document-kind.ts';
import {
  day,
  documentId,
  group,
  instant,
  listOf,
  minorUnits,
  oneOf,
  optional,
  person,
  phone,
  quantity,
  text,
  wholeNumber,
} from './fields.ts';
import { factCommon, initialPayment, lineFields } from './pieces.ts';

/**
 * One line of a sale: the item, the quantity in base units, and the price of one selling unit. [SAL-2, SAL-32, MNY-2]
 */
const saleLine = group(
  {
    ...lineFields,
    item_kind: oneOf('shop', 'bird', 'egg', 'other'),
    item_id: optional(documentId()), // a stock item, or a built-in egg item; absent for `other`
    farm_id: optional(documentId()), // the flock whose birds leave, or whose income this is
    description: text({ max: 80 }),
    unit_price: minorUnits(), // of one unit, not of one base unit; by weight, of one kilogram
    avg_weight_g: optional(wholeNumber(1, 100_000)), // of one bird
    weight_g: optional(quantity()), // of the whole line: money goes by weight then [MNY-12]
    restock: optional(oneOf('yes', 'loss')), // of returns: what became of the goods [SAL-33]
    override_reason: optional(text({ max: 200 })), // why the owner sold birds that medicine forbids to sell [SAL-44]
  },
  needs('item_id', { item_kind: ['shop'] }),
  needs('farm_id', { item_kind: ['bird'] }),
);

/** Delivery person, destination and status. [SAL-36] */
const delivery = group({
  address: optional(text({ max: 200 })),
  phone: optional(phone()),
  date: optional(day()),
  status: oneOf('pending', 'out', 'delivered', 'failed'),
  by: optional(person()),
});

/**
 * A sale, an order or a return: one act of one person in one document, with its lines and its first payment. [SAL-1,
 * SAL-31]
 */
export const sale = documentKind(
  'sales',
  {
    ...factCommon,
    sale_no: text({ max: 20 }), // <device tag>-<counter> [SAL-6]
    kind: oneOf('sale', 'return'),
    of_sale_id: optional(documentId()),
    status: oneOf('confirmed', 'order'),
    confirmed_at: optional(instant()), // of an order that became a sale [SAL-34]
    confirmed_day: optional(day()),
    customer_id: optional(documentId()), // required when a balance remains [SAL-5]
    customer_name: optional(text({ max: 80 })), // as it was on that day: what the receipt said
    channel: oneOf('counter', 'farm_gate', 'delivery'),
    due_date: optional(day()),
    lines: listOf(saleLine, { min: 1, max: MAX_SALE_LINES }),
    order_discount: optional(minorUnits()), // spread over the lines by largest remainder [SAL-37]
    delivery_fee: optional(minorUnits()),
    delivery: optional(delivery),
    rounding: optional(wholeNumber(-MAX_ROUNDING, MAX_ROUNDING)), // to the cash step, with its sign [SAL-45]
    initial_payment: optional(initialPayment),
    more_payments: optional(listOf(initialPayment, { min: 1, max: MAX_MORE_PAYMENTS })), // the rest of it, paid at the same moment in other ways [SAL-51]
  },
  needs('of_sale_id', { kind: ['return'] }),
  eachNeeds('lines', 'net', { kind: ['return'] }),
  eachNeeds('lines', 'tax', { kind: ['return'] }),
  eachNeeds('lines', 'restock', { kind: ['return'] }),
  needs('initial_payment', { more_payments: 'present' }),
  needs('confirmed_day', { confirmed_at: 'present' }),
  needs('confirmed_at', { confirmed_day: 'present' }),
);

export type Sale = DocumentOf<typeof sale>;
export type SaleLine = Sale['lines'][number];
