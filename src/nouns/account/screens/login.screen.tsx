import { Button, Stack, PasswordInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useEffect, type FormEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { isAppKept } from '../../../client/is-app-kept.ts';
import { useQuery } from '../../../client/use-query.ts';
import { useSession } from '../../../client/use-session.ts';
import { FrontPage } from '../../../ui/frame/front-page.tsx';
import { FrontLink } from './front-link.tsx';
import { nextPath } from '../../../client/next-path.ts';
import { useCommand } from '../../../client/use-command.ts';
import { Popup } from '../../../ui/feedback/popup.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountError } from './use-account-error.ts';
import { POPUP_STAYS_MS, useArrival } from './use-arrival.ts';
import { plural } from '@lingui/core/macro';
import type { PinAccount } from '../../../contract/account.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { TALL } from './tall.ts';
import { secondsUntil } from '../../../domain/time/seconds-until.ts';

const NOTHING = {};

const NOBODY: [] = [];

/** /login: the PIN of a user who set one on this phone, else e-mail and password. [RTE-9, ACC-1, ACC-15] */
export function LoginScreen() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const session = useSession();
  // On a first visit no user has a PIN on this phone, and the form does not wait for the book's answer. Keep the value
  // from the page's opening: a form in use must not disappear because the phone has just cached the app.
  const [wasKept] = useState(isAppKept);
  const pins = useQuery('account.pins', NOTHING) ?? (wasKept ? undefined : NOBODY);
  const [chosen, setChosen] = useState<string>();
  const [underway, setUnderway] = useState(false);
  const next = nextPath(params.get('next'));
  if (session?.state === 'signed-in' && !session.sample && !underway) return <Navigate to={next} replace />;
  const account = chosen === PASSWORD ? undefined : (pins?.find(({ uid }) => uid === chosen) ?? pins?.[0]);
  const others = pins?.filter(({ uid }) => uid !== account?.uid) ?? [];
  return (
    <FrontPage
      title={t`Sign in`}
      description={t`Sign in to your farm and shop book.`}
      lead={
        account ? (
          <Trans>Your book is on this phone and closed. The PIN opens it, also without internet.</Trans>
        ) : (
          <Trans>The first time on a phone needs internet. After that your book opens anywhere.</Trans>
        )
      }
    >
      {account && <PinUnlock key={account.uid} account={account} />}
      {pins && !account && <PasswordLogin next={next} onUnderway={setUnderway} />}
      {others.length > 0 && (
        <Stack gap="xs" mt="md">
          {others.map(({ uid, first_name }) => (
            <Button key={uid} variant="default" h={48} onClick={() => setChosen(uid)}>
              {t`PIN of ${first_name}`}
            </Button>
          ))}
        </Stack>
      )}
      {account ? (
        <>
          <Button variant="default" fullWidth h={48} mt="md" onClick={() => setChosen(PASSWORD)}>
            <Trans>Sign in with a password</Trans>
          </Button>
          <p style={{ marginTop: 12 }}>
            <Trans>
              Forgot the PIN? Sign in with the password; it needs internet and takes the PIN away. Nothing on this phone
              is lost.
            </Trans>
          </p>
        </>
      ) : (
        <>
          <FrontLink to="/recover_password">
            <Trans>Forgot the password?</Trans>
          </FrontLink>
          <FrontLink to="/register">
            <Trans>New here? Register</Trans>
          </FrontLink>
        </>
      )}
    </FrontPage>
  );
}

/** Not a user id: the user chose e-mail and password. */
const PASSWORD = 'password';

interface PasswordLoginProps {
  /** The path to open next. */
  next: string;
  /** Called while the popup is open, so that the session that appears meanwhile does not close it early. */
  onUnderway: (underway: boolean) => void;
}

/** Sign in with e-mail and password; the first time on a phone needs internet. [ACC-1, ACC-3] */
function PasswordLogin({ next, onUnderway }: PasswordLoginProps) {
  const { t } = useLingui();
  const { run, error } = useCommand('account.signIn');
  const { arrive, underway, popup, hidePopup } = useArrival();
  const refused = useAccountError(error, 'sign-in');
  useEffect(() => onUnderway(underway), [underway, onUnderway]);
  return (
    <>
      <AccountForm
        button={t`Sign in`}
        busy={underway}
        error={refused}
        // Without a business the guard of the book redirects to /welcome.
        onSubmit={({ email, password }) => void arrive(run({ email, password }), next)}
      />
      <Popup words={popup ? t`Login Successful` : undefined} stays={POPUP_STAYS_MS} onGone={hidePopup} tick />
    </>
  );
}

/** Open the user's own book with the PIN; needs no network. [ACC-14, ACC-15] */
function PinUnlock({ account }: { account: PinAccount }) {
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

const leftUntil = (at: number | undefined): number => (at === undefined ? 0 : secondsUntil(at, Date.now()));

/** Whole seconds until a moment, counted down; 0 when it has passed. `at` in ms since 1970. */
function useSecondsLeft(at: number | undefined): number {
  const [left, setLeft] = useState(() => leftUntil(at));
  useEffect(() => {
    setLeft(leftUntil(at));
    if (leftUntil(at) === 0) return;
    const timer = setInterval(() => setLeft(leftUntil(at)), 1000);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
