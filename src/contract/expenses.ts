import type { LocalFields } from '../../schemas/document-kind.ts';
import type { Expense } from '../../schemas/expense.schema.ts';
import type { Change, EditError, Nothing } from './pieces.ts';
import type { ExpenseCategory, ExpenseDraft, ExpenseError } from '../domain/expenses/check-expense.ts';
import type { PaymentStatus } from '../domain/sales/sale-totals.ts';

/* Answers about expenses as they cross the port. Units: minor units. */

type Sync = LocalFields['sync_state'];

export interface ExpensesInput {
  readonly search: string;
  readonly category: ExpenseCategory | null;
  /** First and last day, both included; null for all days. */
  readonly range: { from: string; to: string } | null;
  readonly limit: number;
}

export interface ExpenseRow {
  readonly id: string;
  readonly voucher_no: string;
  readonly category: ExpenseCategory;
  /** The payee; absent when none is named. */
  readonly payee?: string | undefined;
  readonly note?: string | undefined;
  readonly occurred_at: string;
  readonly day: string;
  readonly due_date?: string | undefined;
  readonly amount: number;
  /** Tax included that is claimed back. [TAX-7] */
  readonly tax?: number | undefined;
  readonly paid: number;
  readonly balance: number;
  readonly status: PaymentStatus;
  readonly overdue: boolean;
  /** Repeats every month. */
  readonly monthly: boolean;
  readonly voided: boolean;
  readonly sync: Sync;
  readonly sync_error?: string | undefined;
}

export interface ExpensesView {
  readonly rows: readonly ExpenseRow[];
  /** More rows exist beyond `limit`. */
  readonly more: boolean;
  /** Sums of all matching expenses, not only of the page. Refused ones are excluded. */
  readonly totals: { readonly spent: number; readonly paid: number; readonly owed: number };
  /** Sum of each day shown, for its heading. */
  readonly day_totals: Readonly<Record<string, number>>;
  /** Amount spent per category in these days, largest first, regardless of the other filters. */
  readonly categories: readonly { readonly category: ExpenseCategory; readonly amount: number }[];
  /** Refused expenses, which the totals exclude. */
  readonly refused: { readonly count: number; readonly worth: number };
  readonly none_at_all: boolean;
}

/** One expense, as needed by its edit form and its voucher. */
export interface ExpenseView extends ExpenseRow {
  readonly draft: ExpenseDraft;
  readonly business_id: string;
  readonly initial_payment?: Expense['initial_payment'];
  /** Name of the flock that bears the cost. */
  readonly flock_name?: string | undefined;
  /** Name of the author, when known on this phone. */
  readonly by?: string | undefined;
  /** Whether the server ever accepted it: its first payment can then not be changed. */
  readonly accepted: boolean;
  readonly void_reason?: string | undefined;
  readonly may_edit: boolean;
  readonly may_void: boolean;
  readonly may_pay: boolean;
  readonly history: readonly Change[];
}

/** A person paid for an expense of a category; most recently paid first. */
export interface KnownPayee {
  readonly category: ExpenseCategory;
  readonly payee?: string | undefined;
  readonly vendor?: { readonly id: string; readonly name: string } | undefined;
}

/** Queries about expenses. */
export interface ExpensesQueries {
  'expenses.list': { input: ExpensesInput; output: ExpensesView };
  'expenses.one': { input: { id: string }; output: ExpenseView | null };
  /** Recently paid payees, by category. [EXP-3] */
  'expenses.payees': { input: Nothing; output: readonly KnownPayee[] };
}

/** Commands on expenses. */
export interface ExpensesCommands {
  'expenses.add': { input: ExpenseDraft; value: { id: string; voucher_no: string }; error: ExpenseError };
  /** Change only the fields that differ between `seen`, the expense when the form opened, and `draft`. [RTE-42] */
  'expenses.edit': {
    input: { draft: ExpenseDraft; seen: ExpenseDraft; reason?: string | undefined };
    value: { id: string; voucher_no: string };
    error: ExpenseError | EditError | { type: 'Voided' | 'ChangedMeanwhile' };
  };
  'expenses.void': { input: { id: string; reason: string }; value: null; error: EditError | { type: 'ReasonMissing' } };
  /** Create the due copies of monthly expenses; `settled`: none is due before the next month. [EXP-5] */
  'expenses.makeDue': { input: Nothing; value: { made: number; settled: boolean }; error: never };
}
