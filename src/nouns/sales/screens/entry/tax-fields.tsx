import { Trans, useLingui } from '@lingui/react/macro';
import { useBusiness } from '../../../../client/use-session.ts';
import { ChoiceChips } from '../../../../ui/choice-chips.tsx';
import { RateChoice } from '../../../../ui/setup/rate-choice.tsx';
import { activeLine, type SaleForm, type SaleFormAct } from './sale-form.ts';

interface TaxFieldsProps {
  form: SaleForm;
  act: (act: SaleFormAct) => void;
}

/** The tax of the line being typed, and whether its price includes it. [TAX-3] */
export function TaxFields({ form, act }: TaxFieldsProps) {
  const { t } = useLingui();
  const taxes = useBusiness()?.taxes;
  const line = activeLine(form);
  if (!line) return null;
  const { tax, line_id } = line;
  const usual = { name: taxes?.name ?? t`Tax`, rates: taxes?.rates ?? [] };
  const inside = tax?.inside ?? taxes?.inclusive ?? true;
  const set = (rate: number | 'none' | undefined, isInside = inside) =>
    act({ do: 'tax', line_id, tax: typeof rate === 'number' ? { rate, inside: isInside } : undefined });
  return (
    <>
      <RateChoice label={line.description} taxes={usual} value={tax?.rate ?? 'none'} onChange={(rate) => set(rate)} />
      {tax && (
        <ChoiceChips
          label={t`The price`}
          visibleLabel
          wrap
          options={[
            { value: 'inside', label: t`has it inside` },
            { value: 'on_top', label: t`it comes on top` },
          ]}
          value={inside ? 'inside' : 'on_top'}
          onChange={(value) => set(tax.rate, value === 'inside')}
        />
      )}
      <p>
        <Trans>What an item usually bears is said on its page, and for all items under Settings, Business.</Trans>
      </p>
    </>
  );
}
