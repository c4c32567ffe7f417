/** What the badge is made from. */
export interface BadgeFacts {
  connection: 'starting' | 'online' | 'offline';
  waiting: number;
  refused: number;
  session: 'ok' | 'expired';
}

/** The one state worth showing: what only the person can mend comes first. [SHL-9] */
export function badgeState(facts: BadgeFacts): 'expired' | 'refused' | 'offline' | 'waiting' | 'sent' {
  if (facts.session === 'expired') return 'expired';
  if (facts.refused > 0) return 'refused';
  if (facts.connection === 'offline') return 'offline';
  return facts.waiting > 0 ? 'waiting' : 'sent';
}
