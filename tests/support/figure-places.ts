import { MONEY_METHODS } from '../../schemas/choices.ts';
import { paidFirst } from '../../src/domain/sales/first-payments.ts';
import { sumsOfBooks } from '../../src/nouns/business/data/sums-of-business.ts';
import { bookedExpenses } from '../../src/nouns/expenses/data/booked-expenses.ts';
import { bookedDays, readFlockDays } from '../../src/nouns/farm/data/flock-days.ts';
import { endFigures } from '../../src/nouns/farm/data/flock-end.ts';
import { bookedHeads } from '../../src/nouns/farm/data/flock-figures.ts';
import { flockMoney } from '../../src/nouns/farm/data/flock-money.ts';
import { dayFigures } from '../../src/nouns/home/data/day-figures.ts';
import { itemEndsOf } from '../../src/books/read/item-books.ts';
import type { Debt } from '../../src/books/keep/ledger-store.ts';
import { balanceOf, everyOpenDebt, openDebts, partyBalances } from '../../src/books/read/party-debts.ts';
import { partyHistory } from '../../src/books/read/party-history.ts';
import { sumBetween, sumsOver, sumUpTo } from '../../src/books/read/period-sums.ts';
import { MAKERS } from '../../src/nouns/reports/data/makers.ts';
import { knownStock } from '../../src/nouns/sales/data/known-stock.ts';
import { bookedSales } from '../../src/nouns/sales/data/booked-sales.ts';
import { ageingOf } from '../../src/domain/debts/ageing.ts';
import { settlementOf } from '../../src/domain/debts/settlement.ts';
import { accountsIn, figure } from '../../src/domain/figures/figures.ts';
import { batchCost, eggCost } from '../../src/domain/figures/flock-result.ts';
import { broilerCost } from '../../src/domain/flocks/broiler-result.ts';
import { isForEggs } from '../../src/domain/flocks/curve-copies.ts';
import { birdsPlaced } from '../../src/domain/flocks/flock-age.ts';
import { itemEntity } from '../../src/domain/ledger/fold.ts';
import { ACCOUNTS } from '../../src/domain/ledger/posting.ts';
import { sumOf } from '../../src/domain/numbers/sum.ts';
import type { Report, ReportName } from '../../src/domain/reports/report.ts';
import { saleMoney, type SaleToCharge } from '../../src/domain/sales/sale-money.ts';
import { addDays } from '../../src/domain/time/local-day.ts';
import { lastDayOf } from '../../src/domain/time/periods.ts';
import type { FigureFarm } from './figure-farm.ts';

/*
 * Every place that shows a figure, with its values for one farm: by month, item, flock, party or day. The first place
 * of a figure is the reference; all others must agree with it on the keys they show.
 */

export type Shown = ReadonlyMap<string, number>;
export interface Place {
  readonly figure: string;
  readonly place: string;
  readonly read: (farm: FigureFarm) => Promise<Shown>;
  /** The place shows only some of the figure's keys; otherwise a missing key counts as 0. */
  readonly ofSome?: true;
}

const FIRST = '2026-01-01';
const monthsOf = ({ today }: FigureFarm): string[] => ['2026-01', '2026-02', '2026-03', '2026-04'].filter((month) => month <= today.slice(0, 7)); // prettier-ignore
/** Days with a booked document, and today. */
const daysOf = ({ documents, today }: FigureFarm): string[] => [
  ...new Set([
    today,
    ...Object.values(documents)
      .flat()
      .flatMap((one) => DAYS.map((field) => (one as unknown as Record<string, string | undefined>)[field] ?? today)),
  ]),
];
const DAYS = ['day', 'placed_on', 'confirmed_day', 'opening_on'];

type Pair = readonly [key: string, value: number | undefined | null];
const shown = (pairs: readonly Pair[]): Shown => new Map(pairs.flatMap(([key, value]) => (value === undefined || value === null ? [] : [[key, value]]))); // prettier-ignore
const each = async <T>(all: readonly T[], read: (one: T) => Promise<Pair>): Promise<Shown> => shown(await Promise.all(all.map(read))); // prettier-ignore

