import { invitationId, inviteDraft } from '../../../contract/inputs/people.ts';
import { command } from '../../../data/command.ts';
import { firstValueFrom } from 'rxjs';
import { invitePath, MAX_INVITE_DAYS, type Invite } from '../../../../schemas/invite.schema.ts';
import type { Member } from '../../../../schemas/workspace.schema.ts';
import { checkInvite, type InviteDraft } from '../../../domain/people/check-invite.ts';
import { ok, refuse } from '../../../domain/result.ts';
import type { WorkspaceDoc } from '../../../store/book.ts';
import type { CommandResult } from '../../../contract/port.ts';
import { saveAsPending } from '../../../store/save.ts';
import { stateOfInvite } from './state-of-invite.ts';

/**
 * Invite an admin or an attendant. Works without a connection: the link is valid once the invitation was sent.
 * [PPL-4, RUL-18]
 */
export const invite = command({
  name: 'people.invite',
  input: inviteDraft,
  needs: 'owner',
  run: async ({ deps, session: { sync, workspace$ }, book, open }, draft) => {
    const checked = checkInvite(draft);
    if (!checked.ok) return checked;
    const { business, member: owner } = open;
    const now = deps.now();
    const { members, invites } = await firstValueFrom(workspace$);
    const here = { members: members.filter(isOf(business.id)), invites: invites.filter(isOf(business.id)) };
    const { id, email } = checked.value;
    const known = here.members.find((member) => member.email.toLowerCase() === email);
    if (known?.status === 'active') return refuse({ type: 'AlreadyMember' });
    const isWaiting = (one: Invite & WorkspaceDoc) =>
      one.id !== id && one.email === email && stateOfInvite(one, now) === 'open';
    if (here.invites.some(isWaiting)) return refuse({ type: 'AlreadyInvited' });
    await book.exclusive(async () => {
      const path = invitePath(id);
      if ((await book.workspace.find([path])).has(path)) return; // the same form, pressed twice [DAT-4]
      const made: Invite = {
        ...offerOf(checked.value),
        business_id: business.id,
        business_name: business.name,
        invited_by: book.uid,
        inviter_name: owner.name,
        valid_days: MAX_INVITE_DAYS,
        ...openedAgain(known),
        status: 'open',
        created_at: now.toISOString(),
        rev: 0,
      };
      await saveAsPending(book, book.workspace, [{ after: { path, doc_kind: 'invites', ...made } }]);
    });
    sync.sendNow();
    return ok({ id });
  },
});

/** Withdraw an invitation that is not used yet. [PPL-7] */
export const revokeInvite = command({
  name: 'people.revoke',
  input: invitationId,
  needs: 'owner',
  run: async ({ session: { sync }, book }, { id }) => {
    const path = invitePath(id);
    const revoked = await book.exclusive(async (): Promise<CommandResult<'people.revoke'>> => {
      const before = (await book.workspace.find([path])).get(path);
      if (!before) return refuse({ type: 'NotHere' });
      if (before['status'] === 'open')
        await saveAsPending(book, book.workspace, [{ before, after: { ...before, status: 'revoked' } }]);
      return ok(null);
    });
    if (revoked.ok) sync.sendNow();
    return revoked;
  },
});

const isOf =
  (businessId: string) =>
  ({ business_id }: { business_id: string }): boolean =>
    business_id === businessId;

/** A person who was removed returns to their former membership: its next revision is one above that of the removal. */
const openedAgain = (known: Member | undefined) => (known ? { member_rev: known.rev } : {});

function offerOf({ id, kind, name, email, roles, farm_ids }: InviteDraft) {
  const offer = { id, kind, name, email, roles: roles as Invite['roles'] };
  return kind === 'attendant' && farm_ids.length > 0 ? { ...offer, farm_ids: [...farm_ids] } : offer;
}
