import type { Invite } from '../../../../schemas/invite.schema.ts';
import { inviteEnds, inviteState, type InviteState } from '../../../domain/people/invite-state.ts';
import type { WorkspaceDoc } from '../../../store/book.ts';

/** Start of the validity: the server's time, or the phone's while the invitation is pending. [PPL-7] */
const factsOf = ({ status, valid_days, updated_at, created_at }: Invite & Pick<WorkspaceDoc, 'updated_at'>) => ({
  status,
  valid_days,
  from: updated_at > 0 ? updated_at : Date.parse(created_at),
});

export const stateOfInvite = (invite: Invite & Pick<WorkspaceDoc, 'updated_at'>, now: Date): InviteState =>
  inviteState(factsOf(invite), now.getTime());

/** The instant at which an invitation expires. */
export const endOfInvite = (invite: Invite & Pick<WorkspaceDoc, 'updated_at'>): string =>
  new Date(inviteEnds(factsOf(invite))).toISOString();
