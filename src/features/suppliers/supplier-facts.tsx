import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SupplierAccount } from '../../client/port-types.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { dayWords } from '../../ui/words/date-words.ts';
import classes from '../../ui/people/person-page.module.css';

/** What else is known of a supplier. [VEN-1] */
export function SupplierFacts({ supplier: { details }, currency }: { supplier: SupplierAccount; currency: string }) {
  const { t } = useLingui();
  const { supplies, location, mobile_money, terms_days, opening_balance, opening_on, note } = details;
  const facts: [string, string | undefined][] = [
    [t`Brings`, supplies?.join(', ')],
    [t`Place`, location],
    [t`Pay to`, mobile_money],
    [t`Days to pay`, terms_days === undefined ? undefined : plural(terms_days, { one: '# day', other: '# days' })],
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
        <Trans>About this supplier</Trans>
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
