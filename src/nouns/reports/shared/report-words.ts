import { t } from '@lingui/core/macro';
import type { ReportName } from '../../../domain/reports/report.ts';

/** Title and description of each report. */
export const reportWords = (): Record<ReportName, { title: string; text: string }> => ({
  profit: { title: t`Profit and loss`, text: t`What was earned, what it cost, what is left` },
  cash: { title: t`Cash book`, text: t`Money in and out by day, and what should be in the box` },
  expenses: { title: t`Expenses`, text: t`What was spent on what, beside the time before` },
  tax: { title: t`Tax`, text: t`Tax on sales and purchases, by rate` },
  prices: { title: t`Purchase prices`, text: t`What was paid for each item, first and last` },
  products: { title: t`Sales by product`, text: t`What sells, what it costs, what it leaves` },
  customers: { title: t`Sales by customer`, text: t`Who buys how much` },
  sellers: { title: t`Sales by seller`, text: t`Who sold how much` },
  hours: { title: t`Sales by hour`, text: t`When customers come` },
  debtors: { title: t`They owe me, by age`, text: t`Who owes how much, and for how long` },
  creditors: { title: t`I owe them, by age`, text: t`Whom the business owes, and for how long` },
  stock: { title: t`Stock value`, text: t`What is in stock and what it cost` },
  slow: { title: t`Slow movers`, text: t`What nobody took for 30 days` },
  expiry: { title: t`Expires soon`, text: t`Batches that expire within 30 days` },
  losses: { title: t`Losses`, text: t`What was lost, why, and who was to mind it` },
  flocks: {
    title: t`Flocks, what is left`,
    text: t`What each flock brought and cost, and what an egg and a bird cost`,
  },
  daily: { title: t`Daily sheet`, text: t`Eggs, dead birds and feed of each flock, day by day` },
  weekly: { title: t`Weekly layer report`, text: t`Laying beside the standard, feed and deaths by week` },
  production: { title: t`Production`, text: t`What was made of what, its yield and what it cost` },
  medicine: { title: t`Vaccines and medicine`, text: t`What each flock got, and when eggs and meat are safe` },
  recorded: { title: t`Days recorded`, text: t`On how many days each person wrote the farm down` },
  activity: { title: t`Activity log`, text: t`Who wrote, changed or voided what` },
});

/** The reports in groups, as they are listed. */
export const reportGroups = (hasFarm: boolean): { title: string; reports: readonly ReportName[] }[] => [
  { title: t`Money`, reports: ['profit', 'cash', 'expenses', 'tax', 'prices'] },
  { title: t`Sales and debts`, reports: ['products', 'customers', 'sellers', 'hours', 'debtors', 'creditors'] },
  { title: t`Stock`, reports: ['stock', 'slow', 'expiry', 'losses'] },
  ...(hasFarm ? [{ title: t`Farm`, reports: ['flocks', 'daily', 'weekly', 'production', 'medicine'] as const }] : []),
  { title: t`People`, reports: hasFarm ? ['recorded', 'activity'] : ['activity'] },
];

/** The heading of a column. */
export function columnWords(key: string): string {
  const words: Record<string, string> = {
    'first-price': t`First price`, 'last-price': t`Last price`, 'least-price': t`Lowest`, 'most-price': t`Highest`,
    expires: t`Expires on`, 'last-taken': t`Last taken`, 'days-missing': t`Days missing`, complete: t`Complete`,
    records: t`Records`,
    line: t`What`, amount: t`Amount`, before: t`Time before`, change: t({ message: 'Change', context: 'difference' }), category: t`Spent on`,
    day: t`Day`, in: t`Money in`, out: t`Money out`, other: t`Moved or counted`, closing: t`Should be there`,
    side: t`Tax`, rate: t`Rate`, base: t`Amount without tax`, tax: t`Tax`,
    item: t`Item`, qty: t`Quantity`, unit: t`Unit`, sold: t`Sold`, cost: t`Cost`, margin: t`Left`,
    customer: t`Customer`, supplier: t`Supplier`, seller: t`Seller`, hour: t`Hour`, sales: t`Sales`,
    'age:0-30': t`0-30 days`, 'age:31-60': t`31-60`, 'age:61-90': t`61-90`, 'age:90+': t`Over 90`,
    ahead: t`Paid ahead`, owed: t`Owed`, group: t`Group`, 'on-hand': t`In stock`, value: t`Value`,
    reason: t`Reason`, person: t`Person`, times: t`Times`,
    flock: t`Flock`, eggs: t`Eggs`, broken: t`Broken`, laying: t`Laying`, 'laying-housed': t`Laying, hens housed`, dead: t`Dead birds`, culled: t`Killed`, feed: t`Feed, kg`,
    birds: t`Birds`, week: t`Week of life`, standard: t`Standard`, 'feed-bird': t`Feed, g a bird`,
    'eggs-worth': t`Eggs`, 'birds-sold': t`Birds sold`, 'other-income': t`Other income`, 'birds-taken': t`Birds used, at cost`, 'margin-percent': t`Left, percent`,
    'egg-cost': t`Cost of an egg`, 'bird-cost': t`Cost of a bird`, yield: t`Yield`, 'one-costs': t`Cost of one`,
    'feed-dozen': t`Feed, kg a dozen`, days: t`Days recorded`,
    what: t`What`, product: t`Product`, dose: t`Dose or birds`, batch: t`Batch`,
    'eggs-from': t`Eggs safe from`, 'meat-from': t`Meat safe from`, by: t`Who`,
    time: t`When`, number: t`Number`, happened: t`Happened`,
  }; // prettier-ignore
  return words[key] ?? key;
}
