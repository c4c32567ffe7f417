import * as v from 'valibot';
import { MAX_ROUNDING, MAX_SALE_LINES } from './bounds.ts';
import { documentKind, type DocumentOf } from './document-kind.ts';
import {
  day,
  documentId,
  flag,
  group,
  instant,
  listOf,
  logo,
  minorUnits,
  optional,
  quantity,
  signedMinorUnits,
  taxRate,
  text,
  wholeNumber,
  webAddress,
} from './fields.ts';

/** One line as shown to the customer: no item, no flock, no cost. */
const publicLine = group({
  description: text({ max: 80 }),
  qty: quantity(),
  unit: text({ max: 20 }),
  factor: wholeNumber(1, 100_000),
  unit_price: minorUnits(),
  weight_g: optional(quantity()),
  discount: optional(minorUnits()),
  tax_rate: optional(taxRate()),
  tax_inclusive: optional(flag()),
  amount: minorUnits(),
});

/** Amount taxed at one rate, and its tax. [TAX-5] */
const publicTax = group({
  rate: taxRate(),
  inside: flag(),
  net: signedMinorUnits(),
  tax: signedMinorUnits(),
});

/**
 * public_docs/{business_id}_{order_id}: a sale as it was when its link was shared, without phone number and cost;
 * readable by anyone with the link. Written by members, never listed; on the device its row is in `workspace`.
 * [INV-6, RUL-20]
 */
export const publicDoc = documentKind('public_docs', {
  business_id: documentId(),
  order_id: documentId(), // the sale's id
  seller: group({
    name: text({ max: 80 }),
    address: optional(text({ max: 200 })),
    tax_id: optional(text({ max: 40 })),
    website: optional(webAddress()),
    logo: optional(logo()),
  }),
  header: optional(text({ max: 120 })),
  footer: optional(text({ max: 200 })),
  number: text({ max: 30 }),
  day: day(),
  customer_name: optional(text({ max: 80 })),
  customer_tax_id: optional(text({ max: 40 })), // only with tax: the buyer claims it back with this page
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  lines: listOf(publicLine, { min: 1, max: MAX_SALE_LINES }),
  subtotal: minorUnits(),
  order_discount: minorUnits(),
  tax_added: minorUnits(),
  tax_included: minorUnits(),
  tax_name: optional(text({ max: 12 })),
  taxes: optional(listOf(publicTax, { min: 1, max: MAX_SALE_LINES })),
  delivery_fee: minorUnits(),
  rounding: wholeNumber(-MAX_ROUNDING, MAX_ROUNDING),
  total: minorUnits(),
  returned: optional(minorUnits()), // value of returned goods
  paid: signedMinorUnits(),
  balance: signedMinorUnits(), // negative when overpaid
  due_date: optional(day()),
  shared_at: instant(), // by the clock of the phone that shared it
  revoked: flag(),
  rev: wholeNumber(0, 1_000_000),
});

export type PublicDoc = DocumentOf<typeof publicDoc>;

/** Firestore path of the shared page of a sale. */
export const publicDocPath = (businessId: string, orderId: string): string => `public_docs/${businessId}_${orderId}`;
