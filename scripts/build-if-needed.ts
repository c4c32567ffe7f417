import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, step } from './step.ts';

const SOURCES = [
  'src',
  'workers',
  'schemas',
  'public',
  'index.html',
  'public-document.html',
  'vite.config.ts',
  'scripts/site-plugin.ts',
  'scripts/pack-plugin.ts',
  'scripts/app-manifest.ts',
  'scripts/first-visit-plugin.ts',
  'scripts/react-on-preact.ts',
  'scripts/lingui-macro.ts',
  'package-lock.json',
  'lingui.config.js',
];
const STAMP = 'dist/.built-from';

/**
 * Build the app into `dist/` unless it is up to date with the sources. Errors: exits the process when the build fails.
 */
export async function buildIfNeeded(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const { code } = await step('Building the app', bin('vite'), ['build', '--logLevel', 'warn'], {
    quiet: true,
    // A test runner sets another value, and then the service worker would be missing.
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) {
    console.error('\nThe app could not be built; the reason stands above.\n');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}`);
  for (const file of SOURCES.flatMap(filesIn)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
