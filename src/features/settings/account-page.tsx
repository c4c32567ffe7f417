import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { SessionView } from '../../contract/account.ts';
import { chooseLanguage } from '../../client/language.ts';
import { LANGUAGES } from '../../domain/text/languages.ts';
import { useSession, useSyncStatus } from '../../client/use-session.ts';
import { showPhone } from '../../domain/phones/phone-number.ts';
import { FindButton } from '../../ui/frame/find-button.tsx';
import { Screen } from '../../ui/frame/screen.tsx';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import { AccessWords } from './access-words.tsx';
import { FirstAction } from './first-action.tsx';
import { LockedCard } from './locked-card.tsx';
import { MeForm } from './me-form.tsx';
import { SettingsLinks } from './settings-links.tsx';
import { PinCard } from './pin-card.tsx';
import { PushCard } from './push-card.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { SignOut } from './sign-out.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import classes from './settings.module.css';

/** /settings/0: who is signed in here, what this person may do and whom to ask. [SET-3] */
export function AccountPage() {
  const { t } = useLingui();
  const session = useSession();
  if (session?.state !== 'signed-in') return null;
  return (
    <Screen title={t`My account`} description={t`Who is signed in on this phone and what they may do.`}>
      <AccountCards session={session} />
    </Screen>
  );
}

function AccountCards({ session }: { session: Extract<SessionView, { state: 'signed-in' }> }) {
  const expired = useSyncStatus()?.session === 'expired';
  const { business, email, first_name, phone, country } = session;
  return (
    <div className={classes.cards}>
      <FindButton />
      {expired && <SignInAgain email={email} />}
      {business && <FirstAction business={business} />}
      {session.locked && <LockedCard session={session} locked={session.locked} />}
      {!business && !session.locked && (
        <Button component={Link} to="/welcome" h={56} fz={18}>
          <Trans>Start my book</Trans>
        </Button>
      )}
      <section className={classes.card}>
        <h2>
          <Trans>Me</Trans>
        </h2>
        <MeForm key={`${first_name} ${phone}`} name={first_name} phone={phone && showPhone(phone)} country={country} />
        <dl className={classes.facts}>
          <dt>
            <Trans>Email</Trans>
          </dt>
          <dd>{email}</dd>
          {business && (
            <>
              <dt>
                <Trans>Business</Trans>
              </dt>
              <dd>{business.name}</dd>
              {business.role !== 'attendant' && (
                <>
                  <dt>
                    <Trans>Money</Trans>
                  </dt>
                  <dd>{business.currency}</dd>
                </>
              )}
            </>
          )}
        </dl>
      </section>
      {business && (
        <section className={classes.card}>
          <h2>
            <Trans>What I may do here</Trans>
          </h2>
          <AccessWords business={business} />
        </section>
      )}
      <SettingsLinks session={session} />
      {!session.sample && (
        <>
          <PinCard uid={session.uid} />
          <PushCard uid={session.uid} />
        </>
      )}
      <section className={classes.card}>
        <LanguageChoice languages={LANGUAGES} onChoose={(language) => void chooseLanguage(language)} />
        <ThemeChoice />
      </section>
      <SignOut />
    </div>
  );
}
