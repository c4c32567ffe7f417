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
 * State of an update.
 * - none: no new version
 * - first: this phone has no version yet, and installs the newest silently
 * - cover: offered now, over the whole screen [OFF-3]
 * - later: a new version exists, but installing it now could interrupt work; a small mark shows it [OFF-4]
 */
export function updateState({ stored, newest, connection, unsent, typing }: UpdateFacts) {
  if (newest === undefined || newest === stored) return 'none';
  if (stored === undefined) return 'first';
  return connection === 'online' && unsent === 0 && !typing ? 'cover' : 'later';
}
