import { t } from '@lingui/core/macro';
import type { ExpenseRow } from '../../client/port-types.ts';
import { plainAmount } from '../../domain/money/plain-amount.ts';
import { writeCsv } from '../../domain/text/csv.ts';
import { categoryWords } from '../../ui/words/category-words.ts';

/** Expenses as a table for a table program, as they stand in the list. [SHL-12] */
export function expensesTable(rows: readonly ExpenseRow[], currency: string): string {
  const head = [t`Number`, t`Day`, t`What for`, t`Paid to`, t`Note`, t`Amount, ${currency}`, t`Paid`, t`Still to pay`, t`State`]; // prettier-ignore
  const categories = categoryWords();
  const money = (amount: number) => plainAmount(amount, currency);
  return writeCsv([
    head,
    ...rows.map((row) => [
      row.voucher_no,
      row.day,
      categories[row.category],
      row.payee ?? '',
      row.note ?? '',
      money(row.amount),
      money(row.paid),
      money(row.balance),
      stateWords(row),
    ]),
  ]);
}

function stateWords({ voided, status, sync }: ExpenseRow): string {
  if (sync === 'rejected') return t`Not accepted`;
  if (voided) return t`Voided`;
  return { paid: t`Paid`, part: t`Paid in part`, unpaid: t`Not paid` }[status];
}
