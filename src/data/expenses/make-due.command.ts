import { NO_PAYEE } from '../../domain/expenses/check-expense.ts';
import { copyId, copyNumber, dueIn, monthsAfter } from '../../domain/expenses/recurring.ts';
import { ok, refuse } from '../../domain/result.ts';
import { localDay } from '../../domain/time/local-day.ts';
import type { Book, ExpenseDoc } from '../book.ts';
import type { Deps } from '../deps.ts';
import { openBusinessOf } from '../open-business.ts';
import type { CommandInput, CommandResult } from '../port.ts';
import { LATEST_MS, newestFirst } from '../rx-schema.ts';
import { saveAsPending } from '../save.ts';
import { mayDo } from '../session.ts';

/** Of so many of the newest expenses those that come again are looked for: months of a big farm. */
const LOOKED_THROUGH = 1_000;

/**
 * Make the copies of expenses that come again every month, up to this month, unpaid and due on their day. Their ids follow from the first
 * of the series and the month: whichever phones make them make one document. [EXP-5] `settled` is false as long as this phone
 * has not yet heard all expenses: a series may have been ended elsewhere.
 */
export async function makeDue(
  { session$, now }: Deps,
  _input: CommandInput<'expenses.makeDue'>,
): Promise<CommandResult<'expenses.makeDue'>> {
  const session = session$.value;
  const open = session && (await openBusinessOf(session));
  if (!open) return refuse({ type: 'SignedOut' });
  if (!mayDo(open, 'add_expenses')) return ok({ made: 0, settled: true });
  const { book } = session;
  const business_id = open.business.id;
  const moment = now();
  const made = await book.exclusive(async () => {
    const newest = await book.expenses.newest(business_id, 0, LATEST_MS, LOOKED_THROUGH);
    if (!(await isWhole(book, business_id, newest))) return undefined;
    const copies = latestOfSeries(newest).flatMap(([first, latest]) => {
      const root = newest.find(({ id }) => id === first) ?? latest;
      return monthsAfter(latest.day, localDay(moment)).map((month) => copyOf(latest, root, month));
    });
    const known = await book.expenses.find(copies.map(({ id }) => id));
    const fresh = copies.filter(({ id }) => !known.has(id));
    const at = { created_at: moment.toISOString(), created_by: book.uid, rev: 0 };
    if (fresh.length > 0)
      await saveAsPending(book, book.expenses, fresh.map((copy) => ({ after: { ...copy, ...at } }))); // prettier-ignore
    return fresh.length;
  });
  if (made) session.sync.sendNow();
  return ok({ made: made ?? 0, settled: made !== undefined });
}

/** What was never sent anywhere is all there is; else everything must have been read once. */
async function isWhole({ upkeep }: Book, businessId: string, rows: readonly ExpenseDoc[]): Promise<boolean> {
  if (rows.length > 0 && rows.every(({ sync_state }) => sync_state !== 'synced')) return true;
  return (await upkeep.checkpoints.get(`businesses/${businessId}/expenses`))?.whole === true;
}

/** Of each series its latest expense, of those that still come again. What was voided says nothing. */
function latestOfSeries(newest: readonly ExpenseDoc[]): [first: string, latest: ExpenseDoc][] {
  const series = new Map<string, ExpenseDoc>();
  for (const expense of newest) {
    if (expense.voided_at !== undefined || expense.sync_state === 'rejected') continue;
    const first = expense.recurring_of ?? expense.id;
    const known = series.get(first);
    if (!known || known.day < expense.day) series.set(first, expense);
  }
  return [...series].filter(([, { recurring }]) => recurring !== undefined);
}

/** It belongs to no phone's series of numbers: two phones would both give it one, and one of them would be missed. */
function copyOf(latest: ExpenseDoc, root: ExpenseDoc, month: string) {
  const { business_id, category, amount, payee, vendor_id, farm_id, spread, note, voucher_no } = latest;
  const first = latest.recurring_of ?? latest.id;
  const id = copyId(first, month);
  const [year, number] = month.split('-').map(Number) as [number, number];
  const occurred_at = new Date(year, number - 1, 1).toISOString();
  return {
    id,
    business_id,
    occurred_at,
    day: `${month}-01`,
    device_id: id,
    device_seq: 1,
    voucher_no: copyNumber(voucher_no, month),
    category,
    amount,
    ...(vendor_id === undefined ? { payee: payee ?? NO_PAYEE } : { vendor_id }),
    ...(farm_id !== undefined && { farm_id }),
    ...(spread && { spread }),
    ...(note && { note }),
    due_date: dueIn(month, root),
    recurring: 'monthly' as const,
    recurring_of: first,
    newest_first: newestFirst(occurred_at),
  };
}
