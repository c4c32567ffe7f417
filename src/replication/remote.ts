import type { Place } from '../store/upkeep-store.ts';

/** A document as the server holds it. `fields` is without `updated_at`, which is the server's time in milliseconds. */
export interface ServerRow {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>> & { readonly rev: number };
  readonly updated_at: number;
}

/** One document to write whole: `rev` is the revision it will have. [SYN-3] */
export interface Write {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly rev: number;
}

/** The server's answer to one commit; it holds for all of its writes. */
export type Verdict =
  | { type: 'accepted' }
  /** The server understood and refused: permission, precondition, invalid content. */
  | { type: 'refused'; code: string; message: string }
  /** No answer, or one that says "later": nothing is known about the writes. */
  | { type: 'unreachable' }
  /** The sign-in is not accepted any more. [SYN-16] */
  | { type: 'unauthenticated' };

export type ServerCopy =
  | { type: 'found'; row: ServerRow }
  | { type: 'missing' }
  | { type: 'denied' }
  | { type: 'unreachable' };

/** Documents of one collection; with `where` only those whose field has that value, as security rules can prove it. */
export interface Source {
  readonly path: string;
  readonly where?: { readonly field: string; readonly is: string | boolean } | undefined;
}

export interface ListenEvents {
  /** Documents that changed, each of them whole. */
  rows(rows: readonly ServerRow[]): void;
  /** Documents that no longer match a listener's `where`. */
  left?(paths: readonly string[]): void;
  /** The watched document does not exist. */
  missing?(): void;
  /** The server answered: everything up to now has been delivered. */
  heard(): void;
  /** The stream broke; the SDK retries automatically. */
  lost(): void;
  /** The listener has ended and must be opened again. */
  closed(code: string): void;
}

/** A page could not be read. `code` is Firestore's. */
export class PullError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A small round trip. `server_ms` is the server's clock, ms since 1970. */
export interface Probe {
  readonly works: boolean;
  readonly server_ms?: number | undefined;
}

/** The server as replication needs it. One implementation uses Firestore; tests provide their own network. */
export interface Remote {
  /** All or none. Fails at once without a network; never queues. [SYN-4] */
  commit(writes: readonly Write[]): Promise<Verdict>;
  get(path: string): Promise<ServerCopy>;
  /** The newest rows, or the newest before a place, newest first. Errors: PullError. */
  page(source: Source, before: Place | undefined, limit: number): Promise<readonly ServerRow[]>;
  /** The number of documents; simulated servers do not report it. Errors: PullError. */
  count?(source: Source): Promise<number>;
  /** Rows from a server time on, inclusive, now and as they change, oldest first. */
  listenCollection(source: Source, since: number, events: ListenEvents): () => void;
  listenDocument(path: string, events: ListenEvents): () => void;
  /** The latest 20 notifications of this person, newest first; simulated servers have none. [NTF-2] */
  listenNotices?(uid: string, events: Pick<ListenEvents, 'rows' | 'closed'>): () => void;
  /**
   * Whether a small round trip to the backend works right now, and the server's time when it reports one.
   * [SYN-14, MSG-24]
   */
  probe(): Promise<Probe>;
  /** Set the callback for a broken connection to the backend, which is called before any listener notices. */
  onBroken(listener: () => void): void;
  /** Reset the SDK's own retry waits and connect now. */
  resume(): Promise<void>;
  close(): Promise<void>;
}
