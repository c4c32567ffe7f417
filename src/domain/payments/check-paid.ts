import { maxMoney } from '../money/max-money.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { PayMethod } from '../sales/check-sale.ts';
import { isInFuture } from '../time/future.ts';

/** A payment in a form. Units: minor units. */
interface Paid {
  readonly amount: number;
  readonly method: PayMethod;
  readonly reference?: string | undefined;
  readonly occurred_at?: string | undefined;
}

/** Errors common to all payments. */
export type PaidError =
  | { type: 'AmountAboveZero' }
  | { type: 'NumberTooLong' }
  | { type: 'ReferenceNeeded' }
  | { type: 'FutureDate' };

/**
 * Check money received, paid or returned; `tooMuch` is the refusal when the amount exceeds the limit. [PAY-4, PAY-5]
 */
export function checkPaid<Draft extends Paid, E>(
  draft: Draft,
  tooMuch: E | false,
  now: { at: string; currency: string },
): Result<Draft, PaidError | E> {
  const { amount, method, reference, occurred_at } = draft;
  if (amount > maxMoney(now.currency)) return refuse({ type: 'NumberTooLong' });
  if (!(Number.isSafeInteger(amount) && amount > 0)) return refuse({ type: 'AmountAboveZero' });
  if (method === 'mobile_money' && !reference?.trim()) return refuse({ type: 'ReferenceNeeded' });
  if (tooMuch !== false) return refuse(tooMuch);
  if (isInFuture(occurred_at, now.at)) return refuse({ type: 'FutureDate' });
  return ok(draft);
}
