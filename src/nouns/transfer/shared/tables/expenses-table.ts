import { t } from '@lingui/core/macro';
import type { LocalFields } from '../../../../../schemas/document-kind.ts';
import type { PaymentStatus } from '../../../../domain/debts/settlement.ts';
import type { ExpenseCategory } from '../../../../domain/expenses/check-expense.ts';
import { tableOf, type Table } from '../../../../domain/exports/table.ts';
import { categoryWords } from '../../../../ui/words/category-words.ts';
import { countedWords, settledWords } from './state-words.ts';

/** An expense of the list. Units: minor units. */
interface ListedExpense {
  readonly voucher_no: string;
  readonly day: string;
  readonly category: ExpenseCategory;
  readonly payee?: string | undefined;
  readonly note?: string | undefined;
  readonly amount: number;
  readonly tax?: number | undefined;
  readonly paid: number;
  readonly balance: number;
  readonly status: PaymentStatus;
  readonly voided: boolean;
  readonly sync: LocalFields['sync_state'];
}

/** Expenses as in the list. [SHL-12, IMP-2] */
export function expensesTable(expenses: readonly ListedExpense[], currency: string): Table {
  const categories = categoryWords();
  return tableOf(
    { name: t`Expenses`, currency },
    [
      [t`Number`, 'text'],
      [t`Day`, 'day'],
      [t`What for`, 'text'],
      [t`Paid to`, 'text'],
      [t`Note`, 'text'],
      [t`Amount`, 'money'],
      [t`Tax in it`, 'money'],
      [t`Paid`, 'money'],
      [t`Still to pay`, 'money'],
      [t`State`, 'text'],
    ],
    expenses.map((expense) => [
      expense.voucher_no,
      expense.day,
      categories[expense.category],
      expense.payee,
      expense.note,
      ...amountsOf(expense),
      countedWords(expense) || settledWords(expense.status),
    ]),
  );
}

/** Voided and unaccepted expenses have no amounts: the columns add up to the totals of the list. */
const amountsOf = ({ voided, sync, amount, tax, paid, balance }: ListedExpense): readonly (number | undefined)[] =>
  voided || sync === 'rejected'
    ? [undefined, undefined, undefined, undefined]
    : [amount, tax, paid, Math.max(0, balance)];
