import type { JournalLine } from '../../store/journal.ts';
import { encodeLines } from './lines.ts';

/** The methods of FileSystemSyncAccessHandle that are used. */
export interface SyncFile {
  write(bytes: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  getSize(): number;
  close(): void;
}

/** An append-only file that only this worker writes. */
export interface JournalFile {
  readonly size: number;
  /**
   * Append lines. Errors: the storage's own; the file then ends where it ended before, as far as the storage allows.
   */
  append(lines: readonly JournalLine[]): void;
  /** Replace the whole contents by these lines. */
  replace(lines: readonly JournalLine[]): void;
  close(): void;
}

/** Fewer bytes were written than requested: the phone is full. */
class ShortWrite extends Error {
  override name = 'QuotaExceededError';
}

export function journalFile(file: SyncFile): JournalFile {
  let end = file.getSize();
  const put = (bytes: Uint8Array, at: number) => {
    const written = file.write(bytes, { at });
    if (written < bytes.length) throw new ShortWrite(`${written} of ${bytes.length} bytes written`);
  };
  return {
    get size() {
      return end;
    },
    append(lines) {
      if (lines.length === 0) return;
      const bytes = encodeLines(lines);
      try {
        put(bytes, end);
        file.flush();
        end += bytes.length;
      } catch (fault) {
        takeBack(file, end);
        throw fault;
      }
    },
    replace(lines) {
      const bytes = encodeLines(lines);
      // Overwrite the old head first: wherever this is interrupted, either the old or the new lines can still be read.
      put(bytes, 0);
      file.flush();
      file.truncate(bytes.length);
      file.flush();
      end = bytes.length;
    },
    close: () => file.close(),
  };
}

/**
 * Truncate the file, as half a line must not precede the next one. If even this fails, reading skips the half line by
 * its checksum.
 */
function takeBack(file: SyncFile, end: number) {
  try {
    file.truncate(end);
  } catch (fault) {
    console.warn('journal: half a line could not be taken back', fault);
  }
}
