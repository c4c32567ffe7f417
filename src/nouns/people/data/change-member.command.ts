import { memberChange, memberUid } from '../../../contract/inputs/people.ts';
import { command, type BusinessWork } from '../../../data/command.ts';
import { workspacePath, type Member } from '../../../../schemas/workspace.schema.ts';
import { onlyGiven } from '../../../domain/people/check-invite.ts';
import { ok, refuse } from '../../../domain/result.ts';
import { listedMembers } from '../../../domain/people/listed-members.ts';
import { memberships, type Book, type WorkspaceDoc } from '../../../store/book.ts';
import type { CommandResult } from '../../../contract/port.ts';
import { saveAsPending } from '../../../store/save.ts';

/** Change the rights of an admin, or the flocks of an attendant; an empty list means all flocks. [PPL-4, RUL-14] */
export const changeMember = command({
  name: 'people.change',
  input: memberChange,
  needs: 'owner',
  run: (work, { uid, roles, farm_ids }) =>
    editMember(work, uid, (member) => {
      if (member.role === 'admin') return roles ? { ...member, roles: onlyGiven(roles) } : member;
      const { farm_ids: _before, ...rest } = member;
      if (!farm_ids) return member;
      return farm_ids.length > 0 ? { ...rest, farm_ids: [...farm_ids] } : rest;
    }),
});

/**
 * End a membership. The person's phone loses the business at its next contact; their records stay in the books.
 * [PPL-10]
 */
export const removeMember = command({
  name: 'people.remove',
  input: memberUid,
  needs: 'owner',
  run: (work, { uid }) =>
    editMember(work, uid, (member) => ({ ...member, status: 'removed', removed_at: work.deps.now().toISOString() })),
});

/** The membership and its copy in the settings are one commit. [PPL-5] */
async function editMember(
  { session, book, open }: BusinessWork,
  uid: string,
  edit: (member: Member & WorkspaceDoc) => Member & WorkspaceDoc,
): Promise<CommandResult<'people.change'>> {
  const businessId = open.business.id;
  const path = workspacePath.member(businessId, uid);
  const edited = await book.exclusive(async (): Promise<CommandResult<'people.change'>> => {
    const before = (await book.workspace.find([path])).get(path) as (Member & WorkspaceDoc) | undefined;
    if (!before || before.status === 'removed') return refuse({ type: 'NotHere' });
    if (before.role === 'owner') return refuse({ type: 'NotAllowed' });
    const after = edit(before);
    if (after === before) return ok(null);
    // All unsent changes of members are one commit, which is the founding one while that is unsent.
    const changes = [{ before, after }, ...(await listAgain(book, businessId, after))];
    const together = changes.map((one) => ({ ...one, after: { ...one.after, sync_batch: businessId } }));
    await saveAsPending(book, book.workspace, together);
    return ok(null);
  });
  if (edited.ok) session.sync.sendNow();
  return edited;
}

/**
 * The change of the settings that lists all members, one of them changed. None while the settings are not on this phone,
 * or wait for the owner's decision: the next change of a member lists all again.
 */
async function listAgain(book: Book, businessId: string, changed: Member & WorkspaceDoc) {
  const path = workspacePath.settings(businessId);
  const before = (await book.workspace.find([path])).get(path);
  if (!before || before.sync_state === 'rejected') return [];
  const rows = await memberships(book.workspace.collection).exec();
  const members = rows
    .map((row) => row.toJSON() as unknown as Member & WorkspaceDoc)
    .filter(({ doc_kind, business_id, user_id }) => doc_kind === 'members' && business_id === businessId && user_id !== changed.user_id); // prettier-ignore
  return [{ before, after: { ...before, ...listedMembers([...members, changed]) } }];
}
