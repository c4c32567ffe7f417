import { ageingOf } from '../debts/ageing.ts';
import { settlementOf } from '../debts/settlement.ts';
import { breakEvenLaying } from '../flocks/break-even-laying.ts';
import { broilerCost, broilerResult, epefOf } from '../flocks/broiler-result.ts';
import { breakEvenPrice } from '../flocks/egg-cost.ts';
import { eggToFeedRatio, feedPerBirdDay, feedPerDozen } from '../flocks/feed-use.ts';
import { ageInDays, ageInWeeks, birdsPlaced } from '../flocks/flock-age.ts';
import { headsAliveOn } from '../flocks/heads-alive.ts';
import { henDayPercentage, henHousedPercentage } from '../flocks/laying-percentages.ts';
import { uniformityOf } from '../flocks/weighing.ts';
import { safeDay } from '../health/safe-from.ts';
import { profitLines } from '../reports/profit-loss.ts';
import { daysOfFeedLeft } from '../stock/days-of-feed-left.ts';
import { daysOfStockLeft } from '../stock/stock-status.ts';
import { stockTurnover } from '../stock/stock-turnover.ts';
import { statementOf } from '../parties/statement.ts';
import { eggsWorth, saleableEggs } from './egg-worth.ts';
import { figure } from './figures.ts';
import { batchBirds, batchCost, eggCost, flockResult, marginPercent } from './flock-result.ts';

/*
 * Register of figures: the meaning of each displayed number, its formula, and the one function that computes it. Source
 * of docs/figures.md; no code reads it. [RPT-11]
 */

interface About {
  readonly unit: 'money' | 'sales' | 'documents' | 'birds' | 'eggs' | 'grams' | 'base units' | 'days' | 'weeks' | 'percent' | 'ratio' | 'factor' | 'day';
  readonly means: string;
  /** In words; for a sum of totals the totals are the formula. */
  readonly formula: string;
  /** Where it is rounded; with 'none' it is rounded only when displayed. */
  readonly rounding: 'none' | 'whole' | 'minor unit' | 'down';
  /** The rule in SPEC.md. */
  readonly rule: string;
} // prettier-ignore

/** A figure computed from others, with its function. */
interface Computed extends About {
  readonly of: (...input: never[]) => unknown;
}

const about = (unit: About['unit'], rounding: About['rounding'], rule: string, means: string, formula: string): About => ({ unit, rounding, rule, means, formula }); // prettier-ignore

