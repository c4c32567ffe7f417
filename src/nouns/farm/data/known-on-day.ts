import type { FarmActivity } from '../../../../schemas/farm-activity.schema.ts';
import { eggsIn } from '../../../domain/activities/activity-draft.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import type { Book } from '../../../store/book.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { headsBefore } from './flock-days.ts';
import { bookedHeads } from './flock-figures.ts';

/** Birds by which a record of a day is judged. */
export interface HeadsOnDay {
  /** As many may leave on that day: no more than were there at its end, or are there now. */
  readonly heads: number;
  /** The most of that day and of the evening before last: hens that were sold in the morning had laid. [FLK-6] */
  readonly most_heads: number;
}

/** What was given and gathered on a day already. Units: eggs, grams. */
export interface DoneOnDay {
  readonly eggs: number;
  readonly fed_g: number;
}

/** Birds of a flock on a day by the books; undefined until its placing is booked. [MSG-11, MSG-12, MSG-13] */
export async function headsOnDay(db: LedgerDatabase, farm: string, day: string): Promise<HeadsOnDay | undefined> {
  const level = await bookedHeads(db, farm);
  if (level === undefined) return undefined;
  const [before, start, end] = await Promise.all([-1, 0, 1].map((days) => headsBefore(db, farm, addDays(day, days))));
  return { heads: Math.min(level, end!), most_heads: Math.max(before!, start!, end!) };
}

/** What stands written down of a flock on a day, from the records themselves: one that was saved a moment ago is in no sum yet; `except` is one that is put right. [MSG-12, MSG-13, ACT-20] */
export async function doneOnDay({ farm_activities }: Book, businessId: string, farm: string, day: string, except?: string): Promise<DoneOnDay> {
  const selector = { business_id: { $eq: businessId }, day: { $eq: day } };
  const found = await farm_activities.collection.find({ selector }).exec();
  const own = found
    .map((one) => one.toMutableJSON() as unknown as FarmActivity & { sync_state: string })
    .filter((one) => one.farm_id === farm && one.id !== except && one.voided_at === undefined && one.sync_state !== 'rejected');
  return { eggs: sumOf(own, eggsIn), fed_g: sumOf(own, (one) => (one.kind === 'feed' ? one.qty : 0)) };
} // prettier-ignore
