import { settledSale } from '../../../domain/sales/sale-totals.ts';
import type { SaleDoc } from '../../../store/book.ts';
import type { WorkEntry } from '../../../books/keep/ledger-store.ts';
import { newestPages } from '../../../data/newest-pages.ts';
import type { QueryInput } from '../../../contract/port.ts';
import type { SaleRow, SalesView } from '../../../contract/sales.ts';
import { refusedRows } from '../../../store/refused-rows.ts';
import type { RowStore } from '../../../store/row-store.ts';
import { LATEST_MS } from '../../../store/rx-schema.ts';
import type { BookedSales, OpenSales } from './booked-sales.ts';
import { saleRow } from './sale-row.ts';
import { wordsOf, type SearchableSales } from './searchable-sales.ts';
import { hasWords, wantedWords } from '../../../domain/text/find-words.ts';

type Input = QueryInput<'sales.list'>;

/** Inputs of a view. */
interface Asked {
  readonly sales: RowStore<SaleDoc>;
  readonly booked: BookedSales;
  readonly businessId: string;
  readonly input: Input;
  readonly today: string;
  /** During a search: all sales in memory. */
  readonly searchable?: SearchableSales | undefined;
  /** True when the result is no longer wanted. */
  readonly isOver?: () => boolean;
}

/** Tabs by their number in the route; any other number shows all. [SAL-21] */
const [TO_COLLECT, OVERDUE, PAID, TO_DO, UNDONE] = [1, 2, 3, 4, 5];
/** Rows per read while searching for matches. */
const PAGE = 200;
const SEARCH_PAGE = 1_000;

/** One page of rows, newest first, and the sums of all matches. [SAL-20..24] */
export async function salesView(asked: Asked): Promise<SalesView> {
  const { sales, businessId, input } = asked;
  const [found, refused] = await Promise.all([
    input.search.trim() === '' ? pageOf(asked) : searched(asked),
    refusedOf(asked),
  ]);
  const rows = found.rows.slice(0, input.limit);
  const isAny = rows.length > 0 || (await sales.newest(businessId, 0, LATEST_MS, 1)).length > 0;
  return {
    rows,
    more: found.rows.length > input.limit,
    totals: found.totals,
    day_totals: found.day_totals,
    // A refused sale is not in the books; a list that leaves it out must mention it.
    refused: isShownRefused(input.tab) ? { count: refused.length, worth: sumOf(refused, 'total') } : NONE,
    counts: found.counts,
    none_at_all: !isAny,
  };
}

async function refusedOf(asked: Asked): Promise<SaleRow[]> {
  const refused = await refusedRows(asked.sales);
  return foundIn(
    asked,
    refused.filter((sale) => sale.business_id === asked.businessId),
  );
}

const NONE = { count: 0, worth: 0 };
/** A refused sale is not owed. */
const isShownRefused = (tab: number): boolean => tab !== TO_COLLECT && tab !== OVERDUE && listOfTab(tab) === undefined;

/** Pending, undone and similar sales have work lists of their own. */
const listOfTab = (tab: number): WorkEntry['is'] | undefined =>
  tab === TO_DO ? 'to-do' : tab === UNDONE ? 'undone' : undefined;

interface Found {
  /** One more than the page holds when there are more. */
  readonly rows: readonly SaleRow[];
  readonly totals: SalesView['totals'];
  readonly counts: SalesView['counts'];
  readonly day_totals: SalesView['day_totals'];
}

