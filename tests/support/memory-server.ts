import type {
  ListenEvents,
  Remote,
  ServerCopy,
  ServerRow,
  Source,
  Verdict,
  Write,
} from '../../src/replication/remote.ts';
import { PullError } from '../../src/replication/remote.ts';

/**
 * An in-memory server with the one guarantee that replication relies on: atomic compare-and-set by rev. Its network can
 * be cut, and answers can be lost. Listeners are notified manually, so that a test decides what arrives when.
 */
export class MemoryServer {
  readonly rows = new Map<string, ServerRow>();
  private clock = 1_000_000;
  private listeners: { source: Source; at: number; events: ListenEvents }[] = [];
  /** Requests fail as without a network. */
  offline = false;
  /** Number of next commits that are executed while their answers are lost. */
  loseAnswers = 0;
  /** Paths whose writes are always refused. */
  readonly poison = new Set<string>();
  /** Number of next commits to refuse regardless of content, as with a token that is not available yet. */
  refusals = 0;
  /** True when the sign-in is not accepted. */
  signedOut = false;
  readonly commits: Write[][] = [];

  put(path: string, fields: Record<string, unknown> & { rev: number }): void {
    this.rows.set(path, { path, fields: structuredClone(fields), updated_at: (this.clock += 10) });
  }

  /** Notify every listener of the changes since its last notification. */
  deliver(): void {
    for (const listener of this.listeners) {
      const news = this.rowsOf(listener.source).filter((row) => row.updated_at > listener.at);
      if (news.length > 0) listener.at = news.at(-1)!.updated_at;
      listener.events.rows(news);
      listener.events.heard();
    }
  }

  remote(): Remote {
    return {
      commit: (writes) => Promise.resolve(this.commit(writes)),
      get: (path) => Promise.resolve(this.read(path)),
      page: (source, before, limit) => {
        if (this.offline) return Promise.reject(new PullError('unavailable', 'cut'));
        const isBefore = ({ updated_at, path }: ServerRow) =>
          !before || updated_at < before.at || (updated_at === before.at && path < `${source.path}/${before.id}`);
        return Promise.resolve(this.rowsOf(source).filter(isBefore).toReversed().slice(0, limit));
      },
      count: (source) => Promise.resolve(this.rowsOf(source).length),
      listenCollection: (source, since, events) => {
        const listener = { source, at: since - 1, events };
        this.listeners.push(listener);
        return () => (this.listeners = this.listeners.filter((l) => l !== listener));
      },
      listenDocument: () => () => undefined,
      probe: () => Promise.resolve({ works: !this.offline }),
      onBroken: () => undefined,
      resume: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
  }

  private commit(writes: readonly Write[]): Verdict {
    if (this.offline) return { type: 'unreachable' };
    if (this.signedOut) return { type: 'unauthenticated' };
    this.commits.push([...writes]);
    const refused = this.refusals > 0 && this.refusals--;
    const allowed =
      !refused &&
      writes.every(({ path, rev }) => !this.poison.has(path) && rev === (this.rows.get(path)?.fields.rev ?? 0) + 1);
    if (!allowed) return { type: 'refused', code: 'permission-denied', message: 'false for update' };
    for (const { path, fields } of writes) this.put(path, fields as Record<string, unknown> & { rev: number });
    if (this.loseAnswers > 0) {
      this.loseAnswers--;
      return { type: 'unreachable' };
    }
    return { type: 'accepted' };
  }

  private read(path: string): ServerCopy {
    if (this.offline) return { type: 'unreachable' };
    if (this.signedOut) return { type: 'denied' };
    const row = this.rows.get(path);
    if (row) return { type: 'found', row: structuredClone(row) };
    return { type: 'missing' };
  }

  /** Documents of a source, oldest first. */
  private rowsOf({ path: collection, where }: Source): ServerRow[] {
    const name = (row: ServerRow) => row.path.slice(collection.length + 1);
    return [...this.rows.values()]
      .filter((row) => row.path.startsWith(`${collection}/`) && !name(row).includes('/'))
      .filter((row) => !where || row.fields[where.field] === where.is)
      .sort((a, b) => a.updated_at - b.updated_at || (name(a) < name(b) ? -1 : 1))
      .map((row) => structuredClone(row));
  }
}
