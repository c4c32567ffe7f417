import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconUserOff } from '@tabler/icons-react';
import type { LateEntry } from '../../../contract/sync.ts';
import { useCommand } from '../../../client/use-command.ts';
import { useQuery } from '../../../client/use-query.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { nameWords } from '../shared/record-words.ts';
import { RecordHead } from './record-head.tsx';
import classes from '../../settings/shared/settings.module.css';
import own from './sync.module.css';

const NOTHING = {};

/**
 * Records that members still had on their phones when they were removed: the owner accepts them into the book or not.
 * [PPL-11]
 */
export function LateRecords() {
  const late = useQuery('sync.late', NOTHING) ?? [];
  if (late.length === 0) return null;
  return (
    <>
      <h2 className={classes.heading} id="late-records">
        <IconUserOff aria-hidden />
        <Trans>From people who were removed, {late.length}</Trans>
      </h2>
      <ul className={classes.records} aria-labelledby="late-records">
        {late.map((entry) => (
          <LateRecord key={entry.path} entry={entry} />
        ))}
      </ul>
    </>
  );
}

function LateRecord({ entry }: { entry: LateEntry }) {
  const { t } = useLingui();
  const { run, busy, error } = useCommand('sync.decideLate');
  const { path, by } = entry;
  const name = nameWords(entry);
  return (
    <li data-plain>
      <div>
        <RecordHead record={entry} by={by} />
        {error?.type === 'CannotAccept' && (
          <ErrorNote>
            {error.reason === 'unreadable' ? (
              <Trans>This version cannot read it. Update Flockbook, then try again.</Trans>
            ) : (
              <Trans>It changes a record that has not arrived here yet. Try again later.</Trans>
            )}
          </ErrorNote>
        )}
        <div className={own.choice} role="group" aria-label={name}>
          <Button variant="default" h={48} loading={busy} onClick={() => void run({ path, accept: true })}>
            {t`Accept`}
          </Button>
          <Button variant="default" h={48} loading={busy} onClick={() => void run({ path, accept: false })}>
            {t`Refuse`}
          </Button>
        </div>
      </div>
    </li>
  );
}
