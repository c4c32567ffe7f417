import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCommand } from '../../client/use-command.ts';
import { DayField } from '../../ui/dates/day-field.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { dayWords, today } from '../../ui/words/date-words.ts';
import people from './people.module.css';
import classes from './settings.module.css';

/** Close the days before one, or open them again. `until` is the first open day. [SET-9] */
export function ClosedDays({ until }: { until: string | undefined }) {
  const { t } = useLingui();
  const { run, busy, error, clearError } = useCommand('business.lockDays');
  const [day, setDay] = useState(until ?? `${today().slice(0, 8)}01`);
  const words = error && (notDoneWords(error) ?? refusalWords(error));
  return (
    <section className={classes.card} aria-label={t`Closed days`}>
      <h2>
        <Trans>Closed days</Trans>
      </h2>
      <div className={people.form}>
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
