import type { CorrectError, EditError, Nothing, SyncState, VoidError } from './pieces.ts';
import type { OwedKind, PayOutDraft, PayOutError } from '../domain/payments/check-payment-out.ts';
import type { PaymentDraft, PaymentError } from '../domain/payments/check-payment.ts';
import type { GiveBackDraft, GiveBackError } from '../domain/payments/check-give-back.ts';
import type { FirstPaymentCorrection, FirstPaymentError } from '../domain/payments/first-payment.ts';
import type { PaymentCorrection } from '../domain/payments/payment-correction.ts';
import type { PayMethod } from '../domain/sales/check-sale.ts';

/** One payment for a sale. Units: minor units; negative when it was paid back. [PAY-9] */
export interface PaymentRow {
  id: string;
  at: string;
  amount: number;
  method: PayMethod;
  reference?: string | undefined;
  /** Settled by returned goods, not by money. [SAL-33] */
  is_return?: true | undefined;
  /** The person who took it, and the prefix of their phone's document numbers, when known on this phone. */
  by?: string | undefined;
  phone?: string | undefined;
  /** Why it was voided; it does not count. */
  voided?: string | undefined;
  /** Author and time of the void or replacement. [PAY-20] */
  void?: { at: string; by?: string | undefined; corrected: boolean } | undefined;
  /** Its index among the payments made with the document that contains it. [PAY-22] */
  first?: number | undefined;
  sync: SyncState;
}

/** A sale with its payments. Units: minor units. */
export interface SalePayments {
  id: string;
  sale_no: string;
  customer_id?: string | undefined;
  customer_name?: string | undefined;
  occurred_at: string;
  total: number;
  returned: number;
  paid: number;
  balance: number;
  /** Oldest first. */
  payments: readonly PaymentRow[];
  /** Whether this person may void and correct the later payments. [PAY-1, PAY-20] */
  may_void: boolean;
  may_correct: boolean;
  /** Whether this person may correct the payments made with the sale. [PAY-22] */
  may_correct_first: boolean;
}

/** A document that we owe for, with its payments. Units: minor units. [PUR-5] */
export interface OutPayments {
  id: string;
  kind: OwedKind;
  /** Number of the voucher or purchase, or name of the flock. */
  number: string;
  payee?: string | undefined;
  /** The supplier who may be paid in advance. */
  vendor_id?: string | undefined;
  total: number;
  returned: number;
  paid: number;
  balance: number;
  /** Oldest first; the first payment has the id of the document itself. */
  payments: readonly PaymentRow[];
  may_pay: boolean;
  may_void: boolean;
  may_correct: boolean;
  /** Whether this person may correct the payments made with the document. [PAY-22] */
  may_correct_first: boolean;
}

/** Two payments that may be duplicates. Units: minor units. [MSG-18] */
export interface MaybePaidTwice {
  amount: number;
  customer_name?: string | undefined;
  first: { id: string; at: string; by?: string | undefined };
  second: { id: string; at: string; by?: string | undefined };
}

/** Queries about payments in and out. */
export interface PaymentsQueries {
  /** When this transaction number was used before; `except` is the record being entered. [MSG-10] */
  'payments.referenceUsed': {
    input: { reference: string; except?: string | undefined };
    output: { at: string } | null;
  };
  /** Payments recorded on two phones within a day: paid twice, or recorded twice? [MSG-18] */
  'payments.twice': { input: Nothing; output: readonly MaybePaidTwice[] };
  'payments.ofSale': { input: { id: string }; output: SalePayments | null };
  'payments.out': { input: { kind: OwedKind; id: string }; output: OutPayments | null };
}

/** Commands on payments in and out. */
export interface PaymentsCommands {
  /** Payment in or out; `id` is that of the wrong one. Returns the id of the correction. [PAY-20] */
  'payments.correct': {
    input: PaymentCorrection;
    value: { id: string };
    error: PaymentError | PayOutError | CorrectError | { type: 'ReasonMissing' };
  };
  /** Correct a payment made with a document, inside the document. [PAY-22] */
  'payments.correctFirst': {
    input: FirstPaymentCorrection;
    value: null;
    error: FirstPaymentError | EditError;
  };
  /** A payment is never edited: a wrong one is voided, with a reason. [PAY-1] */
  'payments.void': { input: { id: string; reason: string }; value: null; error: VoidError };
  'payments.add': { input: PaymentDraft; value: { id: string }; error: PaymentError | { type: 'NotHere' } };
  'payments.giveBack': { input: GiveBackDraft; value: { id: string }; error: GiveBackError | EditError };
  'payments.payOut': { input: PayOutDraft; value: { id: string }; error: PayOutError | EditError };
}
