import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconFileSpreadsheet, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '../../../client/use-query.ts';
import { saveAsCsv, saveAsExcel } from '../../../ui/files/save-table.ts';
import { today } from '../../../ui/words/date-words.ts';
import type { NamedTable } from './all-tables.ts';
import classes from '../../settings/shared/settings.module.css';
import { SomebodyElse } from '../../../client/ask.ts';

const NOTHING = {};

/**
 * Everything as tables for people: one Excel file, or a CSV of each kind. Sums from incomplete records are never
 * exported. [IMP-2, LED-59]
 */
export function TablesCards({ currency }: { currency: string }) {
  const { busy, make } = useAllTables(currency);
  const [made, setMade] = useState<readonly NamedTable[]>();
  const books = useQuery('ledger.progress', NOTHING);
  const isMissing = books?.state === 'fetching' || books?.state === 'failed';
  const filename = `flockbook-${today()}`;
  const take = async () => {
    const tables = await make();
    if (tables) setMade(tables);
    return tables;
  };
  const excel = async () => {
    const tables = await take();
    if (tables && tables.length > 0) await saveAsExcel(filename, tables.map(({ table }) => table)); // prettier-ignore
  };
  return (
    <>
      <section className={classes.card}>
        <h2>
          <Trans>Everything at once</Trans>
        </h2>
        <p className={classes.quiet}>
          <Trans>
            Tables to read and add up: sales, payments, purchases, expenses, customers, suppliers, stock and flocks,
            with what is paid and owed. Your data is yours: this works without internet and on every plan.
          </Trans>
        </p>
        {isMissing && (
          <p className={classes.quiet} role="status">
            <Trans>Not all of your records are on this phone yet. The tables can be saved once all are here.</Trans>
          </p>
        )}
        <div className={classes.exports}>
          <Button
            variant="default"
            h={56}
            loading={busy}
            disabled={isMissing}
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
        {made && !isMissing ? (
          <TableButtons filename={filename} made={made} />
        ) : (
          <Button
            variant="default"
            h={56}
            loading={busy}
            disabled={isMissing}
            leftSection={<IconTable aria-hidden />}
            onClick={() => void take()}
          >
            <Trans>Show what there is</Trans>
          </Button>
        )}
      </section>
    </>
  );
}

function TableButtons({ filename, made }: { filename: string; made: readonly NamedTable[] }) {
  if (made.length === 0)
    return (
      <p className={classes.quiet}>
        <Trans>Nothing is written down yet.</Trans>
      </p>
    );
  return (
    <div className={classes.exports}>
      {made.map(({ file, table }) => (
        <Button
          key={file}
          variant="default"
          h={56}
          justify="space-between"
          rightSection={table.rows.length}
          onClick={() => saveAsCsv(`${filename}-${file}`, table)}
        >
          {table.name}
        </Button>
      ))}
    </div>
  );
}

/**
 * Build the tables of the whole business on a press; `make` returns undefined when the user left meanwhile. [IMP-2]
 * Errors: a query that fails is a bug; it is thrown while rendering and the crash page shows it.
 */
function useAllTables(currency: string): {
  busy: boolean;
  make: () => Promise<readonly NamedTable[] | undefined>;
} {
  const [busy, setBusy] = useState(false);
  const [bug, setBug] = useState<unknown>();
  if (bug !== undefined) throw bug;
  return {
    busy,
    async make() {
      setBusy(true);
      try {
        // Loaded with its first use, like the code that writes the file.
        const { allTables } = await import('./all-tables.ts');
        return await allTables(currency);
      } catch (fault) {
        if (!(fault instanceof SomebodyElse)) setBug(fault ?? new Error('no tables'));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
