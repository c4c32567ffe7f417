import { useLingui } from '@lingui/react/macro';
import type { CustomerAccount } from '../../contract/parties.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { openingWords, PersonFacts, termsWords } from '../../ui/people/person-facts.tsx';
import { dayWords } from '../../ui/words/date-words.ts';
import { useCustomerTypes } from './customer-types.ts';

/** What else is known of a customer. [CUS-1] */
export function CustomerFacts({ customer, currency }: { customer: CustomerAccount; currency: string }) {
  const { t } = useLingui();
  const types = useCustomerTypes();
  const { details, last_sale } = customer;
  const { type, location, whatsapp, terms_days, credit_limit, note } = details;
  return (
    <PersonFacts
      title={t`About this customer`}
      facts={[
        [t`Last sale`, last_sale && dayWords(last_sale)],
        [t`Kind`, type && types[type]],
        [t`Place`, location],
        [t`WhatsApp`, whatsapp && showPhone(whatsapp)],
        [t`Days to pay`, termsWords(terms_days)],
        [t`Credit limit`, credit_limit === undefined ? undefined : formatAmount(credit_limit, currency)],
        [t`From before the book`, openingWords(details, currency)],
        [t`Note`, note],
      ]}
    />
  );
}
