import { useLingui } from '@lingui/react/macro';
import type { BusinessView } from '../../contract/account.ts';
import { useImport } from '../../client/use-import.ts';
import { ImportWizard } from '../../ui/import/import-wizard.tsx';
import { mayBuy } from './may-buy.ts';
import { SUPPLIERS } from './supplier-paths.ts';

/** Suppliers from a table or from contacts. [VEN-3, IMP-1] */
export function ImportPage({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  return (
    <ImportWizard
      kind="suppliers"
      title={t`Import suppliers`}
      description={t`Take suppliers from a file or from your contacts.`}
      back={SUPPLIERS}
      currency={business.currency}
      may={mayBuy(business)}
      importing={useImport()}
    />
  );
}
