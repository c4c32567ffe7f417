import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CustomerAccount } from '../../client/port-types.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { dayWords } from '../../ui/words/date-words.ts';
import { useCustomerTypes } from './customer-types.ts';
import classes from '../../ui/people/person-page.module.css';

/** What else is known of a customer. [CUS-1] */
export function CustomerFacts({ customer, currency }: { customer: CustomerAccount; currency: string }) {
  const { t } = useLingui();
  const types = useCustomerTypes();
  const { details, last_sale } = customer;
  const { type, location, whatsapp, terms_days, credit_limit, opening_balance, opening_on, note } = details;
  const facts: [string, string | undefined][] = [
    [t`Last sale`, last_sale && dayWords(last_sale)],
    [t`Kind`, type && types[type]],
    [t`Place`, location],
    [t`WhatsApp`, whatsapp && showPhone(whatsapp)],
    [t`Days to pay`, terms_days === undefined ? undefined : plural(terms_days, { one: '# day', other: '# days' })],
    [t`Credit limit`, credit_limit === undefined ? undefined : formatAmount(credit_limit, currency)],
    [
      t`From before the book`,
      opening_balance === undefined || opening_on === undefined
        ? undefined
        : `${formatAmount(opening_balance, currency)}, ${dayWords(opening_on)}`,
    ],
    [t`Note`, note],
  ];
  const known = facts.filter(([, value]) => value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <section>
      <h2>
        <Trans>About this customer</Trans>
      </h2>
      <dl className={classes.facts}>
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
