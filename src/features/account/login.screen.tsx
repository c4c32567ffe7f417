import { Button, Stack } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { isAppKept } from '../../client/is-app-kept.ts';
import { useQuery } from '../../client/use-query.ts';
import { useSession } from '../../client/use-session.ts';
import { FrontPage } from '../../ui/frame/front-page.tsx';
import { FrontLink } from './front-link.tsx';
import { nextPath } from './next-path.ts';
import { PasswordLogin } from './password-login.tsx';
import { PinUnlock } from './pin-unlock.tsx';

const NOTHING = {};
const NOBODY: [] = [];

/** /login: the PIN of whoever set one on this phone, else e-mail and password. [RTE-9, ACC-1, ACC-15] */
export function LoginScreen() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const session = useSession();
  // On a first visit nobody has a PIN here, and the form does not wait for the book's answer.
  const pins = useQuery('account.pins', NOTHING) ?? (isAppKept() ? undefined : NOBODY);
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

/** No user id: whoever chose to type e-mail and password. */
const PASSWORD = 'password';
