/** The server's answer to a request for one document. `updated_at` is the server's time. Units: ms since 1970. */
export type ServerAnswer =
  | { type: 'found'; fields: Readonly<Record<string, unknown>>; updated_at: number }
  /** The document does not exist, or this person may not read it: the server does not tell which. */
  | { type: 'denied' }
  | { type: 'unreachable' };

/** The server's answer to a request for documents of one collection, without their `updated_at`. */
export type ServerList =
  | { type: 'found'; documents: readonly Readonly<Record<string, unknown>>[] }
  | { type: 'denied' | 'unreachable' };

/** One document to write whole, or an existing one to whose lists entries are added, at the next revision. */
export type ApiWrite =
  | { readonly path: string; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly path: string; readonly union: Readonly<Record<string, readonly unknown[]>> };

/**
 * Reads and commits outside of replication, for the few cases that need the server's answer now: an invitation is no
 * user's record yet, and must not wait in a queue when it is accepted.
 */
export interface ApiClient {
  /** Read one document; with `anybody` also while no user is signed in. */
  get(path: string, who?: { readonly anybody: boolean }): Promise<ServerAnswer>;
  /** At most `limit` documents of a collection; public ones also while no user is signed in. */
  list(path: string, limit: number): Promise<ServerList>;
  /** All or none. `unreachable` says nothing about the writes: they may have arrived. */
  commit(
    writes: readonly ApiWrite[],
    who?: { readonly anybody: boolean },
  ): Promise<'accepted' | 'refused' | 'unreachable'>;
}
