import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useCommand } from '../../client/use-command.ts';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import classes from './settings.module.css';

/** The person's first name; the button comes when it was changed. */
export function NameForm({ name: before }: { name: string }) {
  const { t } = useLingui();
  const [name, setName] = useState(before);
  const { run, busy, error } = useCommand('account.rename');
  const words = error && (error.type === 'NameMissing' ? t`Type your first name.` : notDoneWords(error));
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run({ first_name: name.trim() });
  };
  return (
    <form className={classes.name} onSubmit={save} noValidate>
      <TextInput
        label={t`First name`}
        autoComplete="given-name"
        maxLength={60}
        flex={1}
        value={name}
        error={words}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {name.trim() !== before && (
        <Button type="submit" variant="default" loading={busy}>
          <Trans>Save</Trans>
        </Button>
      )}
    </form>
  );
}
