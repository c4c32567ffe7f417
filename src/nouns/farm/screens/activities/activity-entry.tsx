import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconDeviceFloppy } from '@tabler/icons-react';
import type { ActivityKind, FarmActivity } from '../../../../../schemas/farm-activity.schema.ts';
import type { FlockRow, MaterialRow } from '../../../../contract/farm.ts';
import { useQuery } from '../../../../client/use-query.ts';
import { AskedNote } from '../../../../ui/feedback/asked-note.tsx';
import { ErrorNote } from '../../../../ui/feedback/error-note.tsx';
import { Waiting } from '../../../../ui/feedback/waiting.tsx';
import { activityErrorWords, warningWords } from './activity-error-words.ts';
import { ActivityOptions } from './activity-options.tsx';
import { kindWords, sessionWords } from '../../shared/activity-words.ts';
import { NoMaterial, usesMaterial } from './material-choice.tsx';
import { WeighNumbers } from './weigh-later.ts';
import { type Correcting, useActivityEntry } from './use-activity-entry.ts';
import classes from './recorder.module.css';
import { useBusiness } from '../../../../client/use-session.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { DayBeside } from '../../../../ui/dates/day-choice.tsx';
import type { ActivityForm, ActivityFormAct } from './activity-form.ts';
import { weightsOf } from './draft-from-form.ts';
import { ActivityNumbers } from './numbers/activity-numbers.tsx';
import { EggNumbers, EggTotal } from './numbers/egg-numbers.tsx';
import { DraftNote } from '../../../../ui/drafts/draft-note.tsx';
import type { Draft } from '../../../../ui/drafts/use-draft.ts';

interface ActivityEntryProps {
  kept: Draft;
  kind: ActivityKind;
  flock: FlockRow;
  flocks: readonly FlockRow[];
  /** The record that is repeated. */
  again: FarmActivity | undefined;
  /** The day being filled in; '' today. [ACT-11] */
  day: string;
  onDay: (day: string) => void;
  onSaved: () => void;
  /** The record being corrected. [ACT-20] */
  correcting?: Correcting | undefined;
}

const NOTHING = {};

/** The form of one record: round, number, save. [ACT-3..8] */
export function ActivityEntry(props: ActivityEntryProps) {
  const materials = useQuery('farm.materials', NOTHING);
  if (!materials) return <Waiting />;
  const fit = materials.filter((one) => usesMaterial(props.kind, one));
  if (['feed', 'medication', 'vaccination'].includes(props.kind) && fit.length === 0)
    return <NoMaterial kind={props.kind} />;
  return <EntryForm {...props} materials={fit} />;
}

function EntryForm({ materials, ...props }: ActivityEntryProps & { materials: readonly MaterialRow[] }) {
  const { t } = useLingui();
  const { kind, flocks, correcting } = props;
  const entry = useActivityEntry({ ...props, materials });
  const { form, act, refusal, warned, busy, material, voice } = entry;
  const save = () => void entry.save();
  const words = refusal && activityErrorWords(refusal, form.kind);
  const invalid = refusal && 'field' in refusal ? form.active : undefined;
  const numbers = { form, act, invalid, onSave: save };
  const name = kindWords(kind).toLowerCase();
  return (
    <div className={classes.form}>
      <DraftNote draft={props.kept} />
      <SessionChoice
        form={form}
        act={act}
        first={props.flock.placed_on}
        onDay={props.onDay}
        wrong={correcting?.activity}
      />
      <ActivityOptions form={form} act={act} materials={materials} flocks={flocks} voice={voice} />
      <div className={classes.pad}>
        {kind === 'eggs' ? (
          <EggNumbers {...numbers} />
        ) : form.weighing.oneByOne ? (
          <WeighNumbers {...numbers} made={weightsOf(form)} onRefuse={entry.refuse} />
        ) : (
          <ActivityNumbers {...numbers} material={material} />
        )}
        {words && <ErrorNote>{words}</ErrorNote>}
        <AskedNote words={warned.map(warningWords)} />
        {kind === 'eggs' && <EggTotal form={form} />}
        {correcting && (
          <TextInput
            label={t`Why is it put right? (if you like)`}
            maxLength={200}
            autoComplete="off"
            value={entry.reason}
            onChange={(event) => entry.setReason(event.currentTarget.value)}
          />
        )}
        <Button fullWidth h={56} fz={18} loading={busy} leftSection={<IconDeviceFloppy aria-hidden />} onClick={save}>
          {warned.length > 0 ? (
            <Trans>Save all the same</Trans>
          ) : correcting ? (
            <Trans>Save what is right</Trans>
          ) : (
            t`Save ${name}`
          )}
        </Button>
      </div>
    </div>
  );
}

const SESSIONS = ['morning', 'noon', 'evening', 'other'] as const;

interface SessionChoiceProps {
  form: ActivityForm;
  act: (act: ActivityFormAct) => void;
  /** The day of the flock's placement. */
  first: string;
  onDay: (day: string) => void;
  /** The record being corrected: its day can be chosen only here. */
  wrong: FarmActivity | undefined;
}

/** The round of the day, guessed from the clock, and the day: a day other than today stays visible. [ACT-1, ACT-12] */
function SessionChoice({ form, act, first, onDay, wrong }: SessionChoiceProps) {
  const { t } = useLingui();
  const until = useBusiness()?.locked_until;
  return (
    <div className={classes.when}>
      <DayBeside
        label={t`Day`}
        value={form.day}
        onChange={onDay}
        min={first}
        until={until}
        atEnd={form.kind === 'count'}
        isElsewhereOnWide={!wrong}
        at={wrong?.occurred_at}
      >
        <ChoiceChips
          label={t`Round of the day`}
          options={SESSIONS.filter((one) => one !== 'other' || form.session === 'other').map((value) => ({
            value,
            label: sessionWords(value),
          }))}
          value={form.session}
          onChange={(session) => act({ do: 'set', part: { session } })}
        />
      </DayBeside>
    </div>
  );
}
