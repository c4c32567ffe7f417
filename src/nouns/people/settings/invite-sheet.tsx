import { Button, TextInput } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent } from 'react';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import type { PeopleView } from '../../../contract/people.ts';
import { useCommand } from '../../../client/use-command.ts';
import type { InviteDraft } from '../../../domain/people/check-invite.ts';
import { rightsOfPreset } from '../../../domain/people/role-presets.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { FlocksChoice } from './flocks-choice.tsx';
import { inviteErrorWords } from './invite-error-words.ts';
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

/** The field that shows a refusal; others are shown at the button. */
const FIELD_OF: Readonly<Record<string, 'name' | 'email' | undefined>> = {
  NameMissing: 'name',
  EmailWrong: 'email',
  AlreadyMember: 'email',
  AlreadyInvited: 'email',
};

function InviteForm({ kind, flocks, onMade }: InviteFormProps) {
  const { t } = useLingui();
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
  const words = error && inviteErrorWords(error);
  const isOfField = (field: 'name' | 'email') => error !== undefined && FIELD_OF[error.type] === field;
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <DraftNote draft={kept} />
      <TextInput
        label={t`Name`}
        maxLength={60}
        value={draft.name}
        error={isOfField('name') && words}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t`Email`}
        description={t`They sign in with it. The invitation works for no other.`}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        value={draft.email}
        error={isOfField('email') && words}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      {kind === 'admin' ? (
        <RightsChoice value={draft.roles} onChange={(roles) => change({ roles })} />
      ) : (
        <FlocksChoice flocks={flocks} value={draft.farm_ids} onChange={(farm_ids) => change({ farm_ids })} />
      )}
      <div className={classes.bottom}>
        {error && !FIELD_OF[error.type] && <ErrorNote>{words}</ErrorNote>}
        <Button type="submit" fullWidth h={56} fz={18} loading={busy}>
          <Trans>Make the invitation</Trans>
        </Button>
      </div>
    </form>
  );
}
