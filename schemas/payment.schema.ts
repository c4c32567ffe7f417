import { METHODS, MONEY_METHODS } from './choices.ts';
import { needs } from './conditions.ts';
import { documentKind, type DocumentOf } from './document-kind.ts';
import { documentId, minorUnits, oneOf, optional, person, text } from './fields.ts';
import { factCommon } from './pieces.ts';

/**
 * Targets that a payment may settle; `raw_material` is a purchase of materials, `tax` the tax owed to the tax office,
 * `tax_opening` the tax owed before the book began, `account` no particular target. [PAY-2, TAX-6, TAX-8]
 */
export const PAYMENT_TARGETS = ['sale', 'purchase', 'expense', 'farm', 'raw_material', 'opening', 'tax', 'tax_opening', 'account'] as const; // prettier-ignore

/** A later payment in or out: created once, then only voided. [PAY-1, PAY-2] */
export const payment = documentKind(
  'payments',
  {
    ...factCommon,
    direction: oneOf('in', 'out'),
    party_kind: oneOf('customer', 'vendor', 'none'),
    party_id: optional(documentId()),
    target_kind: oneOf(...PAYMENT_TARGETS),
    target_id: optional(documentId()), // for an opening balance: the party [PAY-3]
    amount: minorUnits({ min: 1 }),
    method: oneOf(...METHODS), // a debt from before the book moves no money: a credit note
    to_method: optional(oneOf(...MONEY_METHODS)), // destination of a transfer, such as cash to the bank
    reference: optional(text({ max: 40 })), // trimmed and in capitals [PAY-4]
    received_by: person(),
  },
  needs('party_id', { party_kind: ['customer', 'vendor'] }),
  needs('target_id', { target_kind: ['sale', 'purchase', 'expense', 'farm', 'raw_material'] }),
  needs('target_id', { target_kind: ['opening'], party_kind: ['customer', 'vendor'] }),
  needs('reference', { method: ['mobile_money'] }),
);

export type Payment = DocumentOf<typeof payment>;
