import { TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PayMethod } from '../../../domain/sales/check-sale.ts';
import { methodOptions } from '../../../ui/words/method-words.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';

interface PayMethodChoiceProps {
  currency: string;
  method: PayMethod;
  reference: string;
  error: string | undefined;
  /** Information about the typed number. */
  note?: ReactNode;
  onChange: (part: { method?: PayMethod; reference?: string }) => void;
}

/** The way of payment; mobile money with its transaction number. */
export function PayMethodChoice({ currency, method, reference, error, note, onChange }: PayMethodChoiceProps) {
  const { t } = useLingui();
  const options = methodOptions(currency);
  return (
    <>
      <ChoiceChips
        label={t`How was it paid?`}
        wrap
        options={options}
        value={method}
        onChange={(value) => onChange({ method: value })}
      />
      {method !== 'cash' && (
        <TextInput
          label={method === 'mobile_money' ? t`Transaction number` : t`Reference, if there is one`}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          value={reference}
          error={error}
          description={method === 'mobile_money' ? note : undefined}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          onChange={(event) => onChange({ reference: event.currentTarget.value })}
        />
      )}
    </>
  );
}
