import { isDay } from '../time/is-day.ts';
import type { Flock } from '../../../schemas/flock.schema.ts';
import { ok, refuse, type Result } from '../result.ts';
import { checkFlock, type FlockDraft, type FlockError } from './check-flock.ts';

/** A correction of a flock; a reason is required when the number of birds placed changes. [FLK-11, FLK-29] */
export interface FlockChange {
  readonly draft: FlockDraft;
  readonly reason?: string | undefined;
}

/** The closing of a flock. */
export interface FlockEnd {
  readonly id: string;
  readonly closed_on: string;
  readonly reason?: string | undefined;
}

export type FlockChangeError =
  | FlockError
  /** The count was changed without a reason. */
  | { type: 'ReasonMissing' }
  /** The closing day would precede the placement. */
  | { type: 'PlacedAfterClosed' };

export type FlockEndError = { type: 'ClosedInFuture' } | { type: 'ClosedBeforePlaced' };

/**
 * Check a correction against the stored flock. Errors: the first refusal; a new count without a reason is refused.
 * [FLK-3, FLK-11]
 */
export function checkFlockChange(
  { draft, reason }: FlockChange,
  before: Pick<Flock, 'initial_count' | 'closed_on'>,
  now: { today: string; currency: string },
): Result<FlockChange, FlockChangeError> {
  const checked = checkFlock(draft, now);
  if (!checked.ok) return checked;
  if (before.closed_on !== undefined && draft.placed_on > before.closed_on)
    return refuse({ type: 'PlacedAfterClosed' });
  const why = reason?.trim().slice(0, 200);
  if (draft.initial_count !== before.initial_count && !why) return refuse({ type: 'ReasonMissing' });
  return ok({ draft: checked.value, reason: why });
}

/** Check the closing day of a flock: not before its placement and not after today. [FLK-11] */
export function checkFlockEnd(
  end: FlockEnd,
  { placed_on, today }: { placed_on: string; today: string },
): Result<FlockEnd, FlockEndError> {
  if (!isDay(end.closed_on) || end.closed_on > today) return refuse({ type: 'ClosedInFuture' });
  if (end.closed_on < placed_on) return refuse({ type: 'ClosedBeforePlaced' });
  return ok({ ...end, reason: end.reason?.trim().slice(0, 200) || undefined });
}
