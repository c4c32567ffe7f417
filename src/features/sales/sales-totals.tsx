import { Trans } from '@lingui/react/macro';
import type { SalesView } from '../../contract/sales.ts';
import { ListTotals } from '../../ui/ledger/list-totals.tsx';

/** Sold, paid and to collect of all that match; refused sales are left out and said. [SAL-24] */
export function SalesTotals({ view: { totals, refused }, currency }: { view: SalesView; currency: string }) {
  return (
    <ListTotals
      sums={[
        { of: 'sold', label: <Trans>Sold, {currency}</Trans>, amount: totals.sold },
        ...(totals.returned > 0
          ? [{ of: 'back', label: <Trans>Came back</Trans>, amount: -totals.returned } as const]
          : []),
        { of: 'paid', label: <Trans>Paid</Trans>, amount: totals.paid, tone: 'good' },
        { of: 'left', label: <Trans>To collect</Trans>, amount: totals.to_collect, tone: 'look' },
      ]}
      currency={currency}
      refused={refused}
    />
  );
}
