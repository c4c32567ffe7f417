import type { PayMethod } from '../sales/check-sale.ts';

/** Correct values of a payment, in or out. Units: minor units. [PAY-20] */
export interface PaymentCorrection {
  /** Id of the wrong payment. */
  readonly id: string;
  readonly amount: number;
  readonly method: PayMethod;
  readonly reference?: string | undefined;
  /** Time of payment; on the same day the hour stays. */
  readonly occurred_at: string;
  readonly reason: string;
}
