import { mostMoney } from '../money/most-money.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { PayMethod } from '../sales/check-sale.ts';
import { isInFuture } from '../time/future.ts';
import type { Side } from '../parties/check-party.ts';

/** Money that was paid ahead and goes back: to a customer, or from a supplier to us. Units: minor units. [PAY-17] */
export interface GiveBackDraft {
  /** Made when the form opens: saving twice saves once. [DAT-4] */
  readonly id: string;
  readonly side: Side;
  readonly party_id: string;
  readonly amount: number;
  readonly method: PayMethod;
  readonly reference?: string | undefined;
  readonly occurred_at?: string | undefined;
}

export type GiveBackError =
  | { type: 'AmountAboveZero' }
  | { type: 'NumberTooLong' }
  | { type: 'ReferenceNeeded' }
  /** More than was paid ahead. */
  | { type: 'MoreThanAhead'; ahead: number }
  | { type: 'FutureDate' };

/** Check it before it is saved; the form and the command ask the same question. `ahead`: what the books have; undefined while they do not know. [PAY-4, PAY-17] */
export function checkGiveBack(
  draft: GiveBackDraft,
  ahead: number | undefined,
  now: { at: string; currency: string },
): Result<GiveBackDraft, GiveBackError> {
  const { amount, method, reference, occurred_at } = draft;
  if (amount > mostMoney(now.currency)) return refuse({ type: 'NumberTooLong' });
  if (!(Number.isSafeInteger(amount) && amount > 0)) return refuse({ type: 'AmountAboveZero' });
  if (method === 'mobile_money' && !reference?.trim()) return refuse({ type: 'ReferenceNeeded' });
  if (ahead !== undefined && amount > ahead) return refuse({ type: 'MoreThanAhead', ahead });
  if (isInFuture(occurred_at, now.at)) return refuse({ type: 'FutureDate' });
  return ok(draft);
}
