import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isObject } from '../json.ts';
import { lockFolder } from './lock.ts';
import { syncFolder } from './sync-folder.ts';

/*
 * A whole data folder as one file: for each file a line of JSON {path, bytes, sha256} and its bytes, then a last line
 * {files, sha256} over everything before it.
 */

const format = 'data folder 1';
const chunkBytes = 1024 * 1024;
const mostLineBytes = 64 * 1024;

/** Files that are not data: the lock of the folder and temporary files. */
const passing = /(^|\/)(lock|[^/]*\.tmp)$/;

/**
 * Write a data folder into one file; returns the number of files. Resolves when the file is on disk under its final
 * name. Errors: a sentence when the folder is in use by a running backend or missing, or the file exists already.
 */
export async function exportFolder(folder: string, file: string): Promise<number> {
  if (await stat(file).catch(() => undefined)) throw new Error(`${file} is there already. Choose another name.`);
  if (!(await stat(folder).catch(() => undefined))) throw new Error(`There is no data folder ${folder}.`);
  const unlock = await lockFolder(folder);
  const temporary = `${file}.tmp`;
  try {
    const out = new Output(await open(temporary, 'w', 0o600));
    try {
      const paths = await filesBelow(folder);
      await out.line({ format });
      for (const path of paths) {
        const { size } = await stat(join(folder, path));
        await out.line({ path, bytes: size, sha256: await hashOf(join(folder, path)) });
        for await (const chunk of createReadStream(join(folder, path))) await out.write(chunk as Buffer);
      }
      await out.line({ files: paths.length, sha256: out.digest() });
      await out.file.sync();
      await out.file.close();
      await rename(temporary, file);
      await syncFolder(dirname(file));
      return paths.length;
    } catch (error) {
      await out.file.close().catch(() => undefined);
      await rm(temporary, { force: true });
      throw error;
    }
  } finally {
    await unlock();
  }
}

/**
 * Create a data folder from an exported file; returns the number of files. All or nothing. Errors: a sentence when the
 * folder exists and is not empty, or the file is damaged; then nothing was changed.
 */
export async function importFolder(file: string, folder: string): Promise<number> {
  const present = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (present.length > 0) throw new Error(`The folder ${folder} is not empty. Nothing was changed.`);
  const temporary = `${folder}.import-${process.pid}.tmp`;
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  try {
    const input = new Input(await open(file, 'r'), file);
    let count: number;
    try {
      count = await unpack(input, temporary);
    } finally {
      await input.file.close();
    }
    // Renaming onto an empty folder replaces it; if the folder was filled meanwhile, the rename fails.
    await rename(temporary, folder);
    await syncFolder(dirname(folder));
    return count;
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
}

async function unpack(input: Input, folder: string): Promise<number> {
  // Exports of earlier versions have an app name before the format.
  if (!String((await input.line())['format']).endsWith(format)) throw input.damaged();
  const folders = new Set([folder]);
  for (let files = 0; ; files++) {
    const digest = input.digest();
    const { path, bytes, sha256, ...rest } = await input.line();
    if (rest['files'] !== undefined) {
      if (rest['files'] !== files || sha256 !== digest || !(await input.atEnd())) throw input.damaged();
      for (const made of folders) await syncFolder(made);
      return files;
    }
    if (typeof path !== 'string' || !isInside(path) || !Number.isSafeInteger(bytes)) throw input.damaged();
    const target = join(folder, ...path.split('/'));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    for (let made = dirname(target); made.length > folder.length; made = dirname(made)) folders.add(made);
    const out = await open(target, 'wx', 0o600);
    try {
      if ((await input.copy(bytes as number, out)) !== sha256) throw input.damaged();
      await out.sync();
    } finally {
      await out.close();
    }
  }
}

/** True when a path of an archive stays inside the target folder. */
function isInside(path: string): boolean {
  return path !== '' && !/[\\\0]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part));
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !passing.test(path))
    .sort();
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** A file written sequentially, with a running hash of its contents. */
class Output {
  private readonly hash = createHash('sha256');

  constructor(readonly file: FileHandle) {}

  async write(bytes: Buffer): Promise<void> {
    this.hash.update(bytes);
    await this.file.appendFile(bytes);
  }

  line(json: object): Promise<void> {
    return this.write(Buffer.from(`${JSON.stringify(json)}\n`));
  }

  digest(): string {
    return this.hash.copy().digest('hex');
  }
}

/** A file read sequentially, with a running hash of its contents. */
class Input {
  private readonly hash = createHash('sha256');
  private rest = Buffer.alloc(0);

  constructor(
    readonly file: FileHandle,
    private readonly name: string,
  ) {}

  damaged(): Error {
    return new Error(`${this.name} is damaged or no export of a data folder. Nothing was changed.`);
  }

  /** The next line as a JSON object. */
  async line(): Promise<Record<string, unknown>> {
    let end = this.rest.indexOf(0x0a);
    while (end < 0) {
      if (this.rest.length > mostLineBytes || !(await this.more())) throw this.damaged();
      end = this.rest.indexOf(0x0a);
    }
    let json: unknown;
    try {
      json = JSON.parse(this.take(end + 1).toString());
    } catch (cause) {
      throw new Error(this.damaged().message, { cause });
    }
    if (!isObject(json)) throw this.damaged();
    return json;
  }

  /** Copy `bytes` bytes; returns their hash. */
  async copy(bytes: number, out: FileHandle): Promise<string> {
    const hash = createHash('sha256');
    for (let left = bytes; left > 0;) {
      if (this.rest.length === 0 && !(await this.more())) throw this.damaged();
      const chunk = this.take(Math.min(left, this.rest.length));
      hash.update(chunk);
      await out.appendFile(chunk);
      left -= chunk.length;
    }
    return hash.digest('hex');
  }

  digest(): string {
    return this.hash.copy().digest('hex');
  }

  async atEnd(): Promise<boolean> {
    return this.rest.length === 0 && !(await this.more());
  }

  private take(bytes: number): Buffer {
    const taken = this.rest.subarray(0, bytes);
    this.rest = this.rest.subarray(bytes);
    this.hash.update(taken);
    return taken;
  }

  private async more(): Promise<boolean> {
    const { bytesRead, buffer } = await this.file.read(Buffer.allocUnsafe(chunkBytes), 0, chunkBytes, null);
    this.rest = Buffer.concat([this.rest, buffer.subarray(0, bytesRead)]);
    return bytesRead > 0;
  }
}
