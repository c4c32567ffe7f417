import { t } from '@lingui/core/macro';
import type { ExpenseRow } from '../../client/port-types.ts';
import { plainAmounts } from '../../domain/money/plain-amount.ts';
import { writeCsv } from '../../domain/text/csv.ts';
import { categoryWords } from '../../ui/words/category-words.ts';

/** Expenses as a table for a table program, as they stand in the list. [SHL-12] */
export function expensesTable(rows: readonly ExpenseRow[], currency: string): string {
  const head = [t`Number`, t`Day`, t`What for`, t`Paid to`, t`Note`, t`Amount, ${currency}`, t`Paid`, t`Still to pay`, t`State`]; // prettier-ignore
  const categories = categoryWords();
  return writeCsv([
    head,
    ...rows.map((row) => [
      row.voucher_no,
      row.day,
      categories[row.category],
      row.payee ?? '',
      row.note ?? '',
      ...plainAmounts(amountsOf(row), currency),
      stateWords(row),
    ]),
  ]);
}

/** What is void, or was not accepted, is no amount: the columns add up as the list does. */
const amountsOf = ({ voided, sync, amount, paid, balance }: ExpenseRow): readonly (number | undefined)[] =>
  voided || sync === 'rejected' ? [undefined, undefined, undefined] : [amount, paid, Math.max(0, balance)];

function stateWords({ voided, status, sync }: ExpenseRow): string {
  if (sync === 'rejected') return t`Not accepted`;
  if (voided) return t`Voided`;
  return { paid: t`Paid`, part: t`Paid in part`, unpaid: t`Not paid` }[status];
}
