import { useLingui } from '@lingui/react/macro';
import type { SupplierAccount } from '../../contract/parties.ts';
import { openingWords, PersonFacts, termsWords } from '../../ui/people/person-facts.tsx';

/** What else is known of a supplier. [VEN-1] */
export function SupplierFacts({ supplier: { details }, currency }: { supplier: SupplierAccount; currency: string }) {
  const { t } = useLingui();
  const { supplies, location, mobile_money, terms_days, note } = details;
  return (
    <PersonFacts
      title={t`About this supplier`}
      facts={[
        [t`Brings`, supplies?.join(', ')],
        [t`Place`, location],
        [t`Pay to`, mobile_money],
        [t`Days to pay`, termsWords(terms_days)],
        [t`From before the book`, openingWords(details, currency)],
        [t`Note`, note],
      ]}
    />
  );
}
