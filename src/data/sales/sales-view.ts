import { saleTotals } from '../../domain/sales/sale-totals.ts';
import type { SaleDoc } from '../book.ts';
import type { Aside } from '../ledger/aside.ts';
import type { Debt } from '../ledger/ledger-store.ts';
import { newestPages } from '../newest-pages.ts';
import type { QueryInput, SaleRow, SalesView } from '../port.ts';
import type { RowStore } from '../row-store.ts';
import { LATEST_MS } from '../rx-schema.ts';
import type { BookedSales, OpenSales } from './booked-sales.ts';

type Input = QueryInput<'sales.list'>;

/** What a view is made of. */
interface Asked {
  readonly sales: RowStore<SaleDoc>;
  readonly booked: BookedSales;
  readonly businessId: string;
  readonly input: Input;
  readonly today: string;
}

/** Tabs by their number in the route; any other shows all. [SAL-21] */
const [TO_COLLECT, OVERDUE, PAID, TO_DO, UNDONE] = [1, 2, 3, 4, 5];
/** Rows read at once while looking for those that match. */
const PAGE = 200;

/** One page of rows, newest first, and the sums of all that match. [SAL-20..24] */
export async function salesView(asked: Asked): Promise<SalesView> {
  const { sales, booked, businessId, input } = asked;
  const [found, refused] = await Promise.all([
    input.search.trim() === '' ? pageOf(asked) : searched(asked),
    sales.inState('rejected'),
  ]);
  const refusedHere = refused.filter((sale) => sale.business_id === businessId);
  const refusedRows = (await rowsOf(asked, refusedHere)).filter((row) => isFound(row, input));
  const rows = found.rows.slice(0, input.limit);
  const isAny = rows.length > 0 || (await sales.newest(businessId, 0, LATEST_MS, 1)).length > 0;
  return {
    rows,
    more: found.rows.length > input.limit,
    totals: found.totals,
    day_totals: found.day_totals ?? (await bookedDays(booked, input.tab, rows)),
    // A refused sale is not in the books; a list that leaves it out must say so.
    refused: isShownRefused(input.tab) ? { count: refusedRows.length, worth: sumOf(refusedRows, 'total') } : NONE,
    counts: found.counts,
    none_at_all: !isAny,
  };
}

const NONE = { count: 0, worth: 0 };
/** Nobody owes for a refused sale. */
const isShownRefused = (tab: number): boolean => tab !== TO_COLLECT && tab !== OVERDUE && asideOfTab(tab) === undefined;

/** Sales that stand apart are listed by themselves. */
const asideOfTab = (tab: number): Aside['is'] | undefined =>
  tab === TO_DO ? 'to-do' : tab === UNDONE ? 'undone' : undefined;

interface Found {
  /** One more than the page holds when there are more. */
  readonly rows: readonly SaleRow[];
  readonly totals: SalesView['totals'];
  readonly counts: SalesView['counts'];
  /** Where the books do not know it, because only some sales of a day match. */
  readonly day_totals?: SalesView['day_totals'];
}

/** A page of a tab; its sums are kept in the books. [DAT-9] */
async function pageOf(asked: Asked): Promise<Found> {
  const { booked, input } = asked;
  const { count, sold, open, overdue } = booked.sums;
  const isOpen = input.tab === TO_COLLECT || input.tab === OVERDUE;
  const rows = await firstRows(asked, isOpen ? openPages(asked) : pagesOf(asked, Math.min(PAGE, input.limit + 1)));
  const ofOpen = ({ count: some, owed, billed }: OpenSales) =>
    ({ count: some, sold: billed, paid: billed - owed, to_collect: owed }); // prettier-ignore
  return {
    rows,
    totals:
      input.tab === TO_COLLECT ? ofOpen(open)
      : input.tab === OVERDUE ? ofOpen(overdue)
      : input.tab === PAID ? { count: count - open.count, sold: sold - open.billed, paid: sold - open.billed, to_collect: 0 }
      : { count, sold, paid: sold - open.owed, to_collect: open.owed }, // prettier-ignore
    counts: { to_collect: open.count, overdue: overdue.count, to_do: booked.toDo },
    ...(input.tab === OVERDUE && { day_totals: soldOn(rows) }),
  };
}

/** The sum of each day on a page, also of its sales that are not on it. */
async function bookedDays(
  booked: BookedSales,
  tab: number,
  rows: readonly SaleRow[],
): Promise<Readonly<Record<string, number>>> {
  if (rows.length === 0) return {};
  const [from, to] = [rows.at(-1)!.day, rows[0]!.day];
  if (asideOfTab(tab)) return {};
  if (tab === TO_COLLECT) return booked.soldOn(from, to, 'open');
  const sold = await booked.soldOn(from, to);
  if (tab !== PAID) return sold;
  const open = await booked.soldOn(from, to, 'open');
  return Object.fromEntries(Object.entries(sold).map(([day, amount]) => [day, amount - (open[day] ?? 0)]));
}

