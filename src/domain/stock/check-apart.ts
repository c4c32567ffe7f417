import { MAX_QUANTITY } from '../../../schemas/bounds.ts';
import { ok, refuse, type Result } from '../result.ts';
import { isInFuture } from '../time/future.ts';
import type { SaleableGrade } from '../sales/egg-items.ts';

/** Use or disposal of eggs withheld because of medicine. Units: eggs. [VET-5] */
export interface ApartDraft {
  /** Generated when the form opens, so that saving twice saves one record. */
  readonly id: string;
  readonly farm_id: string;
  readonly grade: SaleableGrade;
  readonly qty: number;
  /** Thrown away, used as the label allows, or released for sale, which only the owner may decide. */
  readonly became: 'thrown' | 'used' | 'for_sale';
  readonly note: string;
  /** Time; now when absent. */
  readonly occurred_at?: string | undefined;
}

export type ApartError =
  | { type: 'NumberAboveZero' }
  | { type: 'NumberTooLong' }
  /** Fewer eggs are withheld according to the books. */
  | { type: 'MoreThanApart'; apart: number }
  /** The reason why they may be sold. */
  | { type: 'ReasonMissing' }
  | { type: 'FutureDate' };

/** Check it before it is saved; used by both the form and the command. */
export function checkApart(draft: ApartDraft, apart: number, at: string): Result<ApartDraft, ApartError> {
  const { qty, became, note, occurred_at } = draft;
  if (qty > MAX_QUANTITY) return refuse({ type: 'NumberTooLong' });
  if (!Number.isSafeInteger(qty) || qty < 1) return refuse({ type: 'NumberAboveZero' });
  if (qty > apart) return refuse({ type: 'MoreThanApart', apart });
  if (became === 'for_sale' && note.trim() === '') return refuse({ type: 'ReasonMissing' });
  if (isInFuture(occurred_at, at)) return refuse({ type: 'FutureDate' });
  return ok(draft);
}
