import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newDocumentId } from '../../../schemas/new-document-id.ts';
import type { BusinessView } from '../../contract/account.ts';
import { useCommand } from '../../client/use-command.ts';
import { useQuery } from '../../client/use-query.ts';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { CustomerForm } from './customer-form.tsx';
import { CUSTOMERS, customerPath } from './customer-paths.ts';
import { NoSuchCustomer } from './no-such-customer.tsx';

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
export function NewCustomerPage({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const [id] = useState(newDocumentId);
  return (
    <Screen title={t`New customer`} description={t`Write down somebody who buys from you.`} back={CUSTOMERS}>
      <CustomerForm id={id} business={business} saving={useCommand('customers.add')} onSaved={useSaved()} />
    </Screen>
  );
}

/** What is known of a customer, to be changed. [CUS-4] */
export function EditCustomer({ id, business }: { id: string; business: BusinessView }) {
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