/** Only as many rows as are shown, and one more. */
async function firstRows(asked: Asked, documents: AsyncIterable<SaleDoc[]>): Promise<SaleRow[]> {
  const { input } = asked;
  const rows: SaleRow[] = [];
  for await (const page of documents) {
    rows.push(...(await rowsOf(asked, page)).filter((row) => isFound(row, input) && isInTab(row, input.tab)));
    if (rows.length > input.limit) break;
  }
  return rows;
}

/** Sales that somebody owes for, newest first, page by page. */
async function* openPages({ sales, booked, input: { limit } }: Asked): AsyncGenerator<SaleDoc[]> {
  const size = Math.min(PAGE, limit + 1);
  for (let before: string | undefined; ;) {
    const debts = await booked.openBefore(before, size);
    const found = await sales.find(debts.map(({ target }) => target));
    yield debts.flatMap(({ target }) => found.get(target) ?? []);
    if (debts.length < size) return;
    before = debts.at(-1)!.ord;
  }
}

/** Sales with some words: all of the range are looked at, and the sums are of what was found. */
async function searched(asked: Asked): Promise<Found> {
  const { tab } = asked.input;
  const { booked } = asked;
  const isOpen = tab === TO_COLLECT || tab === OVERDUE;
  const all: SaleRow[] = [];
  for await (const page of isOpen ? openPages(asked) : pagesOf(asked, PAGE))
    all.push(...(await rowsOf(asked, page)).filter((row) => isFound(row, asked.input)));
  const rows = all.filter((row) => isInTab(row, tab));
  const counted = rows.filter(isSold);
  const due = all.filter((row) => isInTab(row, TO_COLLECT) && row.balance > 0);
  return {
    rows,
    totals: {
      count: counted.length,
      sold: sumOf(counted, 'total'),
      paid: sumOf(counted, 'paid'),
      to_collect: counted.reduce((sum, { balance }) => sum + Math.max(0, balance), 0),
    },
    counts: { to_collect: due.length, overdue: due.filter(({ overdue }) => overdue).length, to_do: booked.toDo },
    day_totals: soldOn(rows),
  };
}

const isInTab = ({ status, overdue, sync, no_sale }: SaleRow, tab: number): boolean =>
  tab === TO_COLLECT ? status !== 'paid' && sync !== 'rejected'
  : tab === OVERDUE ? overdue && sync !== 'rejected'
  : tab === PAID ? status === 'paid' && no_sale === undefined
  : true; // prettier-ignore

/** Sales of the tab, newest first, page by page: by the last key, never by skipping. */
function pagesOf(asked: Asked, size: number): AsyncGenerator<SaleDoc[]> {
  const { sales, businessId, booked, input } = asked;
  const is = asideOfTab(input.tab);
  if (!is) return newestPages({ ...input, size, newest: (...between) => sales.newest(businessId, ...between) });
  const newest = async (...between: [from: number, until: number, limit: number]) => {
    const ids = await booked.aside(is, ...between);
    const found = await sales.find(ids);
    return ids.flatMap((id) => found.get(id) ?? []);
  };
  return newestPages({ ...input, size, newest });
}

async function rowsOf({ booked, today }: Asked, documents: readonly SaleDoc[]): Promise<SaleRow[]> {
  const debts = await booked.debtsOf(documents.map(({ id }) => id));
  return documents.map((sale, i) => saleRow(sale, today, debts[i]));
}

function saleRow(sale: SaleDoc, today: string, debt: Debt | undefined): SaleRow {
  return {
    id: sale.id,
    sale_no: sale.sale_no,
    customer_name: sale.customer_name,
    lines: sale.lines,
    occurred_at: sale.occurred_at,
    day: sale.day,
    due_date: sale.due_date,
    ...saleTotals(sale, today, debt),
    no_sale: noSale(sale),
    delivery: sale.delivery?.status,
    sync: sale.sync_state,
    sync_error: sale.sync_error?.message,
  };
}

function noSale({ kind, status, voided_at }: SaleDoc): SaleRow['no_sale'] {
  if (voided_at !== undefined) return 'voided';
  if (kind === 'return') return 'return';
  return status === 'order' ? 'order' : undefined;
}

/** In the range, and with any part of the customer's name or of the number, ignoring case and accents. [SAL-23] */
function isFound({ customer_name, sale_no, day }: SaleRow, { range, search }: Input): boolean {
  if (range && (day < range.from || day > range.to)) return false;
  const wanted = plain(search.trim());
  return wanted === '' || plain(`${customer_name ?? ''} ${sale_no}`).includes(wanted);
}
const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A refused sale is not in the books, and a return, an order or what was voided is no sale. */
const isSold = ({ sync, no_sale }: SaleRow): boolean => sync !== 'rejected' && no_sale === undefined;

const sumOf = (rows: readonly SaleRow[], field: 'total' | 'paid' | 'balance'): number =>
  rows.reduce((all, row) => all + row[field], 0);

function soldOn(rows: readonly SaleRow[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const row of rows) if (isSold(row)) totals[row.day] = (totals[row.day] ?? 0) + row.total;
  return totals;
}
