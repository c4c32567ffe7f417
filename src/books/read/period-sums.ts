import { totalsIn, valueOf, type Sum } from '../../domain/figures/sum.ts';
import { lastDayOf } from '../../domain/time/periods.ts';
import type { LedgerDatabase } from '../keep/dexie-ledger.ts';
import { monthOf } from './sums.ts';

/*
 * Sums of totals over days: a whole month is one row, so that a year is as fast as a month. Read-only. Units: as the
 * totals.
 */

type Kept = Pick<LedgerDatabase, 'sums'>;
type Totals = ReadonlyMap<string, number>;

/** Sort before and after every day. */
const [FIRST, LAST] = ['', '~'];
const DAY = '2026-11-27'.length;
const MONTH = '2026-11'.length;

/** All totals of a day, of a month, or of all days; empty when nothing was booked. */
export const sumsOfPeriod = async ({ sums }: Kept, period: string): Promise<Totals> =>
  new Map(Object.entries((await sums.get(period))?.sums ?? {}));

/** All totals of the days `from` to `to`, both included. */
export async function sumsOver(db: Kept, from: string = FIRST, to: string = LAST): Promise<Totals> {
  const all = new Map<string, number>();
  for (const row of await db.sums.bulkGet(await periodsOver(db, from, to)))
    for (const [name, amount] of Object.entries(row?.sums ?? {})) all.set(name, (all.get(name) ?? 0) + amount);
  return all;
}

/** Months with bookings, in order, `YYYY-MM`. */
export async function bookedMonths({ sums }: Kept): Promise<string[]> {
  const periods = await sums.where('period').above(FIRST).primaryKeys();
  return periods.filter((period) => period.length === MONTH);
}

/** Stored periods that make up a range: whole months, and the days of partial months. */
const periodsOver = async ({ sums }: Kept, from: string, to: string): Promise<string[]> =>
  periodsWithin(await sums.where('period').between(monthOf(from), `${to}${LAST}`).primaryKeys(), from, to);

/** The known periods that make up the days `from` to `to`: whole months, and the days of partial months. */
export function periodsWithin(known: readonly string[], from: string, to: string): string[] {
  const isWhole = (month: string) => from <= `${month}-01` && lastDayOf(month) <= to;
  return known.filter((period) => {
    if (period.length !== DAY) return period !== '' && isWhole(period);
    return from <= period && period <= to && !isWhole(monthOf(period));
  });
}

/** Totals whose name begins with `prefix`, by the rest of the name. */
export const under = (totals: Totals, prefix: string): [rest: string, amount: number][] =>
  [...totals].flatMap(([name, amount]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), amount]] : []));

/** The value of a figure over the days `from` to `to`, both included. */
export const sumBetween = async (db: Kept, figure: Sum, from?: string, to?: string): Promise<number> =>
  valueOf(figure, totalsIn(await sumsOver(db, from, to)));

/** The value of a figure from the first day of the book up to `day`, included. */
export const sumUpTo = (db: Kept, figure: Sum, day: string): Promise<number> => sumBetween(db, figure, FIRST, day);

/** The value of a figure on each day from `from` to `to`, both included, in order; days without a value are absent. */
export const sumsByDay = async (db: Kept, figure: Sum, from?: string, to?: string): Promise<Map<string, number>> =>
  (await readDays(db, from, to))(figure);

/** Returns the value of a figure on each day that was read, in order; days without a value are absent. */
export interface DaySums {
  (figure: Sum): Map<string, number>;
  /** The names of all totals of the days since `since`. */
  named(since: string): Set<string>;
}

/** Read the days once, for callers that need many totals of them. */
export async function readDays({ sums }: Kept, from: string = FIRST, to: string = LAST): Promise<DaySums> {
  const days = (await sums.where('period').between(from, to, true, true).toArray()).filter(
    ({ period }) => period.length === DAY,
  );
  const named: DaySums['named'] = (since) =>
    new Set(days.filter(({ period }) => period >= since).flatMap((day) => Object.keys(day.sums)));
  const byDay = (figure: Sum) => {
    const found = new Map<string, number>();
    for (const { period, sums: own } of days) {
      const sum = valueOf(figure, (name) => own[name] ?? 0);
      if (sum !== 0) found.set(period, sum);
    }
    return found;
  };
  return Object.assign(byDay, { named });
}
