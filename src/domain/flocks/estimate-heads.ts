import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { Flock } from '../../../schemas/flock.schema.ts';
import { birdsPlaced } from './flock-age.ts';

/**
 * Birds of a flock according to a person's own records: placed, then their counts, deaths, culls and moves in order.
 * Records of other people are missing, so it is good enough to warn and never to refuse. [LED-52]
 */
export function estimateHeads(flock: Flock, activities: readonly FarmActivity[]): number {
  const { id } = flock;
  const own = activities.filter(
    (one) => one.voided_at === undefined && (one.farm_id === id || (one.kind === 'transfer' && one.to_farm_id === id)),
  );
  return own.sort(asTheyHappened).reduce((heads, one) => after(heads, one, id), birdsPlaced(flock)); // prettier-ignore
}

function after(heads: number, activity: FarmActivity, farmId: string): number {
  const { kind } = activity;
  if (kind === 'count') return activity.qty;
  if (kind === 'mortality') return heads - activity.qty;
  if (kind === 'cull') return activity.outcome === 'sold' ? heads : heads - activity.qty;
  if (kind === 'transfer') return activity.farm_id === farmId ? heads - activity.qty : heads + activity.qty;
  return heads;
}

/** The common order of all folds: day, then time, then document. [LED-22] */
const asTheyHappened = (a: FarmActivity, b: FarmActivity): number => (placeOf(a) < placeOf(b) ? -1 : 1);
const placeOf = ({ day, occurred_at, id }: FarmActivity): string => `${day} ${occurred_at} ${id}`;
