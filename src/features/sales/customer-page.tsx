import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import type { CustomerAccount } from '../../contract/parties.ts';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { AgeingSummary } from '../../ui/people/ageing-summary.tsx';
import { PersonBalance } from '../../ui/people/person-balance.tsx';
import { EditButton, PersonChanges } from '../../ui/people/person-changes.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import { promiseWords } from '../../ui/words/promise-words.ts';
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
  return (
    <Screen
      title={customer?.name ?? t`Customer`}
      description={t`What a customer owes, and how old it is.`}
      subtitle={customer?.phone ? showPhone(customer.phone) : undefined}
      back={CUSTOMERS}
      action={customer?.may_edit && <EditButton to={customerPath(id, 'edit')} />}
    >
      {customer === undefined && <Waiting />}
      {customer === null && <NoSuchCustomer />}
      {customer && <Account customer={customer} business={business} />}
    </Screen>
  );
}

function Account({ customer, business }: { customer: CustomerAccount; business: BusinessView }) {
  const { currency } = business;
  const { id, balance, sync, ageing, open, promised_on } = customer;
  const words = {
    owes: <Trans>Owes us, {currency}</Trans>,
    ahead: <Trans>Paid ahead, {currency}</Trans>,
    even: <Trans>Owes nothing, {currency}</Trans>,
  };
  return (
    <div className={classes.page}>
      <PersonBalance balance={balance} sync={sync} currency={currency} words={words}>
        {balance > 0 && promised_on !== undefined && <p className={classes.small}>{promiseWords(promised_on)}</p>}
        {customer.archived && (
          <p className={classes.small}>
            <Trans>Archived: not offered in sales any more.</Trans>
          </p>
        )}
      </PersonBalance>
      <CustomerActions customer={customer} business={business} />
      {ageing.total > 0 && <AgeingSummary ageing={ageing} currency={currency} />}
      {open.length > 0 && <OpenDebts open={open} currency={currency} />}
      <CustomerFacts customer={customer} currency={currency} />
      <MergedCustomers customer={customer} />
      {customer.may_edit && <Changes id={id} archived={customer.archived} />}
    </div>
  );
}

/** What may be changed; who is archived is out of the lists until brought back. [CUS-10] */
function Changes({ id, archived }: { id: string; archived: boolean }) {
  const { run, busy, error } = useCommand('customers.archive');
  const tell = useSavedToast();
  const navigate = useNavigate();
  const archive = async () => {
    if (!(await run({ id, archived: !archived })).ok) return;
    tell();
    void navigate(CUSTOMERS);
  };
  return (
    <PersonChanges
      edit={customerPath(id, 'edit')}
      merge={customerPath(id, 'merge')}
      archived={archived}
      archiving={{ busy, error: error && customerErrorWords(error) }}
      onArchive={() => void archive()}
    />
  );
}
