import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = process.argv[2] ?? 'dist';

/*
 * Prints the sources that firebase.json must name for inline code in the built pages, and fails when it does not. The
 * policy is defined only in firebase.json: hosting and the embedded backend both read it. [PRF-19]
 */
const hosting = readFileSync('firebase.json', 'utf8');
const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
const missing = new Set<string>();
for (const name of pages) {
  const markup = readFileSync(join(DIST, name), 'utf8');
  if (/\sstyle="|\son[a-z]+="/i.test(markup)) {
    console.error(`${name} has a style or an event in an attribute, which the security policy forbids.`);
    process.exit(1);
  }
  // A block of data, such as JSON-LD, is never run.
  for (const [, element, attributes = '', text = ''] of markup.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g)) {
    if (text === '' || attributes.includes('ld+json')) continue;
    const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    if (!hosting.includes(source)) missing.add(`${element}-src ${source}   (${name})`);
  }
}
if (missing.size > 0) {
  console.error(`The Content-Security-Policy in firebase.json lacks:\n${[...missing].join('\n')}`);
  process.exit(1);
}
/** WebAssembly is allowed for one worker alone, which reads barcodes: its response has a policy of its own. [SHP-14] */
const READER = '/assets/barcode.worker-*.js';
const { hosting: told } = JSON.parse(hosting) as {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
};
const allowed = told.headers.flatMap(({ source, headers }) =>
  headers.some(({ value }) => /unsafe-|\*/.test(value)) ? [source] : [],
);
const workers = readdirSync(join(DIST, 'assets')).filter((name) => /^barcode\.worker-.*\.js$/.test(name));
if (allowed.join() !== READER || workers.length !== 1) {
  console.error(
    `Only ${READER} may run WebAssembly; firebase.json allows it to ${allowed.join(', ') || 'nothing'}, and ${workers.length} such files were built.`,
  );
  process.exit(1);
}
console.log(`the security policy knows every inline script and style of ${pages.length} pages`);
