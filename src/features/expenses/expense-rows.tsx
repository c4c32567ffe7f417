import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ExpenseRow, ExpensesView } from '../../contract/expenses.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { LedgerList, type LedgerItem } from '../../ui/ledger/ledger-list.tsx';
import { LedgerRow } from '../../ui/ledger/ledger-row.tsx';
import { categoryWords } from '../../ui/words/category-words.ts';
import { dayHeading, timeWords } from '../../ui/words/date-words.ts';
import { ExpenseTag } from './expense-tag.tsx';

interface ExpenseRowsProps {
  view: ExpensesView;
  currency: string;
  onOpen: (row: ExpenseRow) => void;
  onNearEnd: (() => void) | undefined;
}

/** The rows of the list, under a heading for each day. [RTE-38] */
export function ExpenseRows({ view, currency, onOpen, onNearEnd }: ExpenseRowsProps) {
  const { t } = useLingui();
  const { rows, day_totals } = view;
  const categories = categoryWords();
  const items = useMemo(() => {
    const list: LedgerItem<ExpenseRow>[] = [];
    let day: string | undefined;
    for (const row of rows) {
      if (row.day !== day) {
        day = row.day;
        list.push({ kind: 'day', key: day, title: dayHeading(day), sum: formatAmount(day_totals[day] ?? 0, currency) });
      }
      list.push({ kind: 'row', key: row.id, row });
    }
    return list;
  }, [rows, day_totals, currency]);
  const what = ({ payee, note, monthly }: ExpenseRow) =>
    [monthly && t`Every month`, payee, note].filter(Boolean).join(' · ') || t`Not named`;
  return (
    <LedgerList
      label={t`Expenses`}
      items={items}
      onNearEnd={onNearEnd}
      renderRow={(row) => (
        <LedgerRow
          mark={row.sync}
          number={row.voucher_no}
          who={categories[row.category]}
          what={what(row)}
          time={timeWords(row.occurred_at)}
          amount={formatAmount(row.amount, currency)}
          tag={<ExpenseTag row={row} currency={currency} />}
          onPress={() => onOpen(row)}
        />
      )}
    />
  );
}
