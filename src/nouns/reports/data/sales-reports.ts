import type { StoredGroup } from '../../../books/keep/ledger-store.ts';
import { figure, itemsIn } from '../../../domain/figures/figures.ts';
import { totalsIn, valueOf, type Sum } from '../../../domain/figures/sum.ts';
import { isTotal, type SoldBy } from '../../../domain/ledger/measures.ts';
import { ACCOUNTS, type Posting } from '../../../domain/ledger/posting.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import { columnSum, type Cell, type Column, type Report, type ReportRow } from '../../../domain/reports/report.ts';
import { sumsOver } from '../../../books/read/period-sums.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import { daysFrom, lastDayOf } from '../../../domain/time/periods.ts';
import { itemNames } from './item-names.ts';
import { splitOf, type Split } from './part-split.ts';
import { groupsOf, type ReportDesk } from './report-desk.ts';
import { tallied, type Tallied } from './tallied.ts';
import { timeOf } from '../../../domain/time/wall-clock.ts';
import { offsetAt } from '../../../domain/time/zone.ts';

/* Sales by item, customer, seller and hour. Units: minor units, base units. [RPT-5] */

/** Sales of each item, and those without an item. Units: minor units, base units. */
interface Sold {
  readonly sold: ReadonlyMap<string, number>;
  readonly cost: ReadonlyMap<string, number>;
  readonly qty: ReadonlyMap<string, number>;
}
/** Keys beside the items: birds, and lines without an item. */
const [BIRDS, OTHER] = ['birds', 'other-things'];

/** Each item with its sales, cost and margin; returns deducted, tax and delivery excluded. */
export async function productsReport(desk: ReportDesk): Promise<Report> {
  const names = await itemNames(desk);
  const { sold, cost, qty } = await (desk.only === null ? soldOfAll(desk) : soldOfPart(desk));
  const row = (id: string, rest: Partial<ReportRow> & { first: [Cell, Cell, Cell] }): ReportRow[] => {
    const [got, spent] = [sold.get(id) ?? 0, cost.get(id) ?? 0];
    return got === 0 && spent === 0 ? [] : [{ key: id, cells: [...rest.first, got, spent, got - spent], to: rest.to }];
  };
  const ids = new Set([...sold.keys(), ...cost.keys()].filter((id) => id !== BIRDS && id !== OTHER));
  const rows = [...ids].flatMap((id) => {
    const { name, unit, count } = names(id);
    return row(id, { first: [name, count(qty.get(id) ?? 0), unit], to: `/shop/stock_history/${id}` });
  });
  rows.sort((a, b) => (b.cells[3] as number) - (a.cells[3] as number));
  for (const key of [BIRDS, OTHER]) rows.push(...row(key, { first: [{ word: key }, null, null] }));
  return {
    columns: [
      { key: 'item', format: 'text' },
      { key: 'qty', format: 'number' },
      { key: 'unit', format: 'text' },
      { key: 'sold', format: 'money' },
      { key: 'cost', format: 'money' },
      { key: 'margin', format: 'money' },
    ],
    rows,
    total: [{ word: 'total' }, null, null, columnSum(rows, 3), columnSum(rows, 4), columnSum(rows, 5)],
    chart: { is: 'bars', label: 0, values: [3] },
  };
}

/** From the sums of the books: the amount of no item and no bird is the rest. */
async function soldOfAll({ db, from, to }: ReportDesk): Promise<Sold> {
  const sums = await sumsOver(db, from, to);
  const of = (sum: Sum) => valueOf(sum, totalsIn(sums));
  const byItem = (sum: (id: string) => Sum) => new Map(itemsIn(sums.keys()).map((id) => [id, of(sum(id))]));
  const [sold, cost, qty] = [byItem(figure.itemIncome), byItem(figure.itemCost), byItem(figure.itemSold)];
  const restOf = (own: Map<string, number>, all: number) => all - sumOf([...own.values()], (one) => one);
  const rest = [restOf(sold, of(figure.goodsIncome)), restOf(cost, of(figure.goodsCost))] as const;
  sold.set(BIRDS, of(figure.birdIncome)).set(OTHER, rest[0]);
  cost.set(BIRDS, of(figure.birdCost)).set(OTHER, rest[1]);
  return { sold, cost, qty };
}

const INCOME: ReadonlySet<string> = new Set([ACCOUNTS.sales, ACCOUNTS.birdSales]);
const OF_BIRDS: ReadonlySet<string> = new Set([ACCOUNTS.birdSales, ACCOUNTS.costOfBirds]);
const SOLD: ReadonlySet<string> = new Set([...INCOME, ACCOUNTS.costOfSales, ACCOUNTS.costOfBirds]);

/** The same for a part of the business, line by line. [RPT-8] */
async function soldOfPart(desk: ReportDesk): Promise<Sold> {
  const [sold, cost, qty] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const add = (sums: Map<string, number>, id: string, amount: number) => sums.set(id, (sums.get(id) ?? 0) + amount);
  const split = await splitOf(desk);
  for await (const groups of groupsOf(desk))
    for (const { postings, rows } of groups) {
      for (const { account = '', amount = 0, item, farm } of [...postings, ...rows] as readonly Partial<Posting>[]) {
        if (!SOLD.has(account)) continue;
        const own = split(account, { item, farm }, amount);
        const id = OF_BIRDS.has(account) ? BIRDS : (item ?? OTHER);
        if (INCOME.has(account)) add(sold, id, -own);
        else add(cost, id, own);
      }
      for (const { book, cause, item, qty: moved = 0, gives_back = 0 } of postings) {
        if (book !== 'stock' || item === undefined) continue;
        if (cause === 'sale' || cause === 'return') add(qty, item, -split('qty', { item }, moved));
        if (cause === 'return_loss') add(qty, item, -split('qty', { item }, gives_back));
      }
    }
  return { sold, cost, qty };
}

