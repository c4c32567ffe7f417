import { useLingui } from '@lingui/react/macro';
import { activeLine, type SaleForm, type SaleFormAct } from './sale-form.ts';
import { MoneyInput } from '../../ui/numbers/money-input.tsx';

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
    <MoneyInput
      label={label}
      data-autofocus={focus || undefined}
      value={value ?? ''}
      onType={onType}
      currency={currency}
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
