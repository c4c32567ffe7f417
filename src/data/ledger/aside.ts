import type { Sale } from '../../../schemas/sale.schema.ts';
import { newestFirst } from '../rx-schema.ts';
import type { LedgerDatabase } from './dexie-ledger.ts';
import type { ToBook } from './ledger.ts';

/** A sale that is shown apart from the others: what is still to be done, or what is no sale any more. [SAL-21] */
export interface Aside {
  readonly id: string;
  readonly is: 'to-do' | 'undone';
  readonly newest_first: number;
  readonly day: string;
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
}
