import type { RoleName } from '../../../schemas/choices.ts';
import { ok, refuse, type Result } from '../result.ts';

/** Whether each right is granted; a missing one is not. [PPL-1] */
export type Rights = Readonly<Partial<Record<RoleName, boolean>>>;

/** A person whom the owner invites to the business. */
export interface InviteDraft {
  readonly id: string;
  readonly kind: 'admin' | 'attendant';
  readonly name: string;
  readonly email: string;
  /** For an admin; an attendant has none. [PPL-4] */
  readonly roles: Rights;
  /** Flocks in which an attendant works; empty for all. */
  readonly farm_ids: readonly string[];
}
export type InviteError =
  | { type: 'NameMissing' }
  /** The specification's default text: 'Invalid email address'. */
  | { type: 'EmailWrong' }
  | { type: 'NoRight' }
  | { type: 'AlreadyMember' }
  | { type: 'AlreadyInvited' };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Check an invitation: a name of 1 to 60 characters, a valid address, and for an admin at least one right.
 * [PPL-4, SHL-16]
 */
export function checkInvite(draft: InviteDraft): Result<InviteDraft, InviteError> {
  const name = draft.name.trim();
  const email = draft.email.trim().toLowerCase();
  if (name.length < 1 || name.length > 60) return refuse({ type: 'NameMissing' });
  if (!EMAIL.test(email) || email.length > 254) return refuse({ type: 'EmailWrong' });
  if (draft.kind === 'attendant') return ok({ ...draft, name, email, roles: {} });
  const roles = onlyGiven(draft.roles);
  if (Object.keys(roles).length === 0) return refuse({ type: 'NoRight' });
  return ok({ ...draft, name, email, roles, farm_ids: [] });
}

/** Only the granted rights; the others are omitted. */
export const onlyGiven = (roles: Rights): Rights =>
  Object.fromEntries(Object.entries(roles).filter(([, given]) => given));
