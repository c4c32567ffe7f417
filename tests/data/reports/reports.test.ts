import { beforeAll, expect, test } from 'vitest';
import type { Expense } from '../../../schemas/expense.schema.ts';
import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { Sale } from '../../../schemas/sale.schema.ts';
import { MAKERS } from '../../../src/data/reports/one-report.query.ts';
import { Cancelled } from '../../../src/data/reports/report-desk.ts';
import { REPORTS, type Cell, type Report, type ReportName } from '../../../src/domain/reports/report.ts';
import { saleMoney } from '../../../src/domain/sales/sale-money.ts';
import { demoDesk } from '../../support/demo-desk.ts';

/* Every report of the demo farm beside an independent recount: of its documents, of every line of the ledger, of each other. */

const DAYS = 75;
const [FROM, TO] = ['2026-10-05', '2026-11-12'];
let demo: Awaited<ReturnType<typeof demoDesk>>;
/** Of all days, and of some in the middle of months. */
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

/** The sum of every money line of the ledger on some accounts, read line by line. */
async function recount(accounts: RegExp, from = '', to = '~'): Promise<number> {
  const groups = await demo.db.groups.toArray();
  const lines = groups
    .filter(({ day }) => day >= from && day <= to)
    .flatMap(({ postings, rows }) => [...postings.filter(({ book }) => book === 'money'), ...rows]);
  return lines.reduce((sum, { account, amount }) => (accounts.test(account!) ? sum + amount! : sum), 0);
}

/** Documents of a kind that were not voided. */
const facts = <D extends { voided_at?: string; day: string }>(
  kind: 'sales' | 'payments' | 'expenses' | 'farm_activities',
) => (demo.documents[kind] as unknown as D[]).filter(({ voided_at }) => voided_at === undefined);

test('[RPT-9] the profit and loss agrees with every line of the ledger, over all days and over some', async () => {
  expect(total(whole.profit, 1)).toBe(-(await recount(/^[456]/)));
  expect(total(part.profit, 1)).toBe(-(await recount(/^[456]/, FROM, TO)));
  // What the time before earned stands beside it: as many days.
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
