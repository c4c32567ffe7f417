import type { EditError, SyncState, ThingCursor } from './pieces.ts';
import type { CustomerDetails, CustomerDraft, CustomerError } from '../domain/customers/check-customer.ts';
import type { Statement, StatementEntry } from '../domain/customers/statement.ts';
import type { Ageing } from '../domain/debts/ageing.ts';
import type { ExpenseCategory } from '../domain/expenses/check-expense.ts';
import type { OwedKind } from '../domain/payments/check-payment-out.ts';
import type { SupplierDetails, SupplierDraft, SupplierError } from '../domain/suppliers/check-supplier.ts';

export interface CustomerRow {
  id: string;
  name: string;
  phone?: string | undefined;
  /** What this person still owes. Units: minor units. */
  balance: number;
  /** Above it a sale on credit warns. [MSG-6] */
  credit_limit?: number | undefined;
  /** After how many days they pay. [SAL-35] */
  terms_days?: number | undefined;
}

/** Somebody who buys, as the form that corrects them needs it. */
export interface CustomerView {
  id: string;
  name: string;
  phone?: string | undefined;
  details: CustomerDetails;
  archived: boolean;
  /** Whether this person may change it. */
  may_edit: boolean;
}

/** Which customers a list shows: who still buys, who owes us, who was archived. */
export type CustomersShown = 'all' | 'owes' | 'archived';

export type CustomerCursor = ThingCursor;

export interface ListedCustomer extends CustomerRow {
  /** Day on which the oldest of what is owed was due, and of the last sale. [CUS-5] */
  oldest_due?: string | undefined;
  last_sale?: string | undefined;
  archived: boolean;
  sync: SyncState;
}

/** The customers down to a cursor and one page after it, newest first. Sums are of all that match. Units: minor units. */
export interface CustomersPage {
  rows: readonly ListedCustomer[];
  /** The end of these rows, when more follow. */
  next: CustomerCursor | null;
  totals: { count: number; owed: number; ahead: number };
  none_at_all: boolean;
}

/** One thing that a customer has not paid. Units: minor units. */
export interface OpenDebt {
  id: string;
  /** Number of the sale; absent for what was owed when the book began, and for money that was given back beyond what they had paid. */
  sale_no?: string | undefined;
  is?: 'money' | undefined;
  due: string;
  /** That day was agreed. */
  agreed: boolean;
  balance: number;
}

/** What a customer's page shows. */
export interface CustomerAccount extends CustomerView {
  balance: number;
  ageing: Ageing;
  /** The oldest first. */
  open: readonly OpenDebt[];
  last_sale?: string | undefined;
  /** By when they said that they would pay. [DEB-4] */
  promised_on?: string | undefined;
  /** Who else was found to be this one. [CUS-8] */
  merged: readonly { id: string; name: string }[];
  sync: SyncState;
}

/** Two customers that look like one. [CUS-8] */
export interface CustomerTwins {
  key: string;
  two: readonly [CustomerRow, CustomerRow];
}

/** One line of a statement. Units: minor units. [CUS-9] */
export interface StatementRow extends StatementEntry {
  balance: number;
  /** Number of a sale, or transaction number of a payment. */
  number?: string | undefined;
  method?: string | undefined;
}

export interface CustomerStatement extends Omit<Statement<StatementEntry>, 'lines'> {
  name: string;
  phone?: string | undefined;
  lines: readonly StatementRow[];
}

/** Somebody who owes the business. `id` and `name` are absent for walk-ins. Units: minor units. [DEB-4] */
export interface Debtor {
  id?: string | undefined;
  name?: string | undefined;
  phone?: string | undefined;
  /** Where reminders go. */
  whatsapp?: string | undefined;
  owed: number;
  oldest_due: string;
  /** The earliest day on which they agreed to pay any of it; absent where none was agreed on. [NTF-4] */
  agreed_due?: string | undefined;
  /** Of what is written to them. */
  language?: string | undefined;
  /** By when they said that they would pay. */
  promised_on?: string | undefined;
  /** How many documents are open. */
  documents: number;
  buckets: Ageing['buckets'];
}

export interface DebtorsView {
  ageing: Ageing;
  people: number;
  /** As many as were asked for. */
  rows: readonly Debtor[];
  more: boolean;
}

/** A supplier as a line to choose from. Units: minor units. */
export interface SupplierRow {
  id: string;
  name: string;
  phone?: string | undefined;
  /** What we still owe; below 0 we paid ahead. */
  balance: number;
}

/** Which suppliers a list shows: who brings us something, whom we owe, who was archived. */
export type SuppliersShown = 'all' | 'owed' | 'archived';

export interface ListedSupplier extends SupplierRow {
  supplies: readonly string[];
  oldest_due?: string | undefined;
  archived: boolean;
  sync: SyncState;
}

/** The suppliers down to a cursor and one page after it, newest first. Sums are of all that match. Units: minor units. [VEN-2] */
export interface SuppliersPage {
  rows: readonly ListedSupplier[];
  /** The end of these rows, when more follow. */
  next: ThingCursor | null;
  totals: { count: number; owed: number; ahead: number };
  none_at_all: boolean;
}

