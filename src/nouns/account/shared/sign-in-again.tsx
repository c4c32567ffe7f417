import { Button, PasswordInput, Stack } from '@mantine/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useCommand } from '../../../client/use-command.ts';
import { useSyncStatus } from '../../../client/use-session.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import classes from '../../settings/shared/settings.module.css';

/**
 * Asks for the password again because the server requires it; until then all records stay pending on this phone.
 * [SYN-16]
 */
export function SignInAgain({ email }: { email: string }) {
  const { t } = useLingui();
  const waiting = useSyncStatus()?.waiting ?? 0;
  const { run, busy, error } = useCommand('account.signIn');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run({ email, password });
  };
  const refusal =
    error?.type === 'AuthRefused'
      ? { title: error.code, text: error.advice ?? error.message }
      : {
          title: undefined,
          text: error?.type === 'NoConnection' ? t`This needs internet. Connect, then try again.` : notDoneWords(error),
        };
  return (
    <form className={classes.card} data-tone="look" onSubmit={submit} noValidate>
      <Stack gap="sm">
        <p className={classes.again}>
          <IconLock aria-hidden />
          <b>
            {waiting > 0 ? (
              <Plural
                value={waiting}
                one="Sign in again to send your # record. Nothing is lost."
                other="Sign in again to send your # records. Nothing is lost."
              />
            ) : (
              <Trans>Sign in again to hear from your other phones. Nothing is lost.</Trans>
            )}
          </b>
        </p>
        {error && <ErrorNote title={refusal.title}>{refusal.text}</ErrorNote>}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label={t`Password of ${email}`}
          autoComplete="current-password"
          visibilityToggleButtonProps={{
            'aria-label': t`Show password`,
            tabIndex: 0,
            style: { width: 48, height: 48 },
          }}
          rightSectionWidth={52}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" h={56} loading={busy}>
          <Trans>Sign in again</Trans>
        </Button>
      </Stack>
    </form>
  );
}
