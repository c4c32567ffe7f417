/**
 * Facts that determine the state of an invitation. `from` is the start of its validity: the server's time, or the
 * phone's while it is pending. Units: ms.
 */
interface InviteFacts {
  readonly status: 'open' | 'accepted' | 'revoked';
  readonly valid_days: number;
  readonly from: number;
}

export type InviteState = 'open' | 'accepted' | 'revoked' | 'expired';

const DAY_MS = 24 * 60 * 60_000;

/** End of an invitation's validity, ms since 1970. */
export const inviteEnds = ({ from, valid_days }: InviteFacts): number => from + valid_days * DAY_MS;

/** State of an invitation. [PPL-7] */
export const inviteState = (invite: InviteFacts, now: number): InviteState =>
  invite.status === 'open' && now >= inviteEnds(invite) ? 'expired' : invite.status;
