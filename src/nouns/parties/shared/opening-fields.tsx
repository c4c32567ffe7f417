import { Textarea } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { DayField } from '../../../ui/dates/day-field.tsx';
import type { DraftFields } from '../../../ui/drafts/use-draft-form.ts';
import { today } from '../../../ui/words/date-words.ts';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';

interface OpeningText {
  opening: string;
  opening_by: 'them' | 'us';
  opening_on: string;
  note: string;
}

interface OpeningFieldsProps {
  form: DraftFields<OpeningText>;
  currency: string;
  /** The two possible debtors in order, with the name of each debt. */
  owes: readonly { value: 'them' | 'us'; label: string }[];
}

/** The opening balance of the book, its debtor and day, and a note. */
export function OpeningFields({ form: { input, values }, currency, owes }: OpeningFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <MoneyInput label={t`Owed before the book began, ${currency}`} currency={currency} {...input('opening')} />
      {values.opening.trim() !== '' && (
        <>
          <ChoiceChips label={t`Who owes it?`} options={owes} {...input('opening_by')} />
          <DayField label={t`Since which day?`} max={today()} {...input('opening_on')} />
        </>
      )}
      <Textarea label={t`Note`} maxLength={500} rows={2} {...input('note')} />
    </>
  );
}
