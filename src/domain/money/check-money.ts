import type { MoneyMethod } from '../../../schemas/choices.ts';
import { ok, refuse, type Result } from '../result.ts';
import { isInFuture } from '../time/future.ts';
import { maxMoney } from './max-money.ts';

/** What happens to money beside sales and spending: it moves, is the owner's own, goes to the tax office or comes back from it, was there before the book, or is counted; what the tax office was owed before, or owed, moves none. [PAY-15, PAY-16, TAX-6, TAX-8] */
export type MoneyMove = 'moved' | 'put_in' | 'taken_out' | 'tax_paid' | 'tax_back' | 'tax_owed' | 'tax_credit' | 'opening' | 'counted'; // prettier-ignore

/** What was owed between the business and the tax office before the book. */
export const isTaxBefore = (move: MoneyMove): boolean => move === 'tax_owed' || move === 'tax_credit';

/** Units: minor units. */
export interface MoneyDraft {
  /** Made when the form opens: saving twice saves once. [DAT-4] */
  readonly id: string;
  readonly move: MoneyMove;
  /** Where it is, or is counted; of money that moves where it comes from. */
  readonly method: MoneyMethod;
  /** Of money that moves where it goes. */
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
  /** It goes from one place to another one. */
  | { type: 'SamePlace' }
  | { type: 'FutureDate' };

/** Check money beside sales and spending; a count may find nothing. The form and the command ask the same question. [PAY-4, PAY-15, PAY-16] */
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

/** Whether a transaction number belongs to it. */
export const movesByPhone = ({ move, method }: Pick<MoneyDraft, 'move' | 'method'>): boolean =>
  method === 'mobile_money' && move !== 'counted' && move !== 'opening' && !isTaxBefore(move);
