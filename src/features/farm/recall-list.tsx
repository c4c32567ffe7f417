import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { FlockPage } from '../../contract/flock-page.ts';
import { dayWords } from '../../ui/words/date-words.ts';
import { traysWords } from '../../ui/words/activity-words.ts';
import classes from './flock-page.module.css';

/** What went for sale, left or was dressed though medicine forbade it, as nobody knew of it then. Nothing moves by itself. [VET-6] */
export function RecallList({ recall }: { recall: FlockPage['recall'] }) {
  const { t } = useLingui();
  if (recall.length === 0) return null;
  return (
    <section className={classes.recall} aria-label={t`To call back`}>
      <h3>
        <Trans>To call back</Trans>
      </h3>
      <p>
        <Trans>
          Medicine forbade these, and it was not known when they were written down. Warn whoever has them; the stock was
          not changed.
        </Trans>
      </p>
      <ul>
        {recall.map(({ what, day, doc_id, qty }) => (
          <li key={`${doc_id} ${what}`}>
            <span>{dayWords(day)}</span>
            {what === 'eggs' && <b>{t`${traysWords(qty)} into the stock`}</b>}
            {what === 'birds' && (
              <Link to={`/sales/receipt/${doc_id}`}>{plural(qty, { one: '# bird sold', other: '# birds sold' })}</Link>
            )}
            {what === 'dressed' && (
              <Link to="/processed/view/1">{plural(qty, { one: '# bird dressed', other: '# birds dressed' })}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
