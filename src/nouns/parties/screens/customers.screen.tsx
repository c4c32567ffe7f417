import { Navigate, useSearchParams, useNavigate } from 'react-router-dom';
import type { BusinessView } from '../../../contract/account.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { usePlace } from '../shared/use-place.ts';
import { CustomerList } from './customer-list.tsx';
import { CustomerPage } from './customer-page.tsx';
import { customerPath, CUSTOMERS, OTHER } from './customer-paths.ts';
import { ReceivePage } from './receive-page.tsx';
import { useLingui, Trans } from '@lingui/react/macro';
import { takeShared } from '../../../client/shared-file.ts';
import { useImport } from '../../../client/use-import.ts';
import { ImportWizard } from '../../transfer/shared/import/import-wizard.tsx';
import { maySell } from '../../sales/shared/may-sell.ts';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import { StatementBody } from '../shared/statement/statement-body.tsx';
import { useStatementRange } from '../shared/statement/statement-dates.tsx';
import { NoSuchCustomer } from './no-such-customer.tsx';
import classes from '../shared/statement/statement.module.css';
import { useState } from 'react';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { CustomerForm } from './customer-form.tsx';
import { MergePeople, type MergingPerson } from '../shared/merge-people.tsx';
import { customerErrorWords } from '../shared/words/customer-error-words.ts';

const SHOWN = 31;

const NOBODY = { id: '' };

/** Two customers that are one: who the other is, and which name stays. With `&other=` it is asked only which. [CUS-8] */
function MergePage({ id, business: { currency } }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const customer = useQuery('customers.account', { id });
  const [search, setSearch] = useState('');
  const found = useQuery('customers.list', { search: search.trim(), limit: SHOWN });
  const named = params.get(OTHER);
  const other = useQuery('customers.account', named === null ? NOBODY : { id: named });
  const { run, busy, error } = useCommand('customers.merge');
  const tell = useSavedToast();
  const navigate = useNavigate();
  const merge = async (goes: MergingPerson, kept: MergingPerson) => {
    if (!(await run({ id: goes.id, into: kept.id })).ok) return;
    tell();
    void navigate(customerPath(kept.id), { replace: true });
  };
  const choose = (chosen: MergingPerson | undefined) =>
    setParams({ id, page: 'merge', ...(chosen && { [OTHER]: chosen.id }) }, { replace: true });
  const isBoth = named !== null && other && other.id !== id;
  return (
    <Screen
      title={t`The same customer`}
      description={t`Put two entries of one customer together.`}
      subtitle={customer?.name}
      back={customerPath(id)}
    >
      {customer === undefined && <Waiting />}
      {(customer === null || customer?.may_edit === false) && <NoSuchCustomer />}
      {customer?.may_edit && (
        <MergePeople
          person={customer}
          other={isBoth ? other : undefined}
          currency={currency}
          search={search}
          onSearch={setSearch}
          found={found}
          label={t`Other customers`}
          nobody={<Trans>No other customer of this name.</Trans>}
          explain={(goes, kept) =>
            t`All that ${goes} bought and paid then stands under ${kept}, and one sum says what they owe. You can take them apart again.`
          }
          busy={busy}
          error={error && customerErrorWords(error)}
          onMerge={(goes, kept) => void merge(goes, kept)}
          onOther={choose}
        />
      )}
    </Screen>
  );
}

/** Said after every save, and back to the list. [SHL-13] */
function useSaved() {
  const tell = useSavedToast();
  const navigate = useNavigate();
  return () => {
    tell();
    void navigate(CUSTOMERS);
  };
}

/** Somebody new who buys. [CUS-2] */
function NewCustomerPage({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const [id] = useState(newDocumentId);
  return (
    <Screen title={t`New customer`} description={t`Write down somebody who buys from you.`} back={CUSTOMERS}>
      <CustomerForm id={id} business={business} saving={useCommand('customers.add')} onSaved={useSaved()} />
    </Screen>
  );
}

/** What is known of a customer, to be changed. [CUS-4] */
function EditCustomer({ id, business }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const customer = useQuery('customers.one', { id });
  const saving = useCommand('customers.edit');
  const saved = useSaved();
  return (
    <Screen title={t`Edit customer`} description={t`Change what you know of a customer.`} back={customerPath(id)}>
      {customer === undefined && <Waiting />}
      {customer === null && <NoSuchCustomer />}
      {customer && <CustomerForm id={id} customer={customer} business={business} saving={saving} onSaved={saved} />}
    </Screen>
  );
}

/** What a customer bought and paid, in order, with what was owed after each; to be read, sent and printed. [CUS-9] */
function StatementPage({ id, business }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const dates = useStatementRange();
  const statement = useQuery('customers.statement', { id, range: dates.range });
  return (
    <Screen
      title={t`Statement`}
      description={t`What a customer bought and paid, in order.`}
      subtitle={statement?.name}
      back={customerPath(id)}
    >
      <div className={classes.page}>
        {statement === undefined && <Waiting />}
        {statement === null && <NoSuchCustomer />}
        {statement && (
          <StatementBody
            statement={statement}
            dates={dates}
            business={business}
            nothingYet={<Trans>Nothing was sold to this customer yet.</Trans>}
          />
        )}
      </div>
    </Screen>
  );
}

/** Pages of one customer, by the word in the address. */
const PAGES = { edit: EditCustomer, statement: StatementPage, payment: ReceivePage, merge: MergePage } as const;

/**
 * /sales/customer: all who buy. With `?id=` one of them, with `&page=` what is done with them, with `?page=` somebody new or a
 * file of them. [RTE-16]
 */
export function CustomersScreen() {
  const { id, page } = usePlace();
  const business = useBusiness();
  if (!business) return null;
  if (id !== null) return <OneCustomer key={id} id={id} page={page} business={business} />;
  if (page === 'new') return <NewCustomerPage business={business} />;
  if (page === 'import') return <ImportPage business={business} />;
  return <CustomerList business={business} />;
}

/** A page of one customer; who was merged into another is seen there. [CUS-8] */
function OneCustomer({ id, page, business }: { id: string; page: string | null; business: BusinessView }) {
  const stands = useQuery('customers.account', { id });
  const name = page !== null && page in PAGES ? (page as keyof typeof PAGES) : undefined;
  if (stands && stands.id !== id)
    return <Navigate to={customerPath(stands.id, name === 'merge' ? undefined : name)} replace />;
  const Page = name ? PAGES[name] : CustomerPage;
  return <Page id={id} business={business} />;
}

/** Customers from a table, from contacts, or from what another app shared. [CUS-7, IMP-1, OFF-7] */
function ImportPage({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const [asked] = useSearchParams();
  return (
    <ImportWizard
      kind="customers"
      title={t`Import customers`}
      description={t`Take customers from a file or from your contacts.`}
      back={CUSTOMERS}
      currency={business.currency}
      may={maySell(business)}
      importing={useImport()}
      shared={asked.has('shared') ? takeShared : undefined}
    />
  );
}
