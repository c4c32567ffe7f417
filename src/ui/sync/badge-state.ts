/** Input of the badge. */
export interface BadgeFacts {
  connection: 'starting' | 'online' | 'offline';
  waiting: number;
  refused: number;
  /** Records received by a phone that does not have all of them yet, and their total once known. */
  arriving?: { readonly received: number; readonly of?: number | undefined } | undefined;
  session: 'ok' | 'expired';
}

/** The one state to show: problems that only the user can solve come first. [SHL-9] */
export function badgeState(facts: BadgeFacts): 'expired' | 'refused' | 'offline' | 'waiting' | 'arriving' | 'sent' {
  if (facts.session === 'expired') return 'expired';
  if (facts.refused > 0) return 'refused';
  if (facts.connection === 'offline') return 'offline';
  if (facts.waiting > 0) return 'waiting';
  return facts.arriving === undefined ? 'sent' : 'arriving';
}
