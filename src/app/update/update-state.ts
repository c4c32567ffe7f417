/** Facts that decide whether an update may be offered now. */
export interface UpdateFacts {
  /** The version last installed on this phone; undefined on its first start. */
  stored: string | undefined;
  /** The newest version known to this phone. */
  newest: string | undefined;
  connection: 'starting' | 'online' | 'offline';
  /** Number of records that exist only on this phone. */
  unsent: number;
  /** The user is in a field. */
  typing: boolean;
}

/**
 * - none: nothing new
 * - first: this phone has no version yet, and takes the newest without a word
 * - cover: offered now, over the whole screen [OFF-3]
 * - later: there is one, but taking it now could keep somebody from their work; a small mark says so [OFF-4]
 */
export function updateState({ stored, newest, connection, unsent, typing }: UpdateFacts) {
  if (newest === undefined || newest === stored) return 'none';
  if (stored === undefined) return 'first';
  return connection === 'online' && unsent === 0 && !typing ? 'cover' : 'later';
}
