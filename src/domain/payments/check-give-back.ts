import type { Result } from '../result.ts';
import { checkPaid, type PaidError } from './check-paid.ts';
import type { PayMethod } from '../sales/check-sale.ts';
import type { Side } from '../parties/check-party.ts';

/** Return of an advance payment: to a customer, or from a supplier to us. Units: minor units. [PAY-17] */
export interface GiveBackDraft {
  /** Generated when the form opens, so that saving twice saves one record. [DAT-4] */
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
  /** More than the advance. */
  | { type: 'MoreThanAhead'; ahead: number };

/**
 * Check it before it is saved; used by both the form and the command. `ahead`: the advance in the books; undefined
 * while unknown. [PAY-4, PAY-17]
 */
export function checkGiveBack(
  draft: GiveBackDraft,
  ahead: number | undefined,
  now: { at: string; currency: string },
): Result<GiveBackDraft, GiveBackError> {
  const isTooMuch = ahead !== undefined && draft.amount > ahead;
  return checkPaid(draft, isTooMuch && { type: 'MoreThanAhead', ahead }, now);
}