/** A page of a tab; its sums are kept in the books. [DAT-9] */
async function pageOf(asked: Asked): Promise<Found> {
  const { booked, input } = asked;
  const isOpen = input.tab === TO_COLLECT || input.tab === OVERDUE;
  const [page, sums, waiting] = await Promise.all([
    firstRows(asked, isOpen ? openPages(asked) : pagesOf(asked, Math.min(PAGE, input.limit + 1))),
    booked.sums,
    booked.waiting,
  ]);
  const { count, sold, returned, open, overdue } = sums;
  const ofOpen = ({ count: some, owed, billed, returned: back }: OpenSales) => addedUp({ count: some, sold: billed, returned: back, to_collect: owed }); // prettier-ignore
  return {
    ...page,
    totals:
      input.tab === TO_COLLECT ? ofOpen(open)
      : input.tab === OVERDUE ? ofOpen(overdue)
      : input.tab === PAID ? addedUp({ count: count - open.count, sold: sold - open.billed, returned: returned - open.returned, to_collect: 0 })
      : addedUp({ count, sold, returned, to_collect: open.owed }), // prettier-ignore
    counts: { to_collect: waiting.open.count, overdue: waiting.overdue.count, to_do: waiting.toDo },
    ...(input.tab === OVERDUE && { day_totals: soldOn(page.rows) }),
  };
}

/** Sold − returned = paid + to collect: the part that was neither returned nor is open was paid. [SAL-24] */
const addedUp = (sums: Omit<SalesView['totals'], 'paid'>): SalesView['totals'] => ({
  ...sums,
  paid: sums.sold - sums.returned - sums.to_collect,
});

/** The sum of each day on a page, including its sales beyond the page. */
async function bookedDays(
  booked: BookedSales,
  tab: number,
  page: readonly SaleDoc[],
): Promise<Readonly<Record<string, number>>> {
  // Overdue sums are added up from the rows.
  if (page.length === 0 || tab === OVERDUE || listOfTab(tab)) return {};
  const [from, to] = [page.at(-1)!.day, page[0]!.day];
  if (tab === TO_COLLECT) return booked.soldOn(from, to, 'open');
  if (tab !== PAID) return booked.soldOn(from, to);
  const [sold, open] = await Promise.all([booked.soldOn(from, to), booked.soldOn(from, to, 'open')]);
  return Object.fromEntries(Object.entries(sold).map(([day, amount]) => [day, amount - (open[day] ?? 0)]));
}

/** The rows to show, and one more; with the sums of their days. */
async function firstRows(
  asked: Asked,
  documents: AsyncIterable<SaleDoc[]>,
): Promise<Pick<Found, 'rows' | 'day_totals'>> {
  const { booked, input } = asked;
  const isWanted = finder(input);
  const rows: SaleRow[] = [];
  const day_totals: Record<string, number> = {};
  for await (const page of documents) {
    const wanted = page.filter(isWanted);
    const [found, days] = await Promise.all([saleRows(asked, wanted), bookedDays(booked, input.tab, wanted)]);
    rows.push(...found.filter((row) => isInTab(row, input.tab)));
    Object.assign(day_totals, days);
    if (rows.length > input.limit) break;
  }
  return { rows, day_totals };
}

/** Unpaid sales, newest first, page by page. */
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

/** Search results: the sums cover all matches. Pending sales are few, and are read. */
async function searched(asked: Asked): Promise<Found> {
  const { tab } = asked.input;
  if (asked.searchable && tab !== TO_COLLECT && tab !== OVERDUE && !listOfTab(tab))
    return searchedInMemory(asked, asked.searchable);
  const all: SaleRow[] = [];
  for await (const page of tab === TO_COLLECT || tab === OVERDUE ? openPages(asked) : pagesOf(asked, SEARCH_PAGE))
    all.push(...(await foundIn(asked, page)));
  const rows = all.filter((row) => isInTab(row, tab));
  return { rows, ...(await sumsOf(asked, all, rows)) };
}

/** Only the rows to show are read; the sums of the others use data in memory. [DAT-9] */
async function searchedInMemory(asked: Asked, searchable: SearchableSales): Promise<Found> {
  const { booked, today, input, sales } = asked;
  const wanted = wantedWords(input.search);
  const matching = searchable.all().filter((sale) => isOfDays(sale, input.range) && hasWords(sale.words, wanted));
  const debts = await booked.debtsOf(matching.map(({ id }) => id));
  const all = matching.map((sale, i) => ({ ...sale, ...settledSale(sale, today, debts[i]) }));
  const inTab = all.filter((row) => isInTab(row, input.tab));
  const shown = inTab.slice(0, input.limit + 1).map(({ id }) => id);
  const [stored, sums] = await Promise.all([sales.find(shown), sumsOf(asked, all, inTab)]);
  const rows = await saleRows(
    asked,
    shown.flatMap((id) => stored.get(id) ?? []),
  );
  return { rows, ...sums };
}