/** Cache a value per farm and key. */
function once<T>(read: (farm: FigureFarm, key: string) => Promise<T>): (farm: FigureFarm, key?: string) => Promise<T> {
  const known = new WeakMap<FigureFarm, Map<string, Promise<T>>>();
  return (farm, key = '') => {
    const own = known.get(farm) ?? new Map<string, Promise<T>>();
    const found = own.get(key) ?? read(farm, key);
    known.set(farm, own.set(key, found));
    return found;
  };
} // prettier-ignore

interface Range {
  readonly from: string;
  readonly to: string;
}
const made = once(({ desk }, key) => {
  const [name, from, to, only] = JSON.parse(key) as [ReportName, string, string, string | null];
  return MAKERS[name]({ ...desk, from, to, only });
});
/** A report as requested by the screen: unfiltered and until today by default. */
const report = (farm: FigureFarm, name: ReportName, { from, to }: Range = { from: FIRST, to: farm.today }, only: string | null = null): Promise<Report> => made(farm, JSON.stringify([name, from, to, only])); // prettier-ignore
const wholeMonth = (month: string) => ({ from: `${month}-01`, to: lastDayOf(month) });
/** A report column by row key. */
const column = ({ rows }: Report, place: number): Shown => shown(rows.map(({ key, cells }): Pair => [key, cells[place] as number | null])); // prettier-ignore
const total = ({ total: line }: Report, place: number): number => (line?.[place] ?? 0) as number;

/** A value for each month and for the whole period, each queried separately; `sum`: added up over the months. */
async function byMonth(farm: FigureFarm, read: (range: Range) => Promise<number | undefined>): Promise<Shown> {
  const months = await Promise.all(monthsOf(farm).map(async (month): Promise<Pair> => [month, await read(wholeMonth(month))]));
  return shown([...months, ['all', await read({ from: FIRST, to: lastDayOf(monthsOf(farm).at(-1)!) })]]);
} // prettier-ignore

/** A figure added up over the months. */
async function monthsTogether(farm: FigureFarm, read: (range: Range) => Promise<Shown>): Promise<Shown> {
  const sums = new Map<string, number>();
  for (const month of monthsOf(farm))
    for (const [key, value] of await read(wholeMonth(month))) sums.set(key, (sums.get(key) ?? 0) + value);
  return sums;
} // prettier-ignore

/** Confirmed sales, computed independently: the amount of each on its day. */
const confirmed = ({ sales }: FigureFarm) =>
  sales.flatMap((sale) =>
    sale.status === 'order' ? [] : [{ ...sale, day: sale.confirmed_day ?? sale.day, total: saleMoney(sale as SaleToCharge).total }],
  ); // prettier-ignore
const within = <T extends { day: string }>(all: readonly T[], { from, to }: Range): T[] => all.filter(({ day }) => from <= day && day <= to); // prettier-ignore

const SIDES = [
  ['owed by customers', ACCOUNTS.receivables, 'debtors'],
  ['owed to suppliers', ACCOUNTS.payables, 'creditors'],
] as const;

function ofParties([figure_, side, name]: (typeof SIDES)[number]): Place[] {
  const debtsOf = async ({ db }: FigureFarm): Promise<Debt[]> => everyOpenDebt(db, side);
  const people = async ({ db }: FigureFarm) => [...(await partyBalances(db, side))];
  return [
    { figure: figure_, place: `report of ${name}`, read: async (farm) => new Map([...column(await report(farm, name), 6)].map(([key, value]) => [key === 'nobody' ? '' : key, value])) },
    { figure: figure_, place: 'lists of people', ofSome: true, read: async (farm) => shown((await people(farm)).map(([id, party]) => [id, balanceOf(party)])) },
    { figure: figure_, place: 'statement', ofSome: true, read: async (farm) => each(await people(farm), async ([id]) => [id, sumOf(await partyHistory(farm.db, side, id), ({ charged, paid }) => charged - paid)]) },
    { figure: figure_, place: 'account: what is open, less what was paid ahead', ofSome: true, read: async (farm) => each(await people(farm), async ([id, party]) => [id, sumOf(await openDebts(farm.db, side, id), ({ balance }) => balance) + Math.min(0, balanceOf(party))]) },
    { figure: `${figure_} in all`, place: `report of ${name}`, read: async (farm) => { const found = await report(farm, name); return shown([['owed', total(found, 6) - total(found, 5)], ['net', total(found, 6)]]); } },
    { figure: `${figure_} in all`, place: 'list', ofSome: true, read: async (farm) => shown([['owed', ageingOf((await debtsOf(farm)).map(({ due, balance }) => ({ day: due, open: balance })), farm.today).total]]) },
  ];
} // prettier-ignore

