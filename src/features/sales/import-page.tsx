import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import type { BusinessView } from '../../contract/account.ts';
import { takeShared } from '../../client/shared-file.ts';
import { useImport } from '../../client/use-import.ts';
import { ImportWizard } from '../../ui/import/import-wizard.tsx';
import { CUSTOMERS } from './customer-paths.ts';
import { maySell } from './may-sell.ts';

/** Customers from a table, from contacts, or from what another app shared. [CUS-7, IMP-1, OFF-7] */
export function ImportPage({ business }: { business: BusinessView }) {
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
