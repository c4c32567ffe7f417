import { TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PayMethod } from '../../domain/sales/check-sale.ts';
import { ChoiceChips } from '../choice-chips.tsx';

/** How money came, as people say it. */
export function useMethodWords(): Partial<Record<PayMethod, string>> {
  const { t } = useLingui();
  return { cash: t`Cash`, mobile_money: t`Mobile money`, bank: t`Bank` };
}

interface PayMethodChoiceProps {
  method: PayMethod;
  reference: string;
  error: string | undefined;
  /** What is known of the number that is typed. */
  note?: ReactNode;
  onChange: (part: { method?: PayMethod; reference?: string }) => void;
}

/** How the money came; mobile money with its transaction number. */
export function PayMethodChoice({ method, reference, error, note, onChange }: PayMethodChoiceProps) {
  const { t } = useLingui();
  const words = useMethodWords();
  const options = (['cash', 'mobile_money', 'bank'] as const).map((value) => ({ value, label: words[value] }));
  return (
    <>
      <ChoiceChips
        label={t`How was it paid?`}
        visibleLabel
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
