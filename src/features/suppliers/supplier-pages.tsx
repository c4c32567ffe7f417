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
import { NoSuchSupplier } from './no-such-supplier.tsx';
import { SupplierForm } from './supplier-form.tsx';
import { SUPPLIERS, supplierPath } from './supplier-paths.ts';

/** Said after every save, and back to the list. [SHL-13] */
function useSaved() {
  const tell = useSavedToast();
  const navigate = useNavigate();
  return () => {
    tell();
    void navigate(SUPPLIERS);
  };
}

/** Somebody new we buy from. [VEN-4] */
export function NewSupplierPage({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const [id] = useState(newDocumentId);
  return (
    <Screen title={t`New supplier`} description={t`Write down somebody you buy from.`} back={SUPPLIERS}>
      <SupplierForm id={id} business={business} saving={useCommand('suppliers.add')} onSaved={useSaved()} />
    </Screen>
  );
}

/** What is known of a supplier, to be changed. [VEN-4] */
export function EditSupplier({ id, business }: { id: string; business: BusinessView }) {
  const { t } = useLingui();
  const supplier = useQuery('suppliers.account', { id });
  const saving = useCommand('suppliers.edit');
  const saved = useSaved();
  return (
    <Screen title={t`Edit supplier`} description={t`Change what you know of a supplier.`} back={supplierPath(id)}>
      {supplier === undefined && <Waiting />}
      {supplier === null && <NoSuchSupplier />}
      {supplier && <SupplierForm id={id} supplier={supplier} business={business} saving={saving} onSaved={saved} />}
    </Screen>
  );
}
