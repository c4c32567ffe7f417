import { TextInput, type TextInputProps } from '@mantine/core';
import type { Ref } from 'react';

export interface NumberInputProps extends Omit<TextInputProps, 'onChange' | 'inputMode' | 'autoComplete'> {
  /** The typed text. */
  value: string;
  onChange: (typed: string) => void;
  /** Only whole numbers are accepted. */
  whole?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A text field for a number; the typed text is kept until it is parsed. [LOK-11] */
export const NumberInput = ({ onChange, whole, inputRef, ...props }: NumberInputProps) => (
  <TextInput
    {...props}
    ref={inputRef}
    inputMode={whole ? 'numeric' : 'decimal'}
    autoComplete="off"
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
