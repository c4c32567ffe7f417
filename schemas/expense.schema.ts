import { EXPENSE_CATEGORIES } from './choices.ts';
import { needs, never } from './conditions.ts';
import { documentKind, type DocumentOf } from './document-kind.ts';
import { day, documentId, flag, minorUnits, oneOf, optional, taxRate, text } from './fields.ts';
import { factCommon, initialPayment, photo } from './pieces.ts';

/** Money spent or owed on goods or services that do not go into stock. [EXP-1] */
export const expense = documentKind(
  'expenses',
  {
    ...factCommon,
    voucher_no: text({ max: 20 }),
    category: oneOf(...EXPENSE_CATEGORIES),
    payee: optional(text({ max: 80 })),
    vendor_id: optional(documentId()),
    amount: minorUnits({ min: 1 }),
    tax_rate: optional(taxRate()), // included in the amount, and claimed back [TAX-7]
    farm_id: optional(documentId()), // the flock that bears it
    spread: optional(flag()), // borne by all open flocks, by head-days [EXP-6]
    due_date: optional(day()),
    initial_payment: optional(initialPayment),
    photo: optional(photo),
    recurring: optional(oneOf('monthly')),
    recurring_of: optional(documentId()), // for a month's copy: the first of its series [EXP-5]
  },
  needs('payee', { vendor_id: [undefined] }),
  never('farm_id', { spread: [true] }),
);

export type Expense = DocumentOf<typeof expense>;
