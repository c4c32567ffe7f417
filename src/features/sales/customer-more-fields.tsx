import { TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { CustomerError } from '../../domain/customers/check-customer.ts';
import { LANGUAGES, type Language } from '../../domain/text/languages.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { MoreDetails } from '../../ui/people/more-details.tsx';
import { OpeningFields } from '../../ui/people/opening-fields.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import type { CustomerFormText } from './customer-form-state.ts';
import { useCustomerTypes } from './customer-types.ts';
import { MoneyInput } from '../../ui/numbers/money-input.tsx';

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
  const refused = error as CustomerError | undefined;
  const words = (is: boolean | undefined) => (is && error ? customerErrorWords(error) : undefined);
  const ofAmount = (field: string) => refused?.type === 'AmountWrong' && refused.field === field;
  const text = (key: 'whatsapp' | 'location' | 'terms' | 'limit', label: string, more: object = {}) => (
    <TextInput
      label={label}
      autoComplete="off"
      value={form[key]}
      onChange={(event) => onType({ [key]: event.currentTarget.value })}
      {...more}
    />
  );
  return (
    <MoreDetails summary={t`More: place, terms, old debts`} isKnown={isKnown} isRefused={isOfMore(error)}>
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
        maxLength: 40,
        error: words(error?.type === 'WhatsappWrong'),
      })}
      {text('terms', t`Days to pay`, {
        inputMode: 'numeric',
        error: words(error?.type === 'TermsOutOfRange'),
      })}
      <MoneyInput
        label={t`Credit limit, ${currency}`}
        currency={currency}
        value={form.limit}
        error={words(ofAmount('credit_limit'))}
        onType={(limit) => onType({ limit })}
      />
      <ChoiceChips
        label={t`Language of reminders`}
        visibleLabel
        wrap
        options={[{ value: '', label: t`That of this phone` }, ...OWN_NAMES]}
        value={form.language}
        onChange={(language) => onType({ language })}
      />
      <OpeningFields
        form={form}
        currency={currency}
        owes={[
          { value: 'them', label: t`They owe us` },
          { value: 'us', label: t`We owe them` },
        ]}
        errors={{
          amount: words(ofAmount('opening_balance')),
          day: words(error?.type === 'OpeningDayMissing' || error?.type === 'OpeningInFuture'),
        }}
        onType={onType}
      />
    </MoreDetails>
  );
}
