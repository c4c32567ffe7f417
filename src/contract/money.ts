import type { MoneyMethod } from '../../schemas/choices.ts';
import type { Change, CorrectError, SyncState, VoidError } from './pieces.ts';
import type { MoneyDraft, MoneyError, MoneyMove } from '../domain/money/check-money.ts';

/* Answers about money other than sales and spending as they cross the port. Units: minor units. [PAY-15, PAY-16] */

/** A place where money is kept, with its balance in the books. */
export interface MoneyBox {
  readonly method: MoneyMethod;
  readonly held: number;
  /** Its last count among the newest: the surplus over the book balance; negative when money was missing. */
  readonly counted?: { readonly day: string; readonly difference: number } | undefined;
}

/** Money that was moved, added or taken by the owner, or counted. */
export interface MoneyRow {
  readonly id: string;
  readonly move: MoneyMove;
  readonly method: MoneyMethod;
  readonly to?: MoneyMethod | undefined;
  readonly amount: number;
  /** For a count: the surplus over the book balance; absent while the books do not know it. */
  readonly difference?: number | undefined;
  readonly reference?: string | undefined;
  readonly note?: string | undefined;
  readonly day: string;
  readonly at: string;
  readonly by?: string | undefined;
  /** Why it was voided; it does not count. */
  readonly voided?: string | undefined;
  /** Its changes, oldest first. [PAY-21] */
  readonly history: readonly Change[];
  readonly sync: SyncState;
  readonly may_void: boolean;
}

export interface MoneyPage {
  /** Whether this person sees the balances and other people's records: those who may see reports. */
  readonly sees: boolean;
  /**
   * Cash first; card and cheque only when used in a payment. Absent while the books do not know the balances, and for
   * people who may not see them.
   */
  readonly boxes?: readonly MoneyBox[] | undefined;
  /** Includes other people's records for those who may see them. */
  readonly rows: readonly MoneyRow[];
  readonly more: boolean;
  /** Moves that this person may record. */
  readonly may: readonly MoneyMove[];
}

export interface MoneyQueries {
  'money.page': { input: { limit: number }; output: MoneyPage };
}

export interface MoneyCommands {
  'money.add': { input: MoneyDraft; value: { id: string }; error: MoneyError };
  /** `draft.id` is the id of the wrong record; returns the id of the correction. [PAY-21] */
  'money.correct': { input: { draft: MoneyDraft; reason: string }; value: { id: string }; error: MoneyError | CorrectError | { type: 'ReasonMissing' } }; // prettier-ignore
  'money.void': { input: { id: string; reason: string }; value: null; error: VoidError };
}
