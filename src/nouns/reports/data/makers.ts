import { type Report, type ReportName, type Cell, type ReportRow, columnSum } from '../../../domain/reports/report.ts';
import { expiryReport, slowReport } from './idle-stock-reports.ts';
import { dailyReport, weeklyReport } from './farm-reports.ts';
import { flocksReport } from './flocks-report.ts';
import { cashReport, expensesReport, profitReport, taxReport } from './money-reports.ts';
import { productionReport } from './production-report.ts';
import { medicineReport, recordedReport } from './register-reports.ts';
import { customersReport, hoursReport, productsReport, sellersReport } from './sales-reports.ts';
import { type ReportDesk, pieces } from './report-desk.ts';
import { collections, type CollectionBelow } from '../../../../schemas/collections.ts';
import { saleMoney, type SaleToCharge } from '../../../domain/sales/sale-money.ts';
import type { Row } from '../../../store/row-store.ts';
import { AGE_BUCKETS, ageingOf } from '../../../domain/debts/ageing.ts';
import { ACCOUNTS, type Posting } from '../../../domain/ledger/posting.ts';
import type { Debt } from '../../../books/keep/ledger-store.ts';
import { balanceOf, debtsBy, everyOpenDebt, openDocument, partyBalances } from '../../../books/read/party-debts.ts';
import { checkDocument } from '../../../../schemas/document-kind.ts';
import { postingsOf, type Booked } from '../../../domain/ledger/postings-of.ts';
import { partOf } from '../../../domain/reports/report-filter.ts';
import { itemNames } from './item-names.ts';
import { goodsOf } from './item-places.ts';
import { itemEntity } from '../../../domain/ledger/fold.ts';
import { LOST, lostKey } from '../../../domain/ledger/measures.ts';
import { itemStateOf } from '../../../books/read/item-books.ts';
import { partLines } from './part-split.ts';
import { tallied } from './tallied.ts';

/* Debtors and creditors of the business, by the present age of the debts. Units: minor units. [RPT-5] */

/* Value of the stock, and its losses. Units: minor units, base units. [RPT-6] */

/** Every item with its stock and cost. */
async function stockReport(desk: ReportDesk): Promise<Report> {
  const names = await itemNames(desk);
  const isWanted = await goodsOf(desk, desk.only === null ? null : partOf(desk.only));
  const levels = await desk.db.levels.where('key').startsWith(itemEntity('')).toArray();
  const rows: ReportRow[] = [];
  for (const [i, { key, level }] of levels.entries()) {
    await desk.step(i / levels.length);
    const id = key.slice(itemEntity('').length);
    if (!isWanted(id)) continue;
    const state = await itemStateOf(desk.db, id);
    const value = state?.value ?? 0;
    if (level === 0 && value === 0) continue;
    const isMaterial = state?.inventory === ACCOUNTS.materials;
    const { name, unit, count } = names(id);
    rows.push({
      key: id,
      cells: [name, { word: isMaterial ? 'materials' : 'goods' }, count(level), unit, value],
      to: isMaterial ? '/farm/view/3' : `/shop/stock_history/${id}`,
    });
  }
  rows.sort((a, b) => (b.cells[4] as number) - (a.cells[4] as number));
  return {
    columns: [
      { key: 'item', format: 'text' },
      { key: 'group', format: 'text' },
      { key: 'on-hand', format: 'number' },
      { key: 'unit', format: 'text' },
      { key: 'value', format: 'money' },
    ],
    rows,
    total: [{ word: 'total' }, null, null, null, columnSum(rows, 4)],
    chart: { is: 'bars', label: 0, values: [4] },
    isNow: true,
  };
}

/** Losses by reason and responsible person: breakage, theft, shortages found by counts, deaths above the usual. */
async function lossesReport(desk: ReportDesk): Promise<Report> {
  const sums = await tallied(desk, {
    of: 'lost',
    async *onDays(days) {
      for await (const lost of partLines(days, (account) => account in LOST))
        yield lost.map((line) => ({ key: lostKey(line.group, line), count: 1, amount: line.amount }));
    },
  });
  const rows = [...sums]
    .map(([key, { count, amount }]): ReportRow => {
      const [reason = '', who = ''] = key.split(' ');
      const person: Cell = who === '' ? null : (desk.nameOf(who) ?? who);
      return { key, cells: [{ word: reason }, person, count, amount] };
    })
    .sort((a, b) => (b.cells[3] as number) - (a.cells[3] as number));
  return {
    columns: [
      { key: 'reason', format: 'text' },
      { key: 'person', format: 'text' },
      { key: 'times', format: 'number' },
      { key: 'value', format: 'money' },
    ],
    rows,
    total: [{ word: 'total' }, null, columnSum(rows, 2), columnSum(rows, 3)],
    chart: { is: 'bars', label: 0, values: [3] },
  };
}

