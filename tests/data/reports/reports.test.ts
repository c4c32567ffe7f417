import { safeDay } from '../../../src/domain/health/safe-from.ts';
import { withdrawalOf } from '../../../src/domain/health/withdrawal.ts';
import { groupsIn } from '../../../src/books/keep/page.ts';
import { beforeAll, expect, test } from 'vitest';
import { collections, type CollectionBelow } from '../../../schemas/collections.ts';
import type { Expense } from '../../../schemas/expense.schema.ts';
import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { Sale } from '../../../schemas/sale.schema.ts';
import { MAKERS } from '../../../src/nouns/reports/data/makers.ts';
import { Cancelled } from '../../../src/nouns/reports/data/report-desk.ts';
import { REPORTS, type Cell, type Report, type ReportName } from '../../../src/domain/reports/report.ts';
import { daysFrom } from '../../../src/domain/time/periods.ts';
import { saleMoney } from '../../../src/domain/sales/sale-money.ts';
import {
  aCustomer,
  aFlock,
  anExpense,
  aPurchase,
  aPurchaseLine,
  aRawMaterial,
  aSale,
  aSaleLine,
  aVendor,
} from '../../support/documents.ts';
import type { Entry } from '../../support/books.ts';
import { bookedDesk, demoDesk } from '../../support/demo-desk.ts';
import { anActivity } from '../../support/variant-documents.ts';

/*
 * Every report of the demo farm compared with an independent recount: of its documents, of every ledger line, and of
 * other reports.
 */

const DAYS = 75;
const [FROM, TO] = ['2026-10-05', '2026-11-12'];
let demo: Awaited<ReturnType<typeof demoDesk>>;
/** Reports over all days, and over a range from mid-month to mid-month. */
const whole = {} as Record<ReportName, Report>;
const part = {} as Record<ReportName, Report>;
beforeAll(async () => {
  demo = await demoDesk(DAYS);
  for (const name of REPORTS) {
    whole[name] = await MAKERS[name]({ ...demo.desk, from: '2026-08-01' });
    part[name] = await MAKERS[name]({ ...demo.desk, from: FROM, to: TO });
  }
});

const total = ({ total: cells }: Report, place: number): Cell | undefined => cells?.[place];
const inRange = ({ day }: { day: string }) => day >= FROM && day <= TO;

/** The sum of every ledger line on the matching accounts, read line by line. */
async function recount(accounts: RegExp, from = '', to = '~'): Promise<number> {
  const lines = (await demo.db.pages.toArray())
    .flatMap(groupsIn)
    .filter(({ day }) => day >= from && day <= to)
    .flatMap(({ postings, rows }) => [...postings.filter(({ book }) => book === 'money'), ...rows]);
  return lines.reduce((sum, { account, amount }) => (accounts.test(account!) ? sum + amount! : sum), 0);
}

/** Documents of a kind that are not voided. */
const facts = <D extends { voided_at?: string; day: string }>(
  kind: 'sales' | 'payments' | 'expenses' | 'farm_activities',
) => (demo.documents[kind] as unknown as D[]).filter(({ voided_at }) => voided_at === undefined);

test('[RPT-9] the profit and loss agrees with every line of the ledger, over all days and over some', async () => {
  expect(total(whole.profit, 1)).toBe(-(await recount(/^[456]/)));
  expect(total(part.profit, 1)).toBe(-(await recount(/^[456]/, FROM, TO)));
  // The result of the preceding period of the same length is shown next to it.
  expect(total(part.profit, 2)).toBe(-(await recount(/^[456]/, '2026-08-27', '2026-10-04')));
});

