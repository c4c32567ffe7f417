import { MONEY_METHODS } from '../../../../schemas/choices.ts';
import { figure, spentIn, taxesIn } from '../../../domain/figures/figures.ts';
import { totalsIn, valueOf } from '../../../domain/figures/sum.ts';
import { ACCOUNTS } from '../../../domain/ledger/posting.ts';
import { isOfProfit, profitLines, type ProfitLine } from '../../../domain/reports/profit-loss.ts';
import { columnSum, type Report, type ReportRow } from '../../../domain/reports/report.ts';
import { daysBetween } from '../../../domain/time/days-between.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import { daysFrom } from '../../../domain/time/periods.ts';
import { groupsOfDocument } from '../../../books/keep/named-groups.ts';
import { readDays, sumsOver, sumUpTo } from '../../../books/read/period-sums.ts';
import { runningTotals } from '../../farm/data/running-costs.ts';
import { reported } from './closed-days.ts';
import { partLines } from './part-split.ts';
import type { ReportDesk } from './report-desk.ts';

/*
 * Cash book, profit and loss, expenses, tax: from the sums of the books alone; for a part of the business from its
 * lines. Units: minor units. [RPT-4]
 */

/** The same number of days before the report's, for comparison. */
const before = ({ from, to }: ReportDesk) => {
  const last = addDays(from, -1);
  return { from: addDays(last, -daysBetween(from, to)), to: last };
};

/** Income and costs, compared with the same number of days before. [RPT-9] */
export async function profitReport(desk: ReportDesk): Promise<Report> {
  const earlier = before(desk);
  const [now, past] = [await linesOf(desk), await linesOf({ ...desk, ...earlier })];
  const order = [...new Set([...now, ...past].map(({ is }) => is))];
  // Income and costs of sales are listed above the gross profit, everything else between it and the net profit.
  const place = (is: string) => ({ gross: '5099', late: '9998', net: '9999' })[is] ?? is;
  const rows = order
    .sort((a, b) => (place(a) < place(b) ? -1 : 1))
    .map((is): ReportRow => {
      const of = (lines: typeof now) => lines.find((line) => line.is === is)?.amount ?? 0;
      const strong = is === 'gross' || is === 'net' ? (true as const) : undefined;
      return { key: is, cells: [{ word: `account:${is}` }, of(now), of(past)], strong, to: linkOf(is) };
    });
  return {
    columns: [
      { key: 'line', format: 'text' },
      { key: 'amount', format: 'money' },
      { key: 'before', format: 'money' },
    ],
    rows: rows.filter(({ key }) => key !== 'net'),
    total: rows.find(({ key }) => key === 'net')!.cells,
    chart: { is: 'bars', label: 0, values: [1] },
    running: (await waitsForMonthEnd(desk)) ? 'not-yet' : undefined,
    ...(desk.only === null && desk.closed && desk.from < desk.closed.until && { closedBefore: desk.closed.until }),
  };
}

/** True when the end of the running month will post amounts that belong to days of the report. */
async function waitsForMonthEnd({ db, from, to, today, things }: ReportDesk): Promise<boolean> {
  if (today < from || to < today) return false;
  const ids = (await things('farm')).map((one) => one['id'] as string);
  return (await runningTotals(db, ids, today)).size > 0;
}

/**
 * The profit lines of some days; closed ones keep their values. A part of the business is never closed separately.
 * [LED-50]
 */
async function linesOf(desk: ReportDesk): Promise<ProfitLine[]> {
  if (desk.only !== null) return profitLines(await accountsOfPart(desk));
  const { accounts, late } = await reported(desk.db, desk);
  return profitLines(accounts, late);
}

/** Amount on each account that determines the profit of a part. */
async function accountsOfPart(desk: ReportDesk): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for await (const lines of partLines(desk, isOfProfit))
    for (const { account, amount } of lines) sums.set(account, (sums.get(account) ?? 0) + amount);
  return sums;
}

const linkOf = (is: string): string | undefined =>
  ({ [ACCOUNTS.sales]: 'products', [ACCOUNTS.costOfSales]: 'products', [ACCOUNTS.expenses]: 'expenses', [ACCOUNTS.losses]: 'losses' })[is]; // prettier-ignore

/** Each day with money in, money out, transfers, count differences, and the balance at its end; one method or all. */
export async function cashReport(desk: ReportDesk): Promise<Report> {
  const { db, from, to, only } = desk;
  const methods = MONEY_METHODS.filter((method) => only === null || method === only);
  const byDay = await readDays(db, from, to);
  const [came, went, moved] = [
    byDay(figure.moneyIn(...methods)),
    byDay(figure.moneyOut(...methods)),
    byDay(figure.moneyHeld(...methods)),
  ];
  const earlier = await sumsOver(db, undefined, addDays(from, -1));
  let level = valueOf(figure.moneyHeld(...methods), totalsIn(earlier));
  const opening = level;
  const rows: ReportRow[] = [];
  for (const day of daysFrom(from, to)) {
    const all = moved.get(day) ?? 0;
    const [inside, outside] = [came.get(day) ?? 0, went.get(day) ?? 0];
    level += all;
    if (all !== 0 || inside !== 0 || outside !== 0)
      rows.push({ key: day, cells: [day, inside, outside, all - inside + outside, level] });
  }
  const first: ReportRow = { key: 'opening', cells: [{ word: 'opening' }, null, null, null, opening], strong: true };
  return {
    columns: [
      { key: 'day', format: 'day' },
      { key: 'in', format: 'money' },
      { key: 'out', format: 'money' },
      { key: 'other', format: 'money' },
      { key: 'closing', format: 'money' },
    ],
    rows: [first, ...rows],
    total: [{ word: 'closing' }, columnSum(rows, 1), columnSum(rows, 2), columnSum(rows, 3), level],
    chart: { is: 'bars', label: 0, values: [1, 2] },
  };
}

