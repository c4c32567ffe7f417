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
  /** Each with its label; `amount` in minor units, or a count instead. */
  sums: readonly { readonly of: string; readonly label: ReactNode; readonly amount?: number; readonly count?: number; readonly tone?: 'good' | 'look' }[];
  currency: string;
  /** Records refused by the server, excluded from the sums and reported. */
  refused?: { readonly count: number; readonly worth: number };
} // prettier-ignore

/** Sums of all records that match a list. [SHL-12] */
export function ListTotals({ sums, currency, refused }: ListTotalsProps) {
  const { t } = useLingui();
  // Incomplete records have no valid sums.
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
