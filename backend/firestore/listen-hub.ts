import type { Database, Publication } from './database.ts';
import type { ListenStream } from './listen-stream.ts';
import { collectionOf, idOf } from './path.ts';
import { collectionPathOf } from './query.ts';
import type { Target } from './target.ts';

/**
 * The effect of a publication on one stream: targets whose rows it may change, and targets whose access rights it may
 * change.
 */
export interface Affected {
  readonly rows: Set<Target>;
  readonly rights: Set<Target>;
}

/** Registry of watched targets, so that a commit is checked only against targets that its documents concern. */
export class ListenHub {
  private readonly watchers = new Map<string, Map<Target, ListenStream>>();
  private readonly streams = new Set<ListenStream>();
  private readonly unsubscribe: () => void;
  private publishedTime: number;

  /** `when` schedules the notification of listeners, in commit order; immediate when omitted. */
  constructor(
    readonly database: Database,
    when: (tell: () => void) => void = (tell) => tell(),
  ) {
    this.publishedTime = database.readTime;
    this.unsubscribe = database.subscribe((publication) => when(() => this.publish(publication)));
  }

  /** The time of the latest commit published to listeners, in microseconds. */
  get heardTime(): number {
    return this.publishedTime;
  }

  open(stream: ListenStream): void {
    this.streams.add(stream);
  }

  close(stream: ListenStream): void {
    this.streams.delete(stream);
  }

  add(stream: ListenStream, target: Target): void {
    for (const key of keysOf(target)) {
      const watchers = this.watchers.get(key) ?? new Map<Target, ListenStream>();
      this.watchers.set(key, watchers.set(target, stream));
    }
  }

  remove(target: Target): void {
    for (const key of keysOf(target)) {
      const watchers = this.watchers.get(key);
      if (watchers?.delete(target) && watchers.size === 0) this.watchers.delete(key);
    }
  }

  /** Close streams whose ID token is no longer valid; their clients reconnect with a new one. */
  dropExpired(): void {
    for (const stream of this.streams) stream.dropIfExpired();
  }

  stop(): void {
    this.unsubscribe();
  }

  private publish(publication: Publication): void {
    this.publishedTime = publication.time;
    const affected = new Map<ListenStream, Affected>();
    const mark = (key: string, what: keyof Affected) => {
      for (const [target, stream] of this.watchers.get(key) ?? []) {
        const marks = affected.get(stream) ?? { rows: new Set(), rights: new Set() };
        affected.set(stream, marks);
        marks[what].add(target);
      }
    };
    for (const { path } of publication.changes) {
      const collection = collectionOf(path);
      mark(`rows of ${collection}`, 'rows');
      mark(`group ${idOf(collection)}`, 'rows');
      mark(`document ${path}`, 'rows');
      mark(`document ${path}`, 'rights');
      mark(`rights by ${path}`, 'rights');
    }
    for (const [stream, marks] of affected) stream.deliver(publication, marks);
  }
}

function keysOf({ watched, lookups }: Target): string[] {
  const rights = [...lookups].map((path) => `rights by ${path}`);
  // Rules of a single document may depend on the document itself, so a change of it triggers a new rules check.
  if (watched.kind === 'documents') return [...rights, ...watched.paths.map((path) => `document ${path}`)];
  const { query } = watched;
  return [...rights, query.group ? `group ${query.collectionId}` : `rows of ${collectionPathOf(query)}`];
}
