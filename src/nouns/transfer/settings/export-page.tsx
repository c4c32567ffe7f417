import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconDatabaseExport,
  IconBuildingStore,
  IconCash,
  IconChevronRight,
  IconFileImport,
  IconTruckDelivery,
  IconUsers,
} from '@tabler/icons-react';
import { useSearchParams, Link } from 'react-router-dom';
import { useCommand } from '../../../client/use-command.ts';
import { useBusiness } from '../../../client/use-session.ts';
import { downloadText } from '../../../ui/files/download-text.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { Screen } from '../../../ui/frame/screen.tsx';
import { RestoreBackup, useRestoring } from './restore-backup.tsx';
import { TablesCards } from './tables-cards.tsx';
import classes from '../../settings/shared/settings.module.css';
import own from './transfer.module.css';
import type { BusinessView } from '../../../contract/account.ts';
import { takeShared, useSharedName } from '../../../client/shared-file.ts';
import { useImport } from '../../../client/use-import.ts';
import type { ImportKind } from '../../../domain/imports/import-row.ts';
import { ImportWizard } from '../shared/import/import-wizard.tsx';

const NOTHING = {};

/**
 * /settings/9: export everything of the business as a file, at any time and without a connection, and restore it; and
 * import from another book. [IMP-1..4]
 */
export function ExportPage() {
  const { t } = useLingui();
  const business = useBusiness();
  const { run, busy, error } = useCommand('business.export');
  const restoring = useRestoring();
  const [params] = useSearchParams();
  const words = notDoneWords(error);
  // Nothing to export yet: a new phone, or one that cannot fetch its book.
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

const PAGE = '/settings/9';

const KINDS: readonly string[] = ['customers', 'suppliers', 'items', 'money'] satisfies ImportKind[];

/** The kind in the URL; undefined when there is none. */
const kindAsked = (asked: string | null): ImportKind | undefined =>
  asked !== null && KINDS.includes(asked) ? (asked as ImportKind) : undefined;

/**
 * Kinds of data to import from another book: the first step of the wizard; a file that another app shared waits for its
 * kind. [IMP-1, OFF-7]
 */
function BringInCard({ business, shared }: { business: BusinessView; shared: boolean }) {
  const { t } = useLingui();
  const waits = useSharedName(shared);
  const kinds = [
    { kind: 'customers', icon: IconUsers, words: t`Customers`, more: t`With what they owe you` },
    { kind: 'suppliers', icon: IconTruckDelivery, words: t`Suppliers`, more: t`With what you owe them` },
    ...(business.purchases
      ? [{ kind: 'items', icon: IconBuildingStore, words: t`Items of the shop`, more: t`With prices and what is on the shelf` }]
      : []),
    { kind: 'money', icon: IconCash, words: t`Money`, more: t`Cash, mobile money and bank when you began` },
  ];
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Bring your data in</Trans>
      </h2>
      <p className={classes.quiet}>
        <Trans>From another app, a sheet or your contacts. You see everything before it is added, and nothing is added twice.</Trans>
      </p>
      {waits !== undefined && (
        <p role="status" className={own.waits}>
          <IconFileImport aria-hidden />
          {waits === '' ? <Trans>A text was shared. What is in it?</Trans> : <Trans>{waits} was shared. What is in it?</Trans>}
        </p>
      )}
      <nav className={classes.bring} aria-label={t`What to bring in`}>
        {kinds.map(({ kind, icon: Icon, words, more }) => (
          <Link key={kind} className={classes.link} to={`${PAGE}?bring=${kind}${waits === undefined ? '' : '&shared=1'}`}>
            <Icon aria-hidden />
            <span>
              <b>{words}</b>
              <span>{more}</span>
            </span>
            <IconChevronRight aria-hidden />
          </Link>
        ))}
      </nav>
    </section>
  );
} // prettier-ignore

/** The remaining steps of the wizard, for one kind. [IMP-1] */
function BringInPage({ kind, business, shared }: { kind: ImportKind; business: BusinessView; shared: boolean }) {
  const { t } = useLingui();
  const titles = {
    customers: t`Bring in customers`,
    suppliers: t`Bring in suppliers`,
    items: t`Bring in items`,
    money: t`Bring in money`,
  };
  return (
    <ImportWizard
      key={kind}
      kind={kind}
      title={titles[kind]}
      description={t`Take what stood in another book into this one.`}
      back={PAGE}
      currency={business.currency}
      may={business.role === 'owner'}
      importing={useImport()}
      shared={shared ? takeShared : undefined}
    />
  );
}
