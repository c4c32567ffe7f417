import { Button, Stack, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ActivityRow } from '../../../../contract/farm.ts';
import { useCommand } from '../../../../client/use-command.ts';
import { percentText } from '../../../../domain/numbers/percent-text.ts';
import { ErrorNote } from '../../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../../ui/feedback/not-done-words.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useMarkWords } from '../../../../ui/sync/sync-mark.tsx';
import { whenWords } from '../../../../ui/words/date-words.ts';
import { ActivityPhoto } from './activity-photo.tsx';
import { gradeWords } from '../../shared/farm-words.ts';
import { amountWords, detailWords, kindWords, sessionWords, traysWords } from '../../shared/activity-words.ts';
import classes from './farm.module.css';
import { useAttachment } from '../../../../client/use-attachment.ts';
import { VoiceFrame } from '../../../../ui/voice/voice-frame.tsx';
import type { SaidForRecord } from './activity-form.ts';
import { Facts } from '../../../../ui/facts.tsx';

/** One record in full; whoever may takes a wrong one out of the book. [ACT-10] */
export function ActivitySheet({ row, onClose }: { row: ActivityRow | undefined; onClose: () => void }) {
  return (
    <Sheet
      opened={row !== undefined}
      title={row ? `${kindWords(row.activity.kind)}, ${row.flock_name}` : ''}
      onClose={onClose}
    >
      {row && <Details key={row.activity.id} row={row} onClose={onClose} />}
    </Sheet>
  );
}

function Details({ row, onClose }: { row: ActivityRow; onClose: () => void }) {
  const { t } = useLingui();
  const marks = useMarkWords();
  const { activity, by, sync, sync_error, may_void } = row;
  const amount = amountWords(activity);
  const facts: [name: string, words: string | undefined][] = [
    ...(activity.kind === 'eggs'
      ? activity.grades.map(({ grade, qty }): [string, string] => [gradeWords(grade), traysWords(qty)])
      : []),
    [activity.kind === 'weighing' ? t`Mean weight` : t`Together`, activity.kind === 'eggs' && activity.grades.length === 1 ? undefined : amount],
    [t`Within a tenth of the mean weight`, percentText(row.even?.percent)],
    [t`What`, activity.kind === 'eggs' ? (activity.withheld ? t`not for sale` : undefined) : detailWords(row)],
    [t`When`, `${sessionWords(activity.session)}, ${whenWords(activity.occurred_at)}`],
    [t`Who`, by],
    [t`Where it is`, marks[sync]],
    [t`Why it was refused`, sync_error],
    [t`Not counted because`, activity.voided_at === undefined ? undefined : (activity.void_reason ?? t`no reason given`)],
  ]; // prettier-ignore
  return (
    <Stack gap="md">
      <Facts facts={facts} />
      {activity.photo && <ActivityPhoto path={activity.photo.path} />}
      {activity.voice && <ActivityVoice voice={activity.voice} />}
      {may_void && <VoidIt id={activity.id} onDone={onClose} />}
    </Stack>
  );
}

function VoidIt({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useLingui();
  const { run, busy, error } = useCommand('farm.voidActivity');
  const [asked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const refused = error && (notDoneWords(error) ?? t`Not changed: this record is not on this phone.`);
  const save = async () => {
    if ((await run({ id, reason })).ok) onDone();
  };
  if (!asked)
    return (
      <Button variant="default" h={56} onClick={() => setAsked(true)}>
        <Trans>This is wrong</Trans>
      </Button>
    );
  return (
    <Stack gap="sm">
      <TextInput
        label={t`What is wrong with it?`}
        maxLength={200}
        value={reason}
        data-autofocus
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <p className={classes.quiet}>
        <Trans>It counts no more and stays readable. Write down the right one after it.</Trans>
      </p>
      {refused && <ErrorNote>{refused}</ErrorNote>}
      <Button color="red" h={56} loading={busy} onClick={() => void save()}>
        <Trans>Do not count it</Trans>
      </Button>
    </Stack>
  );
}

/** What was said for a saved record: here at once, else fetched when somebody presses to hear it. [ACT-9, SYN-32] */
function ActivityVoice({ voice: { path, seconds } }: { voice: SaidForRecord }) {
  const [wanted, setWanted] = useState(false);
  const voice = useAttachment(path, wanted);
  return <VoiceFrame voice={voice} seconds={seconds} wanted={wanted} onWanted={() => setWanted(true)} />;
}
