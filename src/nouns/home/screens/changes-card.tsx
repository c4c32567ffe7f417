import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { ChangeRow } from '../../../contract/home.ts';
import { whenWords } from '../../../ui/words/date-words.ts';
import { Card } from './card.tsx';
import { changeLink, changeWords, spanWords, worthWords } from './change-words.ts';
import classes from './dashboard.module.css';

interface ChangesCardProps {
  changes: readonly ChangeRow[] | undefined;
  currency: string;
  /** Start of the period; absent on the card of the own day. */
  since?: string;
  /** True when the user never looked before: the period is one day. */
  isFirst?: boolean;
}

const MAX_ROWS = 8;

/** Changes by others since this person last looked, or this person's own changes today. [RPT-1, RPT-2] */
export function ChangesCard({ changes, currency, since, isFirst = false }: ChangesCardProps) {
  const { t } = useLingui();
  const title =
    since === undefined
      ? t`Your day`
      : isFirst
        ? t`Changed in the last day`
        : t`Changed since you looked, ${whenWords(since)}`;
  return (
    <Card title={title} area="changes">
      {changes?.length === 0 && (
        <p className={classes.small}>
          {since === undefined ? (
            <Trans>You wrote nothing down today yet.</Trans>
          ) : (
            <Trans>Nobody else wrote anything down since then.</Trans>
          )}
        </p>
      )}
      <ul className={classes.lines}>
        {changes?.slice(0, MAX_ROWS).map((change) => (
          <li key={change.key}>
            <Link to={changeLink(change)}>
              <span>
                <b>{changeWords(change, since === undefined)}</b>
                <small>{spanWords(change)}</small>
              </span>
              <b data-tone={toneOf(change)}>{worthWords(change, currency)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const toneOf = ({ kind, did }: ChangeRow) =>
  did !== 'made'
    ? undefined
    : kind === 'money_in'
      ? 'good'
      : kind === 'money_out' || kind === 'expense' || kind === 'dead'
        ? 'bad'
        : undefined;
