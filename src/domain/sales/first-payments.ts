import { sumOf } from '../numbers/sum.ts';

/** Fields of a document that hold the payments made with it. */
export interface PaidAtOnce<Way> {
  readonly initial_payment?: Way | undefined;
  readonly more_payments?: readonly Way[] | undefined;
}

/** Payments made with a sale, one per method; for a return, refunds. [SAL-51] */
export const firstPayments = <Way>({ initial_payment, more_payments = [] }: PaidAtOnce<Way>): Way[] =>
  initial_payment ? [initial_payment, ...more_payments] : [];

/** Sum of those payments. Units: minor units. */
export const paidFirst = (sale: PaidAtOnce<{ readonly amount: number }>): number =>
  sumOf(firstPayments(sale), ({ amount }) => amount);
