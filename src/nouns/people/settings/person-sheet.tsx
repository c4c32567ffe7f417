import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PeopleView, PersonView } from '../../../contract/people.ts';
import { useCommand } from '../../../client/use-command.ts';
import type { Rights } from '../../../domain/people/check-invite.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../../ui/feedback/not-done-words.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { FlocksChoice } from './flocks-choice.tsx';
import classes from '../../settings/shared/settings.module.css';
import own from './people.module.css';
import { RightsChoice } from './rights-choice.tsx';

/** A member with their rights: an admin's rights or an attendant's flocks. */
export type Worker = { user: PersonView } & ({ roles: Rights } | { farm_ids: readonly string[] });

interface PersonSheetProps {
  worker: Worker | undefined;
  flocks: PeopleView['flocks'];
  onClose: () => void;
}

/** Change the rights of a member, or remove them. [PPL-4, PPL-10] */
export function PersonSheet({ worker, flocks, onClose }: PersonSheetProps) {
  return (
    <Sheet opened={worker !== undefined} title={worker?.user.name} onClose={onClose}>
      {worker && <PersonForm key={worker.user.user_id} worker={worker} flocks={flocks} onClose={onClose} />}
    </Sheet>
  );
}

function PersonForm({ worker, flocks, onClose }: PersonSheetProps & { worker: Worker }) {
  const { t } = useLingui();
  const { run, busy, error } = useCommand('people.change');
  const [roles, setRoles] = useState('roles' in worker ? worker.roles : undefined);
  const [farmIds, setFarmIds] = useState('farm_ids' in worker ? worker.farm_ids : undefined);
  const [removing, setRemoving] = useState(false);
  const { user } = worker;
  const save = async () => {
    if ((await run({ uid: user.user_id, roles, farm_ids: farmIds })).ok) onClose();
  };
  if (removing) return <RemovePerson user={user} onBack={() => setRemoving(false)} onRemoved={onClose} />;
  return (
    <div className={classes.form}>
      <p className={own.hint}>{user.email}</p>
      {roles && <RightsChoice value={roles} onChange={setRoles} />}
      {farmIds && <FlocksChoice flocks={flocks} value={farmIds} onChange={setFarmIds} />}
      {error && <ErrorNote>{notDoneWords(error) ?? t`This person was removed meanwhile.`}</ErrorNote>}
      <Button variant="outline" color="barn" h={48} onClick={() => setRemoving(true)}>
        <Trans>Remove {user.name}</Trans>
      </Button>
      <div className={own.bottom}>
        <Button fullWidth h={56} fz={18} loading={busy} onClick={() => void save()}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </div>
  );
}

interface RemovePersonProps {
  user: PersonView;
  onBack: () => void;
  onRemoved: () => void;
}

/** Explains a removal before it is done: returning requires a new invitation. [PPL-10, PPL-11] */
function RemovePerson({ user, onBack, onRemoved }: RemovePersonProps) {
  const { t } = useLingui();
  const { run, busy, error } = useCommand('people.remove');
  const remove = async () => {
    if ((await run({ uid: user.user_id })).ok) onRemoved();
  };
  return (
    <div className={own.stack}>
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
