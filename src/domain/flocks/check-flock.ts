import { isDay } from '../time/is-day.ts';
import { MAX_BIRDS } from '../../../schemas/bounds.ts';
import type { Flock } from '../../../schemas/flock.schema.ts';
import { maxMoney } from '../money/max-money.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { PurchaseDraft } from '../purchases/check-purchase.ts';
import { hatchDay } from './flock-age.ts';

export type Purpose = NonNullable<Flock['purpose']>;

/** A new or corrected flock in the form. Units: birds, days, grams, minor units. [FLK-1, FLK-3, FLK-29] */
export interface FlockDraft {
  /** Generated when the form opens, so that saving twice saves one record. [DAT-4] */
  readonly id: string;
  readonly name: string;
  readonly house_name: string;
  readonly species?: string | undefined;
  readonly purpose: Purpose;
  readonly breed?: string | undefined;
  readonly housing?: Flock['housing'];
  /** Vaccination plan to copy, by `planKey`; none when absent. A plan already followed remains its own copy. [VET-8] */
  readonly plan_id?: string | undefined;
  /** Breed curve for comparison, by `curveKey`; the usual one when absent. [FLK-24] */
  readonly curve_id?: string | undefined;
  readonly placed_on: string;
  readonly age_at_placement_days: number;
  readonly initial_count: number;
  readonly extra_free_count?: number | undefined;
  readonly doa_count?: number | undefined;
  /** Weight of one chick at arrival. */
  readonly hatch_avg_weight_g?: number | undefined;
  /** From this day its costs are those of its eggs; computed from the age when absent. [LED-41] */
  readonly lay_start_on?: string | undefined;
  readonly laying_months?: number | undefined;
  /** Proceeds of one hen at the end. [FLK-17] */
  readonly salvage_price?: number | undefined;
  /** The supplier; none in particular when absent. */
  readonly vendor_id?: string | undefined;
  /** Own chicks from the shop's stock, where their cost is known. */
  readonly source_item_id?: string | undefined;
  /** Per bird. */
  readonly unit_cost?: number | undefined;
  readonly transport_cost?: number | undefined;
  readonly note?: string | undefined;
  /** Present before the book began, or paid like a purchase. */
  readonly pay: { readonly kind: 'before' } | PurchaseDraft['pay'];
}

type Counted = 'extra_free_count' | 'doa_count' | 'unit_cost' | 'transport_cost' | 'salvage_price';

/** The wrong field, and its error. */
export type FlockError =
  | { type: 'NameMissing' | 'HouseMissing' }
  | { type: 'PlacedInFuture' }
  | { type: 'AgeOutOfRange' }
  | { type: 'NumberAboveZero' }
  | { type: 'CountOutOfRange' }
  | { type: 'NotANumber'; field: Counted }
  | { type: 'MoreDeadThanCame' }
  | { type: 'ChickWeightWrong' | 'LayingMonthsWrong' }
  /** Lay cannot start before hatching. */
  | { type: 'LaysBeforeHatch' }
  /** Own chicks, but the item is missing. */
  | { type: 'ChicksMissing' }
  | { type: 'PartAmount' | 'ReferenceNeeded' }
  /** Birds and transport together. [MNY-15] */
  | { type: 'ComesToTooMuch' };

/** Check a flock before it is saved; used by both the form and the command. [FLK-3] */
export function checkFlock(
  draft: FlockDraft,
  { today, currency }: { today: string; currency: string },
): Result<FlockDraft, FlockError> {
  const [name, house_name] = [draft.name.trim(), draft.house_name.trim()];
  const { pay, lay_start_on } = draft;
  const most = maxMoney(currency);
  if (name === '' || name.length > 80) return refuse({ type: 'NameMissing' });
  if (house_name === '' || house_name.length > 60) return refuse({ type: 'HouseMissing' });
  if (!isDay(draft.placed_on) || draft.placed_on > today) return refuse({ type: 'PlacedInFuture' });
  if (!isWhole(draft.age_at_placement_days, 0, 700)) return refuse({ type: 'AgeOutOfRange' });
  if (!(draft.initial_count > 0)) return refuse({ type: 'NumberAboveZero' });
  if (!isWhole(draft.initial_count, 1, MAX_BIRDS)) return refuse({ type: 'CountOutOfRange' });
  for (const field of ['extra_free_count', 'doa_count'] as const)
    if (!isWhole(draft[field] ?? 0, 0, MAX_BIRDS)) return refuse({ type: 'NotANumber', field });
  for (const field of ['unit_cost', 'transport_cost', 'salvage_price'] as const)
    if (!isWhole(draft[field] ?? 0, 0, most)) return refuse({ type: 'NotANumber', field });
  const cost = flockCost(draft);
  if (cost > most) return refuse({ type: 'ComesToTooMuch' });
  if ((draft.doa_count ?? 0) > draft.initial_count + (draft.extra_free_count ?? 0))
    return refuse({ type: 'MoreDeadThanCame' });
  if (!isWhole(draft.hatch_avg_weight_g ?? 1, 1, 10_000)) return refuse({ type: 'ChickWeightWrong' });
  if (!isWhole(draft.laying_months ?? 1, 1, 60)) return refuse({ type: 'LayingMonthsWrong' });
  if (lay_start_on !== undefined && !(isDay(lay_start_on) && lay_start_on >= hatchDay(draft)))
    return refuse({ type: 'LaysBeforeHatch' });
  if (draft.source_item_id === '') return refuse({ type: 'ChicksMissing' });
  if (pay.kind === 'part' && !(isWhole(pay.amount, 1, most) && pay.amount < cost))
    return refuse({ type: 'PartAmount' });
  const isPaid = pay.kind === 'part' || (pay.kind === 'all' && cost > 0);
  if (isPaid && pay.method === 'mobile_money' && !pay.reference?.trim()) return refuse({ type: 'ReferenceNeeded' });
  return ok({
    ...draft,
    name,
    house_name,
    breed: cut(draft.breed, 60),
    species: cut(draft.species, 40),
    note: cut(draft.note, 500),
  });
}

/** Cost of the birds and their transport; own chicks were already paid for as eggs and heating. Units: minor units. */
export const flockCost = ({ initial_count, unit_cost = 0, transport_cost = 0, source_item_id }: Pick<FlockDraft, 'initial_count' | 'unit_cost' | 'transport_cost' | 'source_item_id'>): number =>
  (source_item_id === undefined ? initial_count * unit_cost : 0) + transport_cost; // prettier-ignore

const cut = (text: string | undefined, length: number): string | undefined =>
  text?.trim().slice(0, length) || undefined;

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isSafeInteger(value) && value >= from && value <= to;
