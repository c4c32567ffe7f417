import { MONEY_METHODS } from '../../../../schemas/choices.ts';
import { figure, flocksIn } from '../../../domain/figures/figures.ts';
import { totalsIn, valueOf, type Sum } from '../../../domain/figures/sum.ts';
import { sumOf } from '../../../domain/numbers/sum.ts';
import type { LedgerDatabase } from '../../../books/keep/dexie-ledger.ts';
import { sumsOfPeriod } from '../../../books/read/period-sums.ts';
import type { HomeDay } from '../../../contract/home.ts';

/** Totals of a day over all flocks. Units: minor units, sales, eggs, birds. */
export interface DayFigures {
  readonly sold: number;
  readonly sales: number;
  readonly eggs: number;
  readonly dead: number;
  /** Money in minus money out per method, for methods with any movement. */
  readonly methods: HomeDay['methods'];
}

/** A day has a few dozen totals, regardless of the size of the book. [RPT-1] */
export async function dayFigures(db: LedgerDatabase, day: string): Promise<DayFigures> {
  const sums = await sumsOfPeriod(db, day);
  const of = (sum: Sum) => valueOf(sum, totalsIn(sums));
  const ofFlocks = (sum: (farm: string) => Sum) => sumOf(flocksIn(sums.keys()), (farm) => of(sum(farm)));
  return {
    sold: of(figure.sold),
    sales: of(figure.sales),
    eggs: ofFlocks(figure.eggs),
    dead: ofFlocks(figure.dead),
    methods: MONEY_METHODS.map((method) => ({
      method,
      left: of(figure.moneyIn(method)) - of(figure.moneyOut(method)),
    })).filter(({ left }) => left !== 0),
  };
}
