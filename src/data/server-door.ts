/** A document as the server gave it to one question. `updated_at` is the server's time. Units: ms since 1970. */
export type ServerAnswer =
  | { type: 'found'; fields: Readonly<Record<string, unknown>>; updated_at: number }
  /** It is not there, or it is nothing for this person: the server does not tell which. */
  | { type: 'denied' }
  | { type: 'unreachable' };

/** One document to write whole. */
export interface DoorWrite {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Questions and commits outside of replication, for the few things that need the server's answer now: an invitation is nobody's
 * record yet, and must not wait in a queue when it is taken up.
 */
export interface ServerDoor {
  get(path: string): Promise<ServerAnswer>;
  /** All or none. `unreachable` says nothing about the writes: they may have arrived. */
  commit(writes: readonly DoorWrite[]): Promise<'accepted' | 'refused' | 'unreachable'>;
}
