import { totalsIn, valueOf, type Sum } from '../../domain/figures/sum.ts';
import { lastDayOf } from '../../domain/time/periods.ts';
import type { LedgerDatabase } from '../keep/dexie-ledger.ts';
import { monthOf } from './sums.ts';

/*
 * Sums of totals over days: whole months are one row each, so that a year is as quick as a month. Reads only.
 * Units: as the totals.
 */

type Kept = Pick<LedgerDatabase, 'sums'>;
type Totals = ReadonlyMap<string, number>;

/** Before and after every day. */
const [FIRST, LAST] = ['', '~'];
const DAY = '2026-11-27'.length;
const MONTH = '2026-11'.length;

/** All totals of a day, of a month, or of all days; nothing where nothing was booked. */
export const sumsOfPeriod = async ({ sums }: Kept, period: string): Promise<Totals> =>
  new Map(Object.entries((await sums.get(period))?.sums ?? {}));

/** All totals over the days from one to another, both included. */
export async function sumsOver(db: Kept, from: string = FIRST, to: string = LAST): Promise<Totals> {
  const all = new Map<string, number>();
  for (const row of await db.sums.bulkGet(await periodsOver(db, from, to)))
    for (const [name, amount] of Object.entries(row?.sums ?? {})) all.set(name, (all.get(name) ?? 0) + amount);
  return all;
}

/** The months in which anything was booked, in order, `YYYY-MM`. */
export async function bookedMonths({ sums }: Kept): Promise<string[]> {
  const periods = await sums.where('period').above(FIRST).primaryKeys();
  return periods.filter((period) => period.length === MONTH);
}

/** Of what there are sums: whole months, and the days of the others. */
const periodsOver = async ({ sums }: Kept, from: string, to: string): Promise<string[]> =>
  periodsWithin(await sums.where('period').between(monthOf(from), `${to}${LAST}`).primaryKeys(), from, to);

/** Of some periods those that make up the days from one to another: whole months, and the days of the others. */
export function periodsWithin(known: readonly string[], from: string, to: string): string[] {
  const isWhole = (month: string) => from <= `${month}-01` && lastDayOf(month) <= to;
  return known.filter((period) => {
    if (period.length !== DAY) return period !== '' && isWhole(period);
    return from <= period && period <= to && !isWhole(monthOf(period));
  });
}

/** Of some totals those whose name begins with `prefix`, by the rest of it. */
export const under = (totals: Totals, prefix: string): [rest: string, amount: number][] =>
  [...totals].flatMap(([name, amount]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), amount]] : []));

/** What a figure comes to over the days from one to another, both included. */
export const sumBetween = async (db: Kept, figure: Sum, from?: string, to?: string): Promise<number> =>
  valueOf(figure, totalsIn(await sumsOver(db, from, to)));

/** What a figure comes to from the first day of the book up to a day, included. */
export const sumUpTo = (db: Kept, figure: Sum, day: string): Promise<number> => sumBetween(db, figure, FIRST, day);

/** What a figure comes to on each day from one to another, both included; a day without any is absent. In order. */
export const sumsByDay = async (db: Kept, figure: Sum, from?: string, to?: string): Promise<Map<string, number>> =>
  (await readDays(db, from, to))(figure);

/** What a figure comes to on each of some days; a day without any is absent. In order. */
export interface DaySums {
  (figure: Sum): Map<string, number>;
  /** The names of all totals of the days since one. */
  named(since: string): Set<string>;
}

/** The same of days that are read once, for whoever asks for many totals of them. */
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
