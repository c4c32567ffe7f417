import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BusinessView, CreditorsView } from '../../client/port-types.ts';
import { useQuery } from '../../client/use-query.ts';
import { useBusiness } from '../../client/use-session.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { LedgerDrawing } from '../../ui/drawings/ledger-drawing.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { Money } from '../../ui/numbers/money.tsx';
import { AgeingSummary } from '../../ui/people/ageing-summary.tsx';
import { CreditorRows } from './creditor-rows.tsx';
import classes from '../../ui/people/debts.module.css';

const PAGE = 50;
const NOTHING = {};

/** /view_creditors: whom the business owes, for what, and what is due this week. [RTE-59, DEB-5] */
export function CreditorsScreen() {
  const { t } = useLingui();
  const business = useBusiness();
  const [sort, setSort] = useState<'due' | 'largest'>('due');
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const view = useQuery('debts.creditors', { sort, search: search.trim(), limit });
  const books = useQuery('ledger.progress', NOTHING);
  const isNobody = view?.count === 0;
  return (
    <Screen
      title={t`I owe them`}
      description={t`Everybody you owe, for what, and what is due this week.`}
      back="/expenses"
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
      {view && business && isNobody && books?.state !== 'building' && <NothingOwed />}
      {view && business && !isNobody && (
        <>
          <Summary view={view} business={business} />
          <div className={classes.bar}>
            <ChoiceChips
              label={t`Order`}
              options={[
                { value: 'due', label: t`Due first` },
                { value: 'largest', label: t`Largest first` },
              ]}
              value={sort}
              onChange={setSort}
            />
            <TextInput
              className={classes.search}
              aria-label={t`Name or number`}
              placeholder={t`Name or number`}
              type="search"
              leftSection={<IconSearch aria-hidden />}
              leftSectionWidth={44}
              styles={{ input: { height: 48, minHeight: 48, fontSize: 16 } }}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          </div>
          <CreditorRows
            rows={view.rows}
            byDue={sort === 'due'}
            currency={business.currency}
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
              <Trans>You owe nothing to anybody with this name or number.</Trans>
            </EmptyState>
          )}
        </>
      )}
    </Screen>
  );
}

function Summary({ view, business: { currency } }: { view: CreditorsView; business: BusinessView }) {
  return (
    <section className={classes.summary}>
      <div>
        <p className={classes.label}>
          <Trans>I owe, all together, {currency}</Trans>
        </p>
        <p className={classes.big}>
          <Money amount={view.ageing.total} currency={currency} total />
        </p>
        <p className={classes.soon}>
          <Trans>Due this week or before</Trans>
          <Money amount={view.due} currency={currency} />
        </p>
      </div>
      <AgeingSummary ageing={view.ageing} currency={currency} />
    </section>
  );
}

function NothingOwed() {
  return (
    <EmptyState
      drawing={<LedgerDrawing />}
      button={
        <Button component={Link} to="/expenses" variant="default" fullWidth h={56}>
          <Trans>To the expenses</Trans>
        </Button>
      }
    >
      <Trans>You owe nobody anything. What you pay later shows up here.</Trans>
    </EmptyState>
  );
}
