import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BusinessView } from '../../../contract/account.ts';
import { useCommand } from '../../../client/use-command.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { cashSteps } from '../../../domain/sales/cash-rounding.ts';
import { BAG_KG, DATE_FORMS, TRAY_EGGS, type HabitsDraft } from '../../../domain/business/habits.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { formedDay } from '../../../ui/dates/day-form.ts';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';
import { useSavedToast } from '../../../ui/feedback/use-saved-toast.tsx';
import { UnitsChoice } from '../../../ui/setup/units-choice.tsx';
import { today } from '../../../ui/words/date-words.ts';
import classes from '../../settings/shared/settings.module.css';
import { NumberInput } from '../../../ui/numbers/number-input.tsx';
import { timeOf } from '../../../domain/time/wall-clock.ts';
import { SearchSelect } from '../../../ui/search-select.tsx';
import { zonesHere } from '../../../ui/setup/zones-here.ts';
import { timeNow } from '../../../domain/time/now.ts';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';

/** The day is greater than 12, so that it cannot be mistaken for the month. */
const EXAMPLE = `${Number(today().slice(0, 4)) - 1}-11-24`;

const draftOf = ({ default_units, habits }: BusinessView): HabitsDraft => ({
  default_units,
  date_form: habits.date_form,
  first_weekday: habits.first_weekday,
  tray_eggs: String(habits.tray_eggs),
  feed_bag_kg: habits.feed_bag_kg === undefined ? '' : String(habits.feed_bag_kg),
  cash_step: habits.cash_step ?? 0,
  time_zone: habits.time_zone,
});

/** How eggs, feed and days are counted and written, on all phones of the business. [SET-4] */
export function HabitsForm({ business }: { business: BusinessView }) {
  const { t } = useLingui();
  const tell = useSavedToast();
  const { run } = useCommand('business.setHabits');
  const form = useDraftForm(useDraft('habits', { mode: 'edit' }), {
    initial: () => draftOf(business),
    save: run,
    onSaved: () => tell(),
    fieldOf: ({ type }) => FIELD_OF[type],
    words: (error) => {
      switch (error.type) {
        case 'TrayOutOfRange':
          return t`Enter a number from ${TRAY_EGGS.from} to ${TRAY_EGGS.to}.`;
        case 'BagOutOfRange':
          return t`Enter a number from ${BAG_KG.from} to ${BAG_KG.to}.`;
        case 'ZoneUnknown':
          return t`This phone does not know this place. Choose another one near it.`;
        case 'CashStepOutOfRange':
        case 'NotAllowed':
        case 'NotSaved':
        case 'SignedOut':
          return notSavedWords(error);
      }
    },
  });
  const { values, input, change } = form;
  return (
    <DraftForm form={form} className={classes.cards}>
      <section className={classes.card}>
        <h2>
          <Trans>Eggs and feed</Trans>
        </h2>
        <div className={classes.form}>
          <UnitsChoice {...input('default_units')} />
          <NumberInput
            label={t`Eggs in a tray`}
            description={t`What is written down already stays as it is: it is kept in eggs.`}
            whole
            {...input('tray_eggs')}
          />
          <NumberInput
            label={t`Kilograms in a bag of feed`}
            description={t`New feeds begin with it. Leave it empty when your bags differ.`}
            whole
            {...input('feed_bag_kg')}
          />
        </div>
      </section>
      <section className={classes.card}>
        <h2>
          <Trans>Days</Trans>
        </h2>
        <div className={classes.form}>
          <ZoneChoice {...input('time_zone')} />
          <ChoiceChips
            label={t`Dates look like`}
            visibleLabel
            wrap
            options={DATE_FORMS.map((one) => ({ value: one, label: formedDay(EXAMPLE, today(), one) }))}
            {...input('date_form')}
          />
          <ChoiceChips
            label={t`A week begins on`}
            visibleLabel
            wrap
            options={[
              { value: 'monday', label: t`Monday` },
              { value: 'sunday', label: t`Sunday` },
              { value: 'saturday', label: t`Saturday` },
            ]}
            {...input('first_weekday')}
          />
        </div>
      </section>
      <section className={classes.card}>
        <h2>
          <Trans>Cash</Trans>
        </h2>
        <div className={classes.form}>
          <ChoiceChips
            label={t`A sale paid in cash is rounded to, ${business.currency}`}
            visibleLabel
            wrap
            options={[
              { value: '0', label: t`Not at all` },
              ...cashSteps(business.currency).map((step) => ({
                value: String(step),
                label: formatAmount(step, business.currency),
              })),
            ]}
            value={String(values.cash_step)}
            onChange={(step) => change({ cash_step: Number(step) })}
          />
          <p>
            <Trans>For where small coins are no longer used. What is added or let off stands on the receipt.</Trans>
          </p>
        </div>
      </section>
    </DraftForm>
  );
}

/** The field beside which a refusal is shown. */
const FIELD_OF: Readonly<Partial<Record<string, keyof HabitsDraft>>> = {
  TrayOutOfRange: 'tray_eggs',
  BagOutOfRange: 'feed_bag_kg',
  ZoneUnknown: 'time_zone',
};

interface ZoneChoiceProps {
  /** IANA; undefined where each phone uses its own clock. */
  readonly value: string | undefined;
  readonly error?: string | false | undefined;
  readonly onChange: (zone: string) => void;
}

/** All time zones of this phone, as "Kampala 02:41, Africa": the city first, as people search for it. */
function placesAt(now: Date, also: string | undefined): { value: string; label: string }[] {
  const places = zonesHere(also).map((zone) => {
    const [city = '', ...around] = zone.replaceAll('_', ' ').split('/').toReversed();
    return { value: zone, label: [`${city} ${timeOf(now, zone)}`, ...around].join(', ') };
  });
  return places.toSorted((a, b) => a.label.localeCompare(b.label));
}

/** The time zone in which the days of a business begin, on all its phones. [DOC-6, SET-4] */
function ZoneChoice({ value, error, onChange }: ZoneChoiceProps) {
  const { t } = useLingui();
  const [all] = useState(() => placesAt(timeNow(), value));
  return (
    <SearchSelect
      label={t`Days follow the clock in`}
      description={t`On every phone, wherever it is. Days that are written down already stay.`}
      placeholder={t`Each phone’s own clock`}
      data={all}
      value={value ?? ''}
      error={error}
      onChange={onChange}
    />
  );
}
