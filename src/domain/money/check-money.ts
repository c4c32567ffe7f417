import type { MoneyMethod } from '../../../schemas/choices.ts';
import { ok, refuse, type Result } from '../result.ts';
import { isInFuture } from '../time/future.ts';
import { maxMoney } from './max-money.ts';

/**
 * Money movements besides sales and spending: transferred, put in or taken out by the owner, paid to or refunded by the
 * tax office, present before the book, or counted; the opening tax debt or credit moves no money.
 * [PAY-15, PAY-16, TAX-6, TAX-8]
 */
export type MoneyMove = 'moved' | 'put_in' | 'taken_out' | 'tax_paid' | 'tax_back' | 'tax_owed' | 'tax_credit' | 'opening' | 'counted'; // prettier-ignore

/** Whether it is an opening balance with the tax office from before the book. */
export const isTaxBefore = (move: MoneyMove): boolean => move === 'tax_owed' || move === 'tax_credit';

/** Units: minor units. */
export interface MoneyDraft {
  /** Generated when the form opens, so that saving twice saves one record. [DAT-4] */
  readonly id: string;
  readonly move: MoneyMove;
  /** Where the money is or is counted; for a transfer, the source. */
  readonly method: MoneyMethod;
  /** For a transfer, the destination. */
  readonly to?: MoneyMethod | undefined;
  readonly amount: number;
  readonly reference?: string | undefined;
  /** Now when absent. */
  readonly occurred_at?: string | undefined;
  readonly note?: string | undefined;
}

export type MoneyError =
  | { type: 'AmountAboveZero' }
  | { type: 'CountWrong' }
  | { type: 'NumberTooLong' }
  | { type: 'ReferenceNeeded' }
  /** Source and destination are the same. */
  | { type: 'SamePlace' }
  | { type: 'FutureDate' };

/**
 * Check money besides sales and spending; a count may be zero. Used by both the form and the command.
 * [PAY-4, PAY-15, PAY-16]
 */
export function checkMoney(draft: MoneyDraft, now: { at: string; currency: string }): Result<MoneyDraft, MoneyError> {
  const { move, method, to, amount, reference, occurred_at } = draft;
  const isCount = move === 'counted';
  if (amount > maxMoney(now.currency)) return refuse({ type: 'NumberTooLong' });
  if (!Number.isSafeInteger(amount) || amount < 0) return refuse({ type: isCount ? 'CountWrong' : 'AmountAboveZero' });
  if (amount === 0 && !isCount) return refuse({ type: 'AmountAboveZero' });
  if (move === 'moved' && (to === undefined || to === method)) return refuse({ type: 'SamePlace' });
  if (movesByPhone({ move, method }) && !reference?.trim()) return refuse({ type: 'ReferenceNeeded' });
  if (isInFuture(occurred_at, now.at)) return refuse({ type: 'FutureDate' });
  return ok(draft);
}

/** Whether it may have a transaction number. */
export const movesByPhone = ({ move, method }: Pick<MoneyDraft, 'move' | 'method'>): boolean =>
  method === 'mobile_money' && move !== 'counted' && move !== 'opening' && !isTaxBefore(move);
