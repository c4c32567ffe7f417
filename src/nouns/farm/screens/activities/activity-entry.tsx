import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
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
import { kindWords, sessionWords, traysWords } from '../../shared/activity-words.ts';
import { NoMaterial, usesMaterial } from './material-choice.tsx';
import { WeighNumbers } from './weigh-later.ts';
import { type Correcting, useActivityEntry } from './use-activity-entry.ts';
import classes from './recorder.module.css';
import { useBusiness } from '../../../../client/use-session.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { DayBeside } from '../../../../ui/dates/day-choice.tsx';
import {
  type ActivityForm,
  type ActivityFormAct,
  fieldsOf,
  firstFieldOf,
  gradeOf,
  MAIN_GRADES,
  MORE_GRADES,
  type Grade,
} from './activity-form.ts';
import { Keypad } from '../../../../ui/numbers/keypad.tsx';
import { NumberField } from '../../../../ui/numbers/number-field.tsx';
import { unitOf, weightsOf } from './draft-from-form.ts';
import { typedEggs } from '../../../../domain/activities/typed-eggs.ts';
import { gradeWords } from '../../shared/farm-words.ts';
import { plainNumber } from '../../../../ui/numbers/typed-number.ts';
import { DraftNote } from '../../../../ui/drafts/draft-note.tsx';