test('[RPT-9] reports agree with each other and with the accounts: debtors, creditors, stock, cash', async () => {
  expect(total(whole.debtors, 6)).toBe(await recount(/^1100$/));
  expect(total(whole.creditors, 6)).toBe(-(await recount(/^2000$/)));
  expect(total(whole.stock, 4)).toBe(await recount(/^12[01]0$/));
  expect(total(whole.cash, 4)).toBe(await recount(/^1000$/));
  expect(total(part.cash, 4)).toBe(await recount(/^1000$/, '', TO));
  expect(part.cash.rows[0]!.cells[4]).toBe(await recount(/^1000$/, '', '2026-10-04'));
  const line = (account: string) => (part.profit.rows.find(({ key }) => key === account)?.cells[1] ?? 0) as number;
  expect(total(part.products, 3)).toBe(line('4000') + line('4010'));
  expect(total(part.products, 4)).toBe(-line('5000') - line('5010'));
  expect(total(part.expenses, 1)).toBe(-line('6000'));
  expect(total(part.losses, 3)).toBe(-line('5200') - line('5210') - line('5220'));
  for (const by of ['sellers', 'hours'] as const)
    expect(part[by].total!.slice(1)).toEqual(part.customers.total!.slice(1));
});

test('[RPT-9] sales, expenses, money and eggs are what the documents say', () => {
  const sales = facts<Sale>('sales')
    .filter(inRange)
    .filter(({ status }) => status === 'confirmed');
  const came = sales.reduce((sum, sale) => sum + (sale.kind === 'return' ? -1 : 1) * saleMoney(sale).total, 0);
  expect(total(part.customers, 2)).toBe(came);
  expect(total(part.customers, 1)).toBe(sales.filter(({ kind }) => kind === 'sale').length);
  const spent = facts<Expense>('expenses').filter(inRange);
  expect(total(part.expenses, 1)).toBe(spent.reduce((sum, { amount }) => sum + amount, 0));
  const eggs = facts<FarmActivity>('farm_activities')
    .filter(inRange)
    .flatMap((one) => (one.kind === 'eggs' ? one.grades : []));
  expect(total(part.daily, 2)).toBe(eggs.reduce((sum, { qty }) => sum + qty, 0));
  const fed = facts<FarmActivity>('farm_activities').filter(inRange).reduce((sum, one) => (one.kind === 'feed' ? sum + one.qty : sum), 0); // prettier-ignore
  expect(total(part.daily, 6)).toBe(fed);
  const treated = facts<FarmActivity>('farm_activities').filter(inRange).filter(({ kind }) => kind === 'vaccination' || kind === 'medication'); // prettier-ignore
  expect(part.medicine.rows).toHaveLength(treated.length);
});

test.each(['customers', 'sellers', 'hours', 'losses'] as const)(
  '[RPT-9, LED-60] %s of all days are those of each day together: whole months are kept, and single days are read',
  async (name) => {
    const [times, amount] = name === 'losses' ? [2, 3] : [1, 2];
    const byDay = new Map<string, [number, number]>();
    for (const day of daysFrom('2026-08-01', demo.desk.to))
      for (const { key, cells } of (await MAKERS[name]({ ...demo.desk, from: day, to: day })).rows) {
        const [count, sum] = byDay.get(key) ?? [0, 0];
        byDay.set(key, [count + (cells[times] as number), sum + (cells[amount] as number)]);
      }
    const kept = whole[name].rows.map(({ key, cells }) => [key, [cells[times], cells[amount]]]);
    expect(kept.length).toBeGreaterThan(1);
    expect(new Map(kept as [string, unknown][])).toEqual(byDay);
  },
);

