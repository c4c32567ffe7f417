import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PACKED_FILES } from '../src/service-worker/packed-files.ts';

/**
 * The browser has fetched larger files with the first screens, and keeps them: in the pack they would be transferred
 * twice. Units: bytes.
 */
const MAX_BYTES = 60_000;

/**
 * Writes the app's small scripts and styles into one file beside them, one line of JSON per file: path and text.
 * Installing them one by one takes a request for each, three hundred in all, and they compress better together. [OFF-5]
 */
export const pack = (isLeftOut: (name: string) => boolean): Plugin => ({
  name: 'pack',
  apply: 'build',
  // Runs after everything is written: the pack must contain the same as a request for the file itself would return.
  writeBundle({ dir = 'dist' }) {
    const lines = readdirSync(join(dir, 'assets'))
      .filter((name) => /\.(js|css)$/.test(name) && !isLeftOut(name))
      .filter((name) => statSync(join(dir, 'assets', name)).size <= MAX_BYTES)
      .map((name) => JSON.stringify([`/assets/${name}`, readFileSync(join(dir, 'assets', name), 'utf8')]));
    writeFileSync(join(dir, PACKED_FILES), `${lines.join('\n')}\n`);
  },
});
