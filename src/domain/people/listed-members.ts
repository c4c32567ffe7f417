import { MAX_LISTED_MEMBERS } from '../../../schemas/bounds.ts';
import type { Member, Settings } from '../../../schemas/workspace.schema.ts';

type Listed = Required<Pick<Settings, 'admin_users' | 'attendants'>>;
type Joined = Pick<Member, 'user_id' | 'role' | 'roles' | 'status' | 'joined_at'>;

/** Entry of one active member in the settings; undefined for the owner and for a person who was removed. [PPL-5] */
export function listedAs({ user_id: user, role, roles, status }: Omit<Joined, 'joined_at'>): Partial<Listed> {
  if (status !== 'active') return {};
  if (role === 'admin') return { admin_users: [{ user, roles }] };
  return role === 'attendant' ? { attendants: [{ user }] } : {};
}

/** Both lists of the settings, made from all memberships of a business: in the order in which they joined. [PPL-5] */
export function listedMembers(members: readonly Joined[]): Listed {
  const entries = members.toSorted((a, b) => (a.joined_at < b.joined_at ? -1 : 1)).map(listedAs);
  return {
    admin_users: entries.flatMap(({ admin_users = [] }) => admin_users).slice(0, MAX_LISTED_MEMBERS),
    attendants: entries.flatMap(({ attendants = [] }) => attendants).slice(0, MAX_LISTED_MEMBERS),
  };
}
