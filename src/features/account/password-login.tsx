import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useCommand } from '../../client/use-command.ts';
import { Popup } from '../../ui/feedback/popup.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountError } from './use-account-error.ts';
import { POPUP_STAYS_MS, useArrival } from './use-arrival.ts';

interface PasswordLoginProps {
  /** Where it leads. */
  next: string;
  /** Told while the popup stands, so that the session that appears meanwhile does not cut it short. */
  onUnderway: (underway: boolean) => void;
}

/** Sign in with e-mail and password; the first time on a phone needs internet. [ACC-1, ACC-3] */
export function PasswordLogin({ next, onUnderway }: PasswordLoginProps) {
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
        // Without a business the guard of the book leads on to /welcome.
        onSubmit={({ email, password }) => void arrive(run({ email, password }), next)}
      />
      <Popup words={popup ? t`Login Successful` : undefined} stays={POPUP_STAYS_MS} onGone={hidePopup} tick />
    </>
  );
}
