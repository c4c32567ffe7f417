import { Textarea, TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CustomerError } from '../../domain/customers/check-customer.ts';
import { LANGUAGES, type Language } from '../../domain/text/languages.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { DayField } from '../../ui/dates/day-field.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import { today } from '../../ui/words/date-words.ts';
import type { CustomerFormText } from './customer-form-state.ts';
import { useCustomerTypes } from './customer-types.ts';
import classes from '../../ui/people/person-form.module.css';

interface MoreFieldsProps {
  form: CustomerFormText;
  currency: string;
  /** The fields of somebody known are open, as there may be something in them. */
  isKnown: boolean;
  error: { type: string } | undefined;
  onType: (part: Partial<CustomerFormText>) => void;
}

const OF_MORE = new Set(['WhatsappWrong', 'TermsOutOfRange', 'AmountWrong', 'OpeningDayMissing', 'OpeningInFuture']);
/** Refusals that stand beside one of these fields. */
export const isOfMore = (error: { type: string } | undefined): boolean => OF_MORE.has(error?.type ?? '');

const OWN_NAMES = (Object.entries(LANGUAGES) as [Language, string][]).map(([value, label]) => ({ value, label }));

/** Place, kind, days to pay, limit, and what was owed before the book began. [CUS-1, CUS-4] */
export function MoreFields({ form, currency, isKnown, error, onType }: MoreFieldsProps) {
  const { t } = useLingui();
  const types = useCustomerTypes();
  const [opened, setOpened] = useState(isKnown);
  const refused = error as CustomerError | undefined;
  const words = (is: boolean | undefined) => (is && error ? customerErrorWords(error) : undefined);
  const ofAmount = (field: string) => refused?.type === 'AmountWrong' && refused.field === field;
  const text = (key: 'whatsapp' | 'location' | 'terms' | 'limit' | 'opening', label: string, more: object = {}) => (
    <TextInput
      label={label}
      autoComplete="off"
      value={form[key]}
      onChange={(event) => onType({ [key]: event.currentTarget.value })}
      {...more}
    />
  );
  return (
    <details
      className={classes.more}
      open={opened || isOfMore(error)}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>{t`More: place, terms, old debts`}</summary>
      <div className={classes.fields}>
        <ChoiceChips
          label={t`Kind of customer`}
          visibleLabel
          wrap
          options={(['retail', 'wholesale', 'hotel', 'staff'] as const).map((value) => ({
            value,
            label: types[value],
          }))}
          value={form.type || undefined}
          onChange={(type) => onType({ type })}
        />
        {text('location', t`Place`, { maxLength: 120 })}
        {text('whatsapp', t`WhatsApp, if it is another number`, {
          type: 'tel',
          inputMode: 'tel',
          maxLength: 20,
          error: words(error?.type === 'WhatsappWrong'),
        })}
        {text('terms', t`Days to pay`, {
          inputMode: 'numeric',
          maxLength: 4,
          error: words(error?.type === 'TermsOutOfRange'),
        })}
        {text('limit', t`Credit limit, ${currency}`, { inputMode: 'decimal', error: words(ofAmount('credit_limit')) })}
        <ChoiceChips
          label={t`Language of reminders`}
          visibleLabel
          wrap
          options={[{ value: '', label: t`That of this phone` }, ...OWN_NAMES]}
          value={form.language}
          onChange={(language) => onType({ language })}
        />
        {text('opening', t`Owed before the book began, ${currency}`, {
          inputMode: 'decimal',
          error: words(ofAmount('opening_balance')),
        })}
        {form.opening.trim() !== '' && (
          <>
            <ChoiceChips
              label={t`Who owes it?`}
              options={[
                { value: 'them', label: t`They owe us` },
                { value: 'us', label: t`We owe them` },
              ]}
              value={form.opening_by}
              onChange={(opening_by) => onType({ opening_by })}
            />
            <DayField
              label={t`Since which day?`}
              max={today()}
              value={form.opening_on}
              error={words(error?.type === 'OpeningDayMissing' || error?.type === 'OpeningInFuture')}
              onChange={(value) => onType({ opening_on: value })}
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
      </div>
    </details>
  );
}
