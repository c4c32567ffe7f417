import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageError } from './storage-error.ts';

/** The largest object, in bytes. */
export const maxObjectBytes = 32 * 1024 * 1024;

/** The folder with the bytes of objects, one file each, under made-up names. */
export class ObjectFiles {
  private constructor(private readonly folder: string) {}

  static async open(dataDir: string): Promise<ObjectFiles> {
    const folder = join(dataDir, 'objects');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new ObjectFiles(folder);
  }

  /** Remove what no object is in: uploads that never finished. Gives how many went, and which files are missing. */
  async keepOnly(files: ReadonlySet<string>): Promise<{ removed: number; missing: string[] }> {
    const found = new Set(await readdir(this.folder));
    const leftover = [...found].filter((file) => !files.has(file));
    for (const file of leftover) await this.remove(file);
    return { removed: leftover.length, missing: [...files].filter((file) => !found.has(file)) };
  }

  /** A new file of at most so many bytes. */
  async create(most: number): Promise<ObjectWriter> {
    const file = randomBytes(16).toString('hex');
    const handle = await open(join(this.folder, file), 'ax', 0o600);
    return new ObjectWriter(file, handle, Math.min(most, maxObjectBytes), this);
  }

  /** A file to read. Errors: StorageError 404 when it is gone. */
  async open(file: string): Promise<FileHandle> {
    return open(join(this.folder, file), 'r').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new StorageError(404, 'Not Found.') : error;
    });
  }

  remove(file: string): Promise<void> {
    return rm(join(this.folder, file), { force: true });
  }

  /** A new file is only safe when its folder is on disk too. */
  async sync(): Promise<void> {
    const handle = await open(this.folder, 'r');
    await handle.sync().catch(() => undefined);
    await handle.close();
  }
}

/** Takes the bytes of one upload, in order. */
export class ObjectWriter {
  private readonly hash = createHash('md5');
  private closed = false;
  /** Bytes taken so far. */
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

  /** Resolves with the MD5 in base64 when the bytes are on disk; nothing can be written after. */
  async finish(): Promise<string> {
    await this.handle.sync();
    await this.close();
    await this.files.sync();
    return this.hash.digest('base64');
  }

  /** Remove what was written. */
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
