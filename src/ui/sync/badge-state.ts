/** What the badge is made from. */
export interface BadgeFacts {
  connection: 'starting' | 'online' | 'offline';
  waiting: number;
  refused: number;
  /** Records that came to a phone that has not all of them yet, and how many there are once that is known. */
  arriving?: { readonly received: number; readonly of?: number | undefined } | undefined;
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
