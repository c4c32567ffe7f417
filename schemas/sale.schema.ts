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
    farm_id: optional(documentId()), // the flock whose birds leave, or whose income it is
    description: text({ max: 80 }),
    unit_price: minorUnits(), // per unit, not per base unit; per kilogram when sold by weight
    avg_weight_g: optional(wholeNumber(1, 100_000)), // per bird
    weight_g: optional(quantity()), // of the whole line, whose amount is then computed by weight [MNY-12]
    restock: optional(oneOf('yes', 'loss')), // for returns: whether the goods are restocked [SAL-33]
    override_reason: optional(text({ max: 200 })), // the owner's reason for selling birds within a withdrawal period [SAL-44]
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
 * A sale, an order or a return: one act of one person in one document, with its lines and its first payment.
 * [SAL-1, SAL-31]
 */
export const sale = documentKind(
  'sales',
  {
    ...factCommon,
    sale_no: text({ max: 20 }), // <device tag>-<counter> [SAL-6]
    kind: oneOf('sale', 'return'),
    of_sale_id: optional(documentId()),
    status: oneOf('confirmed', 'order'),
    confirmed_at: optional(instant()), // for an order that became a sale [SAL-34]
    confirmed_day: optional(day()),
    customer_id: optional(documentId()), // required when a balance remains [SAL-5]
    customer_name: optional(text({ max: 80 })), // name on that day, as on the receipt
    channel: oneOf('counter', 'farm_gate', 'delivery'),
    due_date: optional(day()),
    lines: listOf(saleLine, { min: 1, max: MAX_SALE_LINES }),
    order_discount: optional(minorUnits()), // distributed over the lines by largest remainder [SAL-37]
    delivery_fee: optional(minorUnits()),
    delivery: optional(delivery),
    rounding: optional(wholeNumber(-MAX_ROUNDING, MAX_ROUNDING)), // signed, to the cash step [SAL-45]
    initial_payment: optional(initialPayment),
    more_payments: optional(listOf(initialPayment, { min: 1, max: MAX_MORE_PAYMENTS })), // further payments at the same moment in other methods [SAL-51]
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
