import { TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmount } from '../../../domain/money/currency.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { typedMoney } from '../../../ui/numbers/typed-money.ts';
import type { PayingForm } from './paying-form.ts';
import { methodOptions } from '../../../ui/words/method-words.ts';

interface PayingFieldsProps {
  form: PayingForm;
  currency: string;
  /** The total. Units: minor units. */
  total: number;
  /** Errors of the part, and of the transaction number. */
  errors: { readonly part?: string | undefined; readonly reference?: string | undefined };
  onChange: (part: Partial<PayingForm>) => void;
}

/** Paid now, in part or later, and the way of payment. [PUR-2, FLK-29] */
export function PayingFields({ form, currency, total, errors, onChange }: PayingFieldsProps) {
  const { t } = useLingui();
  const methods = methodOptions(currency);
  const paid = typedMoney(form.paid, currency);
  return (
    <>
      <ChoiceChips
        label={t`Paid`}
        visibleLabel
        wrap
        options={[
          { value: 'all', label: t`All now` },
          { value: 'part', label: t`A part now` },
          { value: 'later', label: t`Later` },
        ]}
        value={form.pay}
        onChange={(pay) => onChange({ pay })}
      />
      {form.pay === 'part' && (
        <MoneyInput
          label={t`Paid now, ${currency}`}
          currency={currency}
          value={form.paid}
          error={errors.part}
          onChange={(typed) => onChange({ paid: typed })}
        />
      )}
      {form.pay === 'part' && paid > 0 && paid < total && (
        <p>
          <small>
            <Trans>{formatAmount(total - paid, currency)} left to pay</Trans>
          </small>
        </p>
      )}
      {form.pay !== 'later' && (
        <>
          <ChoiceChips
            label={t`How was it paid?`}
            visibleLabel
            wrap
            options={methods}
            value={form.method}
            onChange={(method) => onChange({ method })}
          />
          {form.method !== 'cash' && (
            <TextInput
              label={form.method === 'mobile_money' ? t`Transaction number` : t`Reference, if there is one`}
              maxLength={40}
              autoCapitalize="characters"
              autoComplete="off"
              value={form.reference}
              error={errors.reference}
              onChange={(event) => onChange({ reference: event.currentTarget.value })}
            />
          )}
        </>
      )}
    </>
  );
}
