import type { LocalFields } from '../../schemas/document-kind.ts';
import type { Expense } from '../../schemas/expense.schema.ts';
import type { Change, EditError, Nothing } from './pieces.ts';
import type { ExpenseCategory, ExpenseDraft, ExpenseError } from '../domain/expenses/check-expense.ts';
import type { PaymentStatus } from '../domain/sales/sale-totals.ts';

/* Answers about expenses, as they cross the port. Units: minor units. */

type Sync = LocalFields['sync_state'];

export interface ExpensesInput {
  readonly search: string;
  readonly category: ExpenseCategory | null;
  /** First and last day, both included; null = all days. */
  readonly range: { from: string; to: string } | null;
  readonly limit: number;
}

export interface ExpenseRow {
  readonly id: string;
  readonly voucher_no: string;
  readonly category: ExpenseCategory;
  /** Who is paid; absent when nobody is named. */
  readonly payee?: string | undefined;
  readonly note?: string | undefined;
  readonly occurred_at: string;
  readonly day: string;
  readonly due_date?: string | undefined;
  readonly amount: number;
  /** What of it is tax that is claimed back. [TAX-7] */
  readonly tax?: number | undefined;
  readonly paid: number;
  readonly balance: number;
  readonly status: PaymentStatus;
  readonly overdue: boolean;
  /** Comes again every month. */
  readonly monthly: boolean;
  readonly voided: boolean;
  readonly sync: Sync;
  readonly sync_error?: string | undefined;
}

export interface ExpensesView {
  readonly rows: readonly ExpenseRow[];
  /** More rows wait behind `limit`. */
  readonly more: boolean;
  /** Sums of all that match, not only of the page. Refused ones are left out. */
  readonly totals: { readonly spent: number; readonly paid: number; readonly owed: number };
  /** Sum of each day that is shown, for its heading. */
  readonly day_totals: Readonly<Record<string, number>>;
  /** What went to each category in these days, the largest first; whatever else is asked for. */
  readonly categories: readonly { readonly category: ExpenseCategory; readonly amount: number }[];
  /** Refused expenses that the totals leave out. */
  readonly refused: { readonly count: number; readonly worth: number };
  readonly none_at_all: boolean;
}

/** One expense: as the form that changes it needs it, and as its voucher shows it. */
export interface ExpenseView extends ExpenseRow {
  readonly draft: ExpenseDraft;
  readonly business_id: string;
  readonly initial_payment?: Expense['initial_payment'];
  /** Name of the flock that bears it. */
  readonly flock_name?: string | undefined;
  /** Who wrote it down, when they are known here. */
  readonly by?: string | undefined;
  /** Whether the server ever had it: its first payment then stays. */
  readonly accepted: boolean;
  readonly void_reason?: string | undefined;
  readonly may_edit: boolean;
  readonly may_void: boolean;
  readonly may_pay: boolean;
  readonly history: readonly Change[];
}

/** Somebody who was paid for something of a category, who was paid last first. */
export interface KnownPayee {
  readonly category: ExpenseCategory;
  readonly payee?: string | undefined;
  readonly vendor?: { readonly id: string; readonly name: string } | undefined;
}

/** Questions about expenses. */
export interface ExpensesQueries {
  'expenses.list': { input: ExpensesInput; output: ExpensesView };
  'expenses.one': { input: { id: string }; output: ExpenseView | null };
  /** Who was paid lately, by category. [EXP-3] */
  'expenses.payees': { input: Nothing; output: readonly KnownPayee[] };
}

/** Commands on expenses. */
export interface ExpensesCommands {
  'expenses.add': { input: ExpenseDraft; value: { id: string; voucher_no: string }; error: ExpenseError };
  /** Only what differs between `seen`, the expense as the form opened, and `draft` is changed. [RTE-42] */
  'expenses.edit': {
    input: { draft: ExpenseDraft; seen: ExpenseDraft; reason?: string | undefined };
    value: { id: string; voucher_no: string };
    error: ExpenseError | EditError | { type: 'Voided' | 'ChangedMeanwhile' };
  };
  'expenses.void': { input: { id: string; reason: string }; value: null; error: EditError | { type: 'ReasonMissing' } };
  /** Make what comes again every month; `settled`: nothing more is to be made before the next month. [EXP-5] */
  'expenses.makeDue': { input: Nothing; value: { made: number; settled: boolean }; error: never };
}