/** Sales and returns of the days, each with its amount; for a part, the amount of its lines including their tax. */
async function* salesOf(desk: ReportDesk): AsyncGenerator<{ group: StoredGroup; amount: number; party: string }[]> {
  const split = await splitOf(desk);
  for await (const groups of groupsOf(desk))
    yield groups
      .filter(({ doc_kind }) => doc_kind === 'sales')
      .flatMap((group) => {
        const total = group.postings.find(isTotal);
        if (!total) return [];
        const amount = desk.only === null ? (total.amount ?? 0) : chargedOf(group.postings, split);
        return desk.only !== null && amount === 0 ? [] : [{ group, amount, party: total.party ?? '' }];
      }); // prettier-ignore
}

const CHARGED: ReadonlySet<string> = new Set([
  ...INCOME,
  ACCOUNTS.delivery,
  ACCOUNTS.otherIncome,
  ACCOUNTS.taxCollected,
]);
const TAX = '.tax';

/**
 * The amount that the buyer owes for a part of a sale: its lines with their tax; delivery and rounding belong to no
 * part.
 */
function chargedOf(postings: readonly Posting[], split: Split): number {
  const lines = new Map(postings.filter(({ account = '' }) => INCOME.has(account)).map((one) => [one.id, one]));
  const charged = postings.filter(({ account = '' }) => CHARGED.has(account));
  return 0 - sumOf(charged, ({ id, account = '', amount = 0, item, farm }) => {
    const line = account === ACCOUNTS.taxCollected ? lines.get(id.slice(0, -TAX.length)) : { item, farm };
    return split(account, { item: line?.item, farm: line?.farm }, amount);
  }); // prettier-ignore
}

/** Sales of the days by a key; a return is not counted, and its amount is deducted. */
const salesBy = (
  desk: ReportDesk,
  kind: SoldBy,
  of: (group: StoredGroup, party: string) => string,
  ofMonths: Pick<Parameters<typeof tallied>[1], 'inMonth' | 'isWhole'> = {},
): Promise<Map<string, Tallied>> =>
  tallied(desk, {
    ...ofMonths,
    of: `sold ${kind}`,
    async *onDays(days) {
      for await (const sales of salesOf(days))
        yield sales.map(({ group, amount, party }) => ({ key: of(group, party), count: amount > 0 ? 1 : 0, amount }));
    },
  });

const salesTable = (first: Column, rows: ReportRow[]): Report => ({
  columns: [first, { key: 'sales', format: 'number' }, { key: 'sold', format: 'money' }],
  rows,
  total: [{ word: 'total' }, columnSum(rows, 1), columnSum(rows, 2)],
  chart: { is: 'bars', label: 0, values: [2] },
});

const byAmount = (sums: ReadonlyMap<string, Tallied>) => [...sums].sort(([, a], [, b]) => b.amount - a.amount);

/** Sales by customer, returns deducted. */
export async function customersReport(desk: ReportDesk): Promise<Report> {
  const sums = await salesBy(desk, 'customer', (_, party) => party);
  const names = await desk.find('customers', [...sums.keys()]);
  const rows = byAmount(sums).map(([id, { count, amount }]): ReportRow => {
    const name: Cell = id === '' ? { word: 'walk-in' } : ((names.get(id)?.['name'] as string | undefined) ?? { word: 'unknown' }); // prettier-ignore
    return {
      key: id || 'walk-in',
      cells: [name, count, amount],
      to: id === '' ? undefined : `/sales/customer?id=${id}`,
    };
  });
  return salesTable({ key: 'customer', format: 'text' }, rows);
}

/** Sales by seller. */
export async function sellersReport(desk: ReportDesk): Promise<Report> {
  const sums = await salesBy(desk, 'seller', ({ by = '' }) => by);
  const rows = byAmount(sums).map(([uid, { count, amount }]): ReportRow => {
    return { key: uid || 'unknown', cells: [desk.nameOf(uid) ?? { word: 'unknown' }, count, amount] };
  });
  return salesTable({ key: 'seller', format: 'text' }, rows);
}

/** True when the clock does not change in a month, nor in the nights around it. */
function hasOneClock(month: string): boolean {
  const days = daysFrom(addDays(`${month}-01`, -1), addDays(lastDayOf(month), 2));
  return new Set(days.map((day) => offsetAt(new Date(`${day}T00:00:00Z`)))).size === 1;
}

/** Sales by hour of the day. */
export async function hoursReport(desk: ReportDesk): Promise<Report> {
  const hourOf = (at: string) => timeOf(new Date(at)).slice(0, 2);
  const sums = await salesBy(desk, 'time', ({ ord }) => hourOf(ord.split(' ')[1] ?? ''), {
    inMonth: (month, slot) => hourOf(`${month}-15T${slot}:00Z`),
    isWhole: hasOneClock,
  });
  const hours = [...sums.keys()].sort();
  const rows = hours.map((hour): ReportRow => {
    const { count, amount } = sums.get(hour)!;
    return { key: hour, cells: [`${hour}:00`, count, amount] };
  });
  return salesTable({ key: 'hour', format: 'text' }, rows);
}
