import type { Flock } from '../../../schemas/flock.schema.ts';
import { flockCard } from '../../../schemas/flock-card.ts';
import { paidAtOnce } from '../payments/paid-at-once.ts';
import { payOfPurchase } from '../purchases/draft-of-purchase.ts';
import { curveKeyOf } from './curve-copies.ts';
import { planKeyOf } from '../health/plan-copies.ts';
import { flockCost, type FlockDraft } from './check-flock.ts';

/** What a form says of a flock as it is stored, beside its plan, its curve and how it was paid. */
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

/** Everything of a flock that its form writes. */
export const FLOCK_CONTENT = [...SAID, 'opening', 'initial_payment'] as const satisfies readonly (keyof Flock)[];

export type FlockContent = Pick<Flock, (typeof FLOCK_CONTENT)[number]>;

/** What a checked draft says, as it is stored: what was not said is absent, never empty. [FLK-1] */
export function flockContent(draft: FlockDraft): FlockContent {
  const { unit_cost: _price, ...said } = draft;
  const all: Partial<FlockDraft> = draft.source_item_id === undefined ? draft : said;
  const named = SAID.flatMap((field) => (isSaid(field, all[field]) ? [[field, all[field]] as const] : []));
  return { ...(Object.fromEntries(named) as unknown as FlockContent), ...paymentOf(draft) };
}

/** No bird on top and no cost say nothing; no day old is an age. */
const isSaid = (field: string, value: unknown): boolean =>
  value !== undefined && value !== '' && (value !== 0 || field === 'age_at_placement_days');

function paymentOf(draft: FlockDraft): Pick<Flock, 'opening' | 'initial_payment'> {
  const { pay } = draft;
  if (pay.kind === 'before') return { opening: true };
  const initial_payment = paidAtOnce(pay, flockCost(draft));
  return initial_payment ? { initial_payment } : {};
}

/**
 * A stored flock as the draft that it could have been saved from; for whoever may not see money, without anything of it. [RTE-29, FLK-29]
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

/** How it was paid at first: what paid for all of it goes on doing so. */
const payOfFlock = (flock: Flock): FlockDraft['pay'] =>
  flock.opening ? { kind: 'before' } : payOfPurchase(flock, flockCost(flock));
