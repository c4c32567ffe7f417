import { nothing } from '../../../contract/inputs/shape.ts';
import { command } from '../../../data/command.ts';
import { NO_PAYEE } from '../../../domain/expenses/check-expense.ts';
import { copyId, copyNumber, dueIn, monthsAfter } from '../../../domain/expenses/recurring.ts';
import { ok } from '../../../domain/result.ts';
import { dayStart } from '../../../domain/time/day-start.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import type { Book, ExpenseDoc } from '../../../store/book.ts';
import { newestFirst } from '../../../store/rx-schema.ts';
import { lastHeard } from '../../../store/last-heard.ts';
import { saveAsPending } from '../../../store/save.ts';
import { mayDo } from '../../../data/session.ts';

/** Rows per read. A series without an expense in the last `YEARS` years is not found, and gets no copies. */
const READ_AT_ONCE = 1_000;
const YEARS = 2;
/** Longer than any phone is without a connection. Units: ms. */
const FAR_AHEAD_MS = 100 * 86_400_000;

/**
 * Create the copies of expenses that repeat every month, up to this month, unpaid and due on their day. Their ids
 * derive from the first of the series and the month: all phones create the same document. [EXP-5] `settled` is false
 * while this phone has not yet received all expenses: a series may have been ended elsewhere.
 */
export const makeDue = command({
  name: 'expenses.makeDue',
  input: nothing,
  needs: 'member',
  run: async ({ deps: { now }, session, open, book }, _input) => {
    if (!mayDo(open, 'add_expenses')) return ok({ made: 0, settled: true });
    const business_id = open.business.id;
    const moment = now();
    if (await isFarAhead(book, moment)) return ok({ made: 0, settled: true });
    const today = localDay(moment);
    const made = await book.exclusive(async () => {
      const { rows, isUnsent } = await recentSeries(book, business_id, today);
      if (!isUnsent && !(await isWhole(book, business_id))) return undefined;
      const fresh = await missingCopies(book, rows, today);
      const at = { created_at: moment.toISOString(), created_by: book.uid, rev: 0 };
      if (fresh.length > 0)
        await saveAsPending(book, book.expenses, fresh.map((copy) => ({ after: { ...copy, ...at } }))); // prettier-ignore
      return fresh.length;
    });
    if (made) session.sync.sendNow();
    return ok({ made: made ?? 0, settled: made !== undefined });
  },
});

/** A phone whose clock is a year ahead would create the expenses of a year that has not happened yet. [DOC-18] */
const isFarAhead = async (book: Book, moment: Date): Promise<boolean> => {
  const heard = await lastHeard(book);
  return heard > 0 && moment.getTime() > heard + FAR_AHEAD_MS;
};

/** True when all expenses have been read once. */
const isWhole = async ({ upkeep }: Book, businessId: string): Promise<boolean> =>
  (await upkeep.checkpoints.get(`businesses/${businessId}/expenses`))?.whole === true;

/** Expenses of recent series; a business of which nothing was ever sent is complete on this phone. */
async function recentSeries(
  { expenses }: Book,
  businessId: string,
  today: string,
): Promise<{ rows: ExpenseDoc[]; isUnsent: boolean }> {
  const until = newestFirst(dayStart(`${Number(today.slice(0, 4)) - YEARS}${today.slice(4, 7)}-01`).toISOString());
  const rows = new Map<string, ExpenseDoc>();
  let [seen, isUnsent, from] = [0, true, 0];
  for (;;) {
    const page = await expenses.newest(businessId, from, until, READ_AT_ONCE);
    for (const one of page) if (one.recurring !== undefined || one.recurring_of !== undefined) rows.set(one.id, one);
    isUnsent &&= page.every(({ sync_state }) => sync_state !== 'synced');
    seen += page.length;
    const last = page.at(-1);
    if (page.length < READ_AT_ONCE || !last) return { rows: [...rows.values()], isUnsent: isUnsent && seen > 0 };
    // Both ends are inclusive; no farm has a thousand expenses of one moment.
    from = Math.max(last.newest_first, from + 1);
  }
}

/** The copies for the months of each series after the newest copy that exists, voided ones included. [EXP-5] */
async function missingCopies({ expenses }: Book, rows: readonly ExpenseDoc[], today: string) {
  const firsts = [...new Set(rows.map(({ id, recurring_of = id }) => recurring_of))];
  // However old the first one is: its day sets the day of all copies.
  const roots = await expenses.find(firsts);
  const series = firsts.map((first) => {
    const own = rows.filter(({ id, recurring_of = id }) => recurring_of === first).sort((a, b) => (a.day < b.day ? -1 : 1)); // prettier-ignore
    const root = roots.get(first) ?? own[0]!;
    const months = monthsAfter(root.day, today).map((month) => ({ month, id: copyId(first, month) }));
    return { root, own, months };
  });
  const known = await expenses.find(series.flatMap(({ months }) => months.map(({ id }) => id)));
  return series.flatMap(({ root, own, months }) => {
    const made = months.findLastIndex(({ id }) => known.has(id));
    // A copy belongs to the month in its id: a user may have moved its day.
    const copies = months.flatMap(({ id }) => known.get(id) ?? []);
    const latest = [root, ...own, ...copies].findLast(stands);
    if (latest?.recurring === undefined) return [];
    return months.slice(made + 1).map(({ month }) => copyOf(latest, root, month));
  });
}

/** True when an expense is neither voided nor refused. */
const stands = ({ voided_at, sync_state }: ExpenseDoc): boolean => voided_at === undefined && sync_state !== 'rejected';

/**
 * The copy is outside the number series of any phone: two phones would each number it, and one of the numbers would be
 * missing.
 */
function copyOf(latest: ExpenseDoc, root: ExpenseDoc, month: string) {
  const { business_id, category, amount, tax_rate, payee, vendor_id, farm_id, spread, note, voucher_no } = latest;
  const first = latest.recurring_of ?? latest.id;
  const id = copyId(first, month);
  const occurred_at = dayStart(`${month}-01`).toISOString();
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
    ...(tax_rate !== undefined && { tax_rate }),
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
