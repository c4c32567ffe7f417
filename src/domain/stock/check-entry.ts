import type { LOSS_REASONS } from '../../../schemas/choices.ts';
import { MAX_QUANTITY } from '../../../schemas/bounds.ts';
import { maxMoney } from '../money/max-money.ts';
import { ok, refuse, type Result } from '../result.ts';
import { isInFuture } from '../time/future.ts';

export type LossReason = (typeof LOSS_REASONS)[number];

/** A stock change of shop goods other than a purchase or sale. Units: base units, minor units. [SHP-6] */
export type EntryContent =
  | {
      readonly kind: 'loss';
      readonly reason: LossReason;
      readonly batch_no?: string | undefined;
      readonly photo?: { readonly path: string } | undefined;
    }
  | { readonly kind: 'found' }
  | { readonly kind: 'internal_use'; readonly used_for: 'household' | 'business' }
  | { readonly kind: 'gift' }
  | {
      readonly kind: 'opening';
      readonly value: number;
      readonly batch_no?: string | undefined;
      readonly expiry?: string | undefined;
    }
  | { readonly kind: 'count' };

export interface EntryDraft {
  /** Generated when the form opens, so that saving twice saves one record. */
  readonly id: string;
  readonly item_id: string;
  readonly qty: number;
  readonly content: EntryContent;
  readonly occurred_at?: string | undefined;
  readonly responsible?: string | undefined;
  readonly note?: string | undefined;
}

export type EntryError =
  | { type: 'NumberAboveZero' }
  | { type: 'CountWrong' }
  | { type: 'NumberTooLong' }
  | { type: 'NoteNeeded' }
  | { type: 'ValueWrong' }
  /** The total value exceeds the largest amount. [MNY-15] */
  | { type: 'ComesToTooMuch' }
  | { type: 'FutureDate' };

/**
 * Check an entry: a quantity above zero, or also zero for a count; the reason "other" requires a note. [SHP-7, SHP-8]
 */
export function checkEntry(draft: EntryDraft, now: { at: string; currency: string }): Result<EntryDraft, EntryError> {
  const { content, qty, note, occurred_at } = draft;
  const isCount = content.kind === 'count';
  if (qty > MAX_QUANTITY) return refuse({ type: 'NumberTooLong' });
  if (!Number.isSafeInteger(qty) || qty < 0) return refuse({ type: isCount ? 'CountWrong' : 'NumberAboveZero' });
  if (qty === 0 && !isCount) return refuse({ type: 'NumberAboveZero' });
  if (content.kind === 'loss' && content.reason === 'other' && !note?.trim()) return refuse({ type: 'NoteNeeded' });
  if (content.kind === 'opening') {
    if (content.value > maxMoney(now.currency)) return refuse({ type: 'ComesToTooMuch' });
    if (!Number.isSafeInteger(content.value) || content.value < 0) return refuse({ type: 'ValueWrong' });
  }
  if (isInFuture(occurred_at, now.at)) return refuse({ type: 'FutureDate' });
  return ok(draft);
}
