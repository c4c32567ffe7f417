import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconDatabaseExport } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { useCommand } from '../../client/use-command.ts';
import { useBusiness } from '../../client/use-session.ts';
import { downloadText } from '../../ui/download-text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { Screen } from '../../ui/frame/screen.tsx';
import { BringInCard, BringInPage, kindAsked } from './bring-in.tsx';
import { RestoreBackup, useRestoring } from './restore-backup.tsx';
import { TablesCards } from './tables-cards.tsx';
import classes from './settings.module.css';

const NOTHING = {};

/** /settings/9: everything of the business as a file, at any time and without a signal, and back from it; and what stood in another book, in. [IMP-1..4] */
export function ExportPage() {
  const { t } = useLingui();
  const business = useBusiness();
  const { run, busy, error } = useCommand('business.export');
  const restoring = useRestoring();
  const [params] = useSearchParams();
  const words = notDoneWords(error);
  // Nothing to take along yet: a new phone, or one that cannot fetch its book.
  if (!business) return <NewPhone restoring={restoring} />;
  const bring = kindAsked(params.get('bring'));
  const shared = params.has('shared');
  if (bring) return <BringInPage kind={bring} business={business} shared={shared} />;
  const json = async () => {
    const made = await run(NOTHING);
    if (made.ok) downloadText(`${made.value.filename}.json`, made.value.json);
  };
  return (
    <Screen
      title={t`Backup & export`}
      description={t`A backup file of your business to keep and bring back, and everything as tables for Excel.`}
      subtitle={business.name}
      back="/settings/0"
    >
      <div className={classes.cards}>
        {words && <ErrorNote>{words}</ErrorNote>}
        {shared && <BringInCard business={business} shared />}
        <section className={classes.card}>
          <h2>
            <Trans>Backup</Trans>
          </h2>
          <p className={classes.quiet}>
            <Trans>
              One file with every record of this business, sent or not. Keep it somewhere safe, outside of this phone:
              it brings the book back here or on another phone, without internet, and other programs can read it (JSON).
              Photos and voice notes are not in it.
            </Trans>
          </p>
          <div className={classes.exports}>
            <Button h={56} loading={busy} leftSection={<IconDatabaseExport aria-hidden />} onClick={() => void json()}>
              <Trans>Save a backup file</Trans>
            </Button>
            <RestoreBackup restoring={restoring} />
          </div>
        </section>
        {!shared && <BringInCard business={business} shared={false} />}
        <TablesCards currency={business.currency} />
      </div>
    </Screen>
  );
}

function NewPhone({ restoring }: { restoring: ReturnType<typeof useRestoring> }) {
  const { t } = useLingui();
  return (
    <Screen
      title={t`Bring your book back`}
      description={t`Open your business from a backup file, without internet.`}
      back="/settings/0"
    >
      <section className={classes.card}>
        <p className={classes.quiet}>
          <Trans>
            Choose the backup file that you saved on another phone. It works without internet; what was not sent yet is
            sent when there is a signal, and nothing is counted twice.
          </Trans>
        </p>
        <div className={classes.exports}>
          <RestoreBackup restoring={restoring} main />
        </div>
      </section>
    </Screen>
  );
}
