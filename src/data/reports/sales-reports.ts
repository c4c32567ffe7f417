import type { StoredGroup } from '../ledger/ledger-store.ts';
import { measure } from '../../domain/ledger/measures.ts';
import { ACCOUNTS } from '../../domain/ledger/posting.ts';
import { columnSum, type Cell, type Column, type Report, type ReportRow } from '../../domain/reports/report.ts';
import { sumsFrom } from '../ledger/period-sums.ts';
import { itemNames } from './item-names.ts';
import { groupsOf, type ReportDesk } from './report-desk.ts';

/* What was sold: of what, to whom, by whom, when. Units: minor units, base units. [RPT-5] */

/** Each item with what was sold of it, what that cost and what is left; returns taken off, tax and delivery left out. */
export async function productsReport(desk: ReportDesk): Promise<Report> {
  const { db, from, to } = desk;
  const names = await itemNames(desk);
  const [items, accounts, moved] = [
    await sumsFrom(db, 'i:', from, to),
    await sumsFrom(db, measure.account(''), from, to),
    await sumsFrom(db, 'q:', from, to),
  ];
  const account = (code: string) => accounts.get(measure.account(code)) ?? 0;
  const ids = new Set([...items.keys()].map((name) => name.slice(2, name.lastIndexOf(':'))));
  const rows = [...ids].flatMap((id): ReportRow[] => {
    const sold = -(items.get(measure.item(id, ACCOUNTS.sales)) ?? 0);
    const cost = items.get(measure.item(id, ACCOUNTS.costOfSales)) ?? 0;
    if (sold === 0 && cost === 0) return [];
    const qty = -(moved.get(measure.moved(id, 'sale')) ?? 0) - (moved.get(measure.moved(id, 'return')) ?? 0);
    const { name, unit, count } = names(id);
    return [{ key: id, cells: [name, count(qty), unit, sold, cost, sold - cost], to: `/shop/stock_history/${id}` }];
  });
  rows.sort((a, b) => (b.cells[3] as number) - (a.cells[3] as number));
  const rest = (key: string, sold: number, cost: number) => {
    if (sold !== 0 || cost !== 0) rows.push({ key, cells: [{ word: key }, null, null, sold, cost, sold - cost] });
  };
  rest('birds', -account(ACCOUNTS.birdSales), account(ACCOUNTS.costOfBirds));
  rest('other-things', -account(ACCOUNTS.sales) - soldOf(rows, 3), account(ACCOUNTS.costOfSales) - soldOf(rows, 4));
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

/** Of the items alone: birds have accounts of their own. */
const soldOf = (rows: readonly ReportRow[], place: number): number =>
  columnSum(rows.filter(({ key }) => key !== 'birds'), place); // prettier-ignore

/** Sales and returns of the days, each with what it came to. */
async function* salesOf(desk: ReportDesk): AsyncGenerator<{ group: StoredGroup; amount: number; party: string }[]> {
  for await (const groups of groupsOf(desk))
    yield groups
      .filter(({ doc_kind }) => doc_kind === 'sales')
      .flatMap((group) => {
        const total = group.postings.find(({ id, account }) => account === ACCOUNTS.receivables && id.endsWith(':total'));
        return total ? [{ group, amount: total.amount ?? 0, party: total.party ?? '' }] : [];
      }); // prettier-ignore
}

interface Sums {
  count: number;
  amount: number;
}

/** Sales of the days by whatever each belongs to. */
async function salesBy(
  desk: ReportDesk,
  keysOf: (sales: readonly StoredGroup[]) => Promise<(group: StoredGroup, party: string) => string>,
): Promise<Map<string, Sums>> {
  const sums = new Map<string, Sums>();
  for await (const sales of salesOf(desk)) {
    const keyOf = await keysOf(sales.map(({ group }) => group));
    for (const { group, amount, party } of sales) {
      const key = keyOf(group, party);
      const own = sums.get(key) ?? { count: 0, amount: 0 };
      sums.set(key, { count: own.count + (amount > 0 ? 1 : 0), amount: own.amount + amount });
    }
  }
  return sums;
}

const salesTable = (first: Column, rows: ReportRow[]): Report => ({
  columns: [first, { key: 'sales', format: 'number' }, { key: 'sold', format: 'money' }],
  rows,
  total: [{ word: 'total' }, columnSum(rows, 1), columnSum(rows, 2)],
  chart: { is: 'bars', label: 0, values: [2] },
});

const byAmount = (sums: ReadonlyMap<string, Sums>) => [...sums].sort(([, a], [, b]) => b.amount - a.amount);

/** Who bought how much; what came back is taken off. */
export async function customersReport(desk: ReportDesk): Promise<Report> {
  const sums = await salesBy(desk, () => Promise.resolve((_, party) => party));
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

/** Who sold how much. */
export async function sellersReport(desk: ReportDesk): Promise<Report> {
  const sums = await salesBy(desk, async (groups) => {
    const sales = await desk.find('sales', groups.map(({ doc_id }) => doc_id)); // prettier-ignore
    return ({ doc_id }) => (sales.get(doc_id)?.['created_by'] as string | undefined) ?? '';
  });
  const rows = byAmount(sums).map(([uid, { count, amount }]): ReportRow => {
    return { key: uid || 'unknown', cells: [desk.nameOf(uid) ?? { word: 'unknown' }, count, amount] };
  });
  return salesTable({ key: 'seller', format: 'text' }, rows);
}

/** At which hour of the day it is sold. */
export async function hoursReport(desk: ReportDesk): Promise<Report> {
  const sums = await salesBy(desk, () =>
    Promise.resolve(({ ord }) => String(new Date(ord.split(' ')[1] ?? '').getHours()).padStart(2, '0')),
  );
  const hours = [...sums.keys()].sort();
  const rows = hours.map((hour): ReportRow => {
    const { count, amount } = sums.get(hour)!;
    return { key: hour, cells: [`${hour}:00`, count, amount] };
  });
  return salesTable({ key: 'hour', format: 'text' }, rows);
}
