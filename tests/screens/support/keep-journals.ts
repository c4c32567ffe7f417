import { onTestFinished } from 'vitest';
import type { SyncFile } from '../../../src/replication/journal/journal-file.ts';

/**
 * Until the end of the test, phones keep their second store too. Synchronous file access exists only in workers: here
 * the page has an in-memory replacement, and flushed bytes reach the phone's own file a moment later. Call before the
 * test's phones are created.
 */
export function keepJournals(): void {
  FileSystemFileHandle.prototype.createSyncAccessHandle = async function () {
    const bytes = new Uint8Array(await (await this.getFile()).arrayBuffer());
    return journalIn(this, bytes) as FileSystemSyncAccessHandle;
  };
  onTestFinished(() => void Reflect.deleteProperty(FileSystemFileHandle.prototype, 'createSyncAccessHandle'));
}

function journalIn(file: FileSystemFileHandle, begun: Uint8Array<ArrayBuffer>): SyncFile {
  let bytes = begun;
  let written = Promise.resolve();
  return {
    write(part, { at }) {
      const next = new Uint8Array(Math.max(bytes.length, at + part.length));
      next.set(bytes);
      next.set(part, at);
      bytes = next;
      return part.length;
    },
    truncate(size) {
      bytes = bytes.slice(0, size);
    },
    flush() {
      const flushed = bytes;
      written = written.then(() => keep(file, flushed)).catch(unlessGone);
    },
    getSize: () => bytes.length,
    close: () => undefined,
  };
}

async function keep(file: FileSystemFileHandle, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const writing = await file.createWritable();
  await writing.write(bytes);
  await writing.close();
}

/**
 * The journal was deleted by the sign-out, or with the phone, before its last bytes reached it, or is being deleted.
 */
const GOING = new Set(['NotFoundError', 'NoModificationAllowedError']);
function unlessGone(fault: unknown): void {
  if (!(fault instanceof DOMException && GOING.has(fault.name))) throw fault;
}
