import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageError } from './storage-error.ts';

/** Maximum object size, in bytes. */
export const maxObjectBytes = 32 * 1024 * 1024;

/** The folder with the contents of objects, one file each, under random names. */
export class ObjectFiles {
  private constructor(private readonly folder: string) {}

  static async open(dataDir: string): Promise<ObjectFiles> {
    const folder = join(dataDir, 'objects');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new ObjectFiles(folder);
  }

  /**
   * Delete files that belong to no object: uploads that never finished. Returns the number of deleted files and the
   * names of missing ones.
   */
  async keepOnly(files: ReadonlySet<string>): Promise<{ removed: number; missing: string[] }> {
    const found = new Set(await readdir(this.folder));
    const leftover = [...found].filter((file) => !files.has(file));
    for (const file of leftover) await this.remove(file);
    return { removed: leftover.length, missing: [...files].filter((file) => !found.has(file)) };
  }

  /** Create a file of at most `most` bytes. */
  async create(most: number): Promise<ObjectWriter> {
    const file = randomBytes(16).toString('hex');
    const handle = await open(join(this.folder, file), 'ax', 0o600);
    return new ObjectWriter(file, handle, Math.min(most, maxObjectBytes), this);
  }

  /** Open a file for reading. Errors: StorageError 404 when it no longer exists. */
  async open(file: string): Promise<FileHandle> {
    return open(join(this.folder, file), 'r').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new StorageError(404, 'Not Found.') : error;
    });
  }

  remove(file: string): Promise<void> {
    return rm(join(this.folder, file), { force: true });
  }

  /** A new file is durable only once its folder is synced too. */
  async sync(): Promise<void> {
    const handle = await open(this.folder, 'r');
    await handle.sync().catch(() => undefined);
    await handle.close();
  }
}

/** Writes the bytes of one upload, in order. */
export class ObjectWriter {
  private readonly hash = createHash('md5');
  private closed = false;
  /** Bytes written so far. */
  size = 0;

  constructor(
    readonly file: string,
    private readonly handle: FileHandle,
    private readonly most: number,
    private readonly files: ObjectFiles,
  ) {}

  /** Errors: StorageError 413 above the size allowed. */
  async write(bytes: Uint8Array): Promise<void> {
    if (this.size + bytes.length > this.most) {
      throw new StorageError(413, `An upload has more than the ${this.most} bytes allowed.`);
    }
    this.hash.update(bytes);
    this.size += bytes.length;
    await this.handle.appendFile(bytes);
  }

  /** Resolves with the MD5 in base64 when the bytes are on disk; no further writes are allowed. */
  async finish(): Promise<string> {
    await this.handle.sync();
    await this.close();
    await this.files.sync();
    return this.hash.digest('base64');
  }

  /** Delete the written bytes. */
  async discard(): Promise<void> {
    await this.close();
    await this.files.remove(this.file);
  }

  private async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.handle.close();
  }
}
