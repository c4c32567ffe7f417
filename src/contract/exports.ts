import type { METHODS } from '../../schemas/choices.ts';
import type { LocalFields } from '../../schemas/document-kind.ts';
import type { Flock } from '../../schemas/flock.schema.ts';
import type { SaleLine } from '../../schemas/sale.schema.ts';
import type { Nothing } from './pieces.ts';
import type { ActivityRow } from './farm.ts';
import type { ExpenseCategory } from '../domain/expenses/check-expense.ts';

/* What tables for people are made of and no list shows whole. [IMP-2] Units: minor units; amounts and quantities have their sign. */

type Sync = LocalFields['sync_state'];

/** A line of a sale, or what was charged beside its lines. */
export interface SaleLineEntry {
  readonly sale_no: string;
  readonly day: string;
  /** Absent for a walk-in. */
  readonly customer_name?: string | undefined;
  /** Why it is no sale, if it is none. */
  readonly no_sale?: 'return' | 'order' | 'voided' | undefined;
  readonly line?: SaleLine | undefined;
  readonly beside?: 'delivery' | 'rounding' | undefined;
  /** With its tax and its share of what was let off; of a return below 0. */
  readonly amount: number;
  readonly sync: Sync;
}

interface PersonEntry {
  readonly name: string;
  readonly phones: readonly string[];
  readonly location?: string | undefined;
  readonly terms_days?: number | undefined;
  readonly archived: boolean;
}

/** Somebody who buys, with what they owe now; below 0 they paid ahead. */
export interface CustomerEntry extends PersonEntry {
  readonly credit_limit?: number | undefined;
  readonly balance: number;
}

/** Somebody we buy from, with what we owe them now; below 0 we paid ahead. */
export interface SupplierEntry extends PersonEntry {
  readonly supplies: readonly string[];
  readonly mobile_money?: string | undefined;
  readonly balance: number;
}

/** What a payment was for. */
export interface PaidFor {
  readonly kind:
    | 'sale'
    | 'purchase'
    | 'carrier'
    | 'expense'
    | 'farm'
    | 'run'
    | 'opening'
    | 'tax'
    | 'account'
    | 'own'
    | 'moved';
  /** Number of the document, name of the flock. */
  readonly number?: string | undefined;
  readonly category?: ExpenseCategory | undefined;
}

/** A payment: the first one of a document, or a later one. */
export interface PaymentEntry {
  readonly day: string;
  readonly at: string;
  /** Who paid or was paid, as they are called now. */
  readonly party?: string | undefined;
  readonly paid_for: PaidFor;
  /** What came in, below 0 what went out. */
  readonly amount: number;
  readonly method: (typeof METHODS)[number];
  readonly reference?: string | undefined;
  /** Who wrote it down, when they are known here. */
  readonly by?: string | undefined;
  readonly voided: boolean;
  readonly sync: Sync;
}

/** A flock with the birds that were placed and those that are alive by the books. */
export interface FlockEntry extends Pick<
  Flock,
  'name' | 'house_name' | 'unit_type' | 'purpose' | 'breed' | 'placed_on' | 'closed_on'
> {
  readonly placed: number;
  /** Absent while the books do not know it. */
  readonly heads?: number | undefined;
  readonly sync: Sync;
}

/** Questions about tables for people. */
export interface ExportsQueries {
  /** What tables for people are made of and no list has whole. [IMP-2] */
  'exports.customers': { input: Nothing; output: readonly CustomerEntry[] };
  'exports.suppliers': { input: Nothing; output: readonly SupplierEntry[] };
  'exports.saleLines': { input: Nothing; output: readonly SaleLineEntry[] };
  'exports.payments': { input: Nothing; output: readonly PaymentEntry[] };
  'exports.flocks': { input: Nothing; output: readonly FlockEntry[] };
  'exports.farmRecords': { input: Nothing; output: readonly ActivityRow[] };
}
