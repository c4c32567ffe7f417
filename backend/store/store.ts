import { open, readdir, readFile, rename, rm, truncate, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { RpcError } from '../rpc-error.ts';
import { decodeFrames, encodeFrame, encodeRecord, hasFrameAfter } from './frames.ts';
import type { Journal, Journalled, LogRecord } from './journal.ts';
import { syncFolder } from './sync-folder.ts';

const compactAboveBytes = 16 * 1024 * 1024;
const mostFrameUnits = 16 * 1024 * 1024;
/** Kept small, as all texts of a frame are in memory at once. */
const snapshotFrameUnits = 128 * 1024;

/**
 * The files of a data folder. Generation n consists of snapshot-n, the state at its beginning, and log-n, the changes
 * since. A record is acknowledged after fsync; records that arrive during an fsync share the next one. [BCK-9] Each
 * write is one frame, and the next one begins only when it is on disk: after a power cut, no complete frame can follow
 * a torn one.
 */
export class Store implements Journal {
  private queue: string[] = [];
  private current: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private onNextWrite: (() => void) | undefined;
  private failed = false;
  private compacting: Promise<void> | undefined;

  private constructor(
    private readonly folder: string,
    private generation: number,
    private file: FileHandle,
    private logBytes: number,
    private snapshotBytes: number,
    private readonly parts: readonly Journalled[],
    private readonly log: (line: string) => void,
  ) {}

  /**
   * Replay a folder into the parts and open it for appending. Errors: when a file is damaged anywhere but at its end.
   */
  static async open(folder: string, parts: readonly Journalled[], log: (line: string) => void): Promise<Store> {
    const names = await readdir(folder);
    const snapshots = names.flatMap((name) => /^snapshot-(\d+)$/.exec(name)?.[1] ?? []).map(Number);
    const base = Math.max(0, ...snapshots);
    const logs = names.flatMap((name) => /^log-(\d+)$/.exec(name)?.[1] ?? []).map(Number);
    const current = logs.filter((generation) => generation >= base).sort((a, b) => a - b);
    const missing = Math.max(base, current.at(-1) ?? 0) - base + 1 - current.length;
    if (missing > 0 && (base > 0 || current.length > 0)) {
      throw new Error(`${folder} lacks ${missing} of its log files. Restore it from a backup; nothing was changed.`);
    }
    let snapshotBytes = 0;
    if (base > 0) snapshotBytes = await replay(join(folder, `snapshot-${base}`), false, parts, log);
    let logBytes = 0;
    for (const generation of current) {
      logBytes = await replay(join(folder, `log-${generation}`), generation === current.at(-1), parts, log);
    }
    const generation = current.at(-1) ?? base;
    const file = await open(join(folder, `log-${generation}`), 'a');
    await syncFolder(folder);
    await removeOlder(folder, base);
    return new Store(folder, generation, file, logBytes, snapshotBytes, parts, log);
  }

  append(record: LogRecord): Promise<void> {
    this.queue.push(encodeRecord(record));
    return this.schedule();
  }

  settled(): Promise<void> {
    return this.queue.length > 0 ? this.schedule() : this.current;
  }

  /**
   * Only one write runs at a time; records queued meanwhile join the next write, and all their callers share its
   * promise.
   */
  private schedule(): Promise<void> {
    if (!this.next) {
      this.next = this.current
        .catch(() => undefined)
        .then(() => {
          this.next = undefined;
          this.current = this.write();
          return this.current;
        });
    }
    return this.next;
  }

  private async write(): Promise<void> {
    if (this.failed) throw diskFailure();
    this.onNextWrite?.();
    const records = this.queue;
    this.queue = [];
    try {
      for (const frame of framesOf(records, mostFrameUnits)) {
        await this.file.appendFile(frame);
        await this.file.datasync();
        this.logBytes += frame.length;
      }
    } catch (error) {
      this.failed = true;
      this.log(`cannot write to disk, no more changes are accepted until a restart: ${String(error)}`);
      throw diskFailure();
    }
    if (this.logBytes > Math.max(compactAboveBytes, this.snapshotBytes)) void this.compact();
  }

  /**
   * Begin a new generation from a snapshot of the current state. The old files are deleted once the new ones are on
   * disk.
   */
  compact(): Promise<void> {
    this.compacting ??= this.startGeneration()
      .catch((error: unknown) => this.log(`compaction failed and will be tried again: ${String(error)}`))
      .finally(() => (this.compacting = undefined));
    return this.compacting;
  }

  /** Flush and close the files. */
  async close(): Promise<void> {
    await this.compacting;
    await this.settled().catch(() => undefined);
    await this.file.close();
  }

  private async startGeneration(): Promise<void> {
    const next = this.generation + 1;
    const file = await open(join(this.folder, `log-${next}`), 'a');
    await syncFolder(this.folder);
    const old = this.file;
    const records: Iterable<LogRecord>[] = [];
    // Between two writes the old log is complete on disk, and queued records are already part of the state: a safe
    // point to switch.
    this.onNextWrite = () => {
      this.onNextWrite = undefined;
      this.file = file;
      this.generation = next;
      this.logBytes = 0;
      records.push(...this.parts.map((part) => part.snapshot()));
    };
    await this.schedule();
    await old.close();
    this.snapshotBytes = await writeSnapshot(join(this.folder, `snapshot-${next}`), records);
    await syncFolder(this.folder);
    await removeOlder(this.folder, next);
  }
}

function diskFailure(): RpcError {
  return new RpcError('UNAVAILABLE', 'The backend cannot write to its disk.');
}

async function replay(
  path: string,
  mayBeTorn: boolean,
  parts: readonly Journalled[],
  log: (line: string) => void,
): Promise<number> {
  const file = await open(path);
  const { size } = await file.stat();
  let wholeBytes: number;
  try {
    wholeBytes = decodeFrames(file.fd, (record) => {
      for (const part of parts) part.restore(record);
    });
  } finally {
    await file.close();
  }
  if (wholeBytes < size) {
    const bytes = await readFile(path);
    if (!mayBeTorn || hasFrameAfter(bytes, wholeBytes)) {
      throw new Error(`${path} is damaged at byte ${wholeBytes}. Restore it from a backup; nothing was changed.`);
    }
    await writeFile(`${path}.cut-${Date.now()}`, bytes.subarray(wholeBytes));
    await truncate(path, wholeBytes);
    log(`cut ${size - wholeBytes} bytes of an unfinished record from the end of the log`);
  }
  return wholeBytes;
}

async function writeSnapshot(path: string, parts: readonly Iterable<LogRecord>[]): Promise<number> {
  const file = await open(`${path}.tmp`, 'w');
  let written = 0;
  for (const records of parts) {
    for (const frame of framesOf(encoded(records), snapshotFrameUnits)) {
      await file.appendFile(frame);
      written += frame.length;
    }
  }
  await file.sync();
  await file.close();
  await rename(`${path}.tmp`, path);
  return written;
}

function* encoded(records: Iterable<LogRecord>): Iterable<string> {
  for (const record of records) yield encodeRecord(record);
}

/** Pack records into frames of about `mostUnits` characters. */
function* framesOf(records: Iterable<string>, mostUnits: number): Iterable<Buffer> {
  let frame: string[] = [];
  let units = 0;
  for (const record of records) {
    frame.push(record);
    units += record.length;
    if (units < mostUnits) continue;
    yield encodeFrame(frame);
    frame = [];
    units = 0;
  }
  if (frame.length > 0) yield encodeFrame(frame);
}

async function removeOlder(folder: string, generation: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const number = /^(?:log|snapshot)-(\d+)$/.exec(name)?.[1];
    if (number !== undefined && Number(number) < generation) await rm(join(folder, name));
    if (/^snapshot-\d+\.tmp$/.test(name)) await rm(join(folder, name));
  }
}