/** Expenses by category; for a flock including its share of shared costs, which the rest is then without. [LED-42] */
async function spentBy(desk: ReportDesk): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  const add = (category: string, amount: number) => sums.set(category, (sums.get(category) ?? 0) + amount);
  if (desk.only === null)
    for (const [category, amount] of spentIn(await sumsOver(desk.db, desk.from, desk.to))) add(category, amount);
  else {
    for await (const lines of partLines(desk, (account) => account === ACCOUNTS.expenses))
      for (const { category = 'other', amount } of lines) add(category, amount);
    for (const { category, amount } of await spreadTo(desk)) add(category, amount);
  }
  return sums;
} // prettier-ignore

/** Shared costs that month ends moved to the flocks; to a single flock, or away from the rest. */
async function spreadTo({ db, from, to, only }: ReportDesk): Promise<{ category: string; amount: number }[]> {
  const closes = (await groupsOfDocument(db, 'close')).filter(({ day }) => day >= from && day <= to);
  const isRest = only === 'rest';
  return closes
    .flatMap(({ rows }) => rows)
    .filter(({ account, farm }) => account === ACCOUNTS.chargedToFlocks && (isRest || farm === only))
    .map(({ category = 'other', amount }) => ({ category, amount: isRest ? amount : -amount }));
}

/** Claimable tax in their vouchers, which is no expense. [TAX-7] */
async function taxOfExpenses({ db, from, to }: ReportDesk): Promise<number> {
  const of = totalsIn(await sumsOver(db, from, to));
  return valueOf(figure.vouchers, of) - valueOf(figure.spent, of);
}

/** Expenses by category, compared with the same number of days before. */
export async function expensesReport(desk: ReportDesk): Promise<Report> {
  const earlier = before(desk);
  const [now, past] = [await spentBy(desk), await spentBy({ ...desk, ...earlier })];
  const claimed = desk.only === null ? await taxOfExpenses(desk) : 0;
  const rows = [...new Set([...now.keys(), ...past.keys()])]
    .map((category): ReportRow => {
      const [amount, earlierAmount] = [now.get(category) ?? 0, past.get(category) ?? 0];
      return {
        key: category,
        cells: [{ word: `category:${category}` }, amount, earlierAmount, amount - earlierAmount],
      };
    })
    .filter(({ cells }) => cells[1] !== 0 || cells[2] !== 0)
    .sort((a, b) => (b.cells[1] as number) - (a.cells[1] as number));
  return {
    columns: [
      { key: 'category', format: 'text' },
      { key: 'amount', format: 'money' },
      { key: 'before', format: 'money' },
      { key: 'change', format: 'money' },
    ],
    rows,
    total: [{ word: 'total' }, columnSum(rows, 1), columnSum(rows, 2), columnSum(rows, 3)],
    ...(claimed !== 0 && { claimed }),
    chart: { is: 'bars', label: 0, values: [1] },
  };
}

/**
 * Tax on sales, and claimable tax on purchases, by rate; untaxed amounts, earlier debt, and payments to the tax office.
 * [RPT-4, TAX-6]
 */
export async function taxReport({ db, from, to }: ReportDesk): Promise<Report> {
  const sums = await sumsOver(db, from, to);
  const of = totalsIn(sums);
  const rows = taxesIn(sums.keys()).map(({ side, rate }): ReportRow => {
    const [base, tax] = [valueOf(figure.taxBase(side, rate), of), valueOf(figure.tax(side, rate), of)];
    return { key: `${side}:${rate}`, cells: [{ word: `tax:${side}` }, rate / 100, base, tax] };
  });
  const taxed = sumOf(taxesIn(sums.keys()).filter(({ side }) => side === 'out'), ({ rate }) => valueOf(figure.taxBase('out', rate), of)); // prettier-ignore
  const free = valueOf(figure.charged, of) - taxed;
  const [paid, owedBefore, owed] = [
    valueOf(figure.taxPaid, of),
    // The opening balance counts as owed before, on whichever day it was recorded.
    (await sumUpTo(db, figure.taxOwed, addDays(from, -1))) + valueOf(figure.taxBefore, of),
    await sumUpTo(db, figure.taxOwed, to),
  ];
  const others: ReportRow[] = [
    { key: 'free', cells: [{ word: 'tax:free' }, null, free, 0] },
    { key: 'before', cells: [{ word: 'tax:before' }, null, null, owedBefore] },
    { key: 'paid', cells: [{ word: 'tax:paid' }, null, null, 0 - paid] },
  ];
  const isTold = ({ key, cells }: ReportRow) => (key === 'free' ? rows.length > 0 && cells[2] !== 0 : cells[3] !== 0);
  const told = [...rows, ...others.filter(isTold)];
  return {
    columns: [
      { key: 'side', format: 'text' },
      { key: 'rate', format: 'percent' },
      { key: 'base', format: 'money' },
      { key: 'tax', format: 'money' },
    ],
    rows: told,
    total: told.length > 0 ? [{ word: 'tax-due' }, null, null, owed] : undefined,
    chart: { is: 'bars', label: 0, values: [3] },
  };
}
