import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { CustomerAccount } from '../../client/port-types.ts';
import { Money } from '../../ui/numbers/money.tsx';
import { dayWords, today } from '../../ui/words/date-words.ts';
import classes from '../../ui/people/person-page.module.css';

/** What is open, the oldest first; a sale leads to its payments. [DEB-1] */
export function OpenDebts({ open, currency }: Pick<CustomerAccount, 'open'> & { currency: string }) {
  const { t } = useLingui();
  const now = today();
  const when = ({ due, agreed }: CustomerAccount['open'][number]) =>
    !agreed ? t`since ${dayWords(due)}` : due < now ? t`was due ${dayWords(due)}` : t`due ${dayWords(due)}`;
  return (
    <section>
      <h2>
        <Trans>Still open</Trans>
      </h2>
      <ul className={classes.open} aria-label={t`Still open`}>
        {open.map((debt) => {
          const words = (
            <>
              <span>
                <b>{debt.sale_no === undefined ? t`From before the book` : t`Sale ${debt.sale_no}`}</b>
                <small>{when(debt)}</small>
              </span>
              <b>
                <Money amount={debt.balance} currency={currency} />
              </b>
            </>
          );
          return (
            <li key={debt.id}>
              {debt.sale_no === undefined ? (
                <div>
                  {words}
                  <span />
                </div>
              ) : (
                <Link to={`/sales/payment/history/${debt.id}`}>
                  {words}
                  <IconChevronRight aria-hidden />
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
