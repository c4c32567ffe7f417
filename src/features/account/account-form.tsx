import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { ErrorDialog } from '../../ui/feedback/error-dialog.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import type { AccountRefusal } from './account-words.ts';
import { isEmailAddress } from './email-address.ts';
import { TALL } from './tall.ts';

export interface AccountAnswers {
  first_name: string;
  email: string;
  password: string;
}

interface AccountFormProps {
  /** Registration asks for a name too. */
  asksName: boolean;
  button: string;
  busy: boolean;
  error: AccountRefusal | undefined;
  onSubmit: (answers: AccountAnswers) => void;
}

/** Fields of sign-in and registration; a refusal stands in a popup and stays beside the form, the text stays typed. [ACC-3, ACC-16] */
export function AccountForm({ asksName, button, busy, error, onSubmit }: AccountFormProps) {
  const { t } = useLingui();
  const [answers, setAnswers] = useState<AccountAnswers>({ first_name: '', email: '', password: '' });
  const [missing, setMissing] = useState<Partial<AccountAnswers>>({});
  const [closed, setClosed] = useState<object>();
  const type = (field: keyof AccountAnswers) => (event: { currentTarget: { value: string } }) => {
    setAnswers({ ...answers, [field]: event.currentTarget.value });
    setMissing({ ...missing, [field]: undefined });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Partial<AccountAnswers> = {};
    if (asksName && answers.first_name.trim() === '') found.first_name = t`Type your first name.`;
    if (!isEmailAddress(answers.email)) found.email = t`Invalid email address`;
    if (answers.password === '') found.password = t`Type the password.`;
    setMissing(found);
    if (Object.keys(found).length === 0)
      onSubmit({ ...answers, email: answers.email.trim(), first_name: answers.first_name.trim() });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" mt={20}>
        {error && <ErrorNote title={error.title}>{error.advice ?? error.text}</ErrorNote>}
        {asksName && (
          <TextInput
            {...TALL}
            label={t`First name`}
            autoComplete="given-name"
            maxLength={60}
            value={answers.first_name}
            onChange={type('first_name')}
            error={missing.first_name}
          />
        )}
        <TextInput
          {...TALL}
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          value={answers.email}
          onChange={type('email')}
          error={missing.email}
        />
        <PasswordInput
          {...TALL}
          label={t`Password`}
          autoComplete={asksName ? 'new-password' : 'current-password'}
          visibilityToggleButtonProps={{
            'aria-label': t`Show password`,
            tabIndex: 0,
            style: { width: 48, height: 48 },
          }}
          rightSectionWidth={52}
          value={answers.password}
          onChange={type('password')}
          error={missing.password}
        />
        <Button type="submit" fullWidth h={56} fz={18} loading={busy}>
          {button}
        </Button>
      </Stack>
      <ErrorDialog
        title={error?.title ?? ''}
        text={error && error !== closed ? error.text : undefined}
        advice={error?.advice}
        onClose={() => setClosed(error)}
      />
    </form>
  );
}
