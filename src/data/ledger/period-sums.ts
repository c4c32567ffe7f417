import { ofMonths } from '../../domain/ledger/measures.ts';
import { lastDayOf, periodsOf } from '../../domain/time/periods.ts';
import { addDays } from '../../domain/time/local-day.ts';
import type { LedgerDatabase } from './dexie-ledger.ts';

/*
 * Sums over days out of the totals: whole months are one row each, so that a year is as quick as a month. Reads only.
 * Units: as the totals.
 */

type Totals = Pick<LedgerDatabase, 'totals'>;
const PAST = '\uffff';
const OF_MONTHS = ofMonths('');

/** The sum of each total whose name begins with `prefix`, over the days from one to another, both included. */
export async function sumsFrom({ totals }: Totals, prefix: string, from: string, to: string): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const period of periodsOf(from, to)) {
    const rows = await totals.where('[day+name]').between([period, prefix], [period, `${prefix}${PAST}`]).toArray();
    for (const { name, amount } of rows) {
      const own = name.endsWith(OF_MONTHS) ? name.slice(0, -OF_MONTHS.length) : name;
      sums.set(own, (sums.get(own) ?? 0) + amount);
    }
  }
  return sums;
} // prettier-ignore

/** What a total comes to from the first day of the book up to a day, included. */
export async function sumUpTo({ totals }: Totals, name: string, day: string): Promise<number> {
  const month = day.slice(0, 7);
  const isWhole = day === lastDayOf(month);
  const months = totals.where('[name+day]').between([ofMonths(name), ''], [ofMonths(name), month], true, isWhole);
  const days = totals.where('[name+day]').between([name, `${month}-00`], [name, day], true, true);
  const rows = [...(await months.toArray()), ...(isWhole ? [] : await days.toArray())];
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** What a total had come to when a day began. */
export const sumBefore = (db: Totals, name: string, day: string): Promise<number> =>
  sumUpTo(db, name, addDays(day, -1));