/** Sales by the reports by customer, seller and hour: returns are deducted on their own day. */
const soldBy = (name: 'customers' | 'sellers' | 'hours'): Place => ({
  figure: 'sold less what came back',
  place: `report of ${name}`,
  read: (farm) => byMonth(farm, async (range) => total(await report(farm, name, range), 2)),
});

const OF_SALES: readonly Place[] = [
  { figure: 'sold', place: 'documents by hand', read: (farm) => byMonth(farm, (range) => Promise.resolve(sumOf(within(confirmed(farm), range).filter(({ kind }) => kind !== 'return'), (sale) => sale.total))) },
  { figure: 'sold', place: 'list of sales', read: (farm) => byMonth(farm, async (range) => (await bookedSales(farm.db, range, farm.today).sums).sold) },
  { figure: 'sold', place: 'days of the list', read: (farm) => byMonth(farm, async ({ from, to }) => sumOf(Object.values(await bookedSales(farm.db, null, farm.today).soldOn(from, to)), (one) => one)) },
  { figure: 'sold', place: 'all dates', ofSome: true, read: async ({ db, today }) => shown([['all', (await bookedSales(db, null, today).sums).sold]]) },
  { figure: 'sold of a day', place: 'sums of the books', read: ({ db, ...farm }) => each(daysOf(farm as FigureFarm), async (day) => [day, await sumBetween(db, figure.sold, day, day)]) },
  { figure: 'sold of a day', place: 'home', read: ({ db, ...farm }) => each(daysOf(farm as FigureFarm), async (day) => [day, (await dayFigures(db, day)).sold]) },
  { figure: 'sold of a day', place: 'businesses', read: ({ db, ...farm }) => each(daysOf(farm as FigureFarm), async (day) => { await db.meta.update('state', { whole: true }); return [day, (await sumsOfBooks(db, day))?.sold_today]; }) },
  { figure: 'sold less what came back', place: 'documents by hand', read: (farm) => byMonth(farm, (range) => Promise.resolve(sumOf(within(confirmed(farm), range), ({ kind, total: all }) => (kind === 'return' ? -all : all)))) },
  soldBy('customers'), soldBy('sellers'), soldBy('hours'),
  { figure: 'to collect of sales', place: 'debts', read: async ({ db }) => shown([['all', sumOf((await everyOpenDebt(db, ACCOUNTS.receivables)).filter(({ kind }) => kind === 'sales'), ({ balance }) => balance)]]) },
  { figure: 'to collect of sales', place: 'list of all dates', read: async ({ db, today }) => shown([['all', (await bookedSales(db, null, today).waiting).open.owed]]) },
  { figure: 'to collect of sales', place: 'lists of the months', read: async (farm) => shown([['all', sumOf(await Promise.all(monthsOf(farm).map((month) => bookedSales(farm.db, wholeMonth(month), farm.today).sums)), ({ open }) => open.owed)]]) },
  { figure: 'paid, returned and open', place: 'rows of sales', read: async (farm) => {
    const sold = confirmed(farm).filter(({ kind }) => kind !== 'return');
    const debts = await bookedSales(farm.db, null, farm.today).debtsOf(sold.map(({ id }) => id));
    const rows = sold.map((sale, i) => settlementOf(sale.total, paidFirst(sale), debts[i]));
    return shown([['total', sumOf(rows, (row) => row.total)], ['returned', sumOf(rows, (row) => row.returned)], ['open', sumOf(rows, ({ balance }) => Math.max(0, balance))], ['paid', sumOf(rows, ({ paid, balance }) => paid + Math.min(0, balance))]]);
  } },
  { figure: 'paid, returned and open', place: 'sums of the list', read: async ({ db, today }) => { const { sold, returned, open } = await bookedSales(db, null, today).sums; return shown([['total', sold], ['returned', returned], ['open', open.owed], ['paid', sold - returned - open.owed]]); } },
  { figure: 'income of goods and birds', place: 'profit and loss', read: (farm) => byMonth(farm, async (range) => { const rows = column(await report(farm, 'profit', range), 1); return (rows.get(ACCOUNTS.sales) ?? 0) + (rows.get(ACCOUNTS.birdSales) ?? 0); }) },
  { figure: 'income of goods and birds', place: 'report of products', read: (farm) => byMonth(farm, async (range) => total(await report(farm, 'products', range), 3)) },
]; // prettier-ignore

