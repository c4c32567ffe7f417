import { ROLE_NAMES, type RoleName } from '../../../schemas/choices.ts';
import { type Member } from '../../../schemas/workspace.schema.ts';

/** Accounts that a suite has; nobody is a request without a token. */
export type AccountName = 'owner' | 'otherOwner' | 'helper' | 'stranger' | 'newcomer';

/** Who tries something: an account, and the row it has among the members of the farm. */
export interface Actor {
  readonly account: AccountName | 'nobody';
  readonly member?: Partial<Member>;
  /** Whether users/{uid} is there; before each test it is put there or taken away. */
  readonly registered?: boolean;
}

export const nobody: Actor = { account: 'nobody' };
export const stranger: Actor = { account: 'stranger' };
export const owner: Actor = { account: 'owner' };
/** Has an account and no documents. */
export const newcomer: Actor = { account: 'newcomer' };
/** Has an account and the document of a user, and no business. */
export const registered: Actor = { account: 'newcomer', registered: true };
/** Owns another farm of the same database. */
export const otherOwner: Actor = { account: 'otherOwner' };
export const attendant: Actor = { account: 'helper', member: { role: 'attendant', roles: {} } };

/** An admin who has exactly these rights; the others are false, or missing, which is the same. [PPL-1] */
export const adminWith = (...rights: RoleName[]): Actor => ({
  account: 'helper',
  member: {
    role: 'admin',
    roles: { delete_sales: false, ...Object.fromEntries(rights.map((right) => [right, true])) },
  },
});

/** An attendant who works in some flocks only; an empty list means all. [PPL-3] */
export const attendantOf = (...farm_ids: string[]): Actor => ({
  account: 'helper',
  member: { role: 'attendant', roles: {}, farm_ids },
});

const removed = { status: 'removed', removed_at: '2026-03-03T08:00:00.000Z' } as const;

/** Was an admin with every right, and is removed. */
export const removedAdmin: Actor = {
  account: 'helper',
  member: { role: 'admin', roles: Object.fromEntries(ROLE_NAMES.map((name) => [name, true])), ...removed },
};
/** Was an attendant, and is removed. */
export const removedAttendant: Actor = { account: 'helper', member: { role: 'attendant', roles: {}, ...removed } };
