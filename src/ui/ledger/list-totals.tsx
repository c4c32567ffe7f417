import { Plural, useLingui } from '@lingui/react/macro';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatAmount } from '../../domain/money/currency.ts';
import { useIsPart } from '../feedback/part-context.ts';
import { groupDigits } from '../numbers/group-digits.ts';
import { Money } from '../numbers/money.tsx';
import classes from './lists.module.css';

interface ListTotalsProps {
  /** Each with its word; `amount` in minor units, or what is counted instead. */
  sums: readonly { readonly of: string; readonly label: ReactNode; readonly amount?: number; readonly count?: number; readonly tone?: 'good' | 'look' }[];
  currency: string;
  /** What the server refused is left out of the sums, and said. */
  refused?: { readonly count: number; readonly worth: number };
} // prettier-ignore

/** The sums of all that match a list. [SHL-12] */
export function ListTotals({ sums, currency, refused }: ListTotalsProps) {
  const { t } = useLingui();
  // Sums of a part are none.
  const isPart = useIsPart();
  const worth = formatAmount(refused?.worth ?? 0, currency);
  return (
    <>
      <dl className={classes.sums} aria-label={t`Totals of this list`}>
        {sums.map(({ of, label, amount, count, tone }) => (
          <div key={of} data-tone={tone}>
            <dt>{label}</dt>
            <dd>
              {isPart ? (
                '…'
              ) : amount === undefined ? (
                groupDigits(String(count ?? ''))
              ) : (
                <Money amount={amount} currency={currency} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {!isPart && refused !== undefined && refused.count > 0 && (
        <Link to="/settings/8" className={classes.refused}>
          <IconAlertCircle aria-hidden />
          <span>
            <Plural
              value={refused.count}
              one={`# refused record worth ${worth} is not in this total`}
              other={`# refused records worth ${worth} are not in this total`}
            />
          </span>
        </Link>
      )}
    </>
  );
}
