import { randomBytes } from 'node:crypto';
import type { ObjectFiles, ObjectWriter } from './object-files.ts';
import type { ObjectSettings } from './object-settings.ts';
import { StorageError } from './storage-error.ts';
import type { StoredObject } from './stored-object.ts';

const idleLifeMs = 3_600_000;
const mostOpen = 64;

/** A resumable upload: its bytes come in several requests. Lost when the backend stops. */
export interface Upload {
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  readonly settings: ObjectSettings;
  /** The MD5 in base64 that the uploader promised. */
  readonly promisedMd5: string | undefined;
  /** Bytes announced. */
  readonly size: number;
  readonly writer: ObjectWriter;
  /** What it became, once it is whole. */
  finished: StoredObject | undefined;
  usedAt: number;
  /** Ends with the command that runs now. */
  running: Promise<void>;
  /** Stops what runs now from reading on. */
  stop: AbortController;
}

/** The resumable uploads under way, and those just finished. */
export class Uploads {
  private readonly uploads = new Map<string, Upload>();

  constructor(
    private readonly files: ObjectFiles,
    private readonly nowMs: () => number = () => Date.now(),
  ) {}

  /** Begin an upload. Errors: StorageError 503 while too many are under way. */
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

  /** Errors: StorageError 404 for one that is unknown, or of another bucket. */
  find(id: string, bucket: string): Upload {
    const upload = this.uploads.get(id);
    if (upload?.bucket !== bucket) throw new StorageError(404, 'There is no such upload.');
    upload.usedAt = this.nowMs();
    return upload;
  }

  /**
   * Run a command of an upload when the one before it has ended. A client sends the next only when it gave the one before
   * up, so that one stops reading at once instead of waiting for a connection that is dead.
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
   * Take bytes that begin at an offset; those that are here already, sent again after a cut, are passed over. What came of
   * a body that was cut is kept. Errors: StorageError 400 when bytes before the offset are missing, 413 for too many.
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
        // A connection that is cut ends the body as well.
        const { value } = await reader.read().catch(() => ({ value: undefined }));
        if (value === undefined) return;
        await writer.write(value.subarray(known));
        known = Math.max(0, known - value.length);
      }
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }

  /** Know an upload no more; its bytes are somebody else's matter. */
  forget(upload: Upload): void {
    this.uploads.delete(upload.id);
  }

  /** Give an upload up. */
  async cancel(upload: Upload): Promise<void> {
    this.forget(upload);
    if (!upload.finished) await upload.writer.discard();
  }

  /** Give all up, as the backend stops. */
  async cancelAll(): Promise<void> {
    for (const upload of this.uploads.values()) upload.stop.abort();
    for (const upload of this.uploads.values()) await this.cancel(upload);
  }

  private async dropIdle(): Promise<void> {
    const now = this.nowMs();
    const left = [...this.uploads.values()].filter(({ usedAt }) => now - usedAt > idleLifeMs);
    const finished = [...this.uploads.values()].filter((upload) => upload.finished !== undefined);
    // Finished ones are kept only for a client that missed the answer: the oldest make room.
    const surplus = finished.slice(0, Math.max(0, this.uploads.size + 1 - mostOpen));
    for (const upload of new Set([...left, ...surplus])) await this.cancel(upload);
  }
}