interface Bought {
  readonly times: number;
  readonly first: number;
  readonly last: number;
  readonly least: number;
  readonly most: number;
}

/** Postings of the purchases of the days, in the order of the books: they are few among all records. */
async function boughtOn({ factsOn, from, to }: ReportDesk): Promise<Posting[]> {
  const purchases = (await factsOn('purchases', from, to)).filter((row) => checkDocument(collections.purchases.kind, row).ok);
  const groups = purchases.flatMap((row) => postingsOf('purchases', row as unknown as Booked));
  return groups.sort((a, b) => (a.ord < b.ord ? -1 : 1)).flatMap(({ postings }) => postings);
} // prettier-ignore

/**
 * Purchase prices of each item, from the first purchase of the days to the last: per unit, including transport. [RPT-4]
 */
async function pricesReport(desk: ReportDesk): Promise<Report> {
  const names = await itemNames(desk);
  const isWanted = await goodsOf(desk, desk.only === null ? null : partOf(desk.only));
  const items = new Map<string, Bought>();
  for (const { cause, item = '', qty = 0, value = 0 } of await boughtOn(desk)) {
    if (cause !== 'purchase' || qty <= 0 || !isWanted(item)) continue;
    const price = Math.round(value / names(item).count(qty));
    const own = items.get(item) ?? { times: 0, first: price, last: price, least: price, most: price };
    items.set(item, {
      times: own.times + 1,
      first: own.first,
      last: price,
      least: Math.min(own.least, price),
      most: Math.max(own.most, price),
    });
  }
  const rows = [...items].map(([id, { times, first, last, least, most }]): ReportRow => {
    const { name, unit } = names(id);
    const change = first > 0 ? (100 * (last - first)) / first : null;
    return { key: id, cells: [name, unit, times, first, last, change, least, most] };
  });
  return {
    columns: [
      { key: 'item', format: 'text' },
      { key: 'unit', format: 'text' },
      { key: 'times', format: 'number' },
      { key: 'first-price', format: 'money' },
      { key: 'last-price', format: 'money' },
      { key: 'change', format: 'percent' },
      { key: 'least-price', format: 'money' },
      { key: 'most-price', format: 'money' },
    ],
    chart: { is: 'bars', label: 0, values: [5] },
    rows: rows.sort((a, b) => Math.abs((b.cells[5] ?? 0) as number) - Math.abs((a.cells[5] ?? 0) as number)),
  };
}

/** Debtors, by the ages of their debts. [DEB-1..4] */
const debtorsReport = (desk: ReportDesk): Promise<Report> => ageingReport(desk, ACCOUNTS.receivables);

/** Creditors, by the ages of the debts. [DEB-5] */
const creditorsReport = (desk: ReportDesk): Promise<Report> => ageingReport(desk, ACCOUNTS.payables);

