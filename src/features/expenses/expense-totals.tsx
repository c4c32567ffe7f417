import { Trans } from '@lingui/react/macro';
import type { ExpensesView } from '../../contract/expenses.ts';
import { ListTotals } from '../../ui/ledger/list-totals.tsx';

/** Spent, paid and still owed of all that match; refused ones are left out and said. [RTE-38] */
export function ExpenseTotals({ view: { totals, refused }, currency }: { view: ExpensesView; currency: string }) {
  return (
    <ListTotals
      sums={[
        { of: 'spent', label: <Trans>Spent, {currency}</Trans>, amount: totals.spent },
        { of: 'paid', label: <Trans>Paid</Trans>, amount: totals.paid, tone: 'good' },
        { of: 'left', label: <Trans>Still to pay</Trans>, amount: totals.owed, tone: 'look' },
      ]}
      currency={currency}
      refused={refused}
    />
  );
}