test('[RPT-5] sellers and hours are what each sale says of itself; the debts are as old as their papers', async () => {
  const sales = facts<Sale>('sales')
    .filter(inRange)
    .filter(({ status }) => status === 'confirmed');
  const worth = (some: readonly Sale[]) =>
    some.reduce((sum, sale) => sum + (sale.kind === 'return' ? -1 : 1) * saleMoney(sale).total, 0);
  for (const { key, cells } of part.sellers.rows)
    expect(cells[2]).toBe(worth(sales.filter(({ created_by }) => created_by === key)));
  for (const { key, cells } of part.hours.rows)
    expect(cells[2]).toBe(
      worth(
        sales.filter(
          ({ occurred_at, confirmed_at = occurred_at }) => new Date(confirmed_at).getHours() === Number(key),
        ),
      ),
    );
  for (const { cells } of [...whole.debtors.rows, ...whole.creditors.rows])
    expect((cells.slice(1, 6) as number[]).reduce((sum, one) => sum + one, 0)).toBe(cells[6]);
  // 20, 41, 71 and 142 days old.
  const owed = Object.entries({ '2026-10-31': 1_000, '2026-10-10': 2_000, '2026-09-10': 3_000, '2026-07-01': 4_000 });
  const { desk, db } = await bookedDesk([
    ['customers', aCustomer({ id: 'CustomerAmin', name: 'Amina' })],
    ['vendors', aVendor({ id: 'VendorMbeya0', name: 'Mbeya Feeds' })],
    ...owed.flatMap(([day, amount]): Entry[] => [
      ['sales', aSale({ day, customer_id: 'CustomerAmin', lines: [aSaleLine({ qty: 1, factor: 1, unit_price: amount })] })], // prettier-ignore
      ['purchases', aPurchase({ day, vendor_id: 'VendorMbeya0', lines: [aPurchaseLine({ qty: 70_000, unit_cost: 2 * amount })] })], // prettier-ignore
    ]),
  ]);
  expect((await MAKERS.debtors(desk)).rows[0]!.cells).toEqual(['Amina', 1_000, 2_000, 3_000, 4_000, 0, 10_000]);
  expect((await MAKERS.creditors(desk)).rows[0]!.cells).toEqual(['Mbeya Feeds', 2_000, 4_000, 6_000, 8_000, 0, 20_000]);
  db.db.close();
});

test('[RPT-5, FLK-16] what came back, thrown away too, is in neither the quantity nor the money of what was sold, nor in the mean price of an egg', async () => {
  const flock = aFlock({ purpose: 'layer', placed_on: '2026-10-01', lay_start_on: '2026-10-01', initial_count: 100 });
  const eggs = { item_kind: 'egg' as const, item_id: 'EggsGood0001', farm_id: undefined, factor: 1, unit_price: 10 };
  const sold = aSale({ day: '2026-11-03', occurred_at: '2026-11-03T09:00:00.000Z', lines: [aSaleLine({ ...eggs, qty: 60 })] });
  const [line] = sold.lines;
  const back = (qty: number, restock: 'yes' | 'loss', n: number): Entry => ['sales', aSale({ id: `return00000${n}`, kind: 'return', of_sale_id: sold.id, day: '2026-11-04', occurred_at: `2026-11-04T09:0${n}:00.000Z`, lines: [{ ...line!, qty, net: qty * 10, tax: 0, restock }] })];
  const { desk, db } = await bookedDesk([
    ['farm', flock],
    ['farm_activities', anActivity('eggs', { farm_id: flock.id, day: '2026-11-02', occurred_at: '2026-11-02T09:00:00.000Z', grades: [{ grade: 'good', qty: 90 }], withheld: false })],
    ['sales', sold],
    back(12, 'yes', 1),
    back(6, 'loss', 2),
  ]);
  for (const only of [null, flock.id]) {
    const [row] = (await MAKERS.products({ ...desk, from: '2026-11-01', only })).rows;
    expect([only, row!.cells[1], row!.cells[3]]).toEqual([only, 42, 420]);
  }
  // 90 eggs laid at 10 each, regardless of returns.
  expect((await MAKERS.flocks({ ...desk, from: '2026-11-01' })).rows[0]!.cells[1]).toBe(900);
  db.db.close();
}); // prettier-ignore

