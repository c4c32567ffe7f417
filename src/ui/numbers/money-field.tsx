import type { ComponentProps } from 'react';
import { NumberField } from './number-field.tsx';
import { askedOf } from './typed-money.ts';
import { afterTyping, shownTyped } from './typed-text.ts';

interface MoneyFieldProps extends ComponentProps<typeof NumberField> {
  currency: string;
}

/** An amount entered with the keypad: thousands are grouped, and an ambiguous amount is questioned. [MNY-14, LOK-11] */
export const MoneyField = ({ currency, value, unit, onType, ...props }: MoneyFieldProps) => (
  <NumberField
    {...props}
    value={shownTyped(value)}
    unit={askedOf(value, currency) ?? unit}
    onType={(text) => onType(afterTyping(value, text))}
  />
);
