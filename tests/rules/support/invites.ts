import { newDocumentId } from '../../../schemas/new-document-id.ts';
import type { Invite } from '../../../schemas/invite.schema.ts';
import type { Member } from '../../../schemas/workspace.schema.ts';
import { memberRow } from './farm.ts';
import type { Changes, Visitor } from './visitor.ts';

const RIGHTS = { add_sales: true, edit_sales: true, add_purchases: true };
export const DAY_MS = 24 * 60 * 60_000;

/** An open invitation to the farm, from its owner to the actor's e-mail address. */
export const inviteOf = ({ farm, me }: Visitor, changes: Changes = {}): Invite => ({
  id: newDocumentId(),
  business_id: farm.id,
  business_name: farm.business.name,
  kind: 'admin',
  roles: RIGHTS,
  name: 'Juma',
  email: me.email.toLowerCase(),
  invited_by: farm.business.owner_uid,
  inviter_name: 'Asha',
  valid_days: 14,
  status: 'open',
  created_at: '2026-03-02T08:15:00.000Z',
  rev: 1,
  ...changes,
});

/** An invitation stored on the server `ageDays` ago. */
export async function invited(v: Visitor, changes: Changes = {}, ageDays = 0): Promise<Invite> {
  const invite = inviteOf(v, changes);
  const updated_at = new Date(Date.now() - ageDays * DAY_MS);
  await v.operator.put([[`invites/${invite.id}`, { ...invite, updated_at }]]);
  return invite;
}

interface Acceptance {
  readonly member?: Changes;
  readonly invite?: Changes;
  /** Changes of the settings in the same commit; without them the settings are not part of it. */
  readonly settings?: Changes;
  readonly only?: 'member' | 'invite';
}

/** The member row that the invitation grants to the actor. */
export const joinedRow = (v: Visitor, invite: Invite, changes: Changes = {}): Member =>
  memberRow(invite.business_id, v.me, {
    role: invite.kind,
    roles: invite.roles,
    ...(invite.farm_ids ? { farm_ids: invite.farm_ids } : {}),
    invite_id: invite.id,
    ...changes,
  });

/** The actor accepts an invitation as the app does: the membership and the mark on the invitation in one commit. */
export function accept(v: Visitor, invite: Invite, { member, invite: mark, settings, only }: Acceptance = {}) {
  const writes = {
    member: v.set(`businesses/${invite.business_id}/members/${v.me.uid}`, joinedRow(v, invite, member)),
    invite: v.set(`invites/${invite.id}`, {
      ...invite,
      status: 'accepted',
      accepted_by: v.me.uid,
      rev: invite.rev + 1,
      ...mark,
    }),
  };
  if (only) return v.client.commit([writes[only]]);
  const listed = settings && [v.set(v.path.settings, { ...v.farm.settings, rev: 2, ...settings })];
  return v.client.commit([writes.member, writes.invite, ...(listed ?? [])]);
}