/** Figures that are sums of totals, over any days. */
export const SUMS: Readonly<Record<keyof typeof figure, About>> = {
  sold: about('money', 'minor unit', 'SAL-7', 'Confirmed sales, whatever came back of them', 'totals of the sales of the days'),
  sales: about('sales', 'none', 'SAL-24', 'Confirmed sales', 'count'),
  returned: about('money', 'minor unit', 'SAL-7', 'What came back of the documents of the days, whenever it did', 'totals of their returns'),
  open: about('money', 'minor unit', 'PAY-7', 'Documents that something is owed on: count, owed, billed, returned; by their day or the agreed one', 'total − returned − paid, where above 0'),
  moneyIn: about('money', 'minor unit', 'RPT-4', 'Money that came, by how it is held', 'postings to the money account above 0, without moves between methods and counts'),
  moneyOut: about('money', 'minor unit', 'RPT-4', 'Money that went', 'postings to the money account below 0, without moves and counts'),
  moneyHeld: about('money', 'minor unit', 'RPT-4', 'Money by how it is held', 'all postings to the money account'),
  inKind: about('money', 'minor unit', 'LED-46', 'Settled in goods and not booked as goods', 'account 1900'),
  spent: about('money', 'minor unit', 'EXP-1', 'Expenses, without tax that is claimed back', 'account 6000'),
  vouchers: about('money', 'minor unit', 'TAX-7', 'Expenses as their vouchers say', 'account 6000 and the tax of expenses on 1500'),
  vouchersOn: about('money', 'minor unit', 'TAX-7', 'Expenses of a category as their vouchers say', 'accounts 6000 and 1500 by category'),
  taxBase: about('money', 'minor unit', 'RPT-4', 'What a tax is on, by side and rate', 'net of the lines'),
  tax: about('money', 'minor unit', 'RPT-4', 'Tax, by side and rate', 'rounded for each line'),
  taxPaid: about('money', 'minor unit', 'TAX-6', 'Paid to the tax office, less what came back from it', 'account 2210'),
  taxBefore: about('money', 'minor unit', 'TAX-8', 'Owed to the tax office from before the book', 'account 2220'),
  taxOwed: about('money', 'minor unit', 'TAX-6', 'Owed to the tax office', 'collected + from before the book − to be claimed back − paid: accounts 2200, 2220, 1500, 2210'),
  charged: about('money', 'minor unit', 'TAX-6', 'Goods, birds and delivery charged without tax, less what came back', 'accounts 4000, 4010, 4100'),
  goodsIncome: about('money', 'minor unit', 'RPT-9', 'Goods sold, less what came back', 'account 4000'),
  goodsCost: about('money', 'minor unit', 'RPT-9', 'Cost of the goods sold', 'account 5000'),
  birdIncome: about('money', 'minor unit', 'RPT-9', 'Birds sold, less what came back', 'account 4010'),
  birdCost: about('money', 'minor unit', 'RPT-9', 'Cost of the birds sold', 'account 5010'),
  itemIncome: about('money', 'minor unit', 'RPT-5', 'An item sold, less what came back', 'account 4000 by item'),
  itemCost: about('money', 'minor unit', 'RPT-5', 'Cost of what was sold of an item', 'account 5000 by item'),
  itemSold: about('base units', 'none', 'RPT-5', 'Sold of an item, less all that came back', 'sales − returns, thrown away or not'),
  itemMoved: about('base units', 'none', 'SHP-6', 'Moved of an item for some causes', 'quantities, in + and out −'),
  birds: about('birds', 'none', 'LED-60', 'Birds of a flock at the end of a day', 'all changes up to the day, counts and closing included'),
  dead: about('birds', 'none', 'ACT-5', 'Birds that died', 'deaths without those that were killed'),
  culled: about('birds', 'none', 'ACT-5', 'Birds killed as unfit', 'culls that were killed'),
  eaten: about('birds', 'none', 'ACT-5', 'Birds eaten', 'culls that were eaten'),
  dressed: about('birds', 'none', 'PRC-2', 'Birds dressed', 'inputs of runs'),
  birdsSold: about('birds', 'none', 'FLK-20', 'Birds sold, less those that came back', 'sales − returns'),
  leftAlive: about('birds', 'none', 'FLK-20', 'Birds that left alive', 'sold − returned + dressed + eaten'),
  movedIn: about('birds', 'none', 'LED-45', 'Birds that came from other flocks', 'transfers in'),
  moved: about('birds', 'none', 'LED-45', 'Birds moved in less moved out', 'transfers in − out'),
  weighedBirds: about('birds', 'none', 'FLK-20', 'Birds that were weighed as they were sold or dressed', 'of sales and runs with a weight'),
  weighedGrams: about('grams', 'none', 'FLK-20', 'Weight of those birds', 'of sales and runs with a weight'),
  eggs: about('eggs', 'none', 'ACT-3', 'Eggs laid, also broken and withheld', 'all grades'),
  eggsOf: about('eggs', 'none', 'ACT-3', 'Eggs laid of a grade', 'rounds'),
  eggsStocked: about('eggs', 'none', 'LED-44', 'Eggs that went into the stock', 'without broken and withheld ones'),
  eggsApart: about('eggs', 'none', 'VET-5', 'Eggs put apart because of medicine, and still there', 'withheld − cleared'),
  feed: about('grams', 'none', 'FLK-14', 'Feed that a flock got', 'records of feed'),
}; // prettier-ignore

const computed = (of: Computed['of'], ...rest: Parameters<typeof about>): Computed => ({ of, ...about(...rest) });

