import { useLingui } from '@lingui/react/macro';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import type { ActivityForm, ActivityFormAct } from './activity-form.ts';
import { sessionWords } from './activity-words.ts';
import classes from './recorder.module.css';

const SESSIONS = ['morning', 'noon', 'evening', 'other'] as const;

/** Which round of the day, guessed from the clock, and whether it was yesterday. [ACT-1] */
export function SessionChoice({ form, act }: { form: ActivityForm; act: (act: ActivityFormAct) => void }) {
  const { t } = useLingui();
  return (
    <div className={classes.when}>
      <ChoiceChips
        label={t`Round of the day`}
        options={SESSIONS.filter((one) => one !== 'other' || form.session === 'other').map((value) => ({
          value,
          label: sessionWords(value),
        }))}
        value={form.session}
        onChange={(session) => act({ do: 'set', part: { session } })}
      />
      <button
        type="button"
        className={classes.day}
        aria-pressed={form.yesterday}
        onClick={() => act({ do: 'set', part: { yesterday: !form.yesterday } })}
      >
        {form.yesterday ? t`Yesterday` : t`Today`}
      </button>
    </div>
  );
}
