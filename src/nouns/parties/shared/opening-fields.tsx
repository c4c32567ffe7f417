import { Textarea } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DayField } from '../../../ui/dates/day-field.tsx';
import { today } from '../../../ui/words/date-words.ts';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';

interface OpeningText {
  opening: string;
  opening_by: 'them' | 'us';
  opening_on: string;
  note: string;
}

interface OpeningFieldsProps {
  form: OpeningText;
  currency: string;
  /** The two possible debtors in order, with the name of each debt. */
  owes: readonly { value: 'them' | 'us'; label: string }[];
  errors: { amount: string | undefined; day: string | undefined };
  onType: (part: Partial<OpeningText>) => void;
}

/** The opening balance of the book, its debtor and day, and a note. */
export function OpeningFields({ form, currency, owes, errors, onType }: OpeningFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <MoneyInput
        label={t`Owed before the book began, ${currency}`}
        value={form.opening}
        error={errors.amount}
        onType={(text) => onType({ opening: text })}
        currency={currency}
      />
      {form.opening.trim() !== '' && (
        <>
          <ChoiceChips
            label={t`Who owes it?`}
            options={owes}
            value={form.opening_by}
            onChange={(opening_by) => onType({ opening_by })}
          />
          <DayField
            label={t`Since which day?`}
            max={today()}
            value={form.opening_on}
            error={errors.day}
            onChange={(opening_on) => onType({ opening_on })}
          />
        </>
      )}
      <Textarea
        label={t`Note`}
        maxLength={500}
        rows={2}
        value={form.note}
        onChange={(event) => onType({ note: event.currentTarget.value })}
      />
    </>
  );
}
