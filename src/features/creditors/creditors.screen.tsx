import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { Money } from '../../ui/numbers/money.tsx';
import { DebtsScreen } from '../../ui/people/debts-screen.tsx';
import { CreditorRows } from './creditor-rows.tsx';
import classes from '../../ui/people/debts.module.css';

const PAGE = 50;
const NOTHING = {};

/** /view_creditors: whom the business owes, for what, and what is due this week. [RTE-59, DEB-5] */
export function CreditorsScreen() {
  const { t } = useLingui();
  const business = useBusiness();
  const currency = business?.currency ?? '';
  const [sort, setSort] = useState<'due' | 'largest'>('due');
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const view = useQuery('debts.creditors', { sort, search: search.trim(), limit });
  const books = useQuery('ledger.progress', NOTHING);
  // Until all records are here and booked nobody is told that nothing is owed.
  const isNobody = view?.count === 0 && books?.state === 'current';
  return (
    <DebtsScreen
      title={t`I owe them`}
      description={t`Everybody you owe, for what, and what is due this week.`}
      back="/expenses"
      sums={view && business && { ageing: view.ageing, currency }}
      totalLabel={<Trans>I owe, all together, {currency}</Trans>}
      underTotal={
        view &&
        business && (
          <p className={classes.soon}>
            <Trans>Due this week or before</Trans>
            <Money amount={view.due} currency={currency} />
          </p>
        )
      }
      orders={[
        { value: 'due', label: t`Due first` },
        { value: 'largest', label: t`Largest first` },
      ]}
      order={sort}
      onOrder={setSort}
      searchLabel={t`Name or number`}
      search={search}
      onSearch={setSearch}
      nobody={
        isNobody
          ? {
              text: <Trans>You owe nobody anything. What you pay later shows up here.</Trans>,
              to: '/expenses',
              button: <Trans>To the expenses</Trans>,
            }
          : undefined
      }
      noneFound={
        view?.rows.length === 0 && search.trim() !== '' ? (
          <Trans>You owe nothing to anybody with this name or number.</Trans>
        ) : undefined
      }
    >
      {view && business && (
        <CreditorRows
          rows={view.rows}
          byDue={sort === 'due'}
          currency={currency}
          onNearEnd={view.more && view.rows.length >= limit ? () => setLimit(limit + PAGE) : undefined}
        />
      )}
    </DebtsScreen>
  );
}
