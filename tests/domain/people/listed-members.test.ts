import { expect, test } from 'vitest';
import { MAX_LISTED_MEMBERS } from '../../../schemas/bounds.ts';
import type { Member } from '../../../schemas/workspace.schema.ts';
import { listedMembers } from '../../../src/domain/people/listed-members.ts';

const member = (user_id: string, changes: Partial<Member> = {}) => ({
  user_id,
  role: 'attendant' as const,
  roles: {},
  status: 'active' as const,
  joined_at: '2026-03-02T08:15:00.000Z',
  ...changes,
});

test('[PPL-5] the settings list active admins with their rights and active attendants, as they joined; no owner', () => {
  const roles = { add_sales: true };
  const members = [
    member('zawadi', { joined_at: '2026-03-05T08:15:00.000Z' }),
    member('okello'),
    member('grace', { role: 'owner', roles: { add_farm: true } }),
    member('juma', { role: 'admin', roles }),
    member('brian', { role: 'admin', roles, status: 'removed' }),
  ];
  expect(listedMembers(members)).toEqual({
    admin_users: [{ user: 'juma', roles }],
    attendants: [{ user: 'okello' }, { user: 'zawadi' }],
  });
});

test('[PPL-5] more members than a list holds leave the later ones out', () => {
  const many = Array.from({ length: MAX_LISTED_MEMBERS + 1 }, (_, i) => member(`u${i}`));
  expect(listedMembers(many).attendants).toHaveLength(MAX_LISTED_MEMBERS);
});