test('[RPT-6] slow movers and what expires are a part of the stock; losses are what the entries say', async () => {
  const stock = new Map(whole.stock.rows.map(({ key, cells }) => [key, cells]));
  expect(whole.slow.rows.length).toBeGreaterThan(0);
  for (const { key, cells } of whole.slow.rows) expect(cells[4]).toBe(stock.get(key)![4]);
  const vaccine = aRawMaterial({ id: 'Newcastle001', name: 'Newcastle', category: 'vaccines', base_unit: 'dose' });
  const batch = (batch_no: string, expiry: string) => aPurchaseLine({ item_id: vaccine.id, qty: 100, unit: 'dose', factor: 1, unit_cost: 40, batch_no, expiry }); // prettier-ignore
  const { desk, db } = await bookedDesk([
    ['raw_materials', vaccine],
    ['purchases', aPurchase({ day: '2026-11-02', lines: [batch('B1', '2026-12-20'), batch('B2', '2026-12-21')] })],
  ]);
  expect((await MAKERS.expiry(desk)).rows.map(({ cells }) => cells)).toEqual([['Newcastle', '2026-12-20', 'B1', 100, { word: 'unit:dose' }, 4_000]]); // prettier-ignore
  db.db.close();
  const entries = demo.documents.stock_entries as unknown as {
    kind: string;
    day: string;
    reason?: string;
    responsible?: string;
    voided_at?: string;
  }[];
  const broken = entries
    .filter(inRange)
    .filter(({ kind, reason, voided_at }) => kind === 'loss' && reason === 'breakage' && voided_at === undefined);
  const told = part.losses.rows.filter(({ key }) => key.startsWith('reason:breakage'));
  expect(told.reduce((sum, { cells }) => sum + (cells[2] as number), 0)).toBe(broken.length);
  expect(broken.length).toBeGreaterThan(0);
});

test('[RPT-4] prices are what was paid, the first and the last', async () => {
  expect(whole.prices.rows.length).toBeGreaterThan(3);
  for (const { cells } of whole.prices.rows) {
    const [, , times, first, last, , least, most] = cells as number[];
    expect(times).toBeGreaterThan(0);
    expect(least! <= Math.min(first!, last!) && most! >= Math.max(first!, last!)).toBe(true);
  }
  const mash = whole.prices.rows.find(({ cells: [name] }) => name === 'Layers mash')!;
  const bought = (
    demo.documents.purchases as unknown as { kind: string; voided_at?: string; lines: { item_id: string }[] }[]
  )
    .filter(({ kind, voided_at }) => kind === 'purchase' && voided_at === undefined)
    .flatMap(({ lines }) => lines.filter(({ item_id }) => item_id === mash.key));
  expect(mash.cells[2]).toBe(bought.length);
  const vaccine = aRawMaterial({ id: 'Newcastle001', name: 'Newcastle', category: 'vaccines', base_unit: 'dose' });
  const at = (day: string, unit_cost: number): Entry => ['purchases', aPurchase({ day, lines: [aPurchaseLine({ item_id: vaccine.id, qty: 100, unit: 'dose', factor: 1, unit_cost })] })]; // prettier-ignore
  const { desk, db } = await bookedDesk([['raw_materials', vaccine], at('2026-11-03', 50), at('2026-11-09', 30), at('2026-11-01', 40)]); // prettier-ignore
  expect((await MAKERS.prices(desk)).rows.map(({ cells }) => cells)).toEqual([['Newcastle', { word: 'unit:dose' }, 3, 40, 30, -25, 30, 50]]); // prettier-ignore
  db.db.close();
});

test('[RPT-7, VET-4] a course that was ended is not open in the register: its day is the one that the flock tells', async () => {
  const given = facts<FarmActivity>('farm_activities').filter(({ kind }) => kind === 'medication');
  const ends = new Map(given.flatMap((one) => (one.kind === 'medication' && one.finishes !== undefined ? [[one.finishes, one] as const] : []))); // prettier-ignore
  const courses = given.filter(({ id }) => ends.has(id));
  const days = given.map(({ day }) => day).sort();
  const register = await MAKERS.medicine({ ...demo.desk, from: days[0]!, to: days.at(-1)!, only: null });
  expect(courses.length).toBeGreaterThan(0);
  for (const course of courses) {
    const row = register.rows.find(({ key }) => key.endsWith(course.id))!;
    const flock = withdrawalOf([course, ends.get(course.id)!], 'meat')!;
    expect(row.cells[7]).toBe(safeDay(flock));
  }
});

