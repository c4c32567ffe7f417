import { TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PayMethod } from '../../../domain/sales/check-sale.ts';
import { mobileMoneyName } from '../../../domain/money/mobile-money.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';

/** How money came, as people say it where the currency is used. [PAY-10] */
export function useMethodWords(currency: string): Partial<Record<PayMethod, string>> {
  const { t } = useLingui();
  return { cash: t`Cash`, mobile_money: mobileMoneyName(currency) ?? t`Mobile money`, bank: t`Bank` };
}

/** The ways of paying that a form offers. */
export function usePayMethods(currency: string) {
  const words = useMethodWords(currency);
  return (['cash', 'mobile_money', 'bank'] as const).map((value) => ({ value, label: words[value] }));
}

interface PayMethodChoiceProps {
  currency: string;
  method: PayMethod;
  reference: string;
  error: string | undefined;
  /** What is known of the number that is typed. */
  note?: ReactNode;
  onChange: (part: { method?: PayMethod; reference?: string }) => void;
}

/** How the money came; mobile money with its transaction number. */
export function PayMethodChoice({ currency, method, reference, error, note, onChange }: PayMethodChoiceProps) {
  const { t } = useLingui();
  const options = usePayMethods(currency);
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
