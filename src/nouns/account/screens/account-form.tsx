import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ComponentType, type FormEvent } from 'react';
import { proposeLanguage } from '../../../client/language.ts';
import { invitedEmail } from '../../../client/pending-invitation.ts';
import { languageOf } from '../../../domain/places/countries.ts';
import { countryHere } from '../../../ui/setup/country-here.ts';
import { ErrorDialog } from '../../../ui/feedback/error-dialog.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import type { AccountRefusal } from './account-words.ts';
import { carriedOver, carryOver, dropUnlessSpeaking } from './carry-over.ts';
import type { CountryFieldProps } from './country-field.tsx';
import { isEmailAddress } from './email-address.ts';
import { TALL } from './tall.ts';

export interface AccountAnswers {
  first_name: string;
  email: string;
  password: string;
  /** ISO 3166-1; '' at the sign-in, which has no such field. */
  country: string;
}

interface AccountFormProps {
  /** The registration's field for the country; the sign-in does not load it. [ACC-12] */
  Country?: ComponentType<CountryFieldProps>;
  button: string;
  busy: boolean;
  error: AccountRefusal | undefined;
  onSubmit: (answers: AccountAnswers) => void;
}

/**
 * Fields of sign-in and registration; a refusal shows in a popup and stays beside the form, and the typed text is kept.
 * [ACC-3, ACC-16]
 */
export function AccountForm({ Country, button, busy, error, onSubmit }: AccountFormProps) {
  const { t } = useLingui();
  const asksWho = Country !== undefined;
  const [answers, setAnswers] = useState<AccountAnswers>(
    () =>
      carriedOver() ?? {
        first_name: '',
        email: invitedEmail() ?? '',
        password: '',
        country: asksWho ? countryHere() : '',
      },
  );
  useEffect(() => carryOver(answers), [answers]);
  useEffect(() => dropUnlessSpeaking, []);
  const [missing, setMissing] = useState<Partial<AccountAnswers>>({});
  const [closed, setClosed] = useState<object>();
  // Change the current state: a password manager fills several fields before any of them is rendered.
  const change = (field: keyof AccountAnswers, value: string) => {
    setAnswers((before) => ({ ...before, [field]: value }));
    setMissing((before) => ({ ...before, [field]: undefined }));
  };
  const type = (field: keyof AccountAnswers) => (event: { currentTarget: { value: string } }) =>
    change(field, event.currentTarget.value);
  const moveTo = (country: string) => {
    change('country', country);
    void proposeLanguage(languageOf(country));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Partial<AccountAnswers> = {};
    if (asksWho && answers.first_name.trim() === '') found.first_name = t`Type your first name.`;
    if (!isEmailAddress(answers.email)) found.email = t`Invalid email address`;
    if (answers.password === '') found.password = t`Type the password.`;
    if (asksWho && answers.country === '') found.country = t`Choose your country.`;
    setMissing(found);
    if (Object.keys(found).length === 0)
      onSubmit({ ...answers, email: answers.email.trim(), first_name: answers.first_name.trim() });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" mt={20}>
        {error && <ErrorNote title={error.title}>{error.advice ?? error.text}</ErrorNote>}
        {asksWho && (
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
          autoComplete={asksWho ? 'new-password' : 'current-password'}
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
        {Country && <Country value={answers.country} error={missing.country} onChange={moveTo} />}
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
