import { tally, type SoldBy } from '../../../domain/ledger/measures.ts';
import { addDays } from '../../../domain/time/local-day.ts';
import { lastDayOf, periodsOf } from '../../../domain/time/periods.ts';
import { sumsOfPeriod, under } from '../../../books/read/period-sums.ts';
import type { ReportDesk } from './report-desk.ts';

/** Count and amount. Units: minor units. */
export interface Tallied {
  readonly count: number;
  readonly amount: number;
}

/** A tally: the key of its stored monthly totals, and how other days are read. */
interface Counted {
  readonly of: `sold ${SoldBy}` | 'lost';
  readonly onDays: (days: ReportDesk) => AsyncIterable<readonly (Tallied & { readonly key: string })[]>;
  /** The key for a monthly total; the stored key itself when absent. */
  readonly inMonth?: (month: string, key: string) => string;
  /** True when the stored total of a month can be used instead of reading day by day. */
  readonly isWhole?: (month: string) => boolean;
}

/**
 * Counts and amounts by key: from stored totals for whole months; other days, and parts of the business, one by one.
 * [LED-60]
 */
export async function tallied(
  desk: ReportDesk,
  { of, onDays, inMonth = (_, key) => key, isWhole = () => true }: Counted,
): Promise<Map<string, Tallied>> {
  const sums = new Map<string, Tallied>();
  const add = (key: string, { count = 0, amount = 0 }: Partial<Tallied>) => {
    const own = sums.get(key) ?? { count: 0, amount: 0 };
    sums.set(key, { count: own.count + count, amount: own.amount + amount });
  };
  const { months, rest } = monthsAndDays(desk, isWhole);
  for (const month of months) {
    const kept = await sumsOfPeriod(desk.db, month);
    for (const what of ['count', 'amount'] as const)
      for (const [key, sum] of under(kept, tally(of, what))) add(inMonth(month, key), { [what]: sum });
  }
  for (const days of rest) for await (const some of onDays(days)) for (const { key, ...one } of some) add(key, one);
  return sums;
}

/**
 * The whole months of the report, whose totals are stored, and desks for the remaining days; for a part of the business
 * all days.
 */
function monthsAndDays(desk: ReportDesk, isWhole: (month: string) => boolean): { months: string[]; rest: ReportDesk[] } {
  if (desk.only !== null) return { months: [], rest: [desk] };
  const months: string[] = [];
  const ranges: { from: string; to: string }[] = [];
  for (const period of periodsOf(desk.from, desk.to)) {
    const isMonth = period.length === 'YYYY-MM'.length;
    if (isMonth && isWhole(period)) {
      months.push(period);
      continue;
    }
    const [from, to] = isMonth ? [`${period}-01`, lastDayOf(period)] : [period, period];
    const before = ranges.at(-1);
    if (before && addDays(before.to, 1) === from) before.to = to;
    else ranges.push({ from, to });
  }
  const rest = ranges.map((range, i) => ({ ...desk, ...range, step: (done: number) => desk.step((i + done) / ranges.length) }));
  return { months, rest };
} // prettier-ignore
