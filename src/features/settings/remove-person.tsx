import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PersonView } from '../../contract/people.ts';
import { useCommand } from '../../client/use-command.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import classes from './people.module.css';

interface RemovePersonProps {
  user: PersonView;
  onBack: () => void;
  onRemoved: () => void;
}

/** What a removal means, before it is done: nobody comes back without a new invitation. [PPL-10, PPL-11] */
export function RemovePerson({ user, onBack, onRemoved }: RemovePersonProps) {
  const { t } = useLingui();
  const { run, busy, error } = useCommand('people.remove');
  const remove = async () => {
    if ((await run({ uid: user.user_id })).ok) onRemoved();
  };
  return (
    <div className={classes.stack}>
      <p>
        <Trans>
          {user.name} can open nothing of this business any more, as soon as their phone has a signal. What they
          recorded stays in the book. What their phone could not send yet comes to you, and you decide.
        </Trans>
      </p>
      <p>
        <Trans>To come back they need a new invitation.</Trans>
      </p>
      {error && <ErrorNote>{notDoneWords(error) ?? t`This person was removed meanwhile.`}</ErrorNote>}
      <Button color="barn" h={56} fz={18} loading={busy} onClick={() => void remove()}>
        <Trans>Remove {user.name}</Trans>
      </Button>
      <Button variant="default" h={48} onClick={onBack}>
        <Trans>Keep {user.name}</Trans>
      </Button>
    </div>
  );
}
