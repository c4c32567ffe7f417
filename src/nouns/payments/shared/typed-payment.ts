import type { PayMethod } from '../../../domain/sales/check-sale.ts';

/** A payment as it was typed. Units: minor units. */
export interface TypedPayment {
  id: string;
  amount: number;
  method: PayMethod;
  reference?: string;
  /** Of an earlier day. */
  occurred_at?: string;
  /** Why it is put right. */
  reason?: string;
}

/** Saves a payment; gives why it was not saved, undefined when it was. */
export type SavePayment<Refusal> = (payment: TypedPayment) => Promise<Refusal | undefined>;
