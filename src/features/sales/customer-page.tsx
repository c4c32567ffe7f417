import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowMerge, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { BusinessView, CustomerAccount } from '../../client/port-types.ts';
import { useQuery } from '../../client/use-query.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { Money } from '../../ui/numbers/money.tsx';
import { AgeingSummary } from '../../ui/people/ageing-summary.tsx';
import { useMarkWords, SyncMark } from '../../ui/sync/sync-mark.tsx';
import { promiseWords } from '../../ui/words/promise-words.ts';
import { ArchiveButton } from './archive-customer.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CUSTOMERS, customerPath } from './customer-paths.ts';
import { MergedCustomers } from './merged-customers.tsx';
import { NoSuchCustomer } from './no-such-customer.tsx';
import { OpenDebts } from './open-debts.tsx';
import classes from '../../ui/people/person-page.module.css';

/** One customer: what they owe, how old it is, and all that can be done about it. [CUS-5, DEB-4] */
export function CustomerPage({ id, business }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const customer = useQuery('customers.account', { id });
  const edit = customer?.may_edit && (
    <Button component={Link} to={customerPath(id, 'edit')} variant="default" leftSection={<IconPencil aria-hidden />}>
      <Trans>Edit</Trans>
    </Button>
  );
  return (
    <Screen
      title={customer?.name ?? t`Customer`}
      description={t`What a customer owes, and how old it is.`}
      subtitle={customer?.phone ? showPhone(customer.phone) : undefined}
      back={CUSTOMERS}
      action={edit}
    >
      {customer === undefined && (
        <Waiting>
          <Trans>Opening…</Trans>
        </Waiting>
      )}
      {customer === null && <NoSuchCustomer />}
      {customer && <Account customer={customer} business={business} />}
    </Screen>
  );
}

function Account({ customer, business }: { customer: CustomerAccount; business: BusinessView }) {
  const { currency } = business;
  const marks = useMarkWords();
  const { id, balance, ageing, open } = customer;
  return (
    <div className={classes.page}>
      <section className={classes.balance}>
        <p>
          {balance > 0 ? (
            <Trans>Owes us, {currency}</Trans>
          ) : balance < 0 ? (
            <Trans>Paid ahead, {currency}</Trans>
          ) : (
            <Trans>Owes nothing, {currency}</Trans>
          )}
        </p>
        <p className={classes.big}>
          <Money amount={Math.abs(balance)} currency={currency} total />
        </p>
        {balance > 0 && customer.promised_on !== undefined && (
          <p className={classes.small}>{promiseWords(customer.promised_on)}</p>
        )}
        {customer.archived && (
          <p className={classes.small}>
            <Trans>Archived: not offered in sales any more.</Trans>
          </p>
        )}
        {customer.sync !== 'synced' && (
          <p className={classes.state}>
            <SyncMark state={customer.sync} />
            <span aria-hidden>{marks[customer.sync]}</span>
          </p>
        )}
      </section>
      <CustomerActions customer={customer} business={business} />
      {ageing.total > 0 && <AgeingSummary ageing={ageing} currency={currency} />}
      {open.length > 0 && <OpenDebts open={open} currency={currency} />}
      <CustomerFacts customer={customer} currency={currency} />
      <MergedCustomers customer={customer} />
      {customer.may_edit && (
        <div className={classes.actions}>
          <Button
            component={Link}
            to={customerPath(id, 'edit')}
            variant="default"
            h={48}
            hiddenFrom="md"
            leftSection={<IconPencil aria-hidden />}
          >
            <Trans>Edit</Trans>
          </Button>
          <Button
            component={Link}
            to={customerPath(id, 'merge')}
            variant="default"
            h={48}
            leftSection={<IconArrowMerge aria-hidden />}
          >
            <Trans>The same as another</Trans>
          </Button>
          <ArchiveButton id={id} archived={customer.archived} />
        </div>
      )}
    </div>
  );
}
