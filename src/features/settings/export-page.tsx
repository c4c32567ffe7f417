import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconDatabaseExport, IconFileSpreadsheet, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCommand } from '../../client/use-command.ts';
import { useBusiness } from '../../client/use-session.ts';
import type { FlatTable } from '../../domain/exports/flat-tables.ts';
import { writeCsv } from '../../domain/text/csv.ts';
import { downloadFile, downloadText } from '../../ui/download-text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { Screen } from '../../ui/frame/screen.tsx';
import { BringInCard, BringInPage, kindAsked } from './bring-in.tsx';
import { RestoreBackup, useRestoring } from './restore-backup.tsx';
import { tableWords } from './table-words.ts';
import classes from './settings.module.css';

interface Taken {
  readonly filename: string;
  readonly json: string;
  readonly tables: readonly FlatTable[];
}

/** /settings/9: everything of the business as a file, at any time and without a signal, and back from it; and what stood in another book, in. [IMP-1..4] */
export function ExportPage() {
  const { t } = useLingui();
  const business = useBusiness();
  const { run, busy, error } = useCommand('business.export');
  const [taken, setTaken] = useState<Taken>();
  const restoring = useRestoring();
  const [params] = useSearchParams();
  const words = notDoneWords(error);
  const take = async () => {
    const result = await run({});
    if (result.ok) setTaken(result.value);
    return result.ok ? result.value : undefined;
  };
  const excel = async () => {
    const all = await take();
    if (!all) return;
    const { tablesToXlsx } = await import('../../ui/write-xlsx.ts');
    const sheets = all.tables.map(({ name, rows }) => ({ name: tableWords(name), rows }));
    downloadFile(`${all.filename}.xlsx`, await tablesToXlsx(sheets));
  };
  // Nothing to take along yet: a new phone, or one that cannot fetch its book.
  if (!business) return <NewPhone restoring={restoring} />;
  const bring = kindAsked(params.get('bring'));
  const shared = params.has('shared');
  if (bring) return <BringInPage kind={bring} business={business} shared={shared} />;
  const json = async () => {
    const all = await take();
    if (all) downloadText(`${all.filename}.json`, all.json);
  };
  return (
    <Screen
      title={t`Backup & export`}
      description={t`A backup file of your business to keep and bring back, and everything as Excel or CSV.`}
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
              it brings the book back here or on another phone, without internet. Photos and voice notes are not in it.
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
        <section className={classes.card}>
          <h2>
            <Trans>Everything at once</Trans>
          </h2>
          <p className={classes.quiet}>
            <Trans>
              All records that are on this phone. Your data is yours: this works without internet and on every plan.
            </Trans>
          </p>
          <div className={classes.exports}>
            <Button
              variant="default"
              h={56}
              loading={busy}
              leftSection={<IconFileSpreadsheet aria-hidden />}
              onClick={() => void excel()}
            >
              <Trans>Excel, one file</Trans>
            </Button>
          </div>
        </section>
        <section className={classes.card}>
          <h2>
            <Trans>One kind as CSV</Trans>
          </h2>
          {taken ? (
            <TableButtons taken={taken} />
          ) : (
            <Button
              variant="default"
              h={56}
              loading={busy}
              leftSection={<IconTable aria-hidden />}
              onClick={() => void take()}
            >
              <Trans>Show what there is</Trans>
            </Button>
          )}
        </section>
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

function TableButtons({ taken: { filename, tables } }: { taken: Taken }) {
  if (tables.length === 0)
    return (
      <p className={classes.quiet}>
        <Trans>Nothing is written down yet.</Trans>
      </p>
    );
  const save = ({ name, rows }: FlatTable) =>
    downloadText(`${filename}-${name.replace('.', '-')}.csv`, writeCsv(rows), 'text/csv');
  return (
    <div className={classes.exports}>
      {tables.map((table) => (
        <Button key={table.name} variant="default" h={56} justify="space-between" rightSection={table.rows.length - 1} onClick={() => save(table)}>
          {tableWords(table.name)}
        </Button>
      ))}
    </div>
  );
} // prettier-ignore
