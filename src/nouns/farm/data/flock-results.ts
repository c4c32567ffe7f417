import type { Flock } from '../../../../schemas/flock.schema.ts';
import { isForEggs } from '../../../domain/flocks/curve-copies.ts';
import { eggSales, eggsWorth, saleableEggs, type EggSales } from '../../../domain/figures/egg-worth.ts';
import { flockResult, flockSums, type EggIncome, type FlockResult } from '../../../domain/figures/flock-result.ts';
import { totalsIn } from '../../../domain/figures/sum.ts';
import { lastDayOf } from '../../../domain/time/periods.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { bookedMonths, sumsOfPeriod, sumsOver } from '../../../books/read/period-sums.ts';
import { runningTotals } from './running-costs.ts';

/** A range of days, both ends inclusive; all days without ends. */
interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly today: string;
}

/**
 * Cost and income of each flock over some days: for its page, and for the report of all. Each month's eggs are valued
 * at that month's mean price, or the last one known, so that months add up to a year; a range that includes today
 * contains the part of the month's end postings so far. [FLK-16, FLK-19, FLK-22, RPT-3]
 */
export async function flockResults(db: LedgerDatabase, flocks: readonly Pick<Flock, 'id' | 'purpose'>[], { from = '', to = '~', today }: Days): Promise<Map<string, FlockResult>> {
  const ids = flocks.map(({ id }) => id);
  const hasToday = from <= today && today <= to;
  const [sums, running] = await Promise.all([sumsOver(db, from, to), hasToday ? runningTotals(db, ids, today) : undefined]);
  const totals = new Map(sums);
  for (const [name, amount] of running ?? []) totals.set(name, (totals.get(name) ?? 0) + amount);
  const hens = flocks.filter(isForEggs).map(({ id }) => id);
  const eggs = hens.length > 0 ? await eggIncomes(db, hens, { from, to }) : new Map<string, EggIncome>();
  return new Map(flocks.map((flock) => [flock.id, flockResult(flockSums(totals, flock.id), isForEggs(flock), eggs.get(flock.id))]));
} // prettier-ignore

/** Saleable eggs of some flocks and their value, month by month. */
async function eggIncomes(db: LedgerDatabase, ids: readonly string[], { from, to }: { from: string; to: string }): Promise<Map<string, EggIncome>> {
  const months = await bookedMonths(db);
  const incomes = new Map<string, { qty: number; amount: number | undefined }>(ids.map((id) => [id, { qty: 0, amount: 0 }]));
  for (const month of months) {
    const [first, last] = [`${month}-01`, lastDayOf(month)];
    if (last < from || first > to) continue;
    const of = totalsIn(await sumsOver(db, from > first ? from : first, to < last ? to : last));
    const laying = ids.filter((id) => saleableEggs(of, id) !== 0);
    const sales = laying.length > 0 ? await salesNear(db, months, month) : undefined;
    for (const id of laying) {
      const income = incomes.get(id)!;
      income.qty += saleableEggs(of, id);
      income.amount = sales && income.amount !== undefined ? income.amount + eggsWorth(of, id, sales) : undefined;
    }
  }
  return incomes;
} // prettier-ignore

/** Egg sales of a month; without any, those of the last month before with some, else of the first after it. */
async function salesNear(db: LedgerDatabase, months: readonly string[], month: string): Promise<EggSales | undefined> {
  const at = months.indexOf(month);
  for (const one of [...months.slice(0, at + 1).toReversed(), ...months.slice(at + 1)]) {
    const sales = eggSales(totalsIn(await sumsOfPeriod(db, one)));
    if (sales) return sales;
  }
  return undefined;
}
