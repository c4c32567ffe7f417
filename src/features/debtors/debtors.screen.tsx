import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BusinessView, DebtorsView } from '../../client/port-types.ts';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { Money } from '../../ui/numbers/money.tsx';
import { AgeingSummary } from '../../ui/people/ageing-summary.tsx';
import { DebtorRows } from './debtor-rows.tsx';
import classes from '../../ui/people/debts.module.css';

const PAGE = 50;
const NOTHING = {};

/** /view_debtors: who owes the business, how much, and since when. [RTE-58, DEB-1..4] */
export function DebtorsScreen() {
  const { t } = useLingui();
  const business = useBusiness();
  const [sort, setSort] = useState<'oldest' | 'largest'>('oldest');
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const view = useQuery('debts.debtors', { sort, search: search.trim(), limit });
  const books = useQuery('ledger.progress', NOTHING);
  const isNobody = view?.people === 0;
  return (
    <Screen
      title={t`They owe me`}
      description={t`Everybody who owes your business, how much, and since when.`}
      back="/sales/view/0"
      flush
    >
      {!(view && business) && (
        <Waiting>
          <Trans>Opening…</Trans>
        </Waiting>
      )}
      {books?.state === 'building' && (
        <p className={classes.note} role="status">
          <Trans>Still adding up your records. The sums may change.</Trans>
        </p>
      )}
      {view && business && isNobody && books?.state !== 'building' && <Nobody />}
      {view && business && !isNobody && (
        <>
          <Summary view={view} business={business} />
          <div className={classes.bar}>
            <ChoiceChips
              label={t`Order`}
              options={[
                { value: 'oldest', label: t`Oldest first` },
                { value: 'largest', label: t`Largest first` },
              ]}
              value={sort}
              onChange={setSort}
            />
            <TextInput
              className={classes.search}
              aria-label={t`Name`}
              placeholder={t`Name`}
              type="search"
              leftSection={<IconSearch aria-hidden />}
              leftSectionWidth={44}
              styles={{ input: { height: 48, minHeight: 48, fontSize: 16 } }}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          </div>
          <DebtorRows
            rows={view.rows}
            business={business}
            onNearEnd={view.more && view.rows.length >= limit ? () => setLimit(limit + PAGE) : undefined}
          />
          {view.rows.length === 0 && (
            <EmptyState
              drawing={<LedgerDrawing />}
              button={
                <Button variant="default" fullWidth h={56} onClick={() => setSearch('')}>
                  <Trans>Clear the search</Trans>
                </Button>
              }
            >
              <Trans>Nobody with this name owes you anything.</Trans>
            </EmptyState>
          )}
        </>
      )}
    </Screen>
  );
}

function Summary({ view, business: { currency } }: { view: DebtorsView; business: BusinessView }) {
  return (
    <section className={classes.summary}>
      <div>
        <p className={classes.label}>
          <Trans>All together, {currency}</Trans>
        </p>
        <p className={classes.big}>
          <Money amount={view.ageing.total} currency={currency} total />
        </p>
      </div>
      <AgeingSummary ageing={view.ageing} currency={currency} />
    </section>
  );
}

function Nobody() {
  return (
    <EmptyState
      drawing={<LedgerDrawing />}
      button={
        <Button component={Link} to="/sales/customer" variant="default" fullWidth h={56}>
          <Trans>To the customers</Trans>
        </Button>
      }
    >
      <Trans>Nobody owes you anything. A sale that is paid later shows up here.</Trans>
    </EmptyState>
  );
}
