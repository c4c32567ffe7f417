import { localDay } from '../../domain/time/local-day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { ChangeRow } from '../../client/port-types.ts';
import { formatAmount } from '../../domain/money/currency.ts';
import { groupDigits } from '../../ui/numbers/group-digits.ts';
import { timeWords, whenWords } from '../../ui/words/date-words.ts';
import { Card } from './card.tsx';
import { changeLink, changeWords } from './change-words.ts';
import classes from './dashboard.module.css';

interface ChangesCardProps {
  changes: readonly ChangeRow[] | undefined;
  currency: string;
  /** Since when; absent on the card of one's own day. */
  since?: string;
}

const MOST_ROWS = 8;

/** What others wrote down since this person looked; or what they wrote down themselves today. [RPT-1, RPT-2] */
export function ChangesCard({ changes, currency, since }: ChangesCardProps) {
  const { t } = useLingui();
  const title = since === undefined ? t`Your day` : t`Changed since you looked, ${whenWords(since)}`;
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
        {changes?.slice(0, MOST_ROWS).map((change) => (
          <li key={change.key}>
            <Link to={changeLink(change)}>
              <span>
                <b>{changeWords(change, since === undefined)}</b>
                <small>{spanWords(change)}</small>
              </span>
              <b data-tone={toneOf(change)}>{worth(change, currency)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const GOODS = new Set<ChangeRow['kind']>(['eggs', 'dead']);

function worth({ kind, amount, count }: ChangeRow, currency: string): string {
  if (amount === undefined) return groupDigits(String(count));
  if (GOODS.has(kind)) return groupDigits(String(amount));
  const money = formatAmount(amount, currency);
  if (kind === 'money_in') return `+ ${money}`;
  return kind === 'money_out' || kind === 'expense' ? `− ${money}` : money;
}

const toneOf = ({ kind }: ChangeRow) =>
  kind === 'money_in' ? 'good' : kind === 'money_out' || kind === 'expense' || kind === 'dead' ? 'bad' : undefined;

/** "today 12:15 to 14:32", or one time. */
function spanWords({ first_at, last_at, about }: ChangeRow): string {
  const [from, to] = [whenWords(first_at), whenWords(last_at)];
  const sameDay = localDay(new Date(first_at)) === localDay(new Date(last_at));
  const span = from === to ? from : sameDay ? `${from} – ${timeWords(last_at)}` : `${from} – ${to}`;
  return about === undefined ? span : `${about} · ${span}`;
}
