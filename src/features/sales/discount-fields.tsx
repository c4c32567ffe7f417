import { TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { groupDigits, plainDigits } from '../../ui/numbers/group-digits.ts';
import { activeLine, type SaleForm, type SaleFormAct } from './sale-form.ts';

interface DiscountFieldsProps {
  form: SaleForm;
  currency: string;
  act: (act: SaleFormAct) => void;
}

/** What is let off the whole sale, and off the line that is being typed. [SAL-32, SAL-37] */
export function DiscountFields({ form, currency, act }: DiscountFieldsProps) {
  const { t } = useLingui();
  const line = activeLine(form);
  const amount = (label: string, value: string | undefined, onType: (typed: string) => void, focus = false) => (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      data-autofocus={focus || undefined}
      value={groupDigits(value ?? '')}
      onChange={(event) => onType(plainDigits(event.currentTarget.value.replace(/[^\d.,]/g, '')))}
    />
  );
  return (
    <>
      {amount(
        t`Off the whole sale, ${currency}`,
        form.discount,
        (discount) => act({ do: 'set', part: { discount } }),
        true,
      )}
      {line &&
        amount(t`Off ${line.description}, ${currency}`, line.discount, (discount) =>
          act({ do: 'discount', line_id: line.line_id, discount }),
        )}
    </>
  );
}
