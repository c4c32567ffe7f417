import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import type { BusinessSums } from '../../../contract/business.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useIsPart } from '../../../ui/feedback/part-context.ts';
import { Screen } from '../../../ui/frame/screen.tsx';
import { Tag } from '../../../ui/ledger/tag.tsx';
import { Money } from '../../../ui/numbers/money.tsx';
import classes from './business.module.css';

const NOTHING = {};

/** /businesses: the businesses of this person; a press opens another one. [RTE-49, BIZ-11, BIZ-13] */
export function BusinessesScreen() {
  const { t } = useLingui();
  const businesses = useQuery('businesses', NOTHING);
  const isPart = useIsPart();
  const add = (
    <Button component={Link} to="/businesses/add" h={56} fz={18} fullWidth leftSection={<IconPlus aria-hidden />}>
      <Trans>Add a business</Trans>
    </Button>
  );
  return (
    <Screen
      title={t`Businesses`}
      description={t`The books that you own or work in, and how to change between them.`}
      back="/settings/0"
      action={add}
    >
      {businesses && (
        <>
          {!isPart && <CombinedTotals own={businesses.filter(({ own }) => own)} />}
          <ul className={classes.list} aria-label={t`Businesses`}>
            {businesses.map((business) => (
              <BusinessRow key={business.id} business={business} />
            ))}
          </ul>
          <p className={classes.hint}>
            <Trans>
              The sums are what this phone knows. What waits to be sent keeps waiting when you change the business.
            </Trans>
          </p>
        </>
      )}
      <div className={classes.bar}>{add}</div>
    </Screen>
  );
}

function BusinessRow({
  business: { id, name, currency, own, is_open, sold_today = 0, to_collect = 0 },
}: {
  business: BusinessSums;
}) {
  const navigate = useNavigate();
  const { run, busy } = useCommand('business.open');
  const isPart = useIsPart();
  const open = async () => {
    if ((await run({ id })).ok) void navigate(own ? '/sales/view/0' : '/settings/0');
  };
  return (
    <li>
      <button type="button" disabled={busy} aria-current={is_open || undefined} onClick={() => void open()}>
        <span className={classes.name}>
          <b>{name}</b>
          {is_open && (
            <Tag tone="good" icon={IconCheck}>
              <Trans>Open</Trans>
            </Tag>
          )}
        </span>
        <small>{own ? <Trans>You own it</Trans> : <Trans>You work here</Trans>}</small>
        {currency !== undefined && !isPart && (sold_today > 0 || to_collect > 0) && (
          <dl>
            <dt>
              <Trans>Sold today</Trans>
            </dt>
            <dd>
              <Money amount={sold_today} currency={currency} signed />
            </dd>
            <dt>
              <Trans>They owe me</Trans>
            </dt>
            <dd>
              <Money amount={to_collect} currency={currency} signed />
            </dd>
          </dl>
        )}
      </button>
    </li>
  );
}

/** Totals of all own businesses, one line per currency: amounts of different currencies are never added. [BIZ-11] */
function CombinedTotals({ own }: { own: readonly BusinessSums[] }) {
  const currencies = [...new Set(own.flatMap(({ currency }) => currency ?? []))];
  const unknown = own.filter(({ to_collect }) => to_collect === undefined).map(({ name }) => name).join(', '); // prettier-ignore
  if (own.length < 2) return null;
  return (
    <section className={classes.together} aria-labelledby="together">
      <h2 id="together">
        <Trans>All my businesses together</Trans>
      </h2>
      <dl>
        {currencies.map((currency) => {
          const of = own.filter((business) => business.currency === currency);
          const sum = (field: 'sold_today' | 'to_collect') =>
            of.reduce((all, business) => all + (business[field] ?? 0), 0);
          return (
            <div key={currency}>
              <dt>
                <Trans>Sold today, {currency}</Trans>
              </dt>
              <dd>
                <Money amount={sum('sold_today')} currency={currency} />
              </dd>
              <dt>
                <Trans>They owe me, {currency}</Trans>
              </dt>
              <dd>
                <Money amount={sum('to_collect')} currency={currency} />
              </dd>
            </div>
          );
        })}
      </dl>
      {unknown !== '' && (
        <p className={classes.hint}>
          <Trans>Without {unknown}: open it once on this phone, then it is counted.</Trans>
        </p>
      )}
    </section>
  );
}
