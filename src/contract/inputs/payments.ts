import * as v from 'valibot';
import { METHODS } from '../../../schemas/choices.ts';
import type { FirstPayment, FirstPaymentCorrection } from '../../domain/payments/first-payment.ts';
import type { GiveBackDraft } from '../../domain/payments/check-give-back.ts';
import type { OwedKind, PayOutDraft } from '../../domain/payments/check-payment-out.ts';
import type { PaymentDraft } from '../../domain/payments/check-payment.ts';
import type { PaymentCorrection } from '../../domain/payments/payment-correction.ts';
import { id, maybe, number, shape, text, word } from './shape.ts';

/** How money was paid. */
export const paidBy = { method: word(METHODS), reference: maybe(text) };

const OWED_KINDS = ['expense', 'purchase', 'farm', 'raw_material'] as const satisfies readonly OwedKind[];

const firstPayment = shape<FirstPayment>()({ amount: number, ...paidBy });

const payment = { id, amount: number, ...paidBy, occurred_at: maybe(text) };
const absent = maybe(v.undefined());

export const paymentDraft = v.union([
  shape<Extract<PaymentDraft, { sale_id: string }>>()({ ...payment, sale_id: id, customer_id: absent }),
  shape<Extract<PaymentDraft, { customer_id: string }>>()({ ...payment, customer_id: id, sale_id: absent }),
]);

export const payOutDraft = shape<PayOutDraft>()({
  ...payment,
  to: v.looseObject({ kind: word([...OWED_KINDS, 'supplier']), id }),
});

export const giveBackDraft = shape<GiveBackDraft>()({ ...payment, side: word(['buys', 'sells']), party_id: id });

export const paymentCorrection = shape<PaymentCorrection>()({ ...payment, occurred_at: text, reason: text });

export const firstPaymentCorrection = shape<FirstPaymentCorrection>()({
  of: v.looseObject({ kind: word([...OWED_KINDS, 'sale']), id }),
  at: number,
  seen: firstPayment,
  right: maybe(firstPayment),
  reason: text,
});
