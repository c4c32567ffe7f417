import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { Money } from '../../../ui/numbers/money.tsx';
import { dueWords } from './words/owed-words.ts';
import classes from './person-page.module.css';

/** One unpaid document. Units: minor units. */
interface OpenDocument {
  id: string;
  what: string;
  due: string;
  /** True when that day was agreed; a future day always counts as agreed. */
  agreed?: boolean;
  balance: number;
  /** Path of its payments. */
  to?: string | undefined;
}

/** Open documents, oldest first; each links to its payments. [DEB-1] */
export function OpenDocuments({ documents, currency }: { documents: readonly OpenDocument[]; currency: string }) {
  const { t } = useLingui();
  return (
    <section>
      <h2>
        <Trans>Still open</Trans>
      </h2>
      <ul className={classes.open} aria-label={t`Still open`}>
        {documents.map((one) => {
          const words = (
            <>
              <span>
                <b>{one.what}</b>
                <small>{dueWords(one)}</small>
              </span>
              <b>
                <Money amount={one.balance} currency={currency} />
              </b>
            </>
          );
          return (
            <li key={one.id}>
              {one.to === undefined ? (
                <div>
                  {words}
                  <span />
                </div>
              ) : (
                <Link to={one.to}>
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
