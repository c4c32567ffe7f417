import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconArchive, IconArchiveOff, IconArrowMerge, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import classes from './person-page.module.css';

/** Button that opens the form with the party's data. */
export function EditButton({ to, onPhone = false }: { to: string; onPhone?: boolean }) {
  // In the header on wide screens, below everything else on a phone.
  const place = onPhone ? { h: 48, hiddenFrom: 'md' } : {};
  return (
    <Button component={Link} to={to} variant="default" {...place} leftSection={<IconPencil aria-hidden />}>
      <Trans>Edit</Trans>
    </Button>
  );
}

interface PersonChangesProps {
  edit: string;
  merge: string;
  archived: boolean;
  /** `error` as text. */
  archiving: { busy: boolean; error: string | undefined };
  onArchive: () => void;
}

/** Possible changes of a party; a party is never deleted. [CUS-10, DOC-8] */
export function PersonChanges({ edit, merge, archived, archiving, onArchive }: PersonChangesProps) {
  return (
    <div className={classes.actions}>
      <EditButton to={edit} onPhone />
      <Button component={Link} to={merge} variant="default" h={48} leftSection={<IconArrowMerge aria-hidden />}>
        <Trans>The same as another</Trans>
      </Button>
      <Button
        variant="default"
        h={48}
        loading={archiving.busy}
        leftSection={archived ? <IconArchiveOff aria-hidden /> : <IconArchive aria-hidden />}
        onClick={onArchive}
      >
        {archived ? <Trans>Bring back</Trans> : <Trans>Archive</Trans>}
      </Button>
      {archiving.error && <ErrorNote>{archiving.error}</ErrorNote>}
    </div>
  );
}
