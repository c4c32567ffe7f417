/** What the badge is made from. */
export interface BadgeFacts {
  connection: 'starting' | 'online' | 'offline';
  waiting: number;
  refused: number;
  arriving?: number | undefined;
  session: 'ok' | 'expired';
}

/** The one state worth showing: what only the person can mend comes first. [SHL-9] */
export function badgeState(facts: BadgeFacts): 'expired' | 'refused' | 'offline' | 'waiting' | 'arriving' | 'sent' {
  if (facts.session === 'expired') return 'expired';
  if (facts.refused > 0) return 'refused';
  if (facts.connection === 'offline') return 'offline';
  if (facts.waiting > 0) return 'waiting';
  return facts.arriving === undefined ? 'sent' : 'arriving';
}
