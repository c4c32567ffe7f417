import { Button, Stack, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ActivityRow, ActivityView } from '../../../../contract/farm.ts';
import { useAttachment } from '../../../../client/use-attachment.ts';
import { useCommand } from '../../../../client/use-command.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { useBusiness } from '../../../../client/use-session.ts';
import { percentText } from '../../../../domain/numbers/percent-text.ts';
import { Facts } from '../../../../ui/facts.tsx';
import { ClosedNote } from '../../../../ui/feedback/closed-note.tsx';
import { ErrorNote } from '../../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../../ui/feedback/not-done-words.ts';
import { Changes } from '../../../../ui/ledger/changes.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useMarkWords } from '../../../../ui/sync/sync-mark.tsx';
import { VoiceFrame } from '../../../../ui/voice/voice-frame.tsx';
import { whenWords } from '../../../../ui/words/date-words.ts';
import { amountWords, detailWords, kindWords, sessionWords, traysWords } from '../../shared/activity-words.ts';
import { gradeWords } from '../../shared/farm-words.ts';
import type { SaidForRecord } from './activity-form.ts';
import { ActivityPhoto } from './activity-photo.tsx';
import { changedWords } from './changed-words.ts';
import classes from './farm.module.css';

/** Path of the page where a record is corrected. [ACT-20] */
const correctPath = (id: string) => `/farm/add/farm_activities?correct=${id}`;

/** One record in full; users with the right to may correct or void it. [ACT-10, ACT-20] */
export function ActivitySheet({ row, onClose }: { row: ActivityRow | undefined; onClose: () => void }) {
  return (
    <Sheet
      opened={row !== undefined}
      title={row ? `${kindWords(row.activity.kind)}, ${row.flock_name}` : ''}
      onClose={onClose}
    >
      {row && <Opened key={row.activity.id} row={row} onClose={onClose} />}
    </Sheet>
  );
}

/** The content of the row at once, its changes a moment later. */
function Opened({ row, onClose }: { row: ActivityRow; onClose: () => void }) {
  const view = useQuery('farm.activity', { id: row.activity.id });
  return <ActivityDetails row={view ?? row} view={view ?? undefined} onClose={onClose} />;
}

interface ActivityDetailsProps {
  row: ActivityRow;
  view: ActivityView | undefined;
  onClose: () => void;
}

/** Content, author and time of a record, its changes, and its actions. [ACT-20] */
export function ActivityDetails({ row, view, onClose }: ActivityDetailsProps) {
  const { t } = useLingui();
  const marks = useMarkWords();
  const business = useBusiness();
  const { activity, by, sync, sync_error, may_void, may_correct, flock_name } = row;
  const { voided, closed, history = [], names = {} } = view ?? {};
  const amount = amountWords(activity);
  const facts: [name: string, words: string | undefined][] = [
    ...(activity.kind === 'eggs'
      ? activity.grades.map(({ grade, qty }): [string, string] => [gradeWords(grade), traysWords(qty)])
      : []),
    [activity.kind === 'weighing' ? t`Mean weight` : t`Total`, activity.kind === 'eggs' && activity.grades.length === 1 ? undefined : amount],
    [t`Within a tenth of the mean weight`, percentText(row.even?.percent)],
    [t`What`, activity.kind === 'eggs' ? (activity.withheld ? t`not for sale` : undefined) : detailWords(row)],
    [t`When`, `${sessionWords(activity.session)}, ${whenWords(activity.occurred_at)}`],
    [t`Who`, by],
    [t`Where it is`, marks[sync]],
    [t`Why it was refused`, sync_error],
    [t`Not counted because`, activity.voided_at === undefined ? undefined : (activity.void_reason ?? t`no reason given`)],
    [t`Taken out by`, voided && [voided.by, whenWords(voided.at)].filter(Boolean).join(', ')],
  ]; // prettier-ignore
  return (
    <Stack gap="md">
      <Facts facts={facts} />
      {activity.photo && <ActivityPhoto path={activity.photo.path} />}
      {activity.voice && <ActivityVoice voice={activity.voice} />}
      <Changes entries={history} currency={business?.currency ?? ''} wordsOf={changedWords(activity, names)} />
      {business && may_void && (
        <ClosedNote day={activity.day} business={business} flock={closed && { name: flock_name, ...closed }} />
      )}
      {may_correct && (
        <Button
          component={Link}
          to={correctPath(activity.id)}
          h={56}
          fullWidth
          leftSection={<IconPencil aria-hidden />}
        >
          <Trans>Put it right</Trans>
        </Button>
      )}
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
        <Trans>Void</Trans>
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

/** Voice note of a saved record: played from this phone, else fetched on a press. [ACT-9, SYN-32] */
function ActivityVoice({ voice: { path, seconds } }: { voice: SaidForRecord }) {
  const [wanted, setWanted] = useState(false);
  const voice = useAttachment(path, wanted);
  return <VoiceFrame voice={voice} seconds={seconds} wanted={wanted} onWanted={() => setWanted(true)} />;
}
