import type { MoneyMethod } from '../../schemas/choices.ts';
import type { Change, CorrectError, SyncState, VoidError } from './pieces.ts';
import type { MoneyDraft, MoneyError, MoneyMove } from '../domain/money/check-money.ts';

/* Answers about money beside sales and spending, as they cross the port. Units: minor units. [PAY-15, PAY-16] */

/** A place where money is, with what the books say is in it. */
export interface MoneyBox {
  readonly method: MoneyMethod;
  readonly held: number;
  /** Its last count among the newest: how much more was there than the book said; below 0 it was missing. */
  readonly counted?: { readonly day: string; readonly difference: number } | undefined;
}

/** Money that moved, was the owner's own, or was counted. */
export interface MoneyRow {
  readonly id: string;
  readonly move: MoneyMove;
  readonly method: MoneyMethod;
  readonly to?: MoneyMethod | undefined;
  readonly amount: number;
  /** Of a count: how much more was there than the book said; absent while the books do not know it. */
  readonly difference?: number | undefined;
  readonly reference?: string | undefined;
  readonly note?: string | undefined;
  readonly day: string;
  readonly at: string;
  readonly by?: string | undefined;
  /** Why it was taken out of the book; it counts for nothing. */
  readonly voided?: string | undefined;
  /** What was changed of it, the oldest first. [PAY-21] */
  readonly history: readonly Change[];
  readonly sync: SyncState;
  readonly may_void: boolean;
}

export interface MoneyPage {
  /** Whether this person sees what is in each place and what others wrote down: who sees reports. */
  readonly sees: boolean;
  /** Cash first; a card and a cheque only where something was paid so. Absent while the books do not know them, and for who does not see them. */
  readonly boxes?: readonly MoneyBox[] | undefined;
  /** Of others too, for whoever sees them. */
  readonly rows: readonly MoneyRow[];
  readonly more: boolean;
  /** What this person may write down. */
  readonly may: readonly MoneyMove[];
}

export interface MoneyQueries {
  'money.page': { input: { limit: number }; output: MoneyPage };
}

export interface MoneyCommands {
  'money.add': { input: MoneyDraft; value: { id: string }; error: MoneyError };
  /** Its id is that of the wrong one; gives the id of the right one. [PAY-21] */
  'money.correct': { input: { draft: MoneyDraft; reason: string }; value: { id: string }; error: MoneyError | CorrectError | { type: 'ReasonMissing' } }; // prettier-ignore
  'money.void': { input: { id: string; reason: string }; value: null; error: VoidError };
}
