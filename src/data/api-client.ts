/** A document as the server gave it to one question. `updated_at` is the server's time. Units: ms since 1970. */
export type ServerAnswer =
  | { type: 'found'; fields: Readonly<Record<string, unknown>>; updated_at: number }
  /** It is not there, or it is nothing for this person: the server does not tell which. */
  | { type: 'denied' }
  | { type: 'unreachable' };

/** Documents of one collection as the server gave them to one question, without their `updated_at`. */
export type ServerList =
  | { type: 'found'; documents: readonly Readonly<Record<string, unknown>>[] }
  | { type: 'denied' | 'unreachable' };

/** One document to write whole. */
export interface ApiWrite {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Questions and commits outside of replication, for the few things that need the server's answer now: an invitation is nobody's
 * record yet, and must not wait in a queue when it is taken up.
 */
export interface ApiClient {
  /** `anybody`: asked also while nobody is signed in. */
  get(path: string, who?: { readonly anybody: boolean }): Promise<ServerAnswer>;
  /** At most `limit` documents of a collection; what anybody may read also while nobody is signed in. */
  list(path: string, limit: number): Promise<ServerList>;
  /** All or none. `unreachable` says nothing about the writes: they may have arrived. */
  commit(
    writes: readonly ApiWrite[],
    who?: { readonly anybody: boolean },
  ): Promise<'accepted' | 'refused' | 'unreachable'>;
}
