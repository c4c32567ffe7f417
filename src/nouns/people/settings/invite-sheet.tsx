import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { type FormEvent } from 'react';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import type { PeopleView } from '../../../contract/people.ts';
import { useCommand } from '../../../client/use-command.ts';
import type { InviteDraft } from '../../../domain/people/check-invite.ts';
import { rightsOfPreset } from '../../../domain/people/role-presets.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { FlocksChoice } from './flocks-choice.tsx';
import { inviteErrorWords } from '../shared/invite-error-words.ts';
import { InvitedFields, isOfInvited } from '../shared/invited-fields.tsx';
import classes from '../../settings/shared/settings.module.css';
import { RightsChoice } from './rights-choice.tsx';
import { DraftNote } from '../../../ui/drafts/draft-note.tsx';
import { useDraft, useKept } from '../../../ui/drafts/use-draft.ts';

interface InviteSheetProps {
  kind: 'admin' | 'attendant' | undefined;
  flocks: PeopleView['flocks'];
  onMade: (inviteId: string) => void;
  onClose: () => void;
}

/** The person to invite, and their rights. The link follows. [PPL-4] */
export function InviteSheet({ kind, flocks, onMade, onClose }: InviteSheetProps) {
  const title = kind === 'attendant' ? <Trans>Invite an attendant</Trans> : <Trans>Invite an admin</Trans>;
  return (
    <Sheet opened={kind !== undefined} title={title} onClose={onClose}>
      {kind && <InviteForm kind={kind} flocks={flocks} onMade={onMade} />}
    </Sheet>
  );
}

interface InviteFormProps extends Pick<InviteSheetProps, 'flocks' | 'onMade'> {
  kind: 'admin' | 'attendant';
}

function InviteForm({ kind, flocks, onMade }: InviteFormProps) {
  const { run, busy, error, clearError } = useCommand('people.invite');
  const kept = useDraft('invitation', { id: kind });
  const [draft, setDraft] = useKept<InviteDraft>(kept, 'form', () => ({
    id: newDocumentId(),
    kind,
    name: '',
    email: '',
    roles: rightsOfPreset('cashier'),
    farm_ids: [],
  }));
  const change = (part: Partial<InviteDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    clearError();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = await run(draft);
    if (!made.ok) return;
    kept.forget();
    onMade(made.value.id);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <DraftNote draft={kept} />
      <InvitedFields value={draft} error={error} onChange={change} />
      {kind === 'admin' ? (
        <RightsChoice value={draft.roles} onChange={(roles) => change({ roles })} />
      ) : (
        <FlocksChoice flocks={flocks} value={draft.farm_ids} onChange={(farm_ids) => change({ farm_ids })} />
      )}
      <div className={classes.bottom}>
        {error && !isOfInvited(error) && <ErrorNote>{inviteErrorWords(error)}</ErrorNote>}
        <Button type="submit" fullWidth h={56} fz={18} loading={busy}>
          <Trans>Make the invitation</Trans>
        </Button>
      </div>
    </form>
  );
}
