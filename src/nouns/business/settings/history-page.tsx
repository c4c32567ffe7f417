import { Button } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useQuery } from '../../../client/use-query.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Screen } from '../../../ui/frame/screen.tsx';
import classes from '../../settings/shared/settings.module.css';
import { IconClock, IconClockExclamation } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { PastChange } from '../../../contract/home.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { Tag } from '../../../ui/ledger/tag.tsx';
import { SyncMark } from '../../../ui/sync/sync-mark.tsx';
import { dayWords, whenWords, today } from '../../../ui/words/date-words.ts';
import { fieldWords } from '../../../ui/words/field-words.ts';
import { recordAddress } from '../../sync/shared/record-address.ts';
import { recordWords } from '../../sync/shared/record-words.ts';
import { useCommand } from '../../../client/use-command.ts';
import { DayField } from '../../../ui/dates/day-field.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';

const A_PAGE = 50;

/** Records that came for closed days, of any author. */
const LATE = 'late';

/** /settings/11: the closed days, and the authors of all records, changes and voids. [SET-7, SET-9] */
export function HistoryPage() {
  const { t } = useLingui();
  const business = useBusiness();
  const [whose, setWhose] = useState('');
  const [limit, setLimit] = useState(A_PAGE);
  const late = whose === LATE;
  const view = useQuery('history.changes', { by: late || whose === '' ? null : whose, late, limit });
  const options = [
    { value: '', label: t`Everybody` },
    ...(view?.people ?? []).map(({ uid, name }) => ({ value: uid, label: name })),
    ...(view?.late ? [{ value: LATE, label: plural(view.late, { one: '# late', other: '# late' }) }] : []),
  ];
  return (
    <Screen
      title={t`History & closed days`}
      description={t`Who wrote down and changed what, and the days that are closed.`}
      subtitle={business?.name}
      back="/settings/0"
    >
      <div className={classes.cards}>
        {business && <ClosedDays key={business.locked_until ?? ''} until={business.locked_until} />}
        <section className={classes.card}>
          <h2>
            <Trans>Who changed what</Trans>
          </h2>
          <ChoiceChips
            label={t`Whose changes`}
            wrap
            options={options}
            value={whose}
            onChange={(value) => {
              setWhose(value);
              setLimit(A_PAGE);
            }}
          />
          {view === undefined && (
            <Waiting>
              <Trans>Looking…</Trans>
            </Waiting>
          )}
          {view?.rows.length === 0 && (
            <p className={classes.quiet}>
              <Trans>Nothing is written down yet.</Trans>
            </p>
          )}
          <ul className={classes.past} aria-label={t`Changes`}>
            {view?.rows.map((change) => (
              <HistoryRow key={change.key} change={change} />
            ))}
          </ul>
          {view?.more && (
            <Button variant="default" h={48} fullWidth onClick={() => setLimit(limit + A_PAGE)}>
              <Trans>Show more</Trans>
            </Button>
          )}
        </section>
      </div>
    </Screen>
  );
}

/** One change: author, record, time and reason. [SET-7] */
function HistoryRow({ change }: { change: PastChange }) {
  const { t } = useLingui();
  const { did, at, day, said, fields, reason, late, sync } = change;
  const who = change.by ?? t`Somebody`;
  const what = recordWords(change);
  const words = { made: t`${who}: ${what}`, changed: t`${who} changed ${what}`, voided: t`${who} voided ${what}` };
  const about = [
    whenWords(at),
    day !== undefined && day !== localDay(new Date(at)) && t`for ${dayWords(day)}`,
    [...new Set(fields.map(fieldWords))].join(', '),
    reason,
    said !== undefined && t`the phone’s clock said ${dayWords(said)}`,
  ];
  const path = recordAddress(change);
  const text = (
    <>
      <span>
        <b>{words[did]}</b>
        <small>{about.filter(Boolean).join(' · ')}</small>
      </span>
      {said !== undefined && (
        <Tag tone="look" icon={IconClockExclamation}>
          <Trans>Clock was wrong</Trans>
        </Tag>
      )}
      {late && (
        <Tag tone="look" icon={IconClock}>
          <Trans>Late</Trans>
        </Tag>
      )}
      {sync !== 'synced' && <SyncMark state={sync} />}
    </>
  );
  return <li>{path === undefined ? <div>{text}</div> : <Link to={path}>{text}</Link>}</li>;
}

/** Close all days before a given day, or open them again. `until` is the first open day. [SET-9] */
function ClosedDays({ until }: { until: string | undefined }) {
  const { t } = useLingui();
  const { run, busy, error, clearError } = useCommand('business.lockDays');
  const [day, setDay] = useState(until ?? `${today().slice(0, 8)}01`);
  const words = error && (notDoneWords(error) ?? refusalWords(error));
  return (
    <section className={classes.card} aria-label={t`Closed days`}>
      <h2>
        <Trans>Closed days</Trans>
      </h2>
      <div className={classes.form}>
        <p>
          {until === undefined ? (
            <Trans>All days are open.</Trans>
          ) : (
            <Trans>
              The days before <b>{dayWords(until)}</b> are closed.
            </Trans>
          )}
        </p>
        <DayField
          label={t`First open day`}
          description={t`What still comes for the days before it is kept, counts, and is shown as late. Their profit stays as it is now.`}
          max={today()}
          value={day}
          error={words}
          onChange={(value) => {
            clearError();
            setDay(value);
          }}
        />
        <Button h={56} fz={18} loading={busy} disabled={day === until} onClick={() => void run({ until: day })}>
          <Trans>Close the days before it</Trans>
        </Button>
        {until !== undefined && (
          <Button variant="subtle" h={48} disabled={busy} onClick={() => void run({ until: null })}>
            <Trans>Open all days again</Trans>
          </Button>
        )}
      </div>
    </section>
  );

  function refusalWords({ type }: { type: string }): string {
    if (type === 'StillAddingUp') return t`Your records are still being added up. Close the days when that is done.`;
    return type === 'FutureDate' ? t`Choose today or a day before.` : t`Choose a day.`;
  }
}
