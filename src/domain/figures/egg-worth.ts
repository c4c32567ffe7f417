import { mulDiv } from '../money/mul-div.ts';
import { sumOf } from '../numbers/sum.ts';
import { EGG_ITEM_OF_GRADE, SALEABLE_GRADES } from '../sales/egg-items.ts';
import { figure } from './figures.ts';
import { valueOf, type Totals } from './sum.ts';

/** Net money and net eggs: returns are subtracted from both. Units: minor units, eggs. */
interface Sold {
  readonly got: number;
  readonly sold: number;
}

/** Egg sales of a month, in total and by grade, in the order of `SALEABLE_GRADES`. */
export interface EggSales extends Sold {
  readonly grades: readonly Sold[];
}

/** Egg sales of a month, from its totals; undefined when none were sold, so that there is no price. [FLK-16] */
export function eggSales(of: Totals): EggSales | undefined {
  const grades = SALEABLE_GRADES.map((grade) => {
    const item = EGG_ITEM_OF_GRADE[grade];
    return { got: valueOf(figure.itemIncome(item), of), sold: valueOf(figure.itemSold(item), of) };
  });
  const sold = sumOf(grades, (one) => one.sold);
  return sold > 0 ? { grades, sold, got: sumOf(grades, (one) => one.got) } : undefined;
}

/**
 * A flock's saleable eggs over the days of the totals: without broken eggs and without eggs withheld because of
 * medicine.
 */
export const saleableEggs = (of: Totals, farm: string): number => Math.min(laidForSale(of, farm), valueOf(figure.eggsStocked(farm), of)); // prettier-ignore

const laidForSale = (of: Totals, farm: string): number => sumOf(SALEABLE_GRADES, (grade) => valueOf(figure.eggsOf(farm, grade), of)); // prettier-ignore

/**
 * Value of a flock's saleable eggs over the days of the totals: each grade at its mean price of the month, or at the
 * mean of all eggs when none of that grade were sold. Whole minor units. [FLK-16]
 */
export function eggsWorth(of: Totals, farm: string, sales: EggSales): number {
  const laid = laidForSale(of, farm);
  if (laid === 0) return 0;
  const worth = sumOf(SALEABLE_GRADES, (grade) => {
    const own = sales.grades[SALEABLE_GRADES.indexOf(grade)]!;
    const { got, sold } = own.sold > 0 ? own : sales;
    return mulDiv(got, valueOf(figure.eggsOf(farm, grade), of), sold);
  });
  return mulDiv(worth, saleableEggs(of, farm), laid);
}