async function ageingReport(desk: ReportDesk, side: Debt['side']): Promise<Report> {
  const debts = await everyOpenDebt(desk.db, side);
  const byParty = debtsBy(debts, ({ party }) => party ?? '');
  const balances = await partyBalances(desk.db, side);
  // A party with an advance owes nothing but is part of the total.
  const ahead = [...balances].filter(([, party]) => balanceOf(party) < 0).map(([id]) => id);
  const ids = [...new Set([...byParty.keys(), ...ahead])];
  const isBuyers = side === ACCOUNTS.receivables;
  const names = await desk.find(isBuyers ? 'customers' : 'vendors', ids);
  const rows = ids
    .map((id): ReportRow => {
      const { buckets, total } = ageingOf((byParty.get(id) ?? []).map(openDocument), desk.today);
      const paidAhead = Math.min(0, balanceOf(balances.get(id)));
      const nobody: Cell = { word: isBuyers ? 'walk-in' : 'no-supplier' };
      const name: Cell = id === '' ? nobody : ((names.get(id)?.['name'] as string | undefined) ?? { word: 'unknown' });
      return {
        key: id || 'nobody',
        cells: [name, ...AGE_BUCKETS.map((bucket) => buckets[bucket]), paidAhead, total + paidAhead],
        to: id === '' ? undefined : isBuyers ? `/sales/customer?id=${id}` : `/suppliers?id=${id}`,
      };
    })
    .sort((a, b) => (b.cells.at(-1) as number) - (a.cells.at(-1) as number));
  return {
    columns: [
      { key: isBuyers ? 'customer' : 'supplier', format: 'text' },
      ...AGE_BUCKETS.map((bucket) => ({ key: `age:${bucket}`, format: 'money' }) as const),
      { key: 'ahead', format: 'money' },
      { key: 'owed', format: 'money' },
    ],
    rows,
    total: [{ word: 'total' }, ...[1, 2, 3, 4, 5, 6].map((place) => columnSum(rows, place))],
    chart: { is: 'bars', label: 0, values: [6] },
    isNow: true,
  };
}

const FACTS = (Object.keys(collections) as CollectionBelow[]).filter((name) => collections[name].is === 'fact');

/** Records created, changed or voided, with their authors, newest first. [RPT-7] */
async function activityReport(desk: ReportDesk): Promise<Report> {
  const rows: ReportRow[] = [];
  for await (const { from, to } of pieces(desk))
    for (const collection of FACTS)
      for (const row of await desk.factsOn(collection, from, to)) rows.push(...linesOf(desk, collection, row));
  rows.sort((a, b) => (a.key < b.key ? 1 : -1));
  return {
    columns: [
      { key: 'time', format: 'time' },
      { key: 'by', format: 'text' },
      { key: 'what', format: 'text' },
      { key: 'number', format: 'text' },
      { key: 'amount', format: 'money' },
      { key: 'happened', format: 'text' },
    ],
    rows,
  };
}

/** A record has one line for its creation, and one each for later changes and its void. */
function linesOf(desk: ReportDesk, collection: CollectionBelow, row: Row): ReportRow[] {
  const word = (name: string) => row[name] as string | undefined;
  const id = word('id')!;
  const what: Cell = { word: `record:${collection === 'farm_activities' ? word('kind') : collection}` };
  const number = word('sale_no') ?? word('purchase_no') ?? word('voucher_no') ?? null;
  const line = (at: string, by: string | undefined, happened: string): ReportRow => ({
    key: `${at} ${id} ${happened}`,
    cells: [at, desk.nameOf(by ?? '') ?? { word: 'unknown' }, what, number, amountOf(collection, row), { word: `happened:${happened}` }],
  });
  const history = (row['history'] ?? []) as readonly { at: string; by: string }[];
  return [
    line(word('created_at')!, word('created_by'), 'written'),
    ...history.map(({ at, by }) => line(at, by, 'changed')),
    ...(word('voided_at') === undefined ? [] : [line(word('voided_at')!, word('voided_by'), 'voided')]),
  ];
} // prettier-ignore

/** The amount of a record, when it is a single amount of money. */
function amountOf(collection: CollectionBelow, row: Row): number | null {
  if (collection === 'sales') return saleMoney(row as unknown as SaleToCharge).total;
  return collection === 'payments' || collection === 'expenses' ? (row['amount'] as number) : null;
}

/** The function that builds each report. */
export const MAKERS: Readonly<Record<ReportName, (desk: ReportDesk) => Promise<Report>>> = {
  profit: profitReport,
  cash: cashReport,
  expenses: expensesReport,
  tax: taxReport,
  prices: pricesReport,
  products: productsReport,
  customers: customersReport,
  sellers: sellersReport,
  hours: hoursReport,
  debtors: debtorsReport,
  creditors: creditorsReport,
  stock: stockReport,
  slow: slowReport,
  expiry: expiryReport,
  losses: lossesReport,
  flocks: flocksReport,
  daily: dailyReport,
  weekly: weeklyReport,
  production: productionReport,
  medicine: medicineReport,
  recorded: recordedReport,
  activity: activityReport,
};
