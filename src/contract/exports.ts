import type { METHODS } from '../../schemas/choices.ts';
import type { LocalFields } from '../../schemas/document-kind.ts';
import type { Flock } from '../../schemas/flock.schema.ts';
import type { SaleLine } from '../../schemas/sale.schema.ts';
import type { Nothing } from './pieces.ts';
import type { ActivityRow } from './farm.ts';
import type { ExpenseCategory } from '../domain/expenses/check-expense.ts';

/*
 * Data of tables for people that no list shows completely. [IMP-2] Units: minor units; amounts and quantities are
 * signed.
 */

type Sync = LocalFields['sync_state'];

/** A line of a sale, or a charge beside its lines. */
export interface SaleLineEntry {
  readonly sale_no: string;
  readonly day: string;
  /** Absent for a walk-in customer. */
  readonly customer_name?: string | undefined;
  /** Why it does not count as a sale, if so. */
  readonly no_sale?: 'return' | 'order' | 'voided' | undefined;
  readonly line?: SaleLine | undefined;
  readonly beside?: 'delivery' | 'rounding' | undefined;
  /** Includes its tax and its share of the discount; negative for a return. */
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

/** A customer with their present balance; negative when paid in advance. */
export interface CustomerEntry extends PersonEntry {
  readonly credit_limit?: number | undefined;
  readonly balance: number;
}

/** A supplier with the amount we owe them; negative when paid in advance. */
export interface SupplierEntry extends PersonEntry {
  readonly supplies: readonly string[];
  readonly mobile_money?: string | undefined;
  readonly balance: number;
}

/** The target of a payment. */
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
  /** Number of the document, or name of the flock. */
  readonly number?: string | undefined;
  readonly category?: ExpenseCategory | undefined;
}

/** A payment: the first one of a document, or a later one. */
export interface PaymentEntry {
  readonly day: string;
  readonly at: string;
  /** Present name of the payer or payee. */
  readonly party?: string | undefined;
  readonly paid_for: PaidFor;
  /** Amount received; negative for an amount paid out. */
  readonly amount: number;
  readonly method: (typeof METHODS)[number];
  readonly reference?: string | undefined;
  /** Name of the author, when known on this phone. */
  readonly by?: string | undefined;
  readonly voided: boolean;
  readonly sync: Sync;
}

/** A flock with the birds placed and the birds alive according to the books. */
export interface FlockEntry extends Pick<
  Flock,
  'name' | 'house_name' | 'unit_type' | 'purpose' | 'breed' | 'placed_on' | 'closed_on'
> {
  readonly placed: number;
  /** Absent while the books do not know it. */
  readonly heads?: number | undefined;
  readonly sync: Sync;
}

/** Queries for tables for people. */
export interface ExportsQueries {
  /** Data of tables for people that no list contains completely. [IMP-2] */
  'exports.customers': { input: Nothing; output: readonly CustomerEntry[] };
  'exports.suppliers': { input: Nothing; output: readonly SupplierEntry[] };
  'exports.saleLines': { input: Nothing; output: readonly SaleLineEntry[] };
  'exports.payments': { input: Nothing; output: readonly PaymentEntry[] };
  'exports.flocks': { input: Nothing; output: readonly FlockEntry[] };
  'exports.farmRecords': { input: Nothing; output: readonly ActivityRow[] };
}
