import type { Flock } from '../../../schemas/flock.schema.ts';
import { flockCard } from '../../../schemas/flock-card.ts';
import { paidAtOnce } from '../payments/paid-at-once.ts';
import { payOfPurchase } from '../purchases/draft-of-purchase.ts';
import { curveKeyOf } from './curve-copies.ts';
import { planKeyOf } from '../health/plan-copies.ts';
import { flockCost, type FlockDraft } from './check-flock.ts';

/** Fields of a stored flock that the form edits, apart from its plan, its curve and its payment. */
const SAID = [
  'name',
  'house_name',
  'species',
  'purpose',
  'breed',
  'housing',
  'placed_on',
  'age_at_placement_days',
  'initial_count',
  'extra_free_count',
  'doa_count',
  'hatch_avg_weight_g',
  'lay_start_on',
  'laying_months',
  'salvage_price',
  'vendor_id',
  'source_item_id',
  'unit_cost',
  'transport_cost',
  'note',
] as const satisfies readonly (keyof Flock & keyof FlockDraft)[];

/** All stored fields that the form writes. */
export const FLOCK_CONTENT = [...SAID, 'opening', 'initial_payment'] as const satisfies readonly (keyof Flock)[];

export type FlockContent = Pick<Flock, (typeof FLOCK_CONTENT)[number]>;

/** Content to store for a checked draft: fields without a value are absent, never empty. [FLK-1] */
export function flockContent(draft: FlockDraft): FlockContent {
  const { unit_cost: _price, ...said } = draft;
  const all: Partial<FlockDraft> = draft.source_item_id === undefined ? draft : said;
  const named = SAID.flatMap((field) => (isSaid(field, all[field]) ? [[field, all[field]] as const] : []));
  return { ...(Object.fromEntries(named) as unknown as FlockContent), ...paymentOf(draft) };
}

/** Zero extra birds and zero cost are omitted; an age of 0 days is a value. */
const isSaid = (field: string, value: unknown): boolean =>
  value !== undefined && value !== '' && (value !== 0 || field === 'age_at_placement_days');

function paymentOf(draft: FlockDraft): Pick<Flock, 'opening' | 'initial_payment'> {
  const { pay } = draft;
  if (pay.kind === 'before') return { opening: true };
  const initial_payment = paidAtOnce(pay, flockCost(draft));
  return initial_payment ? { initial_payment } : {};
}

/**
 * Draft from which a stored flock could have been saved; without any money when the user may not see it.
 * [RTE-29, FLK-29]
 */
export function draftOfFlock(flock: Flock, seesMoney: boolean): FlockDraft {
  const hidden: readonly string[] = seesMoney ? [] : flockCard.without;
  const said = SAID.flatMap((field) =>
    flock[field] === undefined || hidden.includes(field) ? [] : [[field, flock[field]] as const],
  );
  const [plan_id, curve_id] = [planKeyOf(flock), curveKeyOf(flock)];
  return {
    ...(Object.fromEntries(said) as unknown as FlockDraft),
    id: flock.id,
    purpose: flock.purpose ?? 'layer',
    ...(plan_id !== undefined && { plan_id }),
    ...(curve_id !== undefined && { curve_id }),
    pay: seesMoney ? payOfFlock(flock) : { kind: 'later' },
  };
}

/** First payment: a full payment remains a full payment. */
const payOfFlock = (flock: Flock): FlockDraft['pay'] =>
  flock.opening ? { kind: 'before' } : payOfPurchase(flock, flockCost(flock));
