import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { wordsOfScreen } from '../src/app/words-of-screen.ts';

/*
 * Sizes of the build: each chunk, and the code that the window loads before its first screen. [RUN-7] Fails when the
 * window's code holds a database or a backend client. [RUN-5]
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
const entry = 'index.html';
/** Size of a screen with the app and its English messages. */
const total = (screen?: string) => {
  const words = screen ? wordsOfScreen(/nouns\/(.+)\.screen/.exec(screen)?.[1] ?? '') : [];
  return totalOf('br', entry, ...(screen ? [screen] : []), ...words.map((name) => `src/locales/en/${name}.po`));
};
/** The page of a shared paper, for strangers on weak phones. Units: bytes, gzip. [INV-9] */
const PUBLIC_PAGE = { entry: 'public-document.html', most: 24 * 1024 };
const screens = Object.keys(manifest).filter((key) => key.endsWith('.screen.tsx'));
console.log(`\nbefore a screen can show, brotli, with everything it needs`);
console.log(`${'app'.padEnd(52)}${kib(total())}`);
for (const screen of screens) console.log(`${screen.padEnd(52)}${kib(total(screen))}`);

const publicPage = totalOf('gz', PUBLIC_PAGE.entry);
console.log(`\n${'a shared paper, gzip, with everything it needs'.padEnd(52)}${kib(publicPage)}`);
if (publicPage > PUBLIC_PAGE.most) {
  console.error(`\nThe page of a shared paper may take ${kib(PUBLIC_PAGE.most).trim()}.`);
  process.exit(1);
}

/** Scripts of a public page, including inline ones. Units: bytes, as they are parsed. */
const sitePage = (name: string): number => {
  const inline = [...readFileSync(`${DIST}/site/${name}.html`, 'utf8').matchAll(/<script>([^]*?)<\/script>/g)];
  return (
    inline.reduce((sum, [, text = '']) => sum + text.length, 0) +
    [...needs(`site/${name}.html`)].reduce((sum, key) => {
      const { file } = manifest[key]!;
      return sum + (file.endsWith('.js') && existsSync(`${DIST}/${file}`) ? sizesOf(file).raw : 0);
    }, 0)
  );
};
const heaviest = (names: readonly string[]) => Math.max(...names.map((name) => sizesOf(`assets/${name}`).br));
/**
 * Files that a worker's file loads before it runs: workers are in no manifest, and the build chooses the names of
 * shared chunks.
 */
const withImports = (name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  const code = readFileSync(`${DIST}/assets/${name}`, 'utf8');
  for (const [, next = ''] of code.matchAll(/\bimport[^"'()]*?(?:from)?["'`]\.\/([\w.-]+\.js)["'`]/g))
    withImports(next, seen);
  return seen;
};
const workerNames = new Set(
  assets.flatMap(({ name }) => (/^(data\.worker|connect)-.*\.js$/.test(name) ? [...withImports(name)] : [])),
);
const workerFiles = assets.filter(({ name }) => workerNames.has(name));
const readerFiles = readdirSync(`${DIST}/assets`).filter((name) => /^(barcode\.worker|zxing_reader)-/.test(name));

/**
 * Size limits of each part: `most` fails the build; where it is above the `goal`, it prevents growth until the goal is
 * met. Units: KiB, brotli, except for the scripts of public pages. [PRF-11]
 */
const BUDGETS = [
  { what: 'scripts of /home', goal: 10, most: 10, bytes: sitePage('home') },
  { what: 'scripts of /pricing', goal: 10, most: 10, bytes: sitePage('pricing') },
  { what: 'scripts of /contact', goal: 10, most: 10, bytes: sitePage('contact') },
  { what: 'first screen, sign-in', goal: 150, most: 150, bytes: total('src/nouns/account/screens/login.screen.tsx') },
  {
    what: 'first screen, attendant',
    goal: 150,
    most: 150,
    bytes: total('src/nouns/farm/screens/activities/record.screen.tsx'),
  },
  { what: 'worker with Firestore', goal: 230, most: 230, bytes: workerFiles.reduce((sum, { br }) => sum + br, 0) },
  // Fetched with its first use, and never by browsers that read barcodes themselves. [SHP-14]
  { what: 'reader of barcodes', goal: 350, most: 350, bytes: readerFiles.reduce((sum, name) => sum + sizesOf(`assets/${name}`).br, 0) }, // prettier-ignore
  {
    what: 'heaviest chunk of a route',
    goal: 30,
    most: 30,
    bytes: heaviest(assets.flatMap(({ name }) => (/\.screen-.*\.js$/.test(name) ? [name] : []))),
  },
];
console.log(`\n${'budgets'.padEnd(52)}${'now'.padStart(10)}${'most'.padStart(10)}${'goal'.padStart(10)}`);
for (const { what, goal, most, bytes } of BUDGETS)
  console.log(`${what.padEnd(52)}${kib(bytes)}${kib(most * 1024)}${kib(goal * 1024)}`);
const over = BUDGETS.filter(({ most, bytes }) => bytes > most * 1024);
if (over.length > 0) {
  console.error(`\nOver budget: ${over.map(({ what }) => what).join(', ')}`);
  process.exit(1);
}

/** Words that only the databases and backend clients contain, and that survive minification. */
const TELLTALES = {
  rxdb: 'rxdb-dexie-',
  dexie: 'DexieError',
  firebase: '@firebase/app',
  'firebase messaging': 'fcmregistrations.googleapis.com',
};
/**
 * Push tokens are available to windows only: a chunk of its own, loaded where push messages are configured and allowed.
 */
const PUSH = /^firebase-messaging-/;
const windowFiles = new Set(Object.values(manifest).map((chunk) => chunk.file));
const intruders = assets.flatMap(({ name }) => {
  if (!name.endsWith('.js') || !windowFiles.has(`assets/${name}`) || PUSH.test(name)) return [];
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
