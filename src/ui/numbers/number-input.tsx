import { TextInput, type TextInputProps } from '@mantine/core';
import type { Ref } from 'react';

export interface NumberInputProps extends Omit<TextInputProps, 'onChange' | 'inputMode' | 'autoComplete'> {
  /** What was typed. */
  value: string;
  onType: (typed: string) => void;
  /** Only whole numbers are counted so. */
  whole?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A line for a number; what is typed stays as it is until it is read. [LOK-11] */
export const NumberInput = ({ onType, whole, inputRef, ...props }: NumberInputProps) => (
  <TextInput
    {...props}
    ref={inputRef}
    inputMode={whole ? 'numeric' : 'decimal'}
    autoComplete="off"
    onChange={(event) => onType(event.currentTarget.value)}
  />
);
