import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { licences } from '../../scripts/licences-plugin.ts';
import { SHOWN_PICTURES } from '../../scripts/shown-pictures.ts';
import { TOURS } from '../e2e/tour/tours.ts';
import { runScript } from './run-program.ts';

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'flockbook-dist-'));
  cpSync('dist', copy, { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));
const sizes = async (folder = copy) => {
  const program = runScript('scripts/sizes.ts', {}, [folder]);
  return { code: await program.ended, output: program.output };
};
let measured: ReturnType<typeof sizes> | undefined;
/** The measured sizes of the built app. */
const sizesOfBuild = () => (measured ??= sizes('dist'));
/** Empty the files of the copy: compressing the whole app takes seconds, and faults are detected without it. */
function slim(): void {
  for (const name of readdirSync(join(copy, 'assets'))) writeFileSync(join(copy, 'assets', name), '');
}

test('[RUN-7] the build prints the size of each chunk and of each screen with all that it needs', async () => {
  const { code, output } = await sizesOfBuild();
  expect(code).toBe(0);
  for (const name of readdirSync(join(copy, 'assets')).filter((file) => /\.(js|css)$/.test(file)))
    expect(output).toContain(name);
  const screens = readdirSync('src/nouns', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.screen.tsx')); // prettier-ignore
  expect(screens.length).toBeGreaterThan(40);
  for (const screen of screens) expect(output).toMatch(new RegExp(`^src/nouns/${screen} +\\d+\\.\\d KiB`, 'm'));
});

test('[RUN-5, DAT-1] a window with a database or a backend client fails the build; the worker has them', async () => {
  const files = readdirSync(join(copy, 'assets'));
  const codeOf = (name: string) => readFileSync(join(copy, 'assets', name), 'utf8');
  // All files loaded by the worker, at once or later.
  const parts = new Set([files.find((name) => name.startsWith('data.worker'))!]);
  for (const part of parts)
    for (const [, name] of codeOf(part).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) parts.add(name!);
  const screen = files.find((name) => /^add-sale.*\.js$/.test(name))!;
  const telltales = [
    ['rxdb', 'rxdb-dexie-'],
    ['dexie', 'DexieError'],
    ['firebase', '@firebase/app'],
  ] as const;
  // The telltale must occur in a bundle of the real library, as otherwise the check would be blind.
  for (const [, telltale] of telltales)
    expect([...parts].filter((name) => codeOf(name).includes(telltale))).not.toEqual([]);
  slim();
  for (const [library, telltale] of telltales) {
    cpSync(join('dist/assets', screen), join(copy, 'assets', screen));
    appendFileSync(join(copy, 'assets', screen), `\n"${telltale}"`);
    const { code, output } = await sizes();
    expect(code).toBe(1);
    expect(output).toContain(`${library} in ${screen}`);
  }
});

test('[DAT-1] no part of the app imports the entry of a worker: Safari would evaluate it once more', () => {
  const files = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  const workers = files.filter((name) => /\.worker-/.test(name));
  expect(workers.length).toBeGreaterThan(1);
  const importing = files.filter((name) => {
    const code = readFileSync(join('dist/assets', name), 'utf8');
    return workers.some((worker) => new RegExp(`(from|import)\\s*\\(?["'\`]\\./${worker}`).test(code));
  });
  expect(importing).toEqual([]);
});

test('[RUN-18] the build has the licence of every program in the page and in its workers', () => {
  const text = readFileSync(join(copy, 'licences.txt'), 'utf8');
  for (const name of ['preact', 'rxdb', 'dexie', '@firebase/firestore', 'zxing-wasm', 'write-excel-file', 'rxjs'])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\((MIT|Apache-2\\.0)\\)$`, 'm'));
  expect(text).toContain('Permission is hereby granted, free of charge');
});

test('[RUN-18] a program under a licence that may not be passed on fails the build', () => {
  const folder = join(copy, 'node_modules', 'strict');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'strict', version: '1.0.0', license: 'GPL-3.0' }));
  const { write } = licences();
  const build = write.generateBundle as unknown as (this: object, options: object, bundle: object) => void;
  const context = { error: (said: string) => { throw new Error(said); }, emitFile: () => 'x' }; // prettier-ignore
  const bundle = { 'index.js': { type: 'chunk', moduleIds: [join(folder, 'index.js')] } };
  expect(() => build.call(context, {}, bundle)).toThrow('strict is under GPL-3.0, which may not be shipped');
});

test('[PRF-11] a part over its budget fails the build', async () => {
  const { output } = await sizesOfBuild();
  slim();
  for (const [what, most] of [
    ['scripts of /home', 10],
    ['first screen, sign-in', 150],
    ['first screen, attendant', 150],
    ['worker with Firestore', 230],
    ['heaviest chunk of a route', 30],
  ] as const)
    expect(output).toMatch(new RegExp(`^${what} +\\d+\\.\\d KiB +${most}\\.0 KiB`, 'm'));
  const home = join(copy, 'site/home.html');
  writeFileSync(home, readFileSync(home, 'utf8').replace('</head>', `<script>${'x'.repeat(10_240)}</script></head>`));
  const { code, output: said } = await sizes();
  expect(code).toBe(1);
  expect(said).toContain('Over budget: scripts of /home');
});

test('[PRF-19] the security policy knows every inline script and style; one it does not know fails the build', async () => {
  const policy = async () => {
    const program = runScript('scripts/security-policy.ts', {}, [copy]);
    return { code: await program.ended, output: program.output };
  };
  expect(await policy()).toMatchObject({ code: 0 });
  const home = join(copy, 'site/home.html');
  const built = readFileSync(home, 'utf8');
  for (const smuggled of [
    '<script>run()</script>',
    '<style>* { color: red }</style>',
    '<p onclick="run()">',
    '<p style="x">',
  ]) {
    writeFileSync(home, built.replace('</body>', `${smuggled}</body>`));
    expect(await policy()).toMatchObject({ code: 1 });
  }
});

test('[RUN-11] the pictures that the papers show are kept and no others; each is of a stop of a tour and in a paper', () => {
  expect(readdirSync('docs/screenshots').sort()).toEqual([...SHOWN_PICTURES].sort());
  const stops = Object.values(TOURS).flatMap((tour) => tour.map(({ name }) => name));
  expect(new Set(stops).size).toBe(stops.length);
  const paper = readFileSync('docs/screens.md', 'utf8');
  for (const file of SHOWN_PICTURES) {
    expect(stops).toContain(file.split('.')[0]);
    expect(paper).toContain(`screenshots/${file}`);
  }
});

test('[RUN-9] a step says what it does before it does it, and how long it took', async () => {
  const program = runScript('tests/scripts/a-slow-step.ts');
  expect(await program.ended).toBe(0);
  expect(program.output).toMatch(/▸ Waiting a little\nstill waiting\n✓ Waiting a little \(\d+\.\d s\)/);
});
