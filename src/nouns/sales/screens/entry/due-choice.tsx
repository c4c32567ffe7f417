import { useLingui } from '@lingui/react/macro';
import { addDays } from '../../../../domain/time/local-day.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { DayField } from '../../../../ui/dates/day-field.tsx';
import { shortDay, today } from '../../../../ui/words/date-words.ts';
import type { SaleForm } from './sale-form.ts';

const DAYS = ['1', '7', '14', '30'] as const;

/** Due date of the rest: a few usual terms, or a chosen day. */
export function DueChoice({ due, onChange }: { due: SaleForm['due']; onChange: (due: SaleForm['due']) => void }) {
  const { t } = useLingui();
  const now = today();
  const options: { value: string; label: string }[] = DAYS.map((days) => {
    const day = shortDay(addDays(now, Number(days)));
    return { value: days, label: days === '1' ? t`Tomorrow` : t`${days} days, ${day}` };
  });
  // The customer's own terms. [SAL-35]
  if ('days' in due && !options.some(({ value }) => value === String(due.days))) {
    const day = shortDay(addDays(now, due.days));
    options.unshift({ value: String(due.days), label: due.days === 0 ? t`Today` : t`${due.days} days, ${day}` });
  }
  options.push({ value: 'own', label: t`Own day` });
  return (
    <>
      <ChoiceChips
        label={t`Pays the rest by`}
        visibleLabel
        wrap
        options={options}
        value={'day' in due ? 'own' : String(due.days)}
        onChange={(value) => onChange(value === 'own' ? { day: addDays(now, 7) } : { days: Number(value) })}
      />
      {'day' in due && (
        <DayField
          aria-label={t`Day`}
          min={now}
          value={due.day}
          onChange={(value) => value && onChange({ day: value })}
        />
      )}
    </>
  );
}
