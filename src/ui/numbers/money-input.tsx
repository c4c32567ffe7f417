import { NumberInput, type NumberInputProps } from './number-input.tsx';
import { askedOf } from './typed-money.ts';
import { afterTyping, shownTyped } from './typed-text.ts';

interface MoneyInputProps extends NumberInputProps {
  currency: string;
}

/** A text field for an amount: thousands are grouped, and an ambiguous amount is questioned. [MNY-14, LOK-11] */
export const MoneyInput = ({ currency, value, error, onChange, ...props }: MoneyInputProps) => (
  <NumberInput
    {...props}
    value={shownTyped(value)}
    error={error || askedOf(value, currency)}
    onChange={(text) => onChange(afterTyping(value, text))}
  />
);
