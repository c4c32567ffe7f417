import { beforeAll, expect, test } from 'vitest';
import { MAKERS } from '../../../src/nouns/reports/data/makers.ts';
import { categoryPart, FILTERS } from '../../../src/domain/reports/report-filter.ts';
import { REPORTS, type Cell, type Report, type ReportName } from '../../../src/domain/reports/report.ts';
import { aFlock, anExpense, aSale, aSaleLine, aShopItem } from '../../support/documents.ts';
import { bookedDesk, demoDesk } from '../../support/demo-desk.ts';
import { anActivity, aStockEntry } from '../../support/variant-documents.ts';

/* Each report filtered by parts of the business; all parts together equal the whole. */

const DAYS = 75;
/** All days of the demo farm, and a range from the middle of one month to the middle of another. */
const RANGES = [
  { from: '2026-08-01', to: '2026-11-20' },
  { from: '2026-10-05', to: '2026-11-12' },
];
let demo: Awaited<ReturnType<typeof demoDesk>>;
let flocks: readonly string[];
beforeAll(async () => {
  demo = await demoDesk(DAYS);
  flocks = (await demo.desk.things('farm')).map((one) => one['id'] as string);
});

const number = (cell: Cell | undefined): number => (typeof cell === 'number' ? cell : 0);

/** Each line of a report, and its total, with the sums of some columns over all given reports. */
function sums(reports: readonly Report[], places: readonly number[]): Record<string, number[]> {
  const all: Record<string, number[]> = {};
  for (const { rows, total = [] } of reports)
    for (const { key, cells } of [...rows, { key: 'TOTAL', cells: total }])
      all[key] = places.map((place, i) => (all[key]?.[i] ?? 0) + number(cells[place]));
  return Object.fromEntries(Object.entries(all).filter(([, numbers]) => numbers.some((one) => Math.abs(one) > 1e-6)));
}

/** The filter values that together cover everything, by the kind of filter. */
const partsOf = (name: ReportName): readonly string[] =>
  FILTERS[name] === 'goods' ? ['shop', 'eggs', 'materials'] : ['shop', 'rest', ...flocks];

/** Reports and their additive columns. */
const ADDING: [ReportName, number[]][] = [
  ['profit', [1, 2]],
  ['expenses', [1, 2, 3]],
  ['products', [1, 3, 4, 5]],
  ['customers', [2]],
  ['sellers', [2]],
  ['hours', [2]],
  ['losses', [3]],
  ['production', [6]],
  ['stock', [4]],
  ['slow', [4]],
  ['prices', [2]],
];

test.each(ADDING)('[RPT-8, RPT-9] %s of the shop, each flock and all else add up to the whole, to the minor unit, over all days and over some', async (name, places) => {
  for (const range of RANGES) {
    const whole = await MAKERS[name]({ ...demo.desk, ...range });
    const parts = await Promise.all(partsOf(name).map((only) => MAKERS[name]({ ...demo.desk, ...range, only })));
    expect(whole.rows.length).toBeGreaterThan(0);
    expect(parts.filter(({ rows }) => rows.length > 0).length).toBeGreaterThan(1);
    const expected = sums([whole], places);
    const found = sums(parts, places);
    expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort());
    for (const [key, numbers] of Object.entries(expected))
      numbers.forEach((one, i) => expect(found[key]![i], `${key} ${i}`).toBeCloseTo(one, 6));
  }
}); // prettier-ignore

test('[RPT-8, RPT-9] of one flock, too, reports agree: what it sold is its profit’s income, and what it spent its expenses', async () => {
  const [only] = flocks;
  const [range] = RANGES;
  const of = (name: ReportName) => MAKERS[name]({ ...demo.desk, ...range!, only: only! });
  const [profit, products, expenses, losses] = [await of('profit'), await of('products'), await of('expenses'), await of('losses')]; // prettier-ignore
  const line = (account: string) => number(profit.rows.find(({ key }) => key === account)?.cells[1]);
  expect(line('4000') + line('4010')).toBeGreaterThan(0);
  expect(number(products.total?.[3])).toBe(line('4000') + line('4010'));
  expect(number(products.total?.[4])).toBe(-line('5000') - line('5010'));
  expect(number(losses.total?.[3])).toBe(-line('5200') - line('5210') - line('5220'));
  // Spread expenses count for the flock without being booked on it.
  expect(number(expenses.total?.[1])).toBeGreaterThan(-line('6000'));
});

