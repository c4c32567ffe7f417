import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PeopleView, PersonView } from '../../contract/people.ts';
import { useCommand } from '../../client/use-command.ts';
import type { Rights } from '../../domain/people/check-invite.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { notDoneWords } from '../../ui/feedback/not-done-words.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { FlocksChoice } from './flocks-choice.tsx';
import classes from './people.module.css';
import { RemovePerson } from './remove-person.tsx';
import { RightsChoice } from './rights-choice.tsx';

/** Somebody who works here, with what they may do: an admin's rights or an attendant's flocks. */
export type Worker = { user: PersonView } & ({ roles: Rights } | { farm_ids: readonly string[] });

interface PersonSheetProps {
  worker: Worker | undefined;
  flocks: PeopleView['flocks'];
  onClose: () => void;
}

/** Change what somebody may do, or remove them. [PPL-4, PPL-10] */
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
      <p className={classes.hint}>{user.email}</p>
      {roles && <RightsChoice value={roles} onChange={setRoles} />}
      {farmIds && <FlocksChoice flocks={flocks} value={farmIds} onChange={setFarmIds} />}
      {error && <ErrorNote>{notDoneWords(error) ?? t`This person was removed meanwhile.`}</ErrorNote>}
      <Button variant="outline" color="barn" h={48} onClick={() => setRemoving(true)}>
        <Trans>Remove {user.name}</Trans>
      </Button>
      <div className={classes.bottom}>
        <Button fullWidth h={56} fz={18} loading={busy} onClick={() => void save()}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </div>
  );
}
