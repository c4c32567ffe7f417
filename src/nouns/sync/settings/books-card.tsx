import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconBook2 } from '@tabler/icons-react';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import classes from '../../settings/shared/settings.module.css';

const NOTHING = {};

/** State of the books, from which all sums come, and a button to rebuild them from the records. [LED-47, LED-48] */
export function BooksCard() {
  const progress = useQuery('ledger.progress', NOTHING);
  const { run, busy } = useCommand('ledger.rebuild');
  if (!progress) return null;
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Books</Trans>
      </h2>
      <p className={classes.quiet} role="status">
        {progress.state === 'current' && <Trans>Up to date. Every sum can be made again from your records.</Trans>}
        {progress.state === 'fetching' && <Trans>Not all of your records are on this phone yet.</Trans>}
        {progress.state === 'recalculating' && <Trans>Recalculating values …</Trans>}
        {progress.state === 'building' && <Trans>Being made from your records: {progress.booked} so far …</Trans>}
        {progress.state === 'failed' && <Trans>The sums could not be worked out: {progress.why}</Trans>}
      </p>
      <Button variant="default" leftSection={<IconBook2 size={20} />} loading={busy} onClick={() => void run({})}>
        <Trans>Make the books again</Trans>
      </Button>
    </section>
  );
}
