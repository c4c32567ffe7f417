import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The schema version of all facts in the built app, to be replaced by the next one with one more index. */
const ROWS = /version:0(,primaryKey:`id`,[^;]*?\[`business_id`,`newest_first`\],\[`business_id`,`day`\])/;
const NEXT_ROWS = 'version:1$1,[`business_id`,`local_seq`]';

const TEXT = /\.(js|css|html|txt)$/;
/** The revision of the start page in the service worker. */
const START = /("revision":")\w+(","url":"index\.html")/;
/** A file name with a content hash. */
const HASHED = /[\w.-]+-[\w-]{8}\.js/g;

/**
 * Build the next version of the app in `dist`, with a changed schema. As in a real build, the names of changed files
 * change, and so do those of all files that refer to them. Errors: no file contains the expected schema. [SYN-30]
 */
export async function makeNextVersion(outDir: string): Promise<void> {
  await cp('dist', outDir, { recursive: true });
  const paths = (await readdir(outDir, { recursive: true })).filter((path) => TEXT.test(path));
  const texts = await Promise.all(paths.map((path) => readFile(join(outDir, path), 'utf8')));
  const named = new Map(paths.map((path, at) => [basename(path), new Set(texts[at]!.match(HASHED))]));
  // Small files are also contained in the bundle that transfers them to the phone; that bundle keeps its name.
  const isNamedByContent = (path: string) => path.match(HASHED) !== null;
  const changed = new Set(paths.filter((path, at) => isNamedByContent(path) && ROWS.test(texts[at]!)).map((path) => basename(path))); // prettier-ignore
  if (changed.size !== 1) throw new Error('the rows of facts do not stand in one file of the built app');
  // Iteration over a Set includes elements added during the loop.
  for (const name of changed)
    for (const [other, names] of named) if (names.has(name) && isNamedByContent(other)) changed.add(other);
  const next = (name: string) => (changed.has(name) ? name.replace('-', '-next-') : name);
  for (const [at, path] of paths.entries()) {
    const text = texts[at]!.replace(ROWS, NEXT_ROWS).replace(START, '$1next$2').replaceAll(HASHED, next);
    await rm(join(outDir, path));
    await writeFile(join(outDir, dirname(path), next(basename(path))), text);
  }
}
