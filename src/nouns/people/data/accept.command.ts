import { invitationId } from '../../../contract/inputs/people.ts';
import { command } from '../../../data/command.ts';
import { invitePath, type Invite } from '../../../../schemas/invite.schema.ts';
import { workspacePath, type Member } from '../../../../schemas/workspace.schema.ts';
import { listedAs } from '../../../domain/people/listed-members.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { nameOf } from '../../account/data/user-document.ts';
import { chooseBusiness } from '../../business/data/choose-business.ts';
import { saveAsPending } from '../../../store/save.ts';
import type { ApiWrite, ApiClient } from '../../../data/api-client.ts';
import type { Session } from '../../../data/session.ts';
import { stateOfInvite } from './state-of-invite.ts';
import type { Notification } from '../../../../schemas/notification.schema.ts';
import type { Deps } from '../../../data/deps.ts';

/**
 * Accept an invitation: its membership and its mark are written in one commit, so it is used only once. Needs the
 * server now. A try whose answer was lost is recognised by the next one. [PPL-9, RUL-14]
 */
export const acceptInvitation = command({
  name: 'people.accept',
  input: invitationId,
  needs: 'sign-in',
  run: async ({ deps, session }, { id }) => {
    let api: ApiClient;
    try {
      api = await deps.api();
    } catch {
      return refuse({ type: 'NoConnection' });
    }
    const copy = await api.get(invitePath(id));
    if (copy.type === 'unreachable') return refuse({ type: 'NoConnection' });
    if (copy.type === 'denied') return refuse({ type: 'InviteClosed' });
    const invite = copy.fields as unknown as Invite;
    if (invite.accepted_by !== session.book.uid) {
      if (stateOfInvite({ ...invite, updated_at: copy.updated_at }, deps.now()) !== 'open')
        return refuse({ type: 'InviteClosed' });
      const me = await joiner(session);
      const verdict = await api.commit(writesOf(invite, me, deps.now()));
      if (verdict === 'unreachable') return refuse({ type: 'NoConnection' });
      if (verdict === 'refused') return refuse({ type: 'InviteClosed' });
      // Sent after the commit: the rules would not know the membership within it.
      await tellInviter(deps, api, invite, me);
    }
    await noteBusiness(session, invite);
    await chooseBusiness(deps, invite.business_id);
    session.sync.hint('visible'); // a lock from an earlier removal is checked now [SYN-24]
    return ok({ business_id: invite.business_id });
  },
});

interface Joiner {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
}

async function joiner({ book, me$ }: Session): Promise<Joiner> {
  const path = workspacePath.user(book.uid);
  const known = (await book.workspace.find([path])).get(path)?.['first_name'];
  const { uid, email } = me$.value;
  return { uid, email, name: typeof known === 'string' ? known : nameOf(me$.value) };
}

function writesOf(invite: Invite, { uid, email, name }: Joiner, now: Date): ApiWrite[] {
  const member: Member = {
    user_id: uid,
    business_id: invite.business_id,
    role: invite.kind,
    roles: invite.roles,
    status: 'active',
    name,
    email,
    ...(invite.farm_ids ? { farm_ids: invite.farm_ids } : {}),
    invite_id: invite.id,
    joined_at: now.toISOString(),
    rev: (invite.member_rev ?? 0) + 1,
  };
  const { business_id } = invite;
  return [
    { path: workspacePath.member(business_id, uid), fields: member },
    { path: workspacePath.settings(business_id), union: listedAs(member) },
    { path: invitePath(invite.id), fields: { ...invite, status: 'accepted', accepted_by: uid, rev: invite.rev + 1 } },
  ];
}

/**
 * Write the business into the person's own document, so that their next phone finds it too: a hint, no right. [RUL-2]
 */
function noteBusiness({ book }: Session, { kind, business_id }: Invite): Promise<void> {
  const path = workspacePath.user(book.uid);
  return book.exclusive(async () => {
    const before = (await book.workspace.find([path])).get(path);
    if (!before) return; // it has not arrived yet; the choice of this phone is kept anyway
    const invites = before['invites'] as string[];
    const after =
      kind === 'attendant'
        ? { ...before, attendant_business_id: business_id }
        : { ...before, invites: [...new Set([...invites, business_id])] };
    await saveAsPending(book, book.workspace, [{ before, after }]);
  });
}

/**
 * Notify the inviter that the person joined: one member writes to another. The name is the title, which needs no
 * translation; a failure is only logged, as the list of people shows it too. [NTF-4, RUL-21]
 */
async function tellInviter(
  deps: Deps,
  api: ApiClient,
  { business_id, business_name, invited_by, kind }: Invite,
  me: { readonly uid: string; readonly name: string },
): Promise<void> {
  const notification_id = deps.newId();
  const fields: Notification = {
    notification_id,
    user_id: invited_by,
    business_id,
    from: me.uid,
    title: me.name,
    body: business_name,
    opened: false,
    created_at: deps.now().toISOString(),
    kind: 'invite',
    link: kind === 'attendant' ? '/settings/5' : '/settings/4',
    rev: 1,
  };
  try {
    const verdict = await api.commit([{ path: `notifications/${notification_id}`, fields }]);
    if (verdict !== 'accepted') console.warn('who invited was not told', verdict);
  } catch (fault) {
    console.warn('who invited was not told', fault);
  }
}
