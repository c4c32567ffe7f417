import type { CorrectError, EditError, Nothing, SyncState, VoidError } from './pieces.ts';
import type { OwedKind, PayOutDraft, PayOutError } from '../domain/payments/check-payment-out.ts';
import type { PaymentDraft, PaymentError } from '../domain/payments/check-payment.ts';
import type { GiveBackDraft, GiveBackError } from '../domain/payments/check-give-back.ts';
import type { FirstPaymentCorrection, FirstPaymentError } from '../domain/payments/first-payment.ts';
import type { PaymentCorrection } from '../domain/payments/payment-correction.ts';
import type { PayMethod } from '../domain/sales/check-sale.ts';

/** One payment for a sale. Units: minor units; below 0 it was given back. [PAY-9] */
export interface PaymentRow {
  id: string;
  at: string;
  amount: number;
  method: PayMethod;
  reference?: string | undefined;
  /** No money came: goods did. [SAL-33] */
  is_return?: true | undefined;
  /** Who took it, and the letters before the numbers of their phone, if they are known here. */
  by?: string | undefined;
  phone?: string | undefined;
  /** It was voided, and why; it counts for nothing. */
  voided?: string | undefined;
  /** Who voided it, or put another in its place, and when. [PAY-20] */
  void?: { at: string; by?: string | undefined; corrected: boolean } | undefined;
  /** Its place among what was paid with the document, in which it stands. [PAY-22] */
  first?: number | undefined;
  sync: SyncState;
}

/** A sale with what was paid for it. Units: minor units. */
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
  /** The first payment first. */
  payments: readonly PaymentRow[];
  /** Whether this person may void those that came later, and put them right. [PAY-1, PAY-20] */
  may_void: boolean;
  may_correct: boolean;
  /** Whether they may put right what was paid with it. [PAY-22] */
  may_correct_first: boolean;
}

/** Something that we owe for, with what was paid for it. Units: minor units. [PUR-5] */
export interface OutPayments {
  id: string;
  kind: OwedKind;
  /** Number of the voucher or purchase, name of the flock. */
  number: string;
  payee?: string | undefined;
  /** Who may be paid ahead. */
  vendor_id?: string | undefined;
  total: number;
  returned: number;
  paid: number;
  balance: number;
  /** The first payment first; it has the id of the document itself. */
  payments: readonly PaymentRow[];
  may_pay: boolean;
  may_void: boolean;
  may_correct: boolean;
  /** Whether they may put right what was paid with it. [PAY-22] */
  may_correct_first: boolean;
}

/** Two payments that may be one. Units: minor units. [MSG-18] */
export interface MaybePaidTwice {
  amount: number;
  customer_name?: string | undefined;
  first: { id: string; at: string; by?: string | undefined };
  second: { id: string; at: string; by?: string | undefined };
}

/** Questions about payments in and out. */
export interface PaymentsQueries {
  /** When this transaction number was used before; `except` is the record that is typed. [MSG-10] */
  'payments.referenceUsed': {
    input: { reference: string; except?: string | undefined };
    output: { at: string } | null;
  };
  /** Written down on two phones within a day: paid twice, or recorded twice? [MSG-18] */
  'payments.twice': { input: Nothing; output: readonly MaybePaidTwice[] };
  'payments.ofSale': { input: { id: string }; output: SalePayments | null };
  'payments.out': { input: { kind: OwedKind; id: string }; output: OutPayments | null };
}

/** Commands on payments in and out. */
export interface PaymentsCommands {
  /** In or out; its id is that of the wrong one, gives the id of the right one. [PAY-20] */
  'payments.correct': {
    input: PaymentCorrection;
    value: { id: string };
    error: PaymentError | PayOutError | CorrectError | { type: 'ReasonMissing' };
  };
  /** What was paid with a document is put right in it. [PAY-22] */
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
