import { Button, Stack, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState, type FormEvent } from 'react';
import { useCommand } from '../../../client/use-command.ts';
import { ErrorDialog } from '../../../ui/feedback/error-dialog.tsx';
import { Popup } from '../../../ui/feedback/popup.tsx';
import { FrontPage } from '../../../ui/frame/front-page.tsx';
import { isEmailAddress } from './email-address.ts';
import { FrontLink } from './front-link.tsx';
import { TALL } from './tall.ts';
import { useAccountError } from './use-account-error.ts';

/** How long the popup after sending the link stays, milliseconds. [ACC-8] */
const SENT_STAYS_MS = 2000;

/** /recover_password: request a mail with a link that sets a new password. [RTE-10, ACC-8] */
export function RecoverScreen() {
  const { t } = useLingui();
  const { run, busy, error, clearError } = useCommand('account.sendReset');
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const [popup, setPopup] = useState(false);
  const refused = useAccountError(error, 'reset');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isEmailAddress(email)) return setMissing(t`Invalid email address`);
    setSentTo(undefined);
    const { ok } = await run({ email });
    if (!ok) return;
    setSentTo(email.trim());
    setPopup(true);
  };
  return (
    <FrontPage
      title={t`Forgot the password?`}
      description={t`Get a link by e-mail that sets a new password.`}
      lead={<Trans>We send you a link by e-mail that sets a new one. What is on this phone stays.</Trans>}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md" mt={20}>
          {sentTo !== undefined && (
            <p role="status">
              <Trans>
                Look into the mail of <b>{sentTo}</b>, also among the unwanted ones. The link there sets a new password.
              </Trans>
            </p>
          )}
          <TextInput
            {...TALL}
            label={t`Email`}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            value={email}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              setMissing(undefined);
            }}
            error={missing}
          />
          <Button type="submit" fullWidth h={56} fz={18} loading={busy}>
            <Trans>Send the link</Trans>
          </Button>
        </Stack>
      </form>
      <FrontLink to="/login">
        <Trans>Back to sign in</Trans>
      </FrontLink>
      <ErrorDialog title={t`Oops!`} text={refused?.text} advice={refused?.advice} onClose={clearError} />
      <Popup
        words={popup ? t`Password reset link sent` : undefined}
        stays={SENT_STAYS_MS}
        onGone={useCallback(() => setPopup(false), [])}
        tick
      />
    </FrontPage>
  );
}
