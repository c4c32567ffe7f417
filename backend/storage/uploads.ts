import { randomBytes } from 'node:crypto';
import type { ObjectFiles, ObjectWriter } from './object-files.ts';
import type { ObjectSettings } from './object-settings.ts';
import { StorageError } from './storage-error.ts';
import type { StoredObject } from './stored-object.ts';

const idleLifeMs = 3_600_000;
const mostOpen = 64;

/** A resumable upload: its bytes arrive in several requests. Not preserved when the backend stops. */
export interface Upload {
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  readonly settings: ObjectSettings;
  /** The MD5 in base64 declared by the uploader. */
  readonly promisedMd5: string | undefined;
  /** Declared size in bytes. */
  readonly size: number;
  readonly writer: ObjectWriter;
  /** The resulting object, once complete. */
  finished: StoredObject | undefined;
  usedAt: number;
  /** Resolves when the command in progress ends. */
  running: Promise<void>;
  /** Aborts reading in the command in progress. */
  stop: AbortController;
}

/** The resumable uploads in progress, and those just finished. */
export class Uploads {
  private readonly uploads = new Map<string, Upload>();

  constructor(
    private readonly files: ObjectFiles,
    private readonly nowMs: () => number = () => Date.now(),
  ) {}

  /** Start an upload. Errors: StorageError 503 while too many are in progress. */
  async start(about: Pick<Upload, 'bucket' | 'name' | 'settings' | 'size' | 'promisedMd5'>): Promise<Upload> {
    await this.dropIdle();
    if (this.uploads.size >= mostOpen) throw new StorageError(503, 'Too many uploads are under way.');
    const upload: Upload = {
      ...about,
      id: randomBytes(24).toString('base64url'),
      writer: await this.files.create(about.size),
      finished: undefined,
      usedAt: this.nowMs(),
      running: Promise.resolve(),
      stop: new AbortController(),
    };
    this.uploads.set(upload.id, upload);
    return upload;
  }

  /** Errors: StorageError 404 for an unknown upload, or one of another bucket. */
  find(id: string, bucket: string): Upload {
    const upload = this.uploads.get(id);
    if (upload?.bucket !== bucket) throw new StorageError(404, 'There is no such upload.');
    upload.usedAt = this.nowMs();
    return upload;
  }

  /**
   * Run a command of an upload after the previous one has ended. A client sends the next command only after abandoning
   * the previous one, which is therefore aborted at once instead of waiting for a dead connection.
   */
  exclusive<T>(upload: Upload, command: (signal: AbortSignal) => Promise<T>): Promise<T> {
    upload.stop.abort();
    const stop = new AbortController();
    upload.stop = stop;
    const mine = upload.running.then(() => command(stop.signal));
    upload.running = mine.then(
      () => undefined,
      () => undefined,
    );
    return mine;
  }

  /**
   * Append bytes that begin at an offset; bytes received before, sent again after a disconnect, are skipped. The
   * received part of an interrupted body is kept. Errors: StorageError 400 when bytes before the offset are missing,
   * 413 for too many.
   */
  async append({ writer }: Upload, offset: number, request: Request, signal: AbortSignal): Promise<void> {
    if (offset > writer.size) throw new StorageError(400, 'Bytes before this offset are missing.');
    const reader = request.body?.getReader();
    if (!reader) return;
    const cancel = () => void reader.cancel().catch(() => undefined);
    signal.addEventListener('abort', cancel);
    let known = writer.size - offset;
    try {
      while (!signal.aborted) {
        // A cut connection ends the body too.
        const { value } = await reader.read().catch(() => ({ value: undefined }));
        if (value === undefined) return;
        await writer.write(value.subarray(known));
        known = Math.max(0, known - value.length);
      }
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }

  /** Remove an upload from the list; the caller owns its bytes. */
  forget(upload: Upload): void {
    this.uploads.delete(upload.id);
  }

  /** Cancel an upload and discard its unfinished bytes. */
  async cancel(upload: Upload): Promise<void> {
    this.forget(upload);
    if (!upload.finished) await upload.writer.discard();
  }

  /** Cancel all uploads when the backend stops. */
  async cancelAll(): Promise<void> {
    for (const upload of this.uploads.values()) upload.stop.abort();
    for (const upload of this.uploads.values()) await this.cancel(upload);
  }

  private async dropIdle(): Promise<void> {
    const now = this.nowMs();
    const left = [...this.uploads.values()].filter(({ usedAt }) => now - usedAt > idleLifeMs);
    const finished = [...this.uploads.values()].filter((upload) => upload.finished !== undefined);
    // Finished uploads are kept only for clients that missed the answer: the oldest are dropped to make room.
    const surplus = finished.slice(0, Math.max(0, this.uploads.size + 1 - mostOpen));
    for (const upload of new Set([...left, ...surplus])) await this.cancel(upload);
  }
}
