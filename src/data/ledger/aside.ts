import type { Sale } from '../../../schemas/sale.schema.ts';
import { newestFirst } from '../rx-schema.ts';
import type { LedgerDatabase } from './dexie-ledger.ts';
import type { ToBook } from './ledger.ts';

/** A sale that is shown apart from the others: what is still to be done, or what is no sale any more [SAL-21]; or a phone. */
export interface Aside {
  readonly id: string;
  readonly is: 'to-do' | 'undone' | 'phone';
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

/** Keep the list of them, so that no screen looks through all sales for a few. Doing it again changes nothing. */
export async function keepAside({ aside }: LedgerDatabase, booked: readonly ToBook[]): Promise<void> {
  const sales = booked.filter(({ kind }) => kind === 'sales').map(({ document }) => document as Sale);
  const put = sales.flatMap((sale): Aside[] => {
    const is = asideOf(sale);
    return is ? [{ id: sale.id, is, newest_first: newestFirst(sale.occurred_at), day: sale.day }] : [];
  });
  const kept = new Set(put.map(({ id }) => id));
  await aside.bulkDelete(sales.map(({ id }) => id).filter((id) => !kept.has(id)));
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
