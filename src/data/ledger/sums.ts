import { ofAllDays, ofMonths } from '../../domain/ledger/measures.ts';
import type { Total } from './ledger-store.ts';

/** Changes of totals, of days, of months and of all days, gathered before they are written. */
export class Sums {
  private readonly sums = new Map<string, Total>();

  adder(day: string, sign: 1 | -1) {
    return (name: string, amount: number) => {
      this.add(name, day, sign * amount);
      this.add(ofMonths(name), day.slice(0, 7), sign * amount);
      const whole = ofAllDays(name);
      if (whole !== undefined) this.add(whole, '', sign * amount);
    };
  }

  private add(name: string, day: string, amount: number): void {
    const key = `${name} ${day}`;
    this.sums.set(key, { name, day, amount: (this.sums.get(key)?.amount ?? 0) + amount });
  }

  list(): Total[] {
    return [...this.sums.values()].filter(({ amount }) => amount !== 0);
  }
}
