import { MAX_BIRDS } from '../../../schemas/bounds.ts';
import type { Flock } from '../../../schemas/flock.schema.ts';
import { mostMoney } from '../money/most-money.ts';
import { ok, refuse, type Result } from '../result.ts';
import { flockCost } from './check-flock.ts';

/** What of a flock may be corrected. Units: birds, days. [FLK-11] */
export interface FlockChange {
  readonly id: string;
  readonly name: string;
  readonly house_name: string;
  readonly breed?: string | undefined;
  readonly housing?: Flock['housing'];
  /** Vaccination plan by `planKey`; none when absent. What the flock follows already stays its own copy. [VET-8] */
  readonly plan_id?: string | undefined;
  /** Breed curve by `curveKey`; as it was when absent. [FLK-24] */
  readonly curve_id?: string | undefined;
  readonly initial_count: number;
  /** Why the birds that came are other ones now; needed only then. */
  readonly reason?: string | undefined;
}

/** The end of a flock. */
export interface FlockEnd {
  readonly id: string;
  readonly closed_on: string;
  readonly reason?: string | undefined;
}

export type FlockChangeError =
  | { type: 'NameMissing' | 'HouseMissing' | 'NumberAboveZero' | 'CountOutOfRange' | 'MoreDeadThanCame' }
  /** As many at what one costs. [MNY-15] */
  | { type: 'ComesToTooMuch' }
  /** The count was changed and nobody says why. */
  | { type: 'ReasonMissing' };

export type FlockEndError = { type: 'ClosedInFuture' } | { type: 'ClosedBeforePlaced' };

/** Check a correction against the flock as it is. Errors: the first refusal; a new count without a reason is one. [FLK-3, FLK-11] */
export function checkFlockChange(
  change: FlockChange,
  before: Pick<Flock, 'initial_count' | 'extra_free_count' | 'doa_count' | 'unit_cost' | 'transport_cost'>,
  currency: string,
): Result<FlockChange, FlockChangeError> {
  const [name, house_name] = [change.name.trim(), change.house_name.trim()];
  const { initial_count } = change;
  if (name === '' || name.length > 80) return refuse({ type: 'NameMissing' });
  if (house_name === '' || house_name.length > 60) return refuse({ type: 'HouseMissing' });
  if (!(initial_count > 0)) return refuse({ type: 'NumberAboveZero' });
  if (!Number.isSafeInteger(initial_count) || initial_count > MAX_BIRDS) return refuse({ type: 'CountOutOfRange' });
  if (flockCost({ ...before, initial_count }) > mostMoney(currency)) return refuse({ type: 'ComesToTooMuch' });
  if ((before.doa_count ?? 0) > initial_count + (before.extra_free_count ?? 0))
    return refuse({ type: 'MoreDeadThanCame' });
  const reason = change.reason?.trim().slice(0, 200);
  if (initial_count !== before.initial_count && !reason) return refuse({ type: 'ReasonMissing' });
  return ok({ ...change, name, house_name, breed: change.breed?.trim().slice(0, 60) || undefined, reason });
}

/** Check the day on which a flock ends: not before it came and not after today. [FLK-11] */
export function checkFlockEnd(
  end: FlockEnd,
  { placed_on, today }: { placed_on: string; today: string },
): Result<FlockEnd, FlockEndError> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(end.closed_on) || end.closed_on > today) return refuse({ type: 'ClosedInFuture' });
  if (end.closed_on < placed_on) return refuse({ type: 'ClosedBeforePlaced' });
  return ok({ ...end, reason: end.reason?.trim().slice(0, 200) || undefined });
}
