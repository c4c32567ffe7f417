import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useCommand } from '../../client/use-command.ts';
import { countryOf } from '../../domain/places/countries.ts';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import people from './people.module.css';

interface MeFormProps {
  name: string;
  phone: string | undefined;
  /** Where the person registered: their number begins as there. [ACC-12] */
  country: string | undefined;
}

/** The person's first name and phone; the button comes when one was changed. [SET-10] */
export function MeForm({ name, phone: before = '', country }: MeFormProps) {
  const home = countryOf(country);
  const { t } = useLingui();
  const [typed, setTyped] = useState({ name, phone: before });
  const { run, busy, error, clearError } = useCommand('account.setMe');
  const type = (field: keyof typeof typed) => (event: { currentTarget: { value: string } }) => {
    clearError();
    setTyped({ ...typed, [field]: event.currentTarget.value });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run({ first_name: typed.name.trim(), phone: typed.phone });
  };
  const isPhone = error?.type.startsWith('Phone') === true;
  const nameWords = error?.type === 'NameMissing' ? t`Type your first name.` : error && customerErrorWords(error);
  return (
    <form className={people.form} onSubmit={save} noValidate>
      <TextInput
        label={t`First name`}
        autoComplete="given-name"
        maxLength={60}
        value={typed.name}
        error={!isPhone && nameWords}
        onChange={type('name')}
      />
      <TextInput
        label={t`Phone`}
        type="tel"
        autoComplete="tel"
        placeholder={home && `+${home.dial}`}
        maxLength={40}
        value={typed.phone}
        error={isPhone && customerErrorWords(error)}
        onChange={type('phone')}
      />
      {(typed.name.trim() !== name || typed.phone.trim() !== before) && (
        <Button type="submit" variant="default" h={48} loading={busy}>
          <Trans>Save</Trans>
        </Button>
      )}
    </form>
  );
}
