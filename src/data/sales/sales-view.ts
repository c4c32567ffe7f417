import { saleTotals } from '../../domain/sales/sale-totals.ts';
import { addDays } from '../../domain/time/local-day.ts';
import type { SaleDoc } from '../book.ts';
import type { Debt } from '../ledger/ledger-store.ts';
import type { QueryInput, SaleRow, SalesView } from '../port.ts';
import type { RowStore } from '../row-store.ts';
import { LATEST_MS, newestFirst } from '../rx-schema.ts';
import type { BookedSales } from './booked-sales.ts';

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
const [TO_COLLECT, OVERDUE, PAID] = [1, 2, 3];
/** Rows read at once while looking for those that match. */
const PAGE = 200;

/** One page of rows, newest first, and the sums of all that match. [SAL-20..24] */
export async function salesView(asked: Asked): Promise<SalesView> {
  const { sales, booked, businessId, input } = asked;
  const isPlain = input.search.trim() === '' && ![TO_COLLECT, OVERDUE, PAID].includes(input.tab);
  const open = isPlain ? [] : await openRows(asked);
  const refused = (await sales.inState('rejected')).filter((sale) => sale.business_id === businessId);
  const [matching, sums] = isPlain ? await newestRows(asked) : await foundRows(asked, open);
  const refusedRows = (await rowsOf(asked, refused)).filter((row) => isFound(row, input));
  const isAny = matching.length > 0 || (await sales.newest(businessId, 0, LATEST_MS, 1)).length > 0;
  const due = isPlain ? bookedDue(asked) : foundDue(open.filter((row) => isFound(row, input)));
  return {
    rows: matching.slice(0, input.limit),
    more: matching.length > input.limit,
    totals: sums ?? {
      count: booked.count,
      sold: booked.sold,
      paid: booked.sold - due.balance,
      to_collect: due.balance,
    },
    day_totals: sums ? soldOn(matching) : booked.soldOn,
    // A refused sale is not in the books; a list that leaves it out must say so.
    refused: isShownRefused(input.tab) ? { count: refusedRows.length, worth: sumOf(refusedRows, 'total') } : NONE,
    counts: { to_collect: due.count, overdue: due.overdue },
    none_at_all: !isAny,
  };
}

const NONE = { count: 0, worth: 0 };
/** Nobody owes for a refused sale. */
const isShownRefused = (tab: number): boolean => tab !== TO_COLLECT && tab !== OVERDUE;

interface Due {
  readonly balance: number;
  readonly count: number;
  readonly overdue: number;
}

/** What is owed for the sales of the range, from the books alone: no sale is read for it. */
function bookedDue({ booked, input: { range }, today }: Asked): Due {
  const debts = [...booked.open.values()].filter(({ ord }) => {
    const day = ord.slice(0, 10);
    return !range || (day >= range.from && day <= range.to);
  });
  const overdue = debts.filter(({ agreed, due }) => agreed && due < today).length;
  return { balance: debts.reduce((sum, { balance }) => sum + balance, 0), count: debts.length, overdue };
}

const foundDue = (rows: readonly SaleRow[]): Due => ({
  balance: sumOf(rows, 'balance'),
  count: rows.length,
  overdue: rows.filter(({ overdue }) => overdue).length,
});

/** Sales that somebody owes for, as rows, newest first. */
async function openRows(asked: Asked): Promise<SaleRow[]> {
  const found = await asked.sales.find([...asked.booked.open.keys()]);
  const documents = [...found.values()].sort((a, b) => a.newest_first - b.newest_first);
  return (await rowsOf(asked, documents)).filter(({ sync }) => sync !== 'rejected');
}

/** All sales of the range, only as far as they are shown. */
async function newestRows(asked: Asked): Promise<[SaleRow[], undefined]> {
  const rows: SaleRow[] = [];
  for await (const page of pages(asked, Math.min(PAGE, asked.input.limit + 1))) {
    rows.push(...(await rowsOf(asked, page)).filter((row) => isFound(row, asked.input)));
    if (rows.length > asked.input.limit) break;
  }
  return [rows, undefined];
}

/** Sales of a tab, or with some words: the sums are of what was found. */
async function foundRows(asked: Asked, open: readonly SaleRow[]): Promise<[SaleRow[], SalesView['totals']]> {
  const { tab } = asked.input;
  const all = tab === TO_COLLECT || tab === OVERDUE ? open : await rowsOf(asked, await everyPage(asked));
  const rows = all.filter((row) => isFound(row, asked.input) && isInTab(row, tab));
  const counted = rows.filter(isSold);
  return [
    rows,
    {
      count: counted.length,
      sold: sumOf(counted, 'total'),
      paid: sumOf(counted, 'paid'),
      to_collect: counted.reduce((due, { balance }) => due + Math.max(0, balance), 0),
    },
  ];
}

const isInTab = ({ status, overdue, sync, no_sale }: SaleRow, tab: number): boolean =>
  tab === TO_COLLECT ? status !== 'paid' && sync !== 'rejected'
  : tab === OVERDUE ? overdue && sync !== 'rejected'
  : tab === PAID ? status === 'paid' && no_sale === undefined
  : true; // prettier-ignore

async function everyPage(asked: Asked): Promise<SaleDoc[]> {
  const all: SaleDoc[] = [];
  for await (const page of pages(asked, PAGE)) all.push(...page);
  return all;
}

/** Sales of the range, newest first, page by page: by the last key, never by skipping. */
async function* pages({ sales, businessId, input: { range } }: Asked, size: number): AsyncGenerator<SaleDoc[]> {
  // A day of the business is not a day of the clock in Greenwich: a day more on both sides, and each row says its own.
  const first = range ? newestFirst(`${addDays(range.to, 2)}T00:00:00.000Z`) : 0;
  const last = range ? newestFirst(`${addDays(range.from, -1)}T00:00:00.000Z`) : LATEST_MS;
  const seen = new Set<string>();
  for (let from = first, limit = size; ;) {
    const page = await sales.newest(businessId, from, last, limit);
    const fresh = page.filter(({ id }) => !seen.has(id));
    yield fresh;
    const end = page.at(-1);
    if (!end || page.length < limit) return;
    // More of one moment than a page holds, as an import makes them.
    limit = fresh.length === 0 ? limit * 2 : size;
    if (end.newest_first !== from) seen.clear();
    for (const { id, newest_first } of page) if (newest_first === end.newest_first) seen.add(id);
    from = end.newest_first;
  }
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
