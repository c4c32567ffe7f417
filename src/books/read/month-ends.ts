import { nextMonth } from '../../domain/time/periods.ts';
import { entitiesOf, SPREAD } from '../../domain/ledger/fold.ts';
import { closeOrd, type FixedGroup } from '../../domain/ledger/posting.ts';
import { NO_BOOKS, type LedgerMeta, type LedgerTx } from '../keep/ledger-store.ts';

/*
 * Month ends: groups without a document, folded for every month from the first with a flock or an expense to spread up
 * to the month before today's. [LED-42]
 */

/** The first folded month end after a place in the order. */
export function closeAfter(meta: LedgerMeta | undefined, ord: string): string | undefined {
  const { firstMonth, lastMonth } = meta ?? {};
  if (firstMonth === undefined || lastMonth === undefined) return undefined;
  let month = ord.slice(0, 7);
  if (month < firstMonth) month = firstMonth;
  if (closeOrd(month) <= ord) month = nextMonth(month);
  return month <= lastMonth ? closeOrd(month) : undefined;
}

/** Whether a month end reads the entity: a flock, or the costs spread over flocks. */
export const isClosed = (entity: string): boolean => entity.startsWith('f:') || entity === SPREAD;
export const isClosedWithMonth = ({ postings }: Pick<FixedGroup, 'postings'>): boolean =>
  entitiesOf(postings).some(isClosed);

/** Record the first month in which a flock or an expense to spread appears: month ends are folded from it. */
export async function rememberMonth(tx: LedgerTx, group: FixedGroup): Promise<void> {
  if (!isClosedWithMonth(group)) return;
  const meta = tx.meta() ?? NO_BOOKS;
  const month = group.day.slice(0, 7);
  if (meta.firstMonth !== undefined && meta.firstMonth <= month) return;
  tx.putMeta({ ...meta, firstMonth: month });
  const until = meta.firstMonth ?? meta.lastMonth;
  if (meta.lastMonth === undefined || until === undefined) return;
  for (let one = month; one <= meta.lastMonth && one < until; one = nextMonth(one)) tx.addTodo([closeOrd(one)]);
}

/** Add the ends of all months before `thisMonth` to the list to do. */
export async function closeMonthsBefore(tx: LedgerTx, thisMonth: string): Promise<void> {
  const meta = tx.meta() ?? NO_BOOKS;
  const { firstMonth, lastMonth } = meta;
  if (firstMonth === undefined) return;
  let month = lastMonth === undefined ? firstMonth : nextMonth(lastMonth);
  if (month < firstMonth) month = firstMonth;
  if (month >= thisMonth) return;
  let ended = month;
  for (; month < thisMonth; month = nextMonth(month)) {
    tx.addTodo([closeOrd(month)]);
    ended = month;
  }
  tx.putMeta({ ...meta, lastMonth: ended });
}
