import { useLingui } from '@lingui/react/macro';
import type { BusinessView } from '../../client/port-types.ts';
import { useImport } from '../../client/use-import.ts';
import { ImportWizard } from '../../ui/import/import-wizard.tsx';
import { CUSTOMERS } from './customer-paths.ts';
import { maySell } from './may-sell.ts';

/** Customers from a table or from contacts. [CUS-7, IMP-1] */
export function ImportPage({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  return (
    <ImportWizard
      kind="customers"
      title={t`Import customers`}
      description={t`Take customers from a file or from your contacts.`}
      back={CUSTOMERS}
      currency={business.currency}
      may={maySell(business)}
      importing={useImport()}
    />
  );
}
