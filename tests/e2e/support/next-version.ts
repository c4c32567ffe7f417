import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** As a release that changes what is stored: the rows of all facts in their next schema version, with one more index. */
const nextRows: Plugin = {
  name: 'next-rows',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/data/rx-schema.ts')) return undefined;
    return replaced(
      replaced(code, /(const factRows = \{\s*version: )0/, '$11'),
      /(\['business_id', 'newest_first'\], \['business_id', 'day'\])/,
      "$1, ['business_id', 'local_seq']",
    );
  },
};

function replaced(code: string, what: RegExp, by: string): string {
  if (!what.test(code)) throw new Error(`${String(what)} stands no more in the schema of rows`);
  return code.replace(what, by);
}

/** Build the app as its next version would be, with a changed schema. Takes some seconds. [SYN-30] */
export async function buildNextVersion(outDir: string): Promise<void> {
  const plugins = () => [nextRows];
  await build({
    root: resolve('.'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [nextRows],
    worker: { format: 'es', plugins },
  });
}