test('[RPT-7] every record is in the log, and each person has the days on which they wrote', () => {
  const { records, days } = { records: part.recorded.rows, days: 39 };
  const written = facts<FarmActivity>('farm_activities').filter(inRange);
  expect(records.reduce((sum, { cells }) => sum + (cells[4] as number), 0)).toBe(written.length);
  for (const { key, cells } of records) {
    expect(cells[1]).toBe(
      new Set(written.filter(({ performed_by }) => performed_by === key).map(({ day }) => day)).size,
    );
    expect((cells[1] as number) + (cells[2] as number)).toBe(days);
  }
  const kinds = (Object.keys(collections) as CollectionBelow[]).filter((kind) => collections[kind].is === 'fact');
  expect(kinds.length).toBeGreaterThan(4);
  const all = kinds.flatMap((kind) => demo.documents[kind] as unknown as { id: string; day: string }[]);
  const told = new Set(part.activity.rows.map(({ key }) => key.split(' ')[1]));
  expect(all.filter(inRange).filter(({ id }) => !told.has(id))).toEqual([]);
});

test('[RPT-9] one way to pay is a part of the cash book, and all of them are the whole', async () => {
  const methods = ['cash', 'mobile_money', 'bank', 'card', 'cheque'];
  const each = await Promise.all(methods.map((only) => MAKERS.cash({ ...demo.desk, from: FROM, to: TO, only })));
  for (const place of [1, 2, 3, 4])
    expect(each.reduce((sum, report) => sum + (total(report, place) as number), 0)).toBe(total(part.cash, place));
});

