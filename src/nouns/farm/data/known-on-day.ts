import type { FarmActivity } from '../../../../schemas/farm-activity.schema.ts';
import { eggsIn } from '../../../domain/activities/activity-draft.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import type { Book } from '../../../store/book.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { headsBefore } from './flock-days.ts';
import { bookedHeads } from './flock-figures.ts';

/** Numbers of birds by which a record of a day is judged. */
export interface HeadsOnDay {
  /** Number of birds that may leave on that day: at most the birds at its end, and at most those present now. */
  readonly heads: number;
  /** The highest number on that day or at the start of the day before: hens sold in the morning have laid. [FLK-6] */
  readonly most_heads: number;
}

/** Feed given and eggs collected on a day so far. Units: eggs, grams. */
export interface DoneOnDay {
  readonly eggs: number;
  readonly fed_g: number;
}

/** Booked birds of a flock on a day; undefined until its placement is booked. [MSG-11, MSG-12, MSG-13] */
export async function headsOnDay(db: LedgerDatabase, farm: string, day: string): Promise<HeadsOnDay | undefined> {
  const level = await bookedHeads(db, farm);
  if (level === undefined) return undefined;
  const [before, start, end] = await Promise.all([-1, 0, 1].map((days) => headsBefore(db, farm, addDays(day, days))));
  return { heads: Math.min(level, end!), most_heads: Math.max(before!, start!, end!) };
}

/**
 * Eggs and feed of a flock on a day, from the records themselves: a record saved a moment ago is in no sum yet;
 * `except` is a record being corrected. [MSG-12, MSG-13, ACT-20]
 */
export async function doneOnDay({ farm_activities }: Book, businessId: string, farm: string, day: string, except?: string): Promise<DoneOnDay> {
  const selector = { business_id: { $eq: businessId }, day: { $eq: day } };
  const found = await farm_activities.collection.find({ selector }).exec();
  const own = found
    .map((one) => one.toMutableJSON() as unknown as FarmActivity & { sync_state: string })
    .filter((one) => one.farm_id === farm && one.id !== except && one.voided_at === undefined && one.sync_state !== 'rejected');
  return { eggs: sumOf(own, eggsIn), fed_g: sumOf(own, (one) => (one.kind === 'feed' ? one.qty : 0)) };
} // prettier-ignore