/** The summed fields of a row. */
type Summed = Pick<SaleRow, 'day' | 'total' | 'returned' | 'balance' | 'status' | 'overdue' | 'no_sale' | 'sync'>;

/** The sums of the matches in a tab, and how many of all matches are pending. */
async function sumsOf(asked: Asked, all: readonly Summed[], rows: readonly Summed[]): Promise<Omit<Found, 'rows'>> {
  const counted = rows.filter(isSold);
  const due = all.filter((row) => isInTab(row, TO_COLLECT) && row.balance > 0);
  const { toDo } = await asked.booked.waiting;
  return {
    totals: addedUp({
      count: counted.length,
      sold: sumOf(counted, 'total'),
      returned: sumOf(counted, 'returned'),
      to_collect: counted.reduce((sum, { balance }) => sum + Math.max(0, balance), 0),
    }),
    counts: { to_collect: due.length, overdue: due.filter(({ overdue }) => overdue).length, to_do: toDo },
    day_totals: soldOn(rows),
  };
}

const isInTab = ({ status, overdue, sync, no_sale }: Summed, tab: number): boolean =>
  tab === TO_COLLECT ? status !== 'paid' && sync !== 'rejected'
  : tab === OVERDUE ? overdue && sync !== 'rejected'
  : tab === PAID ? status === 'paid' && no_sale === undefined
  : true; // prettier-ignore

/** Sales of the tab, newest first, page by page: continues from the last key, never by offset. */
function pagesOf(asked: Asked, size: number): AsyncGenerator<SaleDoc[]> {
  const { sales, businessId, booked, input, isOver } = asked;
  const is = listOfTab(input.tab);
  if (!is) return newestPages({ ...input, size, isOver, newest: (...between) => sales.newest(businessId, ...between) });
  const newest = async (...between: [from: number, until: number, limit: number]) => {
    const ids = await booked.aside(is, ...between);
    const found = await sales.find(ids);
    return ids.flatMap((id) => found.get(id) ?? []);
  };
  return newestPages({ ...input, size, isOver, newest });
}

/** Payments are read only for the matches: a search covers years. */
const foundIn = (asked: Asked, page: readonly SaleDoc[]): Promise<SaleRow[]> =>
  saleRows(asked, page.filter(finder(asked.input)));

async function saleRows({ booked, today }: Asked, sales: readonly SaleDoc[]): Promise<SaleRow[]> {
  if (sales.length === 0) return [];
  const debts = await booked.debtsOf(sales.map(({ id }) => id));
  return sales.map((sale, i) => saleRow(sale, today, debts[i]));
}

/** Match the range, and each word in the customer's name or in the number. [SAL-23, SHL-19] */
function finder({ range, search }: Input): (sale: SaleDoc) => boolean {
  const wanted = wantedWords(search);
  return (sale) => isOfDays(sale, range) && (wanted.length === 0 || hasWords(wordsOf(sale), wanted));
}
const isOfDays = ({ day }: { day: string }, range: Input['range']): boolean =>
  !range || (day >= range.from && day <= range.to);

/** A refused sale is not in the books, and a return, an order or a voided record is no sale. */
const isSold = ({ sync, no_sale }: Summed): boolean => sync !== 'rejected' && no_sale === undefined;

const sumOf = (rows: readonly Summed[], field: 'total' | 'returned'): number =>
  rows.reduce((all, row) => all + row[field], 0);

function soldOn(rows: readonly Summed[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const row of rows) if (isSold(row)) totals[row.day] = (totals[row.day] ?? 0) + row.total;
  return totals;
}
