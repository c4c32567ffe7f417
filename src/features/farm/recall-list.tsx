import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { FlockPage } from '../../client/port-types.ts';
import { dayWords } from '../../ui/words/date-words.ts';
import { eggAmountWords } from './flock-words.ts';
import classes from './flock-page.module.css';

/** What was put for sale, or sold, though medicine forbade it: the treatment came later. Nothing moves by itself. [VET-6] */
export function RecallList({ recall }: { recall: FlockPage['recall'] }) {
  const { t } = useLingui();
  if (recall.length === 0) return null;
  return (
    <section className={classes.recall} aria-label={t`To call back`}>
      <h3>
        <Trans>To call back</Trans>
      </h3>
      <p>
        <Trans>The medicine was written down after these. Warn whoever has them; the stock was not changed.</Trans>
      </p>
      <ul>
        {recall.map(({ what, day, doc_id, qty }) => (
          <li key={`${doc_id} ${what}`}>
            <span>{dayWords(day)}</span>
            {what === 'eggs' ? (
              <b>{t`${eggAmountWords(qty)} into the stock`}</b>
            ) : (
              <Link to={`/sales/receipt/${doc_id}`}>{plural(qty, { one: '# bird sold', other: '# birds sold' })}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
