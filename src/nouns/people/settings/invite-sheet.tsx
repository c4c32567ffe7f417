import { Trans } from '@lingui/react/macro';
import { newDocumentId } from '../../../../schemas/new-document-id.ts';
import type { PeopleView } from '../../../contract/people.ts';
import { useCommand } from '../../../client/use-command.ts';
import type { InviteDraft } from '../../../domain/people/check-invite.ts';
import { rightsOfPreset } from '../../../domain/people/role-presets.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { FlocksChoice } from './flocks-choice.tsx';
import { inviteErrorWords } from '../shared/invite-error-words.ts';
import { fieldOfInvited, InvitedFields } from '../shared/invited-fields.tsx';
import classes from '../../settings/shared/settings.module.css';
import own from './people.module.css';
import { RightsChoice } from './rights-choice.tsx';
import { DraftForm } from '../../../ui/drafts/draft-form.tsx';
import { useDraftForm } from '../../../ui/drafts/use-draft-form.ts';
import { useDraft } from '../../../ui/drafts/use-draft.ts';

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
  const { run } = useCommand('people.invite');
  const form = useDraftForm(useDraft('invitation', { id: kind }), {
    initial: (): InviteDraft => ({
      id: newDocumentId(),
      kind,
      name: '',
      email: '',
      roles: rightsOfPreset('cashier'),
      farm_ids: [],
    }),
    alone: ['id'],
    save: run,
    onSaved: ({ id }) => onMade(id),
    fieldOf: fieldOfInvited,
    words: inviteErrorWords,
  });
  const { values, refusal, change } = form;
  return (
    <DraftForm form={form} className={classes.form} bottom={own.bottom} save={<Trans>Make the invitation</Trans>}>
      <InvitedFields value={values} error={refusal} onChange={change} />
      {kind === 'admin' ? (
        <RightsChoice value={values.roles} onChange={(roles) => change({ roles })} />
      ) : (
        <FlocksChoice flocks={flocks} value={values.farm_ids} onChange={(farm_ids) => change({ farm_ids })} />
      )}
    </DraftForm>
  );
}
