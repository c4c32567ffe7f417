import type { PayMethod } from '../sales/check-sale.ts';

/** What a payment is to say, in or out. Units: minor units. [PAY-20] */
export interface PaymentCorrection {
  /** Of the payment that is wrong. */
  readonly id: string;
  readonly amount: number;
  readonly method: PayMethod;
  readonly reference?: string | undefined;
  /** When it was paid; on the same day the hour stays. */
  readonly occurred_at: string;
  readonly reason: string;
}
