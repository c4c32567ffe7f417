/** What decides whether an update may be offered now. */
export interface UpdateFacts {
  /** The version that this phone last took; undefined on its first start. */
  stored: string | undefined;
  /** The newest one, as far as this phone has heard. */
  newest: string | undefined;
  connection: 'starting' | 'online' | 'offline';
  /** Records that are on this phone only. */
  unsent: number;
  /** Somebody is in the middle of a field. */
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
