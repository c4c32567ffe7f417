import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PACKED_FILES } from '../src/service-worker/packed-files.ts';

/** The browser has fetched what is larger with the first screens, and keeps it: it would travel twice. Units: bytes. */
const MAX_BYTES = 60_000;

/**
 * Writes the app's small scripts and styles into one file beside them, a line of JSON each: path and text. Installing them one by
 * one is a question for each, three hundred in all, and they pack better together. [OFF-5]
 */
export const pack = (isLeftOut: (name: string) => boolean): Plugin => ({
  name: 'pack',
  apply: 'build',
  // Once everything is written: what is in the pack must be what a question for the file itself would bring.
  writeBundle({ dir = 'dist' }) {
    const lines = readdirSync(join(dir, 'assets'))
      .filter((name) => /\.(js|css)$/.test(name) && !isLeftOut(name))
      .filter((name) => statSync(join(dir, 'assets', name)).size <= MAX_BYTES)
      .map((name) => JSON.stringify([`/assets/${name}`, readFileSync(join(dir, 'assets', name), 'utf8')]));
    writeFileSync(join(dir, PACKED_FILES), `${lines.join('\n')}\n`);
  },
});
