import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import classes from './settings.module.css';

interface AddWordProps {
  label: string;
  busy: boolean;
  /** Why the last one was not added. */
  error: { type: string } | undefined;
  clearError: () => void;
  /** Gives whether it was added. */
  add: (name: string) => Promise<boolean>;
}

/** One more word for a list, typed. [SET-5] */
export function AddWord({ label, busy, error, clearError, add }: AddWordProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const words: Readonly<Record<string, string>> = {
    NameMissing: t`Type the name.`,
    AlreadyThere: t`This one is there already.`,
    TooMany: t`There is no room for more. Remove one first.`,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await add(name)) setName('');
  };
  return (
    <form className={classes.name} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label={label}
        maxLength={40}
        flex={1}
        value={name}
        error={error && (words[error.type] ?? notDoneWords(error))}
        onChange={(event) => {
          setName(event.currentTarget.value);
          clearError();
        }}
      />
      <Button type="submit" variant="default" loading={busy}>
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
