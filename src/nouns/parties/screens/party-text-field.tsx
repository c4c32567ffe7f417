import { TextInput, type TextInputProps } from '@mantine/core';
import { MAX_TEXT, type PartyText } from '../../../domain/parties/check-party.ts';
import type { OwnFieldsProps } from './party-kind.ts';

interface PartyTextFieldProps extends Omit<TextInputProps, 'form' | 'error'> {
  own: OwnFieldsProps;
  name: PartyText | 'terms' | 'whatsapp' | 'supplies' | 'tags';
}

/** One plain text field of the form. */
export const PartyTextField = ({ own: { form }, name, ...more }: PartyTextFieldProps) => (
  <TextInput
    autoComplete="off"
    maxLength={(MAX_TEXT as Readonly<Partial<Record<string, number>>>)[name]}
    {...form.input(name)}
    {...more}
  />
);
