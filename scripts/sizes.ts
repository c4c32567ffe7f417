import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/*
 * Sizes of what was built: each chunk, and what the window loads before its first screen. [RUN-7]
 * Fails when the window's code holds a database or a backend client. [RUN-5]
 */

interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isEntry?: boolean;
}

const DIST = process.argv[2] ?? 'dist';
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Record<string, ManifestChunk>;
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);
const measured = new Map<string, { raw: number; gz: number; br: number }>();
const sizesOf = (file: string) => {
  const known = measured.get(file);
  if (known) return known;
  const bytes = readFileSync(`${DIST}/${file}`);
  const sizes = { raw: bytes.length, gz: gzipSync(bytes, { level: 9 }).length, br: brotliCompressSync(bytes).length };
  measured.set(file, sizes);
  return sizes;
};

const assets = readdirSync(`${DIST}/assets`)
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => ({ name, ...sizesOf(`assets/${name}`) }))
  .sort((a, b) => b.br - a.br);
console.log(`${'chunk'.padEnd(52)}${'raw'.padStart(10)}${'gzip'.padStart(10)}${'brotli'.padStart(10)}`);
for (const { name, raw, gz, br } of assets) console.log(`${name.padEnd(52)}${kib(raw)}${kib(gz)}${kib(br)}`);

/** Files that a chunk needs before it can run. */
const needs = (key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const next of chunk.imports ?? []) needs(next, seen);
  return seen;
};
const totalOf = (size: 'gz' | 'br', ...keys: string[]) => {
  const files = new Set<string>();
  for (const key of keys.flatMap((k) => [...needs(k)])) {
    files.add(manifest[key]!.file);
    for (const css of manifest[key]!.css ?? []) files.add(css);
  }
  return [...files].reduce((sum, file) => sum + sizesOf(file)[size], 0);
};
const total = (...keys: string[]) => totalOf('br', ...keys);
const entry = 'index.html';
/** The page of a shared paper, for strangers on weak phones. Units: bytes, gzip. [INV-9] */
const PUBLIC_PAGE = { entry: 'public-document.html', most: 24 * 1024 };
const screens = Object.keys(manifest).filter((key) => key.endsWith('.screen.tsx'));
console.log(`\nbefore a screen can show, brotli, with everything it needs`);
console.log(`${'app'.padEnd(52)}${kib(total(entry))}`);
for (const screen of screens) console.log(`${screen.padEnd(52)}${kib(total(entry, screen))}`);

const publicPage = totalOf('gz', PUBLIC_PAGE.entry);
console.log(`\n${'a shared paper, gzip, with everything it needs'.padEnd(52)}${kib(publicPage)}`);
if (publicPage > PUBLIC_PAGE.most) {
  console.error(`\nThe page of a shared paper may take ${kib(PUBLIC_PAGE.most).trim()}.`);
  process.exit(1);
}

/** Words that only the databases and backend clients contain, whatever a minifier does to them. */
const TELLTALES = {
  rxdb: 'rxdb-dexie-',
  dexie: 'DexieError',
  firebase: 'firestore.googleapis.com',
  'firebase messaging': 'fcmregistrations.googleapis.com',
};
/** Push tokens are given to windows alone: a chunk of its own, loaded where push messages are configured and allowed. */
const PUSH = /^firebase-messaging-/;
/** The page of a shared paper names Firestore itself, to ask it one thing; its size tells that no library came with it. */
const SHARED = /^public-document-/;
const windowFiles = new Set(Object.values(manifest).map((chunk) => chunk.file));
const intruders = assets.flatMap(({ name }) => {
  if (!name.endsWith('.js') || !windowFiles.has(`assets/${name}`) || PUSH.test(name) || SHARED.test(name)) return [];
  const code = readFileSync(`${DIST}/assets/${name}`, 'utf8');
  return Object.entries(TELLTALES).flatMap(([library, words]) =>
    code.includes(words) ? [`${library} in ${name}`] : [],
  );
});
if (intruders.length > 0) {
  console.error(`\nThe window must hold no database and no backend client, but has: ${intruders.join(', ')}`);
  process.exit(1);
}
console.log('\nno rxdb, dexie or firebase in the window, but for the chunk of push messages');
