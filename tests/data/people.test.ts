import { firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import { invitePath, type Invite } from '../../schemas/invite.schema.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { workspacePath, type Member } from '../../schemas/workspace.schema.ts';
import type { WorkspaceDoc } from '../../src/store/book.ts';
import { runCommand } from '../../src/data/commands.ts';
import type { PeopleView } from '../../src/contract/people.ts';
import type { CommandInput } from '../../src/contract/port.ts';
import { queries } from '../support/all-queries.ts';
import type { ApiWrite, ServerAnswer } from '../../src/data/api-client.ts';
import { answerOf, gracesPhone, NOW } from '../support/test-deps.ts';

const draft = (changes: Partial<CommandInput<'people.invite'>> = {}): CommandInput<'people.invite'> => ({
  id: newDocumentId(),
  kind: 'admin',
  name: 'Juma',
  email: 'juma@farm.test',
  roles: { add_sales: true },
  farm_ids: [],
  ...changes,
});

type GracesPhone = Awaited<ReturnType<typeof gracesPhone>>;

const people = (grace: GracesPhone): Promise<PeopleView> => answerOf(queries.people(grace, {}));

/** A row as received from the server. */
const received = async ({ session: { book } }: GracesPhone, path: string, row: object) => {
  const before = (await book.workspace.find([path])).get(path);
  const after = { ...row, path, sync_state: 'synced', local_seq: 1, updated_at: NOW.getTime() };
  await book.workspace.write([{ before, after: after as unknown as WorkspaceDoc }]);
};

const juma = (businessId: string, changes: Partial<Member> = {}): object => ({
  doc_kind: 'members',
  user_id: 'juma',
  business_id: businessId,
  role: 'admin',
  roles: { add_sales: true },
  status: 'active',
  name: 'Juma',
  email: 'juma@farm.test',
  joined_at: NOW.toISOString(),
  rev: 1,
  ...changes,
});

test('[PPL-4, PPL-7] the owner invites without a signal: it waits, is listed, and can be taken back', async () => {
  const grace = await gracesPhone();
  const invited = draft();
  expect(await runCommand(grace, 'people.invite', invited)).toEqual({ ok: true, value: { id: invited.id } });
  expect(await runCommand(grace, 'people.invite', invited)).toMatchObject({ ok: true }); // repeated
  const { invites, may_manage } = await people(grace);
  expect(may_manage).toBe(true);
  expect(invites).toMatchObject([{ id: invited.id, state: 'open', sync: 'pending', roles: { add_sales: true } }]);
  expect(Date.parse(invites[0]!.ends_at) - NOW.getTime()).toBe(14 * 86_400_000);
  expect(await runCommand(grace, 'people.invite', draft())).toEqual({ ok: false, error: { type: 'AlreadyInvited' } });
  expect(await runCommand(grace, 'people.revoke', { id: invited.id })).toMatchObject({ ok: true });
  expect((await people(grace)).invites).toMatchObject([{ state: 'revoked' }]);
  expect(await runCommand(grace, 'people.invite', draft())).toMatchObject({ ok: true });
  await grace.leave({ remove: true });
});

test('[PPL-7] an invitation that somebody took up is not taken back: nothing is written over what the server knows', async () => {
  const grace = await gracesPhone();
  const invited = draft();
  await runCommand(grace, 'people.invite', invited);
  const path = invitePath(invited.id);
  const { book } = grace.session;
  const before = (await book.workspace.find([path])).get(path)!;
  await received(grace, path, { ...before, status: 'accepted', accepted_by: 'juma', rev: 2 });
  expect(await runCommand(grace, 'people.revoke', { id: invited.id })).toEqual({ ok: true, value: null });
  const after = (await book.workspace.find([path])).get(path);
  expect(after).toMatchObject({ status: 'accepted', sync_state: 'synced', rev: 2 });
  await grace.leave({ remove: true });
});

test('[PPL-5] rights change, a removal is dated, and who was removed is invited on the membership they had', async () => {
  const grace = await gracesPhone();
  const path = workspacePath.member(grace.businessId, 'juma');
  await received(grace, path, juma(grace.businessId));
  expect(await people(grace)).toMatchObject({
    owner: { name: 'Grace' },
    admin_users: [{ user: { user_id: 'juma', name: 'Juma' }, roles: { add_sales: true } }],
    attendants: [],
  });
  expect(await runCommand(grace, 'people.invite', draft())).toEqual({ ok: false, error: { type: 'AlreadyMember' } });
  const roles = { add_sales: true, add_farm: true, edit_farm: false };
  expect(await runCommand(grace, 'people.change', { uid: 'juma', roles })).toMatchObject({ ok: true });
  const settingsPath = workspacePath.settings(grace.businessId);
  const rowAt = async (at: string) => (await grace.session.book.workspace.find([at])).get(at);
  expect(await rowAt(settingsPath)).toMatchObject({
    admin_users: [{ user: 'juma', roles: { add_sales: true, add_farm: true } }],
    attendants: [],
    sync_batch: (await rowAt(path))!.sync_batch,
    sync_state: 'pending',
  });
  expect((await people(grace)).admin_users[0]!.roles).toEqual({ add_sales: true, add_farm: true });
  expect(await runCommand(grace, 'people.remove', { uid: 'juma' })).toMatchObject({ ok: true });
  expect((await people(grace)).admin_users).toEqual([]);
  expect(await rowAt(settingsPath)).toMatchObject({ admin_users: [], attendants: [] });
  const { book } = grace.session;
  const row = (await book.workspace.find([path])).get(path);
  expect(row).toMatchObject({ status: 'removed', removed_at: NOW.toISOString(), sync_state: 'pending' });
  expect(await runCommand(grace, 'people.change', { uid: 'juma', roles })).toEqual({
    ok: false,
    error: { type: 'NotHere' },
  });
  await received(grace, path, juma(grace.businessId, { status: 'removed', removed_at: NOW.toISOString(), rev: 3 }));
  const again = draft();
  await runCommand(grace, 'people.invite', again);
  const { invites } = await firstValueFrom(grace.session.workspace$);
  expect(invites.find(({ id }) => id === again.id)).toMatchObject({ member_rev: 3 });
  await grace.leave({ remove: true });
});

test('[RUL-14] the owner’s own row and the acts of anybody else are refused', async () => {
  const grace = await gracesPhone();
  const { book } = grace.session;
  expect(await runCommand(grace, 'people.remove', { uid: book.uid })).toEqual({
    ok: false,
    error: { type: 'NotAllowed' },
  });
  const path = workspacePath.member(grace.businessId, book.uid);
  await received(grace, path, { ...juma(grace.businessId), user_id: book.uid });
  for (const act of [
    runCommand(grace, 'people.invite', draft()),
    runCommand(grace, 'people.revoke', { id: 'x' }),
    runCommand(grace, 'people.remove', { uid: 'juma' }),
  ])
    expect(await act).toEqual({ ok: false, error: { type: 'NotAllowed' } });
  await grace.leave({ remove: true });
});

const offered = (changes: Partial<Invite> = {}): Invite => ({
  id: 'Invite000001',
  business_id: 'OthersFarm01',
  business_name: 'Kibo Layers',
  kind: 'admin',
  roles: { add_sales: true },
  name: 'Grace',
  email: 'grace@example.com',
  invited_by: 'asha',
  inviter_name: 'Asha',
  valid_days: 14,
  status: 'open',
  created_at: NOW.toISOString(),
  rev: 1,
  ...changes,
});

/** A server with one invitation; `commit` answers as configured and records its requests. */
async function invitedPhone(
  answer: ServerAnswer | Invite,
  verdict: 'accepted' | 'refused' | 'unreachable' = 'accepted',
) {
  const grace = await gracesPhone();
  const commits: (readonly ApiWrite[])[] = [];
  const found: ServerAnswer = 'id' in answer ? { type: 'found', fields: answer, updated_at: NOW.getTime() } : answer;
  const api = {
    get: () => Promise.resolve(found),
    commit: (writes: readonly ApiWrite[]) => {
      commits.push(writes);
      return Promise.resolve(verdict);
    },
  };
  return { grace: Object.assign(grace, { api: () => Promise.resolve(api) }), commits };
}
const accept = (deps: GracesPhone) => runCommand(deps, 'people.accept', { id: 'Invite000001' });

test('[PPL-9, NTF-4] accepting is one commit of the membership and the mark, and who invited is told; the phone then opens the business', async () => {
  const { grace, commits } = await invitedPhone(offered({ member_rev: 4 }));
  expect(await accept(grace)).toEqual({ ok: true, value: { business_id: 'OthersFarm01' } });
  const uid = grace.session.book.uid;
  expect(commits).toMatchObject([
    [
      {
        path: `businesses/OthersFarm01/members/${uid}`,
        fields: { role: 'admin', roles: { add_sales: true }, invite_id: 'Invite000001', rev: 5, name: 'Grace' },
      },
      { path: 'settings/OthersFarm01', union: { admin_users: [{ user: uid, roles: { add_sales: true } }] } },
      { path: 'invites/Invite000001', fields: { status: 'accepted', accepted_by: uid, rev: 2 } },
    ],
    [
      {
        path: expect.stringMatching(/^notifications\/[A-Za-z0-9]{12}$/),
        fields: {
          kind: 'invite',
          title: 'Grace',
          from: uid,
          business_id: 'OthersFarm01',
          link: '/settings/4',
          opened: false,
        },
      },
    ],
  ]);
  expect(await firstValueFrom(grace.session.businessId$)).toBe('OthersFarm01');
  const { user } = await firstValueFrom(grace.session.workspace$);
  expect(user).toMatchObject({ invites: ['OthersFarm01'], default_business_uid: grace.businessId });
  await grace.leave({ remove: true });
});

test('[PPL-9, RUL-2] who takes up an invitation works for both businesses: the one of before stays in their own document', async () => {
  const { grace } = await invitedPhone(offered());
  await accept(grace);
  const api = { get: () => Promise.resolve<ServerAnswer>({ type: 'found', fields: offered({ business_id: 'ThirdFarm001' }), updated_at: NOW.getTime() }), commit: () => Promise.resolve('accepted' as const) }; // prettier-ignore
  await accept(Object.assign(grace, { api: () => Promise.resolve(api) }));
  const { user } = await firstValueFrom(grace.session.workspace$);
  expect(user).toMatchObject({ invites: ['OthersFarm01', 'ThirdFarm001'] });
  await grace.leave({ remove: true });
});

test('[PPL-9] an answer that was lost is recognised: the second try opens the business and writes nothing', async () => {
  const { grace, commits } = await invitedPhone({ type: 'unreachable' });
  expect(await accept(grace)).toEqual({ ok: false, error: { type: 'NoConnection' } });
  const mine = offered({ status: 'accepted', accepted_by: grace.session.book.uid });
  const api = {
    get: () => Promise.resolve({ type: 'found' as const, fields: mine, updated_at: 1 }),
    commit: () => expect.fail('nothing is written'),
  };
  Object.assign(grace, { api: () => Promise.resolve(api) });
  expect(await accept(grace)).toMatchObject({ ok: true });
  expect(commits).toEqual([]);
  await grace.leave({ remove: true });
});

test('[PPL-8] what is closed, for another e-mail or refused is not accepted, and nothing here changes', async () => {
  const cases: [Parameters<typeof invitedPhone>[0], Parameters<typeof invitedPhone>[1], string][] = [
    [offered({ status: 'revoked' }), 'accepted', 'InviteClosed'],
    [offered({ status: 'accepted', accepted_by: 'somebody' }), 'accepted', 'InviteClosed'],
    [{ type: 'denied' }, 'accepted', 'InviteClosed'],
    [offered(), 'refused', 'InviteClosed'],
    [offered(), 'unreachable', 'NoConnection'],
  ];
  for (const [answer, verdict, type] of cases) {
    const { grace } = await invitedPhone(answer, verdict);
    expect(await accept(grace)).toEqual({ ok: false, error: { type } });
    expect(await firstValueFrom(grace.session.businessId$)).toBe(grace.businessId);
    await grace.leave({ remove: true });
  }
});
