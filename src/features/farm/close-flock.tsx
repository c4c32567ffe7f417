import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FlockPage } from '../../contract/flock-page.ts';
import type { CommandResult } from '../../contract/port.ts';
import { useCommand } from '../../client/use-command.ts';
import { DayField } from '../../ui/dates/day-field.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { today } from '../../ui/words/date-words.ts';
import { endErrorWords } from './flock-error-words.ts';
import { birdWords } from './flock-words.ts';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import classes from './farm.module.css';

type Refusal = Extract<CommandResult<'farm.closeFlock'>, { ok: false }>['error'];

/** The end of a flock: its day, why, and what happens to birds that are still in the book. [FLK-11, LED-45] */
export function CloseFlock({ page, back }: { page: FlockPage; back: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const saved = useSavedToast();
  const { run, busy } = useCommand('farm.closeFlock');
  const [asked, setAsked] = useState(false);
  const [day, setDay] = useState(today);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const { left } = page.end;
  const save = async () => {
    const result = await run({ id: page.flock.id, closed_on: day, reason });
    if (!result.ok) return setRefusal(result.error);
    saved();
    void navigate(back, { replace: true });
  };
  if (!asked)
    return (
      <Button variant="default" h={56} onClick={() => setAsked(true)}>
        <Trans>Close this flock</Trans>
      </Button>
    );
  return (
    <section className={classes.part} aria-label={t`Close this flock`}>
      <h2>
        <Trans>Close this flock</Trans>
      </h2>
      <DayField
        label={t`Last day`}
        lately
        min={page.flock.placed_on}
        max={today()}
        value={day}
        onChange={(value) => {
          setRefusal(undefined);
          setDay(value);
        }}
      />
      <TextInput
        label={t`Why, if you like`}
        placeholder={t`All sold`}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {left > 0 && (
        <p className={classes.quiet}>
          <Trans>
            {birdWords(left)} birds are still in the book. They leave it with the flock: sell them first if they were
            sold.
          </Trans>
        </p>
      )}
      {refusal && <ErrorNote>{endErrorWords(refusal)}</ErrorNote>}
      <Button color="red" h={56} loading={busy} onClick={() => void save()}>
        <Trans>Close it</Trans>
      </Button>
      <Button variant="default" h={48} onClick={() => setAsked(false)}>
        <Trans>Keep it open</Trans>
      </Button>
    </section>
  );
}
