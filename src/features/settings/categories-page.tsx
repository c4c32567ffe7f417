import { ActionIcon, Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useCommand } from '../../client/use-command.ts';
import { useBusiness } from '../../client/use-session.ts';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { Screen } from '../../ui/frame/screen.tsx';
import people from './people.module.css';
import classes from './settings.module.css';

/** /settings/3: the categories of raw materials. [SET-5, BIZ-3] */
export function CategoriesPage() {
  const { t } = useLingui();
  const business = useBusiness();
  const { run: remove, busy } = useCommand('business.removeCategory');
  return (
    <Screen title={t`Categories`} description={t`Groups of feed, medicine and other materials.`} back="/settings/0">
      {business && (
        <div className={classes.cards}>
          <section className={classes.card}>
            <h2>
              <Trans>Raw materials</Trans>
            </h2>
            <ul aria-label={t`Categories`}>
              {business.categories.map((name) => (
                <li key={name} className={people.category}>
                  <span>{name}</span>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={48}
                    disabled={busy}
                    aria-label={t`Remove ${name}`}
                    onClick={() => void remove({ name })}
                  >
                    <IconX aria-hidden />
                  </ActionIcon>
                </li>
              ))}
            </ul>
            {business.categories.length === 0 && (
              <p className={classes.quiet}>
                <Trans>None yet. A farm begins with feeds, medications and vaccines.</Trans>
              </p>
            )}
            <AddCategory />
          </section>
        </div>
      )}
    </Screen>
  );
}

function AddCategory() {
  const { t } = useLingui();
  const { run, busy, error, clearError } = useCommand('business.addCategory');
  const [name, setName] = useState('');
  const words: Readonly<Record<string, string>> = {
    NameMissing: t`Type the name.`,
    AlreadyThere: t`This one is there already.`,
    TooMany: t`There are 50 already. Remove one first.`,
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if ((await run({ name })).ok) setName('');
  };
  return (
    <form className={classes.name} onSubmit={(event) => void add(event)} noValidate>
      <TextInput
        label={t`New category`}
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
