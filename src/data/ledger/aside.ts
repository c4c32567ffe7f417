import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { Sale } from '../../../schemas/sale.schema.ts';
import { newestFirst } from '../rx-schema.ts';
import type { LedgerDatabase } from './dexie-ledger.ts';
import type { ToBook } from './ledger.ts';

/** Records of a flock that no sum holds: its treatments, and its weighings. */
export const treatedAside = (farm: string) => `treated ${farm}` as const;
export const weighedAside = (farm: string) => `weighed ${farm}` as const;

/**
 * A record that is shown apart from the others: a sale that is still to be done, or is none any more [SAL-21]; what a flock was given,
 * when it was weighed [VET-4, FLK-10]; or a phone, with its newest record. [RPT-1]
 */
export interface Aside {
  readonly id: string;
  readonly is: 'to-do' | 'undone' | 'phone' | ReturnType<typeof treatedAside> | ReturnType<typeof weighedAside>;
  readonly newest_first: number;
  readonly day: string;
  /** Of a phone: who wrote its newest record, and when. */
  readonly by?: string;
  readonly at?: string;
}

/** An order that waits and a delivery that did not arrive are to be done; what was voided or came back is undone. [SAL-34, SAL-36] */
function asideOf({ kind, status, voided_at, delivery }: Sale): Aside['is'] | undefined {
  if (voided_at !== undefined || kind === 'return') return 'undone';
  return status === 'order' || (delivery && delivery.status !== 'delivered') ? 'to-do' : undefined;
}

/** Voided ones count for nothing, and those that the server refused. */
function asideOfActivity({ kind, farm_id, voided_at }: FarmActivity): Aside['is'] | undefined {
  if (voided_at !== undefined) return undefined;
  if (kind === 'weighing') return weighedAside(farm_id);
  return kind === 'medication' || kind === 'vaccination' ? treatedAside(farm_id) : undefined;
}

/** Keep the list of them, so that no screen looks through all records for a few. Doing it again changes nothing. */
export async function keepAside({ aside }: LedgerDatabase, booked: readonly ToBook[]): Promise<void> {
  const seen: string[] = [];
  const put: Aside[] = [];
  for (const { kind, document, counts } of booked) {
    if (kind !== 'sales' && kind !== 'farm_activities') continue;
    const record = document as Sale | FarmActivity;
    seen.push(record.id);
    const is = kind === 'sales' ? asideOf(record as Sale) : counts ? asideOfActivity(record as FarmActivity) : undefined; // prettier-ignore
    if (is) put.push({ id: record.id, is, newest_first: newestFirst(record.occurred_at), day: record.day });
  }
  const kept = new Set(put.map(({ id }) => id));
  await aside.bulkDelete(seen.filter((id) => !kept.has(id)));
  await aside.bulkPut(put);
  await keepPhones(aside, booked);
}

/** What of a record tells which phone wrote it; a month's copy of an expense is made by whichever phone. [EXP-5] */
interface Written {
  readonly device_id: string;
  readonly created_at: string;
  readonly created_by: string;
  readonly day?: string;
  readonly recurring_of?: string;
}

const phoneId = (device: string): string => `phone:${device}`;

/** Keep when each phone was heard of last: its newest record. [RPT-1] */
async function keepPhones(aside: LedgerDatabase['aside'], booked: readonly ToBook[]): Promise<void> {
  const newest = new Map<string, Aside>();
  for (const { document } of booked) {
    const { device_id, created_at: at, created_by: by, day, recurring_of } = document as unknown as Written;
    if (recurring_of !== undefined || !device_id || !at || day === undefined) continue;
    const id = phoneId(device_id);
    if ((newest.get(id)?.at ?? '') < at)
      newest.set(id, { id, is: 'phone', newest_first: newestFirst(at), day, by, at });
  }
  const ids = [...newest.keys()];
  const known = await aside.bulkGet(ids);
  await aside.bulkPut(ids.map((id) => newest.get(id)!).filter(({ at = '' }, i) => (known[i]?.at ?? '') < at));
}

/** Each phone that ever wrote a record, the one heard of last first. */
export async function heardPhones({
  aside,
}: LedgerDatabase): Promise<{ device_id: string; by: string; last_at: string }[]> {
  const phones = await aside.where('[is+newest_first]').between(['phone', 0], ['phone', Infinity]).toArray();
  return phones.map(({ id, by = '', at = '' }) => ({ device_id: id.slice(phoneId('').length), by, last_at: at }));
}
