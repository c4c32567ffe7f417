import { MAX_BIRDS } from '../../../schemas/bounds.ts';
import type { Flock } from '../../../schemas/flock.schema.ts';
import { mostMoney } from '../money/most-money.ts';
import { ok, refuse, type Result } from '../result.ts';

export type Purpose = NonNullable<Flock['purpose']>;

/** A new flock as the form holds it. Units: birds, days, minor units. [FLK-1, FLK-3] */
export interface FlockDraft {
  /** Made when the form opens: saving twice saves once. [DAT-4] */
  readonly id: string;
  readonly name: string;
  readonly house_name: string;
  readonly species?: string | undefined;
  readonly purpose: Purpose;
  readonly breed?: string | undefined;
  readonly housing?: Flock['housing'];
  /** Vaccination plan that it copies, by `planKey`; none when absent. [VET-8] */
  readonly plan_id?: string | undefined;
  /** Breed curve that it is compared with, by `curveKey`; the usual one when absent. [FLK-24] */
  readonly curve_id?: string | undefined;
  readonly placed_on: string;
  readonly age_at_placement_days: number;
  readonly initial_count: number;
  readonly extra_free_count?: number | undefined;
  readonly doa_count?: number | undefined;
  /** Of one bird. */
  readonly unit_cost?: number | undefined;
  readonly transport_cost?: number | undefined;
  /** Were there before the book, paid with the first cash, or are still to be paid. */
  readonly paid: 'before' | 'cash' | 'later';
}

/** The field that is wrong, and how. */
export type FlockError =
  | { type: 'NameMissing' | 'HouseMissing' }
  | { type: 'PlacedInFuture' }
  | { type: 'AgeOutOfRange' }
  | { type: 'NumberAboveZero' }
  | { type: 'CountOutOfRange' }
  | { type: 'NotANumber'; field: 'extra_free_count' | 'doa_count' | 'unit_cost' | 'transport_cost' }
  | { type: 'MoreDeadThanCame' }
  /** Birds and transport together. [MNY-15] */
  | { type: 'ComesToTooMuch' };

/** Check a flock before it is saved; the form and the command ask the same question. [FLK-3] */
export function checkFlock(
  draft: FlockDraft,
  { today, currency }: { today: string; currency: string },
): Result<FlockDraft, FlockError> {
  const [name, house_name] = [draft.name.trim(), draft.house_name.trim()];
  const [breed, species] = [draft.breed?.trim().slice(0, 60), draft.species?.trim().slice(0, 40)];
  if (name === '' || name.length > 80) return refuse({ type: 'NameMissing' });
  if (house_name === '' || house_name.length > 60) return refuse({ type: 'HouseMissing' });
  if (!/^\d{4}-\d{2}-\d{2}$/.test(draft.placed_on) || draft.placed_on > today)
    return refuse({ type: 'PlacedInFuture' });
  if (!isWhole(draft.age_at_placement_days, 0, 700)) return refuse({ type: 'AgeOutOfRange' });
  if (!(draft.initial_count > 0)) return refuse({ type: 'NumberAboveZero' });
  if (!isWhole(draft.initial_count, 1, MAX_BIRDS)) return refuse({ type: 'CountOutOfRange' });
  for (const field of ['extra_free_count', 'doa_count'] as const)
    if (!isWhole(draft[field] ?? 0, 0, MAX_BIRDS)) return refuse({ type: 'NotANumber', field });
  for (const field of ['unit_cost', 'transport_cost'] as const)
    if (!isWhole(draft[field] ?? 0, 0, mostMoney(currency))) return refuse({ type: 'NotANumber', field });
  if (flockCost(draft) > mostMoney(currency)) return refuse({ type: 'ComesToTooMuch' });
  if ((draft.doa_count ?? 0) > draft.initial_count + (draft.extra_free_count ?? 0))
    return refuse({ type: 'MoreDeadThanCame' });
  return ok({ ...draft, name, house_name, breed: breed || undefined, species: species || undefined });
}

/** What the birds and their way here cost. Units: minor units. */
export const flockCost = ({ initial_count, unit_cost = 0, transport_cost = 0 }: Pick<FlockDraft, 'initial_count' | 'unit_cost' | 'transport_cost'>): number =>
  initial_count * unit_cost + transport_cost; // prettier-ignore

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isSafeInteger(value) && value >= from && value <= to;
