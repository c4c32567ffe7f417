import type { Result } from '../result.ts';
import { checkPaid, type PaidError } from './check-paid.ts';
import type { PayMethod } from '../sales/check-sale.ts';
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
  | PaidError
  /** More than was paid ahead. */
  | { type: 'MoreThanAhead'; ahead: number };

/** Check it before it is saved; the form and the command ask the same question. `ahead`: what the books have; undefined while they do not know. [PAY-4, PAY-17] */
export function checkGiveBack(
  draft: GiveBackDraft,
  ahead: number | undefined,
  now: { at: string; currency: string },
): Result<GiveBackDraft, GiveBackError> {
  const isTooMuch = ahead !== undefined && draft.amount > ahead;
  return checkPaid(draft, isTooMuch && { type: 'MoreThanAhead', ahead }, now);
}
