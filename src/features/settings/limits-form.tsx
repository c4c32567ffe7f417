import { Button, NativeSelect } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { BusinessView } from '../../contract/account.ts';
import { useCommand } from '../../client/use-command.ts';
import {
  typedLimit,
  USUAL_LIMITS,
  type AlertLimits,
  type LimitName,
  type LimitsDraft,
} from '../../domain/business/alert-limits.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { HOURS_OF_DAY, hourWords } from './hour-words.ts';
import notices from './notices.module.css';
import classes from './settings.module.css';
import { NumberInput } from '../../ui/numbers/number-input.tsx';

const draftOf = (limits: AlertLimits): LimitsDraft =>
  Object.fromEntries(
    (Object.keys(limits) as LimitName[]).map((name) => [name, typedLimit(name, limits[name])]),
  ) as LimitsDraft;

/** From which point on all phones of the business tell somebody, and at what hour. [SET-6] */
export function LimitsForm({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const tell = useSavedToast();
  const { run, busy, error, clearError } = useCommand('business.setLimits');
  const [draft, setDraft] = useState(() => draftOf(business.limits));
  const change = (name: LimitName, typed: string) => {
    clearError();
    setDraft({ ...draft, [name]: typed });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if ((await run(draft)).ok) tell();
  };
  const outside = error?.type === 'LimitOutOfRange' ? error : undefined;
  const refused = outside ? undefined : notDoneWords(error);
  const number = (field: LimitName, label: string) => {
    const { from, to } = outside ?? {};
    return (
      <NumberInput
        key={field}
        label={label}
        value={draft[field]}
        error={outside?.field === field && t`From ${from} to ${to}.`}
        onType={(text) => change(field, text)}
      />
    );
  };
  const hour = (field: 'morning_hour' | 'evening_hour', label: string) => (
    <NativeSelect
      label={label}
      value={draft[field]}
      data={HOURS_OF_DAY.map((one) => ({ value: String(one), label: hourWords(one) }))}
      onChange={(event) => change(field, event.currentTarget.value)}
    />
  );
  return (
    <form className={classes.cards} onSubmit={(event) => void save(event)} noValidate>
      <section className={classes.card}>
        <h2>
          <Trans>Reminder times</Trans>
        </h2>
        <div className={notices.limits}>
          {hour('morning_hour', t`What is due is told from`)}
          {hour('evening_hour', t`A day without a record is told from`)}
        </div>
      </section>
      <section className={classes.card}>
        <h2>
          <Trans>From when on you are told</Trans>
        </h2>
        <p className={classes.quiet}>
          <Trans>This holds on all phones of the business.</Trans>
        </p>
        <div className={notices.limits}>
          {business.farm_activities && (
            <>
              {number('laying_points', t`Laying falls by so many points`)}
              {number('dead_other', t`Dead birds in a day, % of the hens`)}
              {number('dead_meat', t`Dead birds in a day, % of the broilers`)}
              {number('water_percent', t`They drink less, by %`)}
              {number('weight_percent', t`They weigh less than % of their breed`)}
              {number('feed_days', t`Feed lasts fewer days than`)}
            </>
          )}
          {number('expiry_days', t`Days before something expires`)}
          {number('debt_days', t`A debt is older than so many days`)}
          {number('silent_days', t`A phone is silent for so many days`)}
        </div>
      </section>
      {refused && <ErrorNote>{refused}</ErrorNote>}
      <Button type="submit" h={56} fz={18} loading={busy} fullWidth>
        <Trans>Save</Trans>
      </Button>
      <Button
        variant="default"
        h={48}
        fullWidth
        onClick={() => {
          clearError();
          setDraft(draftOf(USUAL_LIMITS));
        }}
      >
        <Trans>Back to the usual</Trans>
      </Button>
    </form>
  );
}
