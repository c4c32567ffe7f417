import { Trans, useLingui } from '@lingui/react/macro';
import { IconGift } from '@tabler/icons-react';
import { Navigate, useParams } from 'react-router-dom';
import { chooseLanguage } from '../../../client/language.ts';
import { pendingInvitation } from '../../../client/pending-invitation.ts';
import { LANGUAGES } from '../../../domain/text/languages.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useSession } from '../../../client/use-session.ts';
import { countryOf } from '../../../domain/places/countries.ts';
import { isReferralCode } from '../../../domain/account/referral-code.ts';
import { Popup } from '../../../ui/feedback/popup.tsx';
import { FrontPage } from '../../../ui/frame/front-page.tsx';
import { LanguageChoice } from '../../../ui/setup/language-choice.tsx';
import { AccountForm } from './account-form.tsx';
import { CountryField } from './country-field.tsx';
import { FrontLink } from './front-link.tsx';
import { useAccountError } from './use-account-error.ts';
import { POPUP_STAYS_MS, useArrival } from './use-arrival.ts';

/**
 * /register and /register/referral/:referral_id: create an account, with the inviter's code.
 * [RTE-12, RTE-13, ACC-2, ACC-3, ACC-12]
 */
export function RegisterScreen() {
  const { t } = useLingui();
  const { referral_id } = useParams();
  const session = useSession();
  const { run, error } = useCommand('account.register');
  const { arrive, underway, popup, hidePopup } = useArrival();
  const refused = useAccountError(error, 'registration');
  if (session?.state === 'signed-in' && !session.sample && !underway) return <Navigate to="/sales/view/0" replace />;
  return (
    <FrontPage
      title={t`Register`}
      description={t`Start a farm and shop book that works without internet.`}
      lead={<Trans>Needs internet once. Then your book works anywhere.</Trans>}
    >
      <div style={{ marginTop: 20 }}>
        <LanguageChoice languages={LANGUAGES} onChoose={(language) => void chooseLanguage(language)} />
      </div>
      {referral_id !== undefined && <Invited code={referral_id} />}
      <AccountForm
        Country={CountryField}
        button={t`Register`}
        busy={underway}
        error={refused}
        onSubmit={({ country, ...answers }) =>
          void arrive(
            run({
              ...answers,
              country: countryOf(country)?.code,
              referral_id,
              invited: pendingInvitation() !== undefined,
            }),
            '/welcome',
          )
        }
      />
      <FrontLink to="/login">
        <Trans>Registered before? Sign in</Trans>
      </FrontLink>
      <Popup words={popup ? t`Registration Successful` : undefined} stays={POPUP_STAYS_MS} onGone={hidePopup} tick />
    </FrontPage>
  );
}

/**
 * Shows that a referral code will be used; whether it has an owner is checked with the account. A malformed code is
 * reported and blocks nothing. [RTE-13]
 */
function Invited({ code }: { code: string }) {
  return (
    <p role="note" style={{ display: 'flex', gap: 8, marginTop: 20 }}>
      <IconGift aria-hidden style={{ flex: 'none', color: 'var(--fb-primary-text)' }} />
      <span>
        {isReferralCode(code) ? (
          <Trans>
            The code <b>{code}</b> of who invited you goes along. If nobody has it, you register without it.
          </Trans>
        ) : (
          <Trans>This invitation link is not whole. You can register without it.</Trans>
        )}
      </span>
    </p>
  );
}
