import { NumberInput, type NumberInputProps } from './number-input.tsx';
import { askedOf } from './typed-money.ts';
import { afterTyping, shownTyped } from './typed-text.ts';

interface MoneyInputProps extends NumberInputProps {
  currency: string;
}

/** A line for an amount: its thousands are parted, and what may be read in two ways is asked about. [MNY-14, LOK-11] */
export const MoneyInput = ({ currency, value, error, onType, ...props }: MoneyInputProps) => (
  <NumberInput
    {...props}
    value={shownTyped(value)}
    error={error || askedOf(value, currency)}
    onType={(text) => onType(afterTyping(value, text))}
  />
);
