import { Button, PasswordInput, Stack } from '@mantine/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { PinAccount } from '../../contract/account.ts';
import { useCommand } from '../../client/use-command.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { TALL } from './tall.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Open one's own book with the PIN; needs no network. [ACC-14, ACC-15] */
export function PinUnlock({ account }: { account: PinAccount }) {
  const { t } = useLingui();
  const { uid, first_name, email, next_try_at } = account;
  const { run, busy, error } = useCommand('account.unlock');
  const [pin, setPin] = useState('');
  const seconds = useSecondsLeft(next_try_at);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await run({ uid, pin });
    setPin('');
  };
  const words = seconds > 0 ? waitWords(seconds) : undefined;
  const isWrong = error?.type === 'WrongPin';
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md" mt={20}>
        <p>
          <b>{first_name}</b>, {email}
        </p>
        {(words ?? isWrong) && (
          <ErrorNote title={isWrong ? t`Wrong PIN` : undefined}>{words ?? t`Try once more.`}</ErrorNote>
        )}
        {error && !isWrong && !words && <ErrorNote>{notDoneWords(error) ?? t`Please try again.`}</ErrorNote>}
        <input type="hidden" name="username" value={email} readOnly />
        <PasswordInput
          {...TALL}
          label={t`PIN of ${first_name}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          visibilityToggleButtonProps={{ 'aria-label': t`Show PIN`, tabIndex: 0, style: { width: 48, height: 48 } }}
          rightSectionWidth={52}
          disabled={seconds > 0}
          value={pin}
          onChange={(event) => setPin(event.currentTarget.value.replaceAll(/\D/g, ''))}
        />
        <Button type="submit" fullWidth h={56} fz={18} loading={busy} disabled={seconds > 0 || pin.length < 4}>
          <Trans>Open my book</Trans>
        </Button>
      </Stack>
    </form>
  );
}

const waitWords = (seconds: number): string =>
  seconds > 90
    ? plural(Math.ceil(seconds / 60), {
        one: 'Too many tries. Wait # minute.',
        other: 'Too many tries. Wait # minutes.',
      })
    : plural(seconds, { one: 'Too many tries. Wait # second.', other: 'Too many tries. Wait # seconds.' });
