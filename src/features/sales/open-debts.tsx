import { useLingui } from '@lingui/react/macro';
import type { CustomerAccount } from '../../contract/parties.ts';
import { OpenDocuments } from '../../ui/people/open-documents.tsx';

/** What a customer has not paid, the oldest first; a sale leads to its payments. [DEB-1] */
export function OpenDebts({ open, currency }: Pick<CustomerAccount, 'open'> & { currency: string }) {
  const { t } = useLingui();
  const documents = open.map(({ sale_no, is, ...debt }) => ({
    ...debt,
    what:
      is === 'money'
        ? t`Money given back to them`
        : sale_no === undefined
          ? t`From before the book`
          : t`Sale ${sale_no}`,
    to: sale_no === undefined ? undefined : `/sales/payment/history/${debt.id}`,
  }));
  return <OpenDocuments documents={documents} currency={currency} />;
}
