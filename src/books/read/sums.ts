import { isOfAllDays, isOfDays } from '../../domain/ledger/measures.ts';
import type { PeriodSums, SumChanges } from '../keep/ledger-store.ts';

/** The period that covers all days. */
export const ALL_DAYS = '';
export const monthOf = (day: string): string => day.slice(0, 7);

/**
 * Changes of totals by period and name, for days, months and all days. Totals that only reports count are not kept by
 * day.
 */
export class Sums {
  readonly periods = new Map<string, Map<string, number>>();

  adder(day: string, sign: 1 | -1) {
    const [ofDay, ofMonth] = [this.of(day), this.of(monthOf(day))];
    return (name: string, amount: number) => {
      if (isOfDays(name)) add(ofDay, name, sign * amount);
      add(ofMonth, name, sign * amount);
      if (isOfAllDays(name)) add(this.of(ALL_DAYS), name, sign * amount);
    };
  }

  /** The rows to store when nothing was stored before: totals of 0 and periods without totals are omitted. */
  *rows(): Generator<PeriodSums> {
    for (const [period, sums] of this.periods) {
      const totals = [...sums].filter(([, amount]) => amount !== 0);
      if (totals.length > 0) yield { period, sums: Object.fromEntries(totals) };
    }
  }

  addAll(others: SumChanges): void {
    for (const [period, sums] of others.periods) {
      const own = this.of(period);
      for (const [name, amount] of sums) add(own, name, amount);
    }
  }

  private of(period: string): Map<string, number> {
    let sums = this.periods.get(period);
    if (!sums) this.periods.set(period, (sums = new Map()));
    return sums;
  }
}

function add(sums: Map<string, number>, name: string, amount: number): void {
  sums.set(name, (sums.get(name) ?? 0) + amount);
}
