import { Trans, useLingui } from '@lingui/react/macro';
import { typedEggs } from '../../../../../domain/activities/typed-eggs.ts';
import { Keypad } from '../../../../../ui/numbers/keypad.tsx';
import { NumberField } from '../../../../../ui/numbers/number-field.tsx';
import { plainNumber } from '../../../../../ui/numbers/typed-number.ts';
import { traysWords } from '../../../shared/activity-words.ts';
import { gradeWords } from '../../../shared/farm-words.ts';
import {
  type ActivityForm,
  type ActivityFormAct,
  firstFieldOf,
  gradeOf,
  MAIN_GRADES,
  MORE_GRADES,
  type Grade,
} from '../activity-form.ts';
import classes from '../recorder.module.css';

interface EggNumbersProps {
  form: ActivityForm;
  act: (act: ActivityFormAct) => void;
  /** The field whose number was refused. */
  invalid: string | undefined;
  onSave: () => void;
}

const eggsOf = ({ numbers, tray }: ActivityForm, grade: Grade): number => {
  const [trays, loose] = ['trays', 'loose'].map((part) => plainNumber(numbers[`${grade}.${part}`] ?? ''));
  const eggs = typedEggs(grade, trays ?? '', loose ?? '', tray);
  return eggs.ok ? eggs.value : 0;
};

/** Grades as chips with their counts, and trays + loose of the grade being typed. [ACT-3] */
export function EggNumbers({ form, act, invalid, onSave }: EggNumbersProps) {
  const { t } = useLingui();
  const now = gradeOf(form.active);
  // A grade with a count stays visible.
  const used = (grades: readonly Grade[]) =>
    grades.filter((grade) => eggsOf(form, grade) > 0 || !form.gradesOff.includes(grade));
  const chip = (grade: Grade) => (
    <button
      key={grade}
      type="button"
      aria-pressed={grade === now}
      onClick={() => act({ do: 'enter', field: firstFieldOf(grade) })}
    >
      <span>{gradeWords(grade)}</span>
      <b>{traysWords(eggsOf(form, grade), form.tray)}</b>
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

/** The total of all grades, under the double rule of a final total. */
export function EggTotal({ form }: { form: ActivityForm }) {
  const eggs = [...MAIN_GRADES, ...MORE_GRADES].reduce((sum, grade) => sum + eggsOf(form, grade), 0);
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
