import { sumOf } from '../numbers/sum.ts';

/** Where money that was paid with a document stands in it. */
export interface PaidAtOnce<Way> {
  readonly initial_payment?: Way | undefined;
  readonly more_payments?: readonly Way[] | undefined;
}

/** What was paid with a sale at once, in each way; of a return what was given back. [SAL-51] */
export const firstPayments = <Way>({ initial_payment, more_payments = [] }: PaidAtOnce<Way>): Way[] =>
  initial_payment ? [initial_payment, ...more_payments] : [];

/** The sum of it. Units: minor units. */
export const paidFirst = (sale: PaidAtOnce<{ readonly amount: number }>): number =>
  sumOf(firstPayments(sale), ({ amount }) => amount);
