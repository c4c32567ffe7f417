import { useLingui } from '@lingui/react/macro';
import { useBusiness } from '../../client/use-session.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { OldDate } from '../../ui/dates/old-date.tsx';
import { addDays } from '../../domain/time/local-day.ts';
import { dayWords, today } from '../../ui/words/date-words.ts';
import type { ActivityForm, ActivityFormAct } from './activity-form.ts';
import { sessionWords } from '../../ui/words/activity-words.ts';
import classes from './recorder.module.css';

const SESSIONS = ['morning', 'noon', 'evening', 'other'] as const;

/** Which round of the day, guessed from the clock, and which day: today, yesterday, or the gap that is filled. [ACT-1] */
export function SessionChoice({ form, act }: { form: ActivityForm; act: (act: ActivityFormAct) => void }) {
  const { t } = useLingui();
  const until = useBusiness()?.locked_until;
  const yesterday = addDays(today(), -1);
  return (
    <>
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
          aria-pressed={form.day !== ''}
          onClick={() => act({ do: 'set', part: { day: form.day === '' ? yesterday : '' } })}
        >
          {form.day === '' ? t`Today` : form.day === yesterday ? t`Yesterday` : dayWords(form.day)}
        </button>
      </div>
      <div className={classes.old}>
        <OldDate day={form.day} until={until} atEnd={form.kind === 'count'} />
      </div>
    </>
  );
}
