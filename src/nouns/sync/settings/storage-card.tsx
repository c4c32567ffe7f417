import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle, IconFileDownload, IconLifebuoy, IconShieldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { downloadText } from '../../../ui/files/download-text.ts';
import { megabytes } from './megabytes.ts';
import { useStorage } from '../../../client/use-storage.ts';
import { isNearlyFull } from '../../../domain/phones/nearly-full.ts';
import classes from '../../settings/shared/settings.module.css';
import own from './sync.module.css';

const NOTHING = {};

/** Storage used by the book, and whether the phone protects it. */
export function StorageCard() {
  const storage = useStorage();
  const protection = useQuery('protection', NOTHING);
  const { run, busy } = useCommand('device.export');
  const help = useCommand('device.diagnostic');
  const save = async () => {
    const result = await run({});
    if (result.ok) downloadText(result.value.filename, result.value.json);
  };
  const saveDiagnostic = async () => {
    const result = await help.run({ browser: navigator.userAgent, storage: storage ?? null });
    if (result.ok) downloadText(result.value.filename, result.value.json);
  };
  return (
    <>
      <section className={classes.card}>
        <h2>
          <Trans>Storage</Trans>
        </h2>
        {storage ? (
          <dl className={classes.facts} data-short>
            <dt>
              <Trans>Used by Flockbook</Trans>
            </dt>
            <dd>
              {storage.quota > 0 ? (
                <Trans>
                  {megabytes(storage.used)} of {megabytes(storage.quota)} MB
                </Trans>
              ) : (
                <Trans>{megabytes(storage.used)} MB</Trans>
              )}
            </dd>
            <dt>
              <Trans>Second copy of what is not sent</Trans>
            </dt>
            <Answer good={protection?.journal === 'on'}>
              {protection?.journal === 'on' ? <Trans>Yes</Trans> : <Trans>No</Trans>}
            </Answer>
            <dt>
              <Trans>Protected by the phone</Trans>
            </dt>
            <Answer good={storage.persisted}>{storage.persisted ? <Trans>Yes</Trans> : <Trans>Not yet</Trans>}</Answer>
          </dl>
        ) : (
          <p className={classes.quiet}>
            <Trans>This browser does not say how much is used.</Trans>
          </p>
        )}
        {storage && isNearlyFull(storage) && (
          <p>
            <Trans>Phone is nearly full. Old photos will be removed first, records never.</Trans>
          </p>
        )}
        {storage && !storage.persisted && (
          <p className={classes.quiet}>
            <Trans>Put Flockbook on the home screen, then the phone does not clear it when it is full.</Trans>
          </p>
        )}
      </section>
      <Button
        variant="default"
        h={56}
        leftSection={<IconFileDownload aria-hidden />}
        loading={busy}
        onClick={() => void save()}
      >
        <Trans>Save my records to a file</Trans>
      </Button>
      <Button
        variant="default"
        h={56}
        leftSection={<IconLifebuoy aria-hidden />}
        loading={help.busy}
        onClick={() => void saveDiagnostic()}
      >
        <Trans>File for whoever helps me</Trans>
      </Button>
      <p className={classes.quiet}>
        <Trans>It says what waits and why, and has no names and no amounts.</Trans>
      </p>
    </>
  );
}

function Answer({ good, children }: { good: boolean; children: ReactNode }) {
  const Icon = good ? IconShieldCheck : IconAlertTriangle;
  return (
    <dd className={own.answer} data-tone={good ? 'good' : 'look'}>
      <Icon size={18} aria-hidden />
      {children}
    </dd>
  );
}
