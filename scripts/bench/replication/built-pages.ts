import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { buildIfNeeded } from '../../build-if-needed.ts';

/** The built app with the bench's own page at /bench/, in a folder of its own. */
export async function builtPages(): Promise<{ folder: string; remove: () => Promise<void> }> {
  await buildIfNeeded();
  const folder = await mkdtemp(join(tmpdir(), 'flockbook-bench-pages-'));
  await cp('dist', folder, { recursive: true });
  await build({
    configFile: false,
    root: resolve('scripts/bench/browser'),
    base: '/bench/',
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { outDir: join(folder, 'bench'), emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2_000 },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