/** Figures computed from others. */
export const COMPUTED: Readonly<Record<string, Computed>> = {
  'paid, returned, open': computed(settlementOf, 'money', 'minor unit', 'SAL-7', 'How far a document is paid', 'total − returned − paid = balance; goods that came back are no money'),
  'owed by a person': computed(statementOf, 'money', 'minor unit', 'LED-10', 'Charged less paid of a customer or supplier; below 0 it was paid ahead', 'all that was charged − all that was paid; what is held for an order is neither'),
  'age of a debt': computed(ageingOf, 'money', 'minor unit', 'DEB-1', 'What is owed by age', 'from the agreed day if set, else from its own'),
  'profit and loss': computed(profitLines, 'money', 'minor unit', 'RPT-9', 'Income less costs', 'accounts 4000 to 6999'),
  'worth of eggs': computed(eggsWorth, 'money', 'minor unit', 'FLK-16', 'Eggs for sale at the mean price of their month', 'of each grade: eggs × net money ÷ net eggs of the month, or of the last month with sales, else the next'),
  'eggs for sale': computed(saleableEggs, 'eggs', 'none', 'LED-44', 'Eggs without broken and withheld ones', 'the lesser of laid and stocked'),
  'flock, brought and cost': computed(flockResult, 'money', 'minor unit', 'FLK-19', 'Costs by category, income, what is left', 'eggs + birds + by-products + birds used at cost − costs; the running month has wear by its days and shared costs so far'),
  'margin': computed(marginPercent, 'percent', 'none', 'FLK-19', 'Left of what a flock brought', 'left ÷ income × 100, once something was sold'),
  'cost of an egg': computed(eggCost, 'money', 'none', 'FLK-16', 'Cost of an egg for sale', '(costs − by-products) ÷ eggs for sale'),
  'price that pays': computed(breakEvenPrice, 'money', 'minor unit', 'FLK-16', 'Price of a tray at which eggs bring what they cost', 'cost × eggs in a tray ÷ eggs'),
  'laying that pays': computed(breakEvenLaying, 'percent', 'none', 'FLK-18', 'Laying at which eggs bring what they cost', 'cost ÷ price of an egg ÷ hen-days, of the days with eggs in the book'),
  'cost of a batch': computed(batchCost, 'money', 'minor unit', 'FLK-22', 'All costs of a batch', 'costs − what moved birds took along'),
  'birds that bear it': computed(batchBirds, 'birds', 'none', 'FLK-22', 'Birds that left alive or stand', 'left alive + standing'),
  'cost of a bird, of a kilogram': computed(broilerCost, 'money', 'minor unit', 'FLK-22', 'Cost of a meat bird', 'cost of the batch ÷ birds that bear it; ÷ live weight'),
  'laying, hen-day': computed(henDayPercentage, 'percent', 'none', 'FLK-12', 'Eggs for a hundred hens alive', 'eggs ÷ Σ birds of the recorded days × 100'),
  'laying, hen-housed': computed(henHousedPercentage, 'percent', 'none', 'FLK-13', 'Eggs for a hundred hens housed', 'eggs ÷ (housed × recorded days) × 100'),
  'birds of a day': computed(headsAliveOn, 'birds', 'none', 'FLK-12', 'Birds by which a day is judged', 'at its start; at its end where there were none'),
  'feed a bird': computed(feedPerBirdDay, 'grams', 'none', 'FLK-14', 'Feed of a bird and day', 'feed ÷ Σ birds of the recorded days'),
  'feed a dozen': computed(feedPerDozen, 'ratio', 'none', 'FLK-14', 'Kilograms of feed for twelve eggs', 'feed × 12 ÷ eggs'),
  'eggs to feed': computed(eggToFeedRatio, 'ratio', 'none', 'FLK-15', 'Worth of the eggs for the cost of the feed', 'worth ÷ cost of feed'),
  'batch card': computed(broilerResult, 'ratio', 'none', 'FLK-20', 'Livability, feed conversion, gain of a batch', 'livability (came − dead − culled) ÷ came; conversion all feed ÷ all live weight that left or stands'),
  'efficiency factor': computed(epefOf, 'factor', 'none', 'FLK-21', 'European production efficiency factor', 'livability × kg ÷ (days × conversion) × 100'),
  'uniformity': computed(uniformityOf, 'percent', 'none', 'FLK-23', 'Birds within a tenth of the mean', 'of the weights of a sample'),
  'birds placed': computed(birdsPlaced, 'birds', 'none', 'FLK-1', 'Birds that came alive', 'bought + free − dead on arrival'),
  'age': computed(ageInDays, 'days', 'none', 'FLK-3', 'Age of a flock', 'day − day of hatch'),
  'week of life': computed(ageInWeeks, 'weeks', 'down', 'FLK-3', 'Week of life', 'age ÷ 7'),
  'withheld until': computed(safeDay, 'day', 'whole', 'VET-3', 'First day on which eggs or meat are safe', 'end of the last dose + days of the label, full days where no hour is known'),
  'days of feed left': computed(daysOfFeedLeft, 'days', 'down', 'RAW-5', 'Days that a feed lasts', 'on hand ÷ mean of the recorded days'),
  'days of stock left': computed(daysOfStockLeft, 'days', 'down', 'SHP-12', 'Days that an item lasts', 'on hand ÷ sold a day'),
  'turnover': computed(stockTurnover, 'ratio', 'none', 'SHP-13', 'Turnover of an item', 'cost of a year’s sales ÷ mean stock'),
}; // prettier-ignore
