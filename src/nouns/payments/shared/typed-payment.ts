import type { PayMethod } from '../../../domain/sales/check-sale.ts';

/** A payment as typed. Units: minor units. */
export interface TypedPayment {
  id: string;
  amount: number;
  method: PayMethod;
  reference?: string;
  /** Present when it was on an earlier day. */
  occurred_at?: string;
  /** Reason of the correction. */
  reason?: string;
}

/** Saves a payment; resolves with the refusal, or undefined when it was saved. */
export type SavePayment<Refusal> = (payment: TypedPayment) => Promise<Refusal | undefined>;