const OF_MONEY: readonly Place[] = [
  { figure: 'money held', place: 'cash report', read: async (farm) => shown((await report(farm, 'cash')).rows.slice(1).map(({ key, cells }): Pair => [key, cells[4] as number])) },
  { figure: 'money held', place: 'sums of the books', ofSome: true, read: async (farm) => each((await report(farm, 'cash')).rows.slice(1), async ({ key }) => [key, await sumUpTo(farm.db, figure.moneyHeld(...MONEY_METHODS), key)]) },
  { figure: 'money in and out of a day', place: 'cash report', read: async (farm) => shown((await report(farm, 'cash')).rows.slice(1).map(({ key, cells }): Pair => [key, (cells[1] as number) - (cells[2] as number)])) },
  { figure: 'money in and out of a day', place: 'home', read: (farm) => each(daysOf(farm), async (day) => [day, sumOf((await dayFigures(farm.db, day)).methods, (one) => one.left)]) },
  { figure: 'spent', place: 'report of expenses', read: (farm) => byMonth(farm, async (range) => total(await report(farm, 'expenses', range), 1)) },
  { figure: 'expenses as vouchers say', place: 'list of expenses', read: (farm) => byMonth(farm, async (range) => sumOf((await bookedExpenses(farm.db, range)).categories, ({ amount }) => amount)) },
  { figure: 'expenses as vouchers say', place: 'days of the list', read: (farm) => byMonth(farm, async ({ from, to }) => sumOf(Object.values(await (await bookedExpenses(farm.db, null)).spentOn(from, to)), (one) => one)) },
  { figure: 'spent', place: 'profit and loss', read: (farm) => byMonth(farm, async (range) => 0 - (column(await report(farm, 'profit', range), 1).get(ACCOUNTS.expenses) ?? 0)) },
]; // prettier-ignore

const itemsOf = async ({ db }: FigureFarm): Promise<string[]> =>
  (await db.levels.where('key').startsWith(itemEntity('')).primaryKeys()).map((key) =>
    key.slice(itemEntity('').length),
  );

const OF_STOCK: readonly Place[] = [
  { figure: 'on hand', place: 'report of the stock', read: async (farm) => column(await report(farm, 'stock'), 2) },
  { figure: 'on hand', place: 'list of the stock', read: async (farm) => { const ids = await itemsOf(farm); return shown((await itemEndsOf(farm.db, ids)).map(({ level, state }, i): Pair => [ids[i]!, level?.level === 0 && (state?.value ?? 0) !== 0 ? undefined : level?.level])); } },
  { figure: 'on hand', place: 'tiles of the counter', ofSome: true, read: async (farm) => shown([...(await knownStock(farm.db, await itemsOf(farm)))].map(([id, { on_hand }]): Pair => [id, on_hand])) },
  { figure: 'worth of the stock', place: 'report of the stock', read: async (farm) => shown([...column(await report(farm, 'stock'), 4), ['all', total(await report(farm, 'stock'), 4)]]) },
  { figure: 'worth of the stock', place: 'list of the stock', ofSome: true, read: async (farm) => { const ids = await itemsOf(farm); return shown((await itemEndsOf(farm.db, ids)).map(({ state }, i): Pair => [ids[i]!, state?.value])); } },
  { figure: 'worth of the stock', place: 'accounts of the books', ofSome: true, read: async ({ db }) => { const accounts = accountsIn(await sumsOver(db)); return shown([['all', (accounts.get(ACCOUNTS.goods) ?? 0) + (accounts.get(ACCOUNTS.materials) ?? 0)]]); } },
]; // prettier-ignore

