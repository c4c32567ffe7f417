import { Stack } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { MoneyInput } from '../../../../ui/numbers/money-input.tsx';
import { NumberInput } from '../../../../ui/numbers/number-input.tsx';
import { activeLine, type SaleForm, type SaleFormAct } from './sale-form.ts';
import { isPercent, lineDiscount, orderDiscount } from './sale-from-form.ts';

interface DiscountFieldsProps {
  form: SaleForm;
  currency: string;
  act: (act: SaleFormAct) => void;
}

/** Discount on the whole sale, and on the line being typed. [SAL-32, SAL-37] */
export function DiscountFields({ form, currency, act }: DiscountFieldsProps) {
  const { t } = useLingui();
  const line = activeLine(form);
  return (
    <Stack gap="md">
      <Discount
        of={t`Off the whole sale`}
        value={form.discount ?? ''}
        comesTo={orderDiscount(form, currency)}
        currency={currency}
        focus
        onType={(discount) => act({ do: 'set', part: { discount } })}
      />
      {line && (
        <Discount
          key={line.line_id}
          of={t`Off ${line.description}`}
          value={line.discount ?? ''}
          comesTo={lineDiscount(line, currency)}
          currency={currency}
          onType={(discount) => act({ do: 'discount', line_id: line.line_id, discount })}
        />
      )}
    </Stack>
  );
}

interface DiscountProps {
  of: string;
  value: string;
  comesTo: number;
  currency: string;
  focus?: boolean;
  onType: (typed: string) => void;
}

/** A discount as an amount or in per cent; per cent follow the sale until it is saved. [SAL-50] */
function Discount({ of, value, comesTo, currency, focus, onType }: DiscountProps) {
  const { t } = useLingui();
  const [inPercent, setInPercent] = useState(() => isPercent(value));
  return (
    <Stack gap={8}>
      {inPercent ? (
        <NumberInput
          label={t`${of}, %`}
          value={value.replace('%', '')}
          description={comesTo > 0 ? formatAmount(comesTo, currency) : undefined}
          onChange={(text) => onType(text === '' ? '' : `${text}%`)}
        />
      ) : (
        <MoneyInput
          label={t`${of}, ${currency}`}
          data-autofocus={focus || undefined}
          value={value}
          onChange={onType}
          currency={currency}
        />
      )}
      <ChoiceChips
        label={t`${of}: as money or per cent`}
        options={[
          { value: 'money', label: currency },
          { value: 'percent', label: '%' },
        ]}
        value={inPercent ? 'percent' : 'money'}
        onChange={(chosen) => {
          setInPercent(chosen === 'percent');
          onType('');
        }}
      />
    </Stack>
  );
}