/** Two houses of hens that laid 60 and 40 eggs, a drinker, a sale with a line of each kind, and expenses. */
async function twoHouses() {
  const drinker = aShopItem({ name: 'Drinker', kind: 'resale', category: 'Tools', base_unit: 'piece' });
  const [first, second] = [1, 2].map((house) => aFlock({ name: `House ${house}`, placed_on: '2026-01-05', unit_cost: 0, initial_count: 100 })) as [ReturnType<typeof aFlock>, ReturnType<typeof aFlock>]; // prettier-ignore
  const day = '2026-10-12';
  const laid = (farm_id: string, qty: number) => anActivity('eggs', { farm_id, day, grades: [{ grade: 'good', qty }] });
  const lines = [
    aSaleLine({ item_kind: 'egg', item_id: undefined, qty: 30, unit_price: 10_001 }),
    aSaleLine({ item_kind: 'bird', item_id: undefined, farm_id: first.id, qty: 2, unit: 'bird', factor: 1, unit_price: 15_000 }), // prettier-ignore
    aSaleLine({ item_kind: 'other', item_id: undefined, farm_id: second.id, description: 'Manure', qty: 1, unit: 'bag', factor: 1, unit_price: 4_000 }), // prettier-ignore
    aSaleLine({ item_kind: 'shop', item_id: drinker.id, qty: 1, unit: 'piece', factor: 1, unit_price: 20_000, tax_rate: 1_000 }), // prettier-ignore
  ];
  const made = await bookedDesk([
    ['shop', drinker],
    ['farm', first],
    ['farm', second],
    ['farm_activities', laid(first.id, 60)],
    ['farm_activities', laid(second.id, 40)],
    ['stock_entries', aStockEntry('opening', { item_id: drinker.id, qty: 3, value: 36_000, day })],
    ['sales', aSale({ day, lines, delivery_fee: 3_000, customer_id: undefined })],
    ['expenses', anExpense({ day, amount: 7_000, category: 'vet', farm_id: first.id })],
    ['expenses', anExpense({ day, amount: 10_000, category: 'rent', spread: true })],
    ['expenses', anExpense({ day, amount: 500, category: 'transport' })],
  ]);
  const of = async (name: ReportName, only: string) => MAKERS[name]({ ...made.desk, from: '2026-10-01', to: '2026-10-31', only }); // prettier-ignore
  return { ...made, of, first: first.id, second: second.id };
}

test('[RPT-8] eggs are shared by what each flock laid; birds, manure, goods, tax and delivery are of whom they are', async () => {
  const { of, db, first, second } = await twoHouses();
  const sold = async (name: ReportName, place: number) =>
    Promise.all([first, second, 'shop', categoryPart('Tools'), categoryPart('Feed'), 'rest'].map(async (only) => number((await of(name, only)).total?.[place]))); // prettier-ignore
  expect(await sold('products', 3)).toEqual([6_001 + 30_000, 4_000 + 4_000, 20_000, 20_000, 0, 0]);
  expect(await sold('products', 4)).toEqual([0, 0, 12_000, 12_000, 0, 0]);
  // The buyer pays the tax of the drinker and the delivery fee.
  expect(await sold('customers', 2)).toEqual([36_001, 8_000, 22_000, 22_000, 0, 3_000]);
  expect((await of('products', second)).rows.map(({ cells }) => cells.slice(0, 4))).toEqual([
    [{ word: 'eggs:good' }, 12, { word: 'unit:egg' }, 4_000],
    [{ word: 'other-things' }, null, null, 4_000],
  ]);
  db.db.close();
});

test('[RPT-8] of a flock are its own expenses and its share of what is spread at the end of the month; the rest is without it', async () => {
  const { of, db, first, second } = await twoHouses();
  const spent = async (only: string) => (await of('expenses', only)).rows.map(({ key, cells }) => [key, cells[1]]);
  expect((await spent(first))[0]).toEqual(['vet', 7_000]);
  const shares = [(await spent(first))[1], (await spent(second))[0]] as [string, number][];
  expect(shares.map(([category]) => category)).toEqual(['rent', 'rent']);
  expect(shares[0]![1] + shares[1]![1]).toBe(10_000);
  // Shares by bird-days: two birds of the first house were sold.
  expect(shares[0]![1]).toBeLessThan(shares[1]![1]);
  expect(await spent('rest')).toEqual([['transport', 500]]);
  db.db.close();
});

test('[RPT-8] eggs that no flock laid are of the shop; a flock that is not here has nothing', async () => {
  const line = aSaleLine({ item_kind: 'egg', item_id: undefined, qty: 30, unit_price: 9_000 });
  const { desk, db } = await bookedDesk([['sales', aSale({ day: '2026-10-12', lines: [line] })]]);
  const of = (only: string) => MAKERS.products({ ...desk, from: '2026-10-01', to: '2026-10-31', only });
  expect((await of('shop')).total?.[3]).toBe(9_000);
  expect((await of('rest')).rows).toEqual([]);
  expect((await of('NoSuchFlock1')).rows).toEqual([]);
  db.db.close();
});

test('[RPT-8] what has a chart and what has a filter is decided for every report', async () => {
  const all = await Promise.all(REPORTS.map(async (name) => [name, await MAKERS[name]({ ...demo.desk, ...RANGES[0]! })] as const)); // prettier-ignore
  // Lists of events: they contain no quantities.
  expect(all.filter(([, { chart }]) => chart === undefined).map(([name]) => name)).toEqual(['medicine', 'activity']);
  // Debts, taxes and logs belong to people and to the business as a whole.
  expect(REPORTS.filter((name) => FILTERS[name] === undefined)).toEqual(['tax', 'debtors', 'creditors', 'activity']);
});
