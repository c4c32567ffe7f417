import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';

/** A replacement in a source file, applied during compilation; no file of the project is changed. */
export interface Planted {
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** Inside node_modules, so that the imported packages are resolved. */
const FOLDER = resolve('node_modules/.cache/compiled');
const KEPT_MS = 86_400_000;

const known = new Map<string, Promise<string>>();

/**
 * Compile a TypeScript program into one file that Node can start at once, and return its path; npm packages stay
 * external. With `planted`, it contains the bug. The name includes a hash of the contents, so that concurrent
 * compilations write the same file. Errors: it does not compile; the text to replace does not occur exactly once.
 */
export function compiled(entry: string, planted?: Planted): Promise<string> {
  const path = resolve(entry);
  if (planted) return write(path, planted);
  const before = known.get(path) ?? write(path);
  known.set(path, before);
  return before;
}

async function write(entry: string, planted?: Planted): Promise<string> {
  const code = await codeOf(entry, planted);
  const name = basename(entry, extname(entry));
  const path = join(FOLDER, `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
  await mkdir(FOLDER, { recursive: true });
  if (existsSync(path)) {
    const now = new Date();
    await utimes(path, now, now);
    return path;
  }
  await removeOld();
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, code);
  await rename(temporary, path);
  return path;
}

async function codeOf(entry: string, planted?: Planted): Promise<string> {
  let found = 0;
  const built = await rolldown({
    input: entry,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    logLevel: 'silent',
    plugins: [
      {
        name: 'plant',
        transform(code, id) {
          // The program resolves neighbouring files as if it ran at its original location.
          const placed = code.replaceAll('import.meta.dirname', () => JSON.stringify(dirname(id)));
          if (!planted || !id.endsWith(`/${planted.file}`)) return placed;
          found = placed.split(planted.find).length - 1;
          return placed.replace(planted.find, () => planted.replace);
        },
      },
    ],
  });
  const { output } = await built.generate({ format: 'esm', codeSplitting: false });
  await built.close();
  if (planted && found !== 1) throw new Error(`"${planted.name}": its text stands ${found} times in ${planted.file}.`);
  return output[0].code;
}

/** Delete files not used by any run for a day. */
async function removeOld(): Promise<void> {
  const oldest = Date.now() - KEPT_MS;
  for (const name of await readdir(FOLDER)) {
    const path = join(FOLDER, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < oldest) await rm(path, { force: true });
  }
}
