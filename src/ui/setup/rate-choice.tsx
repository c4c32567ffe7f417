import { useLingui } from '@lingui/react/macro';
import type { Taxes } from '../../domain/tax/taxes.ts';
import { ChoiceChips } from '../choice-chips.tsx';

interface RateChoiceProps {
  label: string;
  taxes: Pick<Taxes, 'name' | 'rates'>;
  /** In basis points; 'none' for no tax, undefined for the default. */
  value: number | 'none' | undefined;
  /** Label of the default; without it there is no such option. */
  usual?: string;
  onChange: (value: number | 'none' | undefined) => void;
}

/** Choice of one tax rate of the business, or none. [TAX-2] */
export function RateChoice({ label, taxes: { name, rates }, value, usual, onChange }: RateChoiceProps) {
  const { t } = useLingui();
  // A previous rate stays visible even when it is no longer in the list.
  const all = typeof value === 'number' && !rates.includes(value) ? [...rates, value] : rates;
  return (
    <ChoiceChips
      label={label}
      visibleLabel
      wrap
      options={[
        ...(usual === undefined ? [] : [{ value: 'usual', label: usual }]),
        ...all.map((rate) => ({ value: String(rate), label: rateWords(name, rate) })),
        { value: 'none', label: t`No ${name}` },
      ]}
      value={value === undefined ? 'usual' : String(value)}
      onChange={(chosen) => onChange(chosen === 'usual' ? undefined : chosen === 'none' ? 'none' : Number(chosen))}
    />
  );
}

/** "VAT 18 %". `rate` in basis points. */
export const rateWords = (name: string, rate: number): string => `${name} ${rate / 100} %`;
