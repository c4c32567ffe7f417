import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconChecks, IconPointFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../client/use-session.ts';
import { HenAndTray } from '../../ui/drawings/hen-and-tray.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { PageHead } from '../../ui/frame/page-head.tsx';
import classes from './home.module.css';

/** /home: the promise on three ledger lines, and the ways in. [RTE-2] */
export function HomeScreen() {
  const { t } = useLingui();
  const signedIn = useSession()?.state === 'signed-in';
  return (
    <div className={classes.page}>
      <PageHead
        title={t`Your farm and shop book`}
        description={t`Your farm and shop book. Works without internet. Nothing you save gets lost.`}
      />
      <header className={classes.top}>
        <Logo size={36} />
        <b>Flockbook</b>
        {!signedIn && (
          <Button component={Link} to="/login" variant="default" ml="auto" h={48}>
            <Trans>Sign in</Trans>
          </Button>
        )}
      </header>
      <main className={classes.main}>
        <h1>
          <span>
            <i>
              <IconPointFilled aria-hidden />
            </i>
            <em>
              <Trans>Your farm and shop book.</Trans>
            </em>
          </span>
          <span>
            <i>
              <IconCheck aria-hidden />
            </i>
            <em>
              <Trans>Works without internet.</Trans>
            </em>
          </span>
          <span>
            <i>
              <IconChecks aria-hidden />
            </i>
            <em>
              <Trans>Nothing you save gets lost.</Trans>
            </em>
          </span>
        </h1>
        <p className={classes.lead}>
          <Trans>Sales and debts on the phone in your pocket. Record with one thumb, with or without a signal.</Trans>
        </p>
        <div className={classes.ways}>
          {signedIn ? (
            <Button component={Link} to="/sales/view/0" fullWidth h={56} fz={18}>
              <Trans>Open my book</Trans>
            </Button>
          ) : (
            <Button component={Link} to="/register" fullWidth h={56} fz={18}>
              <Trans>Register</Trans>
            </Button>
          )}
        </div>
        <div className={classes.drawing}>
          <HenAndTray />
        </div>
      </main>
    </div>
  );
}
