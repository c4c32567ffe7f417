import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { DebtsScreen } from '../../ui/people/debts-screen.tsx';
import { DebtorRows } from './debtor-rows.tsx';

const PAGE = 50;
const NOTHING = {};

/** /view_debtors: who owes the business, how much, and since when. [RTE-58, DEB-1..4] */
export function DebtorsScreen() {
  const { t } = useLingui();
  const business = useBusiness();
  const currency = business?.currency ?? '';
  const [sort, setSort] = useState<'oldest' | 'largest'>('oldest');
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const view = useQuery('debts.debtors', { sort, search: search.trim(), limit });
  const books = useQuery('ledger.progress', NOTHING);
  // Until all records are here and booked nobody is told that nothing is owed.
  const isNobody = view?.people === 0 && books?.state === 'current';
  return (
    <DebtsScreen
      title={t`They owe me`}
      description={t`Everybody who owes your business, how much, and since when.`}
      back="/sales/view/0"
      sums={view && business && { ageing: view.ageing, currency }}
      totalLabel={<Trans>All together, {currency}</Trans>}
      orders={[
        { value: 'oldest', label: t`Oldest first` },
        { value: 'largest', label: t`Largest first` },
      ]}
      order={sort}
      onOrder={setSort}
      searchLabel={t`Name`}
      search={search}
      onSearch={setSearch}
      nobody={
        isNobody
          ? {
              text: <Trans>Nobody owes you anything. A sale that is paid later shows up here.</Trans>,
              to: '/sales/customer',
              button: <Trans>To the customers</Trans>,
            }
          : undefined
      }
      noneFound={
        view?.rows.length === 0 && search.trim() !== '' ? (
          <Trans>Nobody with this name owes you anything.</Trans>
        ) : undefined
      }
    >
      {view && business && (
        <DebtorRows
          rows={view.rows}
          business={business}
          onNearEnd={view.more && view.rows.length >= limit ? () => setLimit(limit + PAGE) : undefined}
        />
      )}
    </DebtsScreen>
  );
}
