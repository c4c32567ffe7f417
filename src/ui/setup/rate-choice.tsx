import { useLingui } from '@lingui/react/macro';
import type { Taxes } from '../../domain/tax/taxes.ts';
import { ChoiceChips } from '../choice-chips.tsx';

interface RateChoiceProps {
  label: string;
  taxes: Pick<Taxes, 'name' | 'rates'>;
  /** In basis points; 'none' without tax, undefined what is usual. */
  value: number | 'none' | undefined;
  /** What is usual where nothing is chosen; without it there is no such choice. */
  usual?: string;
  onChange: (value: number | 'none' | undefined) => void;
}

/** One rate of the business's tax, or none. [TAX-2] */
export function RateChoice({ label, taxes: { name, rates }, value, usual, onChange }: RateChoiceProps) {
  const { t } = useLingui();
  // A rate of before stays to be seen, also when it is no longer in the list.
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