const readDays = once((farm) => readFlockDays(farm.db, FIRST, farm.today));
const ends = once(async (farm) => {
  const read = await readDays(farm);
  return Promise.all(farm.flocks.map(async (flock) => ({ flock, days: bookedDays(read, flock.id), end: await endFigures(farm.db, flock, { days: bookedDays(read, flock.id), read, weighed: [], today: farm.today }) }))); // prettier-ignore
});
/** A daily figure of each flock, from its diary, its end and the daily sheet. */
const daily = (name: string, { ofDay, ofEnd, column: place }: { ofDay: 'dead' | 'culled' | 'eggs' | 'fed_g'; ofEnd: 'dead' | 'culled' | 'eggs' | 'feed_g'; column: number }): Place[] => [
  { figure: name, place: 'diary', read: async (farm) => { const read = await readDays(farm); return shown(farm.flocks.map(({ id }): Pair => [id, sumOf(bookedDays(read, id), (day) => day[ofDay] ?? 0)])); } },
  { figure: name, place: 'end of the flock', read: async (farm) => shown((await ends(farm)).map(({ flock, end }): Pair => [flock.id, end[ofEnd]])) },
  { figure: name, place: 'daily sheet', read: (farm) => each(farm.flocks, async ({ id }) => [id, total(await report(farm, 'daily', undefined, id), place)]) },
  { figure: name, place: 'months of the daily sheet', read: (farm) => monthsTogether(farm, (range) => each(farm.flocks, async ({ id }) => [id, total(await report(farm, 'daily', range, id), place)])) },
]; // prettier-ignore

const money = once((farm) => {
  const read = readDays(farm);
  return Promise.all(farm.flocks.map(async (flock) => ({ flock, ...(await flockMoney(farm.db, flock, { today: farm.today, days: bookedDays(await read, flock.id) })) }))); // prettier-ignore
});
/** The period of a flock's page: the month for hens; all dates for others. */
const pageDays = (farm: FigureFarm, month: string | undefined) => (month === undefined ? { from: FIRST, to: farm.today } : wholeMonth(month)); // prettier-ignore
const pageRow = async (farm: FigureFarm, id: string, month: string | undefined) => (await report(farm, 'flocks', pageDays(farm, month), id)).rows[0]?.cells; // prettier-ignore
const ofReport = (name: string, place: number, ofPage: (one: Awaited<ReturnType<typeof money>>[number]) => number | undefined): Place[] => [
  { figure: `${name} of a flock`, place: 'page', read: async (farm) => shown((await money(farm)).map((one): Pair => [one.flock.id, ofPage(one)])) },
  { figure: `${name} of a flock`, place: 'report of flocks', read: async (farm) => each(await money(farm), async ({ flock, month }) => [flock.id, (await pageRow(farm, flock.id, month))?.[place] as number | null]) },
]; // prettier-ignore
/** The months of the report added up; a flock whose eggs have no price in one of them is omitted. */
const together = (name: string, place: number): Place[] => [
  { figure: `${name} of the flocks`, place: 'report of all dates', read: async (farm) => column(await report(farm, 'flocks', { from: FIRST, to: lastDayOf(monthsOf(farm).at(-1)!) }), place) },
  { figure: `${name} of the flocks`, place: 'reports of the months', ofSome: true, read: async (farm) => {
    const rows = (await Promise.all(monthsOf(farm).map((month) => report(farm, 'flocks', wholeMonth(month))))).flatMap((one) => one.rows);
    const unknown = new Set(rows.flatMap(({ key, cells }) => (cells[6] === null ? [key] : [])));
    const sums = new Map<string, number>();
    for (const { key, cells } of rows) if (!unknown.has(key)) sums.set(key, (sums.get(key) ?? 0) + ((cells[place] ?? 0) as number));
    return sums;
  } },
]; // prettier-ignore