/** One thing that we have not paid. Units: minor units. [DEB-5] */
export interface OwedDocument {
  id: string;
  /** `opening`: from before the book began; `run`: costs of making products; `money`: they gave us more than we had paid ahead. */
  kind: OwedKind | 'opening' | 'run' | 'money';
  /** Number of the voucher or purchase, name of the flock. */
  number?: string | undefined;
  category?: ExpenseCategory | undefined;
  vendor_id?: string | undefined;
  /** Who is paid, when no supplier is named. */
  payee?: string | undefined;
  due: string;
  balance: number;
}

/** What a supplier's page shows, and the form that corrects them. [VEN-4] */
export interface SupplierAccount {
  id: string;
  name: string;
  phone?: string | undefined;
  details: SupplierDetails;
  archived: boolean;
  /** Who else was found to be this one. [VEN-4] */
  merged: readonly { id: string; name: string }[];
  may_edit: boolean;
  may_pay: boolean;
  balance: number;
  ageing: Ageing;
  /** The oldest due first. */
  open: readonly OwedDocument[];
  sync: SyncState;
}

export type SupplierStatement = CustomerStatement;

/** Somebody, or something of nobody by name, that the business owes for. Units: minor units. [DEB-5] */
export interface Creditor {
  key: string;
  vendor_id?: string | undefined;
  /** The supplier, or whoever an expense names. */
  name?: string | undefined;
  phone?: string | undefined;
  owed: number;
  /** The first day on which any of it is to be paid. */
  due: string;
  /** Of it what is due this week, or was due before. */
  due_soon: number;
  /** How many documents are open. */
  documents: number;
  /** What it is, when no supplier is named. */
  document?: OwedDocument | undefined;
}

export interface CreditorsView {
  ageing: Ageing;
  /** Due this week, or before. */
  due: number;
  count: number;
  /** As many as were asked for. */
  rows: readonly Creditor[];
  more: boolean;
}

/** Questions about customers, suppliers and what is owed. */
export interface PartiesQueries {
  /** By name, place, what they bring, or any part of a phone; `after` is the end of the pages that are shown already. [VEN-2] */
  'suppliers.page': {
    input: { search: string; shown: SuppliersShown; after: ThingCursor | null };
    output: SuppliersPage;
  };
  'suppliers.account': { input: { id: string }; output: SupplierAccount | null };
  /** Another supplier with this phone or name. [MSG-20] */
  'suppliers.alike': { input: { id: string; name: string; phone: string }; output: SupplierRow | null };
  'suppliers.statement': {
    input: { id: string; range: { from: string; to: string } | null };
    output: SupplierStatement | null;
  };
  'suppliers.list': { input: { search: string; limit: number }; output: readonly SupplierRow[] };
  'customers.list': { input: { search: string; limit: number }; output: readonly CustomerRow[] };
  'customers.one': { input: { id: string }; output: CustomerView | null };
  /** By name or any part of a phone; `after` is the end of the pages that are shown already. [CUS-6] */
  'customers.page': {
    input: { search: string; shown: CustomersShown; after: CustomerCursor | null };
    output: CustomersPage;
  };
  'customers.account': { input: { id: string }; output: CustomerAccount | null };
  /** Somebody else with this phone or name. [MSG-20] */
  'customers.alike': { input: { id: string; name: string; phone: string }; output: CustomerRow | null };
  /** Two that look like one, but those that were said to be two: `apart` are their keys. [CUS-8] */
  'customers.twins': { input: { apart: readonly string[] }; output: CustomerTwins | null };
  'customers.statement': {
    input: { id: string; range: { from: string; to: string } | null };
    output: CustomerStatement | null;
  };
  'debts.debtors': { input: { sort: 'oldest' | 'largest'; search: string; limit: number }; output: DebtorsView };
  'debts.creditors': { input: { sort: 'due' | 'largest'; search: string; limit: number }; output: CreditorsView };
}

/** Commands on customers, suppliers and what is owed. */
export interface PartiesCommands {
  'suppliers.add': { input: SupplierDraft; value: { id: string; name: string }; error: SupplierError };
  'suppliers.edit': { input: SupplierDraft; value: { id: string; name: string }; error: SupplierError | EditError };
  'suppliers.archive': {
    input: { id: string; archived: boolean };
    value: { id: string; name: string };
    error: EditError;
  };
  /** Everything of a supplier stands under another from now on; without `into` under their own name again. [VEN-4] */
  'suppliers.merge': {
    input: { id: string; into: string | undefined };
    value: { id: string };
    error: EditError | { type: 'SamePerson' };
  };
  'customers.add': { input: CustomerDraft; value: { id: string; name: string }; error: CustomerError };
  'customers.edit': { input: CustomerDraft; value: { id: string; name: string }; error: CustomerError | EditError };
  /** Without a day nothing is promised any more. [DEB-4] */
  'customers.promise': {
    input: { id: string; promised_on?: string | undefined };
    value: { id: string; name: string };
    error: EditError | { type: 'DayPassed' };
  };
  /** Everything of a customer stands under another from now on; without `into` under their own name again. [CUS-8] */
  'customers.merge': {
    input: { id: string; into: string | undefined };
    value: { id: string };
    error: EditError | { type: 'SamePerson' };
  };
  'customers.archive': {
    input: { id: string; archived: boolean };
    value: { id: string; name: string };
    error: EditError;
  };
}
