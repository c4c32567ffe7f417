import type { SyncFile } from '../../src/replication/journal/journal-file.ts';
import type { JournalDeps, JournalFolder } from '../../src/replication/journal/open-journal.ts';
import type { Chance } from './chance.ts';
import type { Life } from './timeline.ts';

/** File contents; the array may be longer than the size. */
interface Content {
  bytes: Uint8Array;
  size: number;
}

/** One phone's private file system, which contains the journal: it survives tabs, and the loss of databases. */
export class PrivateFiles {
  private readonly files = new Map<string, Content>();
  private readonly held = new Map<string, Life>();

  constructor(
    private readonly chance: Chance,
    private readonly isFull: () => boolean,
    /** Called when a line was torn: its tab was killed while writing. */
    private readonly onTorn: () => void,
    /** Whether the browser still holds a file although its worker is gone. */
    private readonly isStuck: () => boolean,
  ) {}

  /** Dependencies for opening a tab's journal; its locks are released when the worker is gone for any reason. */
  depsFor(life: Life): JournalDeps {
    life.onKilled(() => {
      for (const [name, holder] of this.held) if (holder === life) this.held.delete(name);
    });
    return {
      folder: this.folderFor(life),
      newId: () => this.chance.id(),
      hold: async (name) => {
        await life.step();
        if (this.held.has(name)) return undefined;
        this.held.set(name, life);
        return () => void this.held.delete(name);
      },
    };
  }

  private folderFor(life: Life): JournalFolder {
    return {
      list: async () => {
        await life.step();
        return [...this.files.keys()];
      },
      read: async (name) => {
        await life.step();
        const file = this.files.get(name);
        if (!file) throw new DOMException(name, 'NotFoundError');
        return file.bytes.slice(0, file.size);
      },
      open: async (name) => {
        await life.step();
        if (this.isFull()) throw new DOMException('The phone is full.', 'QuotaExceededError');
        const content: Content = { bytes: new Uint8Array(4_096), size: 0 };
        this.files.set(name, content);
        return this.handle(content, life);
      },
      remove: async (name) => {
        await life.step();
        if (this.isStuck()) throw new DOMException(name, 'NoModificationAllowedError');
        this.files.delete(name);
      },
    };
  }

  /**
   * Writes are immediate, and each is a step: if the tab is killed in it, only a part is written, and nothing later.
   */
  private handle(file: Content, life: Life): SyncFile {
    const put = (bytes: Uint8Array, at: number) => {
      const size = Math.max(file.size, at + bytes.length);
      if (size > file.bytes.length) {
        const longer = new Uint8Array(2 * size);
        longer.set(file.bytes.subarray(0, file.size));
        file.bytes = longer;
      }
      file.bytes.set(bytes, at);
      file.size = size;
    };
    return {
      write: (bytes, { at }) => {
        if (!life.alive) return bytes.length;
        if (life.diesWriting) life.kill();
        const isKilled = !life.takeStep();
        if (isKilled) this.onTorn();
        const isCutOff = isKilled || this.isFull();
        const part = isCutOff ? bytes.subarray(0, this.chance.whole(0, bytes.length - 1)) : bytes;
        put(part, at);
        return isKilled ? bytes.length : part.length;
      },
      truncate: (size) => {
        if (life.takeStep()) file.size = Math.min(file.size, size);
      },
      flush: () => void life.takeStep(),
      getSize: () => file.size,
      close: () => undefined,
    };
  }
}
