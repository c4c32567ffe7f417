import { Trans, useLingui } from '@lingui/react/macro';
import type { CustomerError } from '../../domain/customers/check-customer.ts';
import type { PlannedRow } from '../../domain/people/plan-rows.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { importErrorWords } from './import-words.ts';
import classes from './import.module.css';

/** Of the many rows so many are listed; the numbers are of all. Those that are wrong are worth more room. */
const [LISTED, LISTED_BAD] = [30, 300];

interface ImportPreviewProps {
  plan: readonly PlannedRow<{ name: string; phone?: string | undefined }, CustomerError>[];
  /** Name of the list of those who are new. */
  news: string;
}

/** What an import would do: who is new, who is known already, and each row that is wrong with its reason. [CUS-7, MSG-21] */
export function ImportPreview({ plan, news: label }: ImportPreviewProps) {
  const { t } = useLingui();
  const news = plan.filter((row) => row.is === 'new');
  const known = plan.filter((row) => row.is === 'known');
  const bad = plan.filter((row) => row.is === 'bad');
  const more = (count: number, listed = LISTED) =>
    count > listed && (
      <li>
        <Trans>and {count - listed} more</Trans>
      </li>
    );
  return (
    <>
      <dl className={classes.counts} aria-label={t`What was found`}>
        <div>
          <dt>
            <Trans>New</Trans>
          </dt>
          <dd>{news.length}</dd>
        </div>
        <div>
          <dt>
            <Trans>Known already</Trans>
          </dt>
          <dd>{known.length}</dd>
        </div>
        <div data-tone={bad.length > 0 ? 'bad' : undefined}>
          <dt>
            <Trans>Left out</Trans>
          </dt>
          <dd>{bad.length}</dd>
        </div>
      </dl>
      {bad.length > 0 && (
        <section>
          <h2>
            <Trans>Left out, to be put right in the file</Trans>
          </h2>
          <ul className={classes.bad} aria-label={t`Left out`}>
            {bad.slice(0, LISTED_BAD).map((row) => (
              <li key={row.row}>{importErrorWords(row.row, row.error)}</li>
            ))}
            {more(bad.length, LISTED_BAD)}
          </ul>
        </section>
      )}
      {news.length > 0 && (
        <section>
          <h2>
            <Trans>New</Trans>
          </h2>
          <ul className={classes.rows} aria-label={label}>
            {news.slice(0, LISTED).map(({ row, draft }) => (
              <li key={row}>
                <b>{draft.name}</b>
                <span>{draft.phone && showPhone(draft.phone)}</span>
              </li>
            ))}
            {more(news.length)}
          </ul>
        </section>
      )}
      {known.length > 0 && (
        <section>
          <h2>
            <Trans>Known already</Trans>
          </h2>
          <ul className={classes.rows} aria-label={t`Known already`}>
            {known.slice(0, LISTED).map(({ row, name, as }) => (
              <li key={row}>
                <b>{name}</b>
                <span>{as === name ? '' : t`as ${as}`}</span>
              </li>
            ))}
            {more(known.length)}
          </ul>
        </section>
      )}
    </>
  );
}
