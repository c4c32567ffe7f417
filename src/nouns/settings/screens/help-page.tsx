import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncStatus } from '../../../client/use-session.ts';
import { RELEASE } from '../../../domain/release.ts';
import { Screen } from '../../../ui/frame/screen.tsx';
import { guides } from './guides.ts';
import { releases } from './release-notes.ts';
import classes from '../shared/settings.module.css';

/**
 * /settings/12: guides, the version and its news; readable without a connection, as all of it is part of the app.
 * [SET-2, SET-6]
 */
export function HelpPage() {
  const { t } = useLingui();
  const newest = useSyncStatus()?.newest_version;
  return (
    <Screen
      title={t`Help & version`}
      description={t`Short guides, the version and what is new in it.`}
      back="/settings/0"
    >
      <div className={classes.cards}>
        <section className={classes.card}>
          <h2>
            <Trans>How to …</Trans>
          </h2>
          {guides().map(({ title, steps }) => (
            <details key={title} className={classes.guide}>
              <summary>{title}</summary>
              <div className={classes.note}>
                <ol>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </div>
            </details>
          ))}
        </section>
        <section className={classes.card}>
          <h2>
            <Trans>Version</Trans>
          </h2>
          <dl className={classes.facts}>
            <dt>
              <Trans>On this phone</Trans>
            </dt>
            <dd>{RELEASE}</dd>
            {newest !== undefined && (
              <>
                <dt>
                  <Trans>The newest one</Trans>
                </dt>
                <dd>{newest}</dd>
              </>
            )}
          </dl>
          <Button component="a" href="/licences.txt" target="_blank" rel="noopener" variant="default" h={48}>
            <Trans>Licences</Trans>
          </Button>
        </section>
        <section className={classes.card}>
          <h2>
            <Trans>What is new</Trans>
          </h2>
          {releases().map(({ version, parts }) => (
            <div key={version} className={classes.note}>
              {parts.map(({ title, news }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <ul>
                    {news.map((one) => (
                      <li key={one}>{one}</li>
                    ))}
                  </ul>
                </div>
              ))}
              <p className={classes.quiet}>
                <Trans>Version {version}</Trans>
              </p>
            </div>
          ))}
        </section>
      </div>
    </Screen>
  );
}
