import { Button, PasswordInput, Stack } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import classes from '../../settings/shared/settings.module.css';

const NOTHING = {};

/** The PIN of this person on this phone: set, changed, removed, and the book locked with it. [ACC-14, SET-10] */
export function PinCard({ uid }: { uid: string }) {
  const pins = useQuery('account.pins', NOTHING);
  const { run: remove, busy: removing } = useCommand('account.removePin');
  const { run: lock, busy: locking } = useCommand('account.lock');
  const [typing, setTyping] = useState(false);
  if (!pins) return null;
  const hasPin = pins.some((pin) => pin.uid === uid);
  return (
    <section className={classes.card}>
      <h2>
        <Trans>PIN on this phone</Trans>
      </h2>
      <Stack gap="sm">
        <p>
          {hasPin ? (
            <Trans>Your book opens here with your PIN, also without internet.</Trans>
          ) : (
            <Trans>On a shared phone a PIN closes your book to others. It opens it again without internet.</Trans>
          )}
        </p>
        {hasPin && (
          <Button h={56} leftSection={<IconLock aria-hidden />} loading={locking} onClick={() => void lock({})}>
            <Trans>Lock now</Trans>
          </Button>
        )}
        {typing ? (
          <NewPin onDone={() => setTyping(false)} />
        ) : (
          <Button variant="default" h={48} onClick={() => setTyping(true)}>
            {hasPin ? <Trans>Change the PIN</Trans> : <Trans>Set a PIN</Trans>}
          </Button>
        )}
        {hasPin && !typing && (
          <Button variant="subtle" color="barn" h={48} loading={removing} onClick={() => void remove({})}>
            <Trans>Remove the PIN</Trans>
          </Button>
        )}
      </Stack>
    </section>
  );
}

/** Typed twice, as a PIN field hides its content. */
function NewPin({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { run, busy, error } = useCommand('account.setPin');
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [wrong, setWrong] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pin.length < 4) return setWrong(t`Type 4 to 8 digits.`);
    if (pin !== again) return setWrong(t`The two PINs are not alike.`);
    if ((await run({ pin })).ok) onDone();
  };
  const refused =
    error?.type === 'NoPinHere' ? t`This page is not opened securely, so no PIN can be set.` : notDoneWords(error);
  const field = (label: string, value: string, onType: (digits: string) => void) => (
    <PasswordInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      visibilityToggleButtonProps={{ 'aria-label': t`Show PIN`, tabIndex: 0, style: { width: 48, height: 48 } }}
      rightSectionWidth={52}
      value={value}
      onChange={(event) => {
        onType(event.currentTarget.value.replaceAll(/\D/g, ''));
        setWrong(undefined);
      }}
    />
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        {field(t`New PIN, 4 to 8 digits`, pin, setPin)}
        {field(t`The same PIN again`, again, setAgain)}
        {(wrong ?? refused) && (
          <p role="alert" style={{ color: 'var(--fb-danger-text)' }}>
            {wrong ?? refused}
          </p>
        )}
        <Button type="submit" h={48} loading={busy}>
          <Trans>Save the PIN</Trans>
        </Button>
      </Stack>
    </form>
  );
}