interface ActivityEntryProps {
  kind: ActivityKind;
  flock: FlockRow;
  flocks: readonly FlockRow[];
  /** The record that is done again. */
  again: FarmActivity | undefined;
  /** Day that is filled in; '' today. [ACT-11] */
  day: string;
  onDay: (day: string) => void;
  onSaved: () => void;
  /** The record that is put right, and why. [ACT-20] */
  correcting?: Correcting | undefined;
  /** Asked just before it is saved. */
  children?: ReactNode;
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

function EntryForm({ materials, children, ...props }: ActivityEntryProps & { materials: readonly MaterialRow[] }) {
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
      <DraftNote draft={entry.kept} />
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
        {children}
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
  /** The day on which the flock came. */
  first: string;
  onDay: (day: string) => void;
  /** The record that is put right: its day is asked nowhere else. */
  wrong: FarmActivity | undefined;
}

/** Which round of the day, guessed from the clock, and of which day: a day that is not today stays in sight. [ACT-1, ACT-12] */
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

interface ActivityNumbersProps {
  form: ActivityForm;
  act: (act: ActivityFormAct) => void;
  /** The field whose number was refused. */
  invalid: string | undefined;
  material: MaterialRow | undefined;
  onSave: () => void;
}

/** Kinds that count birds: whole numbers. */
const WHOLE: ReadonlySet<string> = new Set(['mortality', 'cull', 'transfer', 'count']);

/** The number fields of a kind and the keypad that types them. [ACT-4..7] */
function ActivityNumbers({ form, act, invalid, material, onSave }: ActivityNumbersProps) {
  const { t } = useLingui();
  const { unit } = unitOf(form, material);
  const words = useNumberWords(form.kind, unit);
  // A course that goes on has no number of days yet.
  const fields = fieldsOf(form).filter((field) => !(field === 'days' && form.openCourse));
  if (fields.length === 0) return null;
  return (
    <>
      <div className={classes.fields}>
        {fields.map((field) => (
          <NumberField
            key={field}
            label={words[field]?.label ?? field}
            unit={words[field]?.unit ?? ''}
            value={form.numbers[field] ?? ''}
            active={form.active === field}
            invalid={invalid === field}
            onFocus={() => act({ do: 'enter', field })}
            onType={(text) => act({ do: 'type', text })}
            onEnter={() => (field === fields.at(-1) ? onSave() : act({ do: 'next' }))}
          />
        ))}
      </div>
      <Keypad
        sums={form.active === 'weight' || WHOLE.has(form.kind)}
        special={
          WHOLE.has(form.kind) ? { key: '000', name: t`Three noughts` } : { key: '.', name: t`Decimal point` }
        }
        onKey={(key) => act({ do: 'key', key })}
        next={fields.length > 1 ? { label: t`Next`, onPress: () => act({ do: 'next' }) } : { label: t`Save`, onPress: onSave }}
      />
    </>
  ); // prettier-ignore
}

interface FieldWords {
  /** Name for readers. */
  readonly label: string;
  /** What stands below the number. */
  readonly unit: string;
}

/** Names and units of a kind's number fields. `unit` is the word of the unit that was chosen. */
function useNumberWords(kind: ActivityKind, unit: string): Readonly<Record<string, FieldWords>> {
  const { t } = useLingui();
  const amount = unit === 'jerrican' ? t`jerricans` : unit === 'l' ? t`litres` : unit;
  const qty: FieldWords =
    kind === 'mortality'
      ? { label: t`How many died`, unit: t`birds` }
      : kind === 'feed' || kind === 'water'
        ? { label: t`How much`, unit: amount }
        : kind === 'medication' || kind === 'vaccination'
          ? { label: t`How much was used`, unit: t`${amount} used` }
          : { label: t`How many birds`, unit: t`birds` };
  return {
    qty,
    wasted: { label: t`Of it wasted`, unit: t`${amount} of it wasted` },
    days: { label: t`For how many days`, unit: t`days` },
    birds: { label: t`How many birds got it`, unit: t`birds` },
    sample: { label: t`Birds weighed`, unit: t`birds` },
    weight: { label: t`Weight`, unit: t`kg together` },
    degrees: { label: t`Degrees`, unit: '°C' },
    humidity: { label: t`Humidity`, unit: t`% humid` },
    hours: { label: t`Hours of light`, unit: t`hours` },
  };
}

interface EggNumbersProps {
  form: ActivityForm;
  act: (act: ActivityFormAct) => void;
  /** The field whose number was refused. */
  invalid: string | undefined;
  onSave: () => void;
}

const grade_ = ({ numbers, tray }: ActivityForm, grade: Grade): number => {
  const [trays, loose] = ['trays', 'loose'].map((part) => plainNumber(numbers[`${grade}.${part}`] ?? ''));
  const eggs = typedEggs(grade, trays ?? '', loose ?? '', tray);
  return eggs.ok ? eggs.value : 0;
};

/** Grades as chips with what was counted of each, and trays + loose of the one that is typed. [ACT-3] */
function EggNumbers({ form, act, invalid, onSave }: EggNumbersProps) {
  const { t } = useLingui();
  const now = gradeOf(form.active);
  // What was counted of a grade stays in sight.
  const used = (grades: readonly Grade[]) =>
    grades.filter((grade) => grade_(form, grade) > 0 || !form.gradesOff.includes(grade));
  const chip = (grade: Grade) => (
    <button
      key={grade}
      type="button"
      aria-pressed={grade === now}
      onClick={() => act({ do: 'enter', field: firstFieldOf(grade) })}
    >
      <span>{gradeWords(grade)}</span>
      <b>{traysWords(grade_(form, grade), form.tray)}</b>
    </button>
  );
  const input = (part: 'trays' | 'loose', label: string, unit: string) => (
    <NumberField
      key={`${now} ${part}`}
      label={label}
      unit={unit}
      value={form.numbers[`${now}.${part}`] ?? ''}
      active={form.active === `${now}.${part}`}
      invalid={invalid === `${now}.${part}`}
      onFocus={() => act({ do: 'enter', field: `${now}.${part}` })}
      onType={(text) => act({ do: 'type', text })}
      onEnter={() => (part === 'loose' ? onSave() : act({ do: 'next' }))}
    />
  );
  return (
    <>
      <div className={classes.grades} role="group" aria-label={t`Grades`}>
        {used(MAIN_GRADES).map(chip)}
        {form.moreGrades && used(MORE_GRADES).map(chip)}
      </div>
      {!form.moreGrades && (
        <button
          type="button"
          className={classes.quietButton}
          onClick={() => act({ do: 'set', part: { moreGrades: true } })}
        >
          <Trans>More grades, or not for sale</Trans>
        </button>
      )}
      <div className={classes.trays}>
        {input('trays', t`Trays, ${gradeWords(now)}`, t`trays`)}
        <span aria-hidden>+</span>
        {input('loose', t`Loose eggs, ${gradeWords(now)}`, t`loose`)}
      </div>
      <Keypad
        special={{ key: '½', name: t`Half a tray` }}
        onKey={(key) => act({ do: 'key', key })}
        next={{ label: t`Next`, onPress: () => act({ do: 'next' }) }}
      />
    </>
  );
}

/** All grades together, under the double rule of a final total. */
function EggTotal({ form }: { form: ActivityForm }) {
  const eggs = [...MAIN_GRADES, ...MORE_GRADES].reduce((sum, grade) => sum + grade_(form, grade), 0);
  return (
    <p className={classes.total}>
      <span>
        <Trans>All grades</Trans>{' '}
        <small>
          <Trans>{eggs} eggs</Trans>
        </small>
      </span>
      <b>{traysWords(eggs, form.tray)}</b>
    </p>
  );
}
