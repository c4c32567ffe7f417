import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { FlockPage } from '../../contract/flock-page.ts';
import { useCommand } from '../../client/use-command.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { endErrorWords } from './flock-error-words.ts';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import classes from './farm.module.css';

/** A flock that was closed too early is opened again, with the birds it had. [FLK-11] */
export function ReopenFlock({ page, back }: { page: FlockPage; back: string }) {
  const navigate = useNavigate();
  const saved = useSavedToast();
  const { run, busy, error } = useCommand('farm.reopenFlock');
  const open = async () => {
    if (!(await run({ id: page.flock.id })).ok) return;
    saved();
    void navigate(back, { replace: true });
  };
  return (
    <div className={classes.part}>
      <p className={classes.quiet}>
        <Trans>The birds that it had come back into the book, and it can be written about again.</Trans>
      </p>
      {error && <ErrorNote>{endErrorWords(error)}</ErrorNote>}
      <Button h={56} fz={18} loading={busy} onClick={() => void open()}>
        <Trans>Open this flock again</Trans>
      </Button>
    </div>
  );
}
