import type { SyncFile } from '../../src/replication/journal/journal-file.ts';
import type { JournalDeps, JournalFolder } from '../../src/replication/journal/open-journal.ts';
import { newDocumentId } from '../../schemas/new-document-id.ts';

/** An in-memory file that can tear a write after some bytes, or refuse it. */
export class FakeFile implements SyncFile {
  private content = new Uint8Array(0);
  private flushed = new Uint8Array(0);
  private isClosed = false;
  /** Bytes that the next write can still store, as on a full phone. */
  room = Infinity;
  /** Thrown by every call from now on, as by a handle that became invalid. */
  fault: Error | undefined;

  write(bytes: Uint8Array, { at }: { at: number }): number {
    this.check();
    const part = bytes.subarray(0, this.room);
    const next = new Uint8Array(Math.max(this.content.length, at + part.length));
    next.set(this.content);
    next.set(part, at);
    this.content = next;
    return part.length;
  }
  truncate(size: number): void {
    this.check();
    this.content = this.content.slice(0, size);
  }
  flush(): void {
    this.check();
    this.flushed = this.content.slice();
  }
  getSize(): number {
    return this.content.length;
  }
  close(): void {
    this.isClosed = true;
  }
  /** The tab dies while writing one more line: only this many bytes of it reach the disk. */
  tear(bytes: number): void {
    const half = new TextEncoder().encode(`J1 900 0badcafe {"t":"row","row":"${'x'.repeat(900)}`).subarray(0, bytes);
    this.flushed = new Uint8Array([...this.flushed, ...half]);
  }
  /** Contents after the battery was removed: only flushed bytes. */
  get onDisk(): Uint8Array {
    return this.flushed;
  }
  get bytes(): Uint8Array {
    return this.content;
  }
  private check() {
    if (this.isClosed) throw new DOMException('closed', 'InvalidStateError');
    if (this.fault) throw this.fault;
  }
}

/** One phone's private file system: several workers, each of which can be killed. */
export class FakeJournals implements JournalFolder {
  readonly files = new Map<string, FakeFile>();
  /** Files still held by the browser, though their workers are gone. */
  readonly stuck = new Set<string>();
  private readonly held = new Map<string, FakeWorker>();

  list(): Promise<string[]> {
    return Promise.resolve([...this.files.keys()]);
  }
  read(name: string): Promise<Uint8Array> {
    return Promise.resolve(this.files.get(name)!.onDisk);
  }
  open(name: string): Promise<SyncFile> {
    const file = new FakeFile();
    this.files.set(name, file);
    return Promise.resolve(file);
  }
  remove(name: string): Promise<void> {
    if (this.stuck.has(name)) return Promise.reject(new DOMException(name, 'NoModificationAllowedError'));
    this.files.delete(name);
    return Promise.resolve();
  }
  /** Start another tab's worker. */
  worker(): FakeWorker {
    return new FakeWorker(this, this.held);
  }
}

class FakeWorker {
  readonly deps: JournalDeps;
  private readonly held: Map<string, FakeWorker>;
  constructor(folder: JournalFolder, held: Map<string, FakeWorker>) {
    this.held = held;
    this.deps = {
      folder,
      newId: newDocumentId,
      hold: (name) => {
        if (held.has(name)) return Promise.resolve(undefined);
        held.set(name, this);
        return Promise.resolve(() => void held.delete(name));
      },
    };
  }
  /** Release its locks; its file stays. */
  kill(): void {
    for (const [name, worker] of this.held) if (worker === this) this.held.delete(name);
  }
}
