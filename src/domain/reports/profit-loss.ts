import type { Accounts } from '../business/closed-books.ts';
import { ACCOUNTS } from '../ledger/posting.ts';

/** One line of the profit and loss; income is positive, cost is negative. Minor units. */
export interface ProfitLine {
  /** An account, the sums `gross` and `net`, or `late`: later changes in closed days. */
  readonly is: string;
  readonly amount: number;
}

const { sales, birdSales, letOff, delivery, otherIncome, costOfSales, costOfBirds } = ACCOUNTS;
const INCOME: readonly string[] = [sales, birdSales, delivery, otherIncome, letOff];
const COST: readonly string[] = [costOfSales, costOfBirds];
/** Whether an account is an income, cost or expense account, by its first digit. */
export const isOfProfit = (account: string): boolean => /^[456]/.test(account);

/**
 * Lines of income and cost, with gross and net profit. Every income and expense account is in exactly one line, so the
 * net profit equals the ledger's to the minor unit. [RPT-9] Later changes in closed days are one line. [LED-50]
 */
export function profitLines(accounts: Accounts, changed: Accounts = new Map()): ProfitLine[] {
  const line = (is: string): ProfitLine => ({ is, amount: -(accounts.get(is) ?? 0) + 0 });
  const others = [...accounts.keys()].filter((one) => isOfProfit(one) && ![...INCOME, ...COST].includes(one)).sort();
  const sum = (lines: readonly ProfitLine[]) => lines.reduce((all, { amount }) => all + amount, 0);
  const moved = (lines: ProfitLine[]) => lines.filter(({ amount }) => amount !== 0);
  const [income, cost, rest] = [INCOME, COST, others].map((group) => group.map(line)) as [ProfitLine[], ProfitLine[], ProfitLine[]]; // prettier-ignore
  const late = -[...changed].reduce((all, [account, amount]) => (isOfProfit(account) ? all + amount : all), 0) + 0;
  const gross = sum(income) + sum(cost);
  return [
    ...moved(income),
    ...moved(cost),
    { is: 'gross', amount: gross },
    ...moved([...rest, { is: 'late', amount: late }]),
    { is: 'net', amount: gross + sum(rest) + late },
  ];
}
