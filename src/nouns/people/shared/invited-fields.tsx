import { TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { inviteErrorWords } from './invite-error-words.ts';

interface Invited {
  readonly name: string;
  readonly email: string;
}

/** The field that shows a refusal; the form shows all others. */
const FIELD_OF: Readonly<Record<string, keyof Invited | undefined>> = {
  NameMissing: 'name',
  EmailWrong: 'email',
  AlreadyMember: 'email',
  AlreadyInvited: 'email',
};

/** The field beside which a refusal of an invitation is shown, name or email. [SHL-16] */
export const fieldOfInvited = ({ type }: { type: string }): keyof Invited | undefined => FIELD_OF[type];

interface InvitedFieldsProps {
  value: Invited;
  error: { type: string } | undefined;
  onChange: (part: Partial<Invited>) => void;
}

/** Name and email of a person to invite. [PPL-4] */
export function InvitedFields({ value, error, onChange }: InvitedFieldsProps) {
  const { t } = useLingui();
  const wordsOf = (field: keyof Invited) => error && fieldOfInvited(error) === field && inviteErrorWords(error);
  return (
    <>
      <TextInput
        label={t`Name`}
        maxLength={60}
        autoComplete="off"
        value={value.name}
        error={wordsOf('name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t`Email`}
        description={t`They sign in with it. The invitation works for no other.`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        value={value.email}
        error={wordsOf('email')}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
    </>
  );
}
