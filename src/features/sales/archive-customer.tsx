import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../../client/use-command.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';
import { customerErrorWords } from '../../ui/words/customer-error-words.ts';
import { CUSTOMERS } from './customer-paths.ts';

/** Out of the lists, or back into them; nobody is ever deleted. [CUS-10] */
export function ArchiveButton({ id, archived }: { id: string; archived: boolean }) {
  const { run, busy, error } = useCommand('customers.archive');
  const tell = useSavedToast();
  const navigate = useNavigate();
  const archive = async () => {
    const done = await run({ id, archived: !archived });
    if (!done.ok) return;
    tell();
    void navigate(CUSTOMERS);
  };
  return (
    <>
      <Button
        variant="default"
        h={48}
        loading={busy}
        leftSection={archived ? <IconArchiveOff aria-hidden /> : <IconArchive aria-hidden />}
        onClick={() => void archive()}
      >
        {archived ? <Trans>Bring back</Trans> : <Trans>Archive</Trans>}
      </Button>
      {error && <ErrorNote>{customerErrorWords(error)}</ErrorNote>}
    </>
  );
}
