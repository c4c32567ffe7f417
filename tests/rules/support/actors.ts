import { ROLE_NAMES, type RoleName } from '../../../schemas/choices.ts';
import { type Member } from '../../../schemas/workspace.schema.ts';

/** Accounts of a suite; "nobody" is a request without a token. */
export type AccountName = 'owner' | 'otherOwner' | 'helper' | 'stranger' | 'newcomer';

/** The sender of a request: an account, and its row among the members of the farm. */
export interface Actor {
  readonly account: AccountName | 'nobody';
  readonly member?: Partial<Member>;
  /** Whether users/{uid} exists; created or deleted before each test. */
  readonly registered?: boolean;
}

export const nobody: Actor = { account: 'nobody' };
export const stranger: Actor = { account: 'stranger' };
export const owner: Actor = { account: 'owner' };
/** An account without documents. */
export const newcomer: Actor = { account: 'newcomer' };
/** An account with a user document and without a business. */
export const registered: Actor = { account: 'newcomer', registered: true };
/** The owner of another farm in the same database. */
export const otherOwner: Actor = { account: 'otherOwner' };
export const attendant: Actor = { account: 'helper', member: { role: 'attendant', roles: {} } };

/** An admin with exactly these rights; the others are false or missing, which is equivalent. [PPL-1] */
export const adminWith = (...rights: RoleName[]): Actor => ({
  account: 'helper',
  member: {
    role: 'admin',
    roles: { delete_sales: false, ...Object.fromEntries(rights.map((right) => [right, true])) },
  },
});

/** An attendant limited to some flocks; an empty list means all. [PPL-3] */
export const attendantOf = (...farm_ids: string[]): Actor => ({
  account: 'helper',
  member: { role: 'attendant', roles: {}, farm_ids },
});

const removed = { status: 'removed', removed_at: '2026-03-03T08:00:00.000Z' } as const;

/** A removed admin who had every right. */
export const removedAdmin: Actor = {
  account: 'helper',
  member: { role: 'admin', roles: Object.fromEntries(ROLE_NAMES.map((name) => [name, true])), ...removed },
};
/** A removed attendant. */
export const removedAttendant: Actor = { account: 'helper', member: { role: 'attendant', roles: {}, ...removed } };