test('[RPT-9] a flock is a part of the daily sheet, and all of them are the whole', async () => {
  const flocks = (await demo.desk.things('farm')).map((one) => one['id'] as string);
  const each = await Promise.all(flocks.map((only) => MAKERS.daily({ ...demo.desk, from: FROM, to: TO, only })));
  for (const place of [2, 3, 5, 6])
    expect(each.reduce((sum, report) => sum + (total(report, place) as number), 0)).toBe(total(part.daily, place));
  expect(each.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(part.daily.rows.length);
});

test('[RPT-10] a report tells how far it is, and ends when nobody waits for it', async () => {
  const told: number[] = [];
  await MAKERS.sellers({ ...demo.desk, from: FROM, to: TO, step: (done) => Promise.resolve(void told.push(done)) });
  expect(told.length).toBeGreaterThan(4);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  const given = MAKERS.activity({ ...demo.desk, step: () => Promise.reject(new Cancelled()) });
  await expect(given).rejects.toBeInstanceOf(Cancelled);
});

test('[RPT-4] tax stands by its rate, and what is to be claimed is taken off', async () => {
  const { desk, db } = await bookedDesk([
    [
      'sales',
      aSale({ day: '2026-11-02', lines: [aSaleLine({ qty: 1, factor: 1, unit_price: 1_000, tax_rate: 1_800 })] }),
    ],
    [
      'sales',
      aSale({ day: '2026-11-03', lines: [aSaleLine({ qty: 2, factor: 1, unit_price: 1_000, tax_rate: 500 })] }),
    ],
    ['purchases', aPurchase({ day: '2026-11-04', tax_recoverable: true, lines: [aPurchaseLine({ qty: 70_000, unit_cost: 500, tax_rate: 1_800 })] })], // prettier-ignore
    ['purchases', aPurchase({ day: '2026-11-04', lines: [aPurchaseLine({ qty: 70_000, unit_cost: 500, tax_rate: 1_800 })] })], // prettier-ignore
  ]);
  const { rows, total: due } = await MAKERS.tax({ ...desk, from: '2026-11-01', to: '2026-11-30' });
  expect(rows.map(({ cells }) => cells.slice(1))).toEqual([
    [5, 2_000, 100],
    [18, 1_000, 180],
    [18, 500, 90],
  ]);
  expect(due?.[3]).toBe(280 - 90);
  db.db.close();
});

test('[RPT-3, FLK-22] what a batch of broilers leaves, and what a bird of it cost: 9,879', async () => {
  const farm = aFlock({ purpose: 'broiler', placed_on: '2026-10-01', initial_count: 500, unit_cost: 2_500 });
  const gone = anActivity('mortality', { farm_id: farm.id, day: '2026-10-20', qty: 22 });
  const spent = anExpense({ amount: 3_472_000, farm_id: farm.id, day: '2026-10-21' });
  const birds = aSaleLine({ item_kind: 'bird', item_id: undefined, farm_id: farm.id, qty: 478, unit: 'bird', factor: 1, unit_price: 12_000 }); // prettier-ignore
  const { desk, db } = await bookedDesk([
    ['farm', farm],
    ['farm_activities', gone],
    ['expenses', spent],
    ['sales', aSale({ day: '2026-11-08', lines: [birds] })],
  ]);
  const { rows, total: all } = await MAKERS.flocks({ ...desk, from: '2026-10-01', to: '2026-11-30' });
  expect(rows[0]!.cells).toEqual(['House 2, March', null, 5_736_000, 0, 0, 4_722_000, 1_014_000, expect.closeTo(17.68, 2), null, 9_879]); // prettier-ignore
  expect(all!.slice(2, 7)).toEqual([5_736_000, 0, 0, 4_722_000, 1_014_000]);
  // Before the first event there are no rows.
  expect((await MAKERS.flocks({ ...desk, from: '2026-08-01', to: '2026-09-30' })).rows).toEqual([]);
  db.db.close();
});

test('[RPT-3, RPT-9] flocks leave what they bring less what they cost, and their birds are those of the profit and loss', async () => {
  expect(whole.flocks.rows.length).toBeGreaterThan(1);
  const line = (account: string) => (whole.profit.rows.find(({ key }) => key === account)?.cells[1] ?? 0) as number;
  expect(total(whole.flocks, 2)).toBe(line('4010'));
  for (const { cells } of whole.flocks.rows) {
    const [eggs, birds, other, taken, cost, left, percent] = cells.slice(1) as (number | null)[];
    const income = (eggs ?? 0) + birds! + other! + taken!;
    expect(left).toBe(income - cost!);
    // The flock's part of a sale; eaten and moved birds are excluded.
    const hasSold = (eggs ?? 0) + birds! + other! > 0;
    expect(percent ?? 0).toBeCloseTo(hasSold ? (left! / income) * 100 : 0, 8);
  }
  // Hens have a positive unit cost; the rows filtered by flock together equal the whole report.
  const hens = whole.flocks.rows.filter(({ cells }) => cells[8] !== null);
  expect(hens.length).toBeGreaterThan(0);
  for (const { cells } of hens) expect(cells[8]).toBeGreaterThan(0);
  const each = await Promise.all((await demo.desk.things('farm')).map((one) => MAKERS.flocks({ ...demo.desk, from: '2026-08-01', only: one['id'] as string }))); // prettier-ignore
  expect(each.flatMap(({ rows }) => rows).sort((a, b) => (a.key < b.key ? -1 : 1))).toEqual(
    whole.flocks.rows.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  );
});

test('[RPT-3, PRC-3] every run is told with what came out of it, its yield and what one of it cost', () => {
  const runs = (demo.documents.stock_entries as unknown as { kind: string; voided_at?: string; outputs: unknown[] }[]).filter(({ kind, voided_at }) => kind === 'production' && voided_at === undefined); // prettier-ignore
  expect(runs.length).toBeGreaterThan(0);
  expect(whole.production.rows).toHaveLength(runs.flatMap(({ outputs }) => outputs).length);
  for (const { cells } of whole.production.rows) {
    const [qty, , share, cost, one] = cells.slice(3) as number[];
    expect(one).toBe(Math.round(cost! / qty!));
    expect(share).toSatisfy((percent: number | null) => percent === null || (percent > 0 && percent <= 100));
  }
});