const OF_FLOCKS: readonly Place[] = [
  { figure: 'birds', place: 'cards', read: ({ db, flocks }) => each(flocks, async ({ id }) => [id, await bookedHeads(db, id)]) },
  { figure: 'birds', place: 'diary', read: async (farm) => shown((await ends(farm)).map(({ flock, days }): Pair => [flock.id, days.at(-1)?.end])) },
  { figure: 'birds', place: 'sums of the books', read: ({ db, flocks }) => each(flocks, async ({ id }) => [id, await sumBetween(db, figure.birds(id))]) },
  { figure: 'birds', place: 'end of the flock: all that came are somewhere', read: async (farm) => shown((await ends(farm)).map(({ flock, end }): Pair => [flock.id, birdsPlaced(flock) + end.moved - end.dead - end.culled - end.eaten - end.dressed - end.sold - end.missing])) },
  ...daily('dead', { ofDay: 'dead', ofEnd: 'dead', column: 5 }),
  ...daily('culled', { ofDay: 'culled', ofEnd: 'culled', column: 8 }),
  ...daily('eggs', { ofDay: 'eggs', ofEnd: 'eggs', column: 2 }),
  ...daily('feed', { ofDay: 'fed_g', ofEnd: 'feed_g', column: 6 }),
  { figure: 'eggs of a day', place: 'diary', read: async (farm) => { const read = await readDays(farm); return each(daysOf(farm), (day) => Promise.resolve([day, sumOf(farm.flocks, ({ id }) => bookedDays(read, id).find((one) => one.day === day)?.eggs ?? 0)])); } },
  { figure: 'eggs of a day', place: 'home', read: (farm) => each(daysOf(farm), async (day) => [day, (await dayFigures(farm.db, day)).eggs]) },
  { figure: 'dead of a day', place: 'diary', read: async (farm) => { const read = await readDays(farm); return each(daysOf(farm), (day) => Promise.resolve([day, sumOf(farm.flocks, ({ id }) => bookedDays(read, id).find((one) => one.day === day)?.dead ?? 0)])); } },
  { figure: 'dead of a day', place: 'home', read: (farm) => each(daysOf(farm), async (day) => [day, (await dayFigures(farm.db, day)).dead]) },
  ...ofReport('spent', 5, ({ spent }) => spent),
  ...ofReport('left', 6, ({ left }) => left),
  ...ofReport('worth of the eggs', 1, ({ eggs }) => (eggs?.qty ? eggs.amount : eggs && 0)),
  ...together('spent', 5), ...together('left', 6), ...together('worth of the eggs', 1), ...together('birds sold', 2),
  { figure: 'cost of an egg', place: 'page, last month', read: async (farm) => shown((await money(farm)).filter(({ flock }) => isForEggs(flock)).map((one): Pair => [one.flock.id, one.egg_cost && Math.round(one.egg_cost)])) },
  { figure: 'cost of an egg', place: 'report of flocks', read: async (farm) => each((await money(farm)).filter(({ flock }) => isForEggs(flock)), async ({ flock, month }) => [flock.id, (await pageRow(farm, flock.id, addDays(`${month}-01`, -1).slice(0, 7)))?.[8] as number | null]) },
  { figure: 'cost of an egg this month', place: 'page', read: async (farm) => shown((await money(farm)).filter(({ flock }) => isForEggs(flock)).map((one): Pair => { const cost = eggCost(one); return [one.flock.id, cost && Math.round(cost)]; })) },
  { figure: 'cost of an egg this month', place: 'report of flocks', read: async (farm) => each((await money(farm)).filter(({ flock }) => isForEggs(flock)), async ({ flock, month }) => [flock.id, (await pageRow(farm, flock.id, month))?.[8] as number | null]) },
  { figure: 'cost of a bird', place: 'page', read: async (farm) => { const all = await ends(farm); return shown((await money(farm)).map((one): Pair => [one.flock.id, isForEggs(one.flock) ? undefined : broilerCost(batchCost(one), { birds: all.find(({ flock }) => flock.id === one.flock.id)!.end.bearing, live_g: undefined }).perBird])); } },
  { figure: 'cost of a bird', place: 'report of flocks', read: (farm) => each(farm.flocks.filter((flock) => !isForEggs(flock)), async ({ id }) => [id, (await pageRow(farm, id, undefined))?.[9] as number | null]) },
]; // prettier-ignore

/** An unfiltered report, and the same filtered by each flock, the shop and the rest, added up. */
const parts = (name: ReportName, place: number, words: readonly string[] = ['shop', 'rest']): Place[] => [
  { figure: `${name} by line`, place: 'report of all', read: async (farm) => column(await report(farm, name), place) },
  { figure: `${name} by line`, place: 'reports of the parts', read: async (farm) => {
    const sums = new Map<string, number>();
    for (const only of [...words, ...farm.flocks.map(({ id }) => id)])
      for (const [key, value] of column(await report(farm, name, undefined, only), place)) sums.set(key, (sums.get(key) ?? 0) + value);
    return sums;
  } },
]; // prettier-ignore

export const PLACES: readonly Place[] = [
  ...parts('profit', 1),
  ...parts('expenses', 1),
  ...parts('products', 3),
  ...SIDES.flatMap(ofParties),
  ...OF_SALES,
  ...OF_MONEY,
  ...OF_STOCK,
  ...OF_FLOCKS,
];
