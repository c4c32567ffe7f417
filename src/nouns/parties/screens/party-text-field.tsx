import { TextInput, type TextInputProps } from '@mantine/core';
import { MAX_TEXT, type PartyError, type PartyText } from '../../../domain/parties/check-party.ts';
import { partyErrorWords } from '../shared/words/party-error-words.ts';
import type { OwnFieldsProps } from './party-kind.ts';

/** The text of a refusal when it is of this type and for this amount. */
export function wordsFor(error: { type: string } | undefined, type: PartyError['type'], field?: string) {
  const isOf = error?.type === type && (field === undefined || (error as { field?: string }).field === field);
  return isOf ? partyErrorWords(error) : undefined;
}

interface PartyTextFieldProps extends Omit<TextInputProps, 'form' | 'error'> {
  own: OwnFieldsProps;
  name: PartyText | 'terms' | 'whatsapp' | 'supplies' | 'tags';
  /** The type of refusal that belongs to the field. */
  refused?: PartyError['type'];
}

/** One plain text field of the form. */
export const PartyTextField = ({ own: { form, onType, error }, name, refused, ...more }: PartyTextFieldProps) => (
  <TextInput
    autoComplete="off"
    value={form[name]}
    maxLength={(MAX_TEXT as Readonly<Partial<Record<string, number>>>)[name]}
    error={refused && wordsFor(error, refused)}
    onChange={(event) => onType({ [name]: event.currentTarget.value })}
    {...more}
  />
);
