import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = process.cwd();
const linter = join(root, 'node_modules/.bin/oxlint');

type Line = readonly [path: string, code: string];
const FORBIDDEN: readonly Line[] = [
  ['schemas/x.schema.ts', "import { a } from '../src/domain/a.ts';"],
  ['src/domain/sales/x.ts', "import { a } from 'rxdb';"],
  ['src/domain/sales/x.ts', "import { a } from '../../store/a.ts';"],
  ['src/domain/sales/x.ts', "import { a } from '../../contract/a.ts';"],
  ['src/contract/x.ts', "import type { a } from '../data/a.ts';"],
  ['src/contract/x.ts', "import { a } from 'valibot';"],
  ['src/store/x.ts', "import { a } from '../books/keep/a.ts';"],
  ['src/store/x.ts', "import { a } from '../nouns/sales/data/a.ts';"],
  ['src/books/keep/x.ts', "import { a } from '../../nouns/sales/screens/a.ts';"],
  ['src/data/x.ts', "import { a } from '../replication/a.ts';"],
  ['src/nouns/sales/data/x.query.ts', "import { a } from 'firebase/firestore';"],
  ['src/nouns/sales/data/x.query.ts', "import { a } from '../../../ui/a.ts';"],
  ['src/nouns/sales/data/x.query.ts', "import { a } from '../screens/a.ts';"],
  ['src/nouns/sales/data/x.query.ts', "import { a } from '../../../replication/push/a.ts';"],
  ['src/client/x.ts', "import { a } from 'dexie';"],
  ['src/client/x.ts', "import { a } from '../store/book.ts';"],
  ['src/client/x.ts', "import { a } from '../nouns/sales/shared/a.ts';"],
  ['src/ui/x.tsx', "import { a } from '../contract/sales.ts';"],
  ['src/ui/x.tsx', "import { a } from '../nouns/sales/shared/a.ts';"],
  ['src/ui/x.tsx', "import { a } from 'rxdb/plugins/core';"],
  ['src/nouns/sales/screens/x.screen.tsx', "import { a } from '../data/a.ts';"],
  ['src/nouns/sales/screens/x.screen.tsx', "import { a } from '../../../store/a.ts';"],
  ['src/nouns/sales/screens/entry/x.screen.tsx', "import { a } from '../../../stock/screens/a.ts';"],
  ['src/nouns/sales/screens/x.screen.tsx', "import { a } from '../../stock/settings/a.ts';"],
  ['src/nouns/sales/shared/x.tsx', "import { a } from '../../stock/screens/a.ts';"],
  ['src/nouns/sales/screens/x.screen.tsx', "import { a } from 'firebase/auth';"],
  ['src/nouns/sales/screens/x.screen.tsx', "import { a } from '../../../../schemas/sale.schema.ts';"],
  ['src/ui/x.tsx', "import { a } from '../../schemas/pieces.ts';"],
  ['src/nouns/sales/screens/x.screen.tsx', "import { a } from '../../../contract/inputs/sales.ts';"],
  ['src/client/x.ts', "import { a } from '../contract/inputs/sales.ts';"],
  ['src/contract/inputs/x.ts', "import { a } from '../../store/a.ts';"],
  ['src/contract/inputs/x.ts', "import { a } from 'rxdb';"],
  ['src/app/x.tsx', "import { a } from '../data-worker/a.ts';"],
  ['src/shared-paper/x.ts', "import { a } from 'react';"],
  ['src/shared-paper/x.ts', "import { a } from '../client/a.ts';"],
  ['src/shared-paper/x.ts', "import { a } from '../nouns/papers/screens/a.ts';"],
  ['src/replication/x.ts', "import { a } from 'firebase/firestore';"],
  ['src/replication/push/x.ts', "import { a } from '../../nouns/sync/screens/a.ts';"],
  ['src/data-worker/x.ts', "import { a } from '../ui/a.ts';"],
  ['workers/x.ts', "import { a } from '../src/ui/a.ts';"],
  ['backend/x.ts', "import { a } from '../src/domain/a.ts';"],
  ['backend/x.ts', "import { a } from 'firebase/app';"],
];
const ALLOWED: readonly Line[] = [
  ['src/domain/sales/x.ts', "import { a } from '../../../schemas/a.ts';"],
  ['src/client/x.ts', "import type { a } from '../contract/port.ts';"],
  ['src/nouns/sales/screens/x.screen.tsx', "import type { a } from '../../../../schemas/sale.schema.ts';"],
  ['src/ui/x.tsx', "import { a } from '../../schemas/choices.ts';"],
  ['src/contract/x.ts', "import type { a } from '../domain/a.ts';"],
  ['src/contract/inputs/x.ts', "import { a } from 'valibot';"],
  ['src/nouns/sales/screens/x.screen.tsx', "import { a } from '../../../client/a.ts';"],
  ['src/nouns/sales/screens/entry/x.screen.tsx', "import { a } from '../../../stock/shared/a.ts';"],
  ['src/nouns/sales/screens/entry/x.screen.tsx', "import { a } from '../../shared/a.ts';"],
  ['src/nouns/sales/data/x.query.ts', "import { a } from '../../stock/data/a.ts';"],
  ['src/shared-paper/x.ts', "import { a } from '../nouns/papers/shared/a.ts';"],
  ['src/replication/firebase/firestore-remote.ts', "import { a } from 'firebase/firestore';"],
];

/**
 * One-line files at the given paths of a scratch tree, linted in one run; the tree is never placed among the sources.
 */
const scratch = mkdtempSync(join(root, 'node_modules/.layers-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
/** Path of a test file in the tree: files for the same path are numbered. */
const placeOf = (at: number, path: string) => path.replace(/(?<=\/)x(?=\.)/, `x${at}`);
let said: { readonly filename: string; readonly code: string }[] = [];
beforeAll(() => {
  const lines = [
    ...FORBIDDEN.map(([path, code]) => [path, `${code}\nexport const b = a;\n`] as const),
    ...ALLOWED.map(([path, code]) => [path, `${code}\nexport type b = typeof a;\n`] as const),
  ];
  const places = lines.map(([path], at) => placeOf(at, path));
  for (const [at, [, text]] of lines.entries()) {
    const file = join(scratch, places[at]!);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace('"typeAware": true', '"typeAware": false');
  writeFileSync(join(scratch, '.oxlintrc.json'), config.replace('"node_modules", ', ''));
  const { stdout } = spawnSync(linter, ['-f', 'json', '--no-ignore', ...places], { cwd: scratch, encoding: 'utf8' });
  said = (JSON.parse(stdout) as { diagnostics: typeof said }).diagnostics;
});
const isRefused = (at: number, path: string) =>
  said.some(({ filename, code }) => filename.endsWith(placeOf(at, path)) && code.includes('no-restricted-imports'));

test.each(FORBIDDEN.map(([path, code], at) => [path, code, at] as const))(
  '[RUN-4] %s may not say %s',
  (path, _, at) => {
    expect(isRefused(at, path)).toBe(true);
  },
);

test.each(ALLOWED.map(([path, code], at) => [path, code, FORBIDDEN.length + at] as const))(
  '[RUN-4] %s may say %s',
  (path, _, at) => {
    expect(isRefused(at, path)).toBe(false);
  },
);

test('[SYN-37] one file alone imports firebase/firestore, one its plain requests, one firebase/auth', () => {
  const importers = (name: string) =>
    execFileSync('git', ['grep', '-lE', `(from|import|import\\() ?'@?${name}`, '--', 'src', 'workers', 'schemas'], { encoding: 'utf8' }) // prettier-ignore
      .trim()
      .split('\n');
  expect(importers("firebase/firestore'")).toEqual(['src/replication/firebase/firestore-remote.ts']);
  expect(importers('firebase/firestore/lite')).toEqual(['src/replication/firebase/firestore-pages.ts']);
  // A separate chunk of the window: push tokens are issued only to windows. [NTF-5]
  expect(importers('firebase/messaging')).toEqual(['src/client/push/firebase-messaging.ts']);
  expect(importers('firebase/auth')).toEqual(['src/replication/firebase/firebase-auth.ts']);
  expect(readFileSync('src/replication/firebase/firestore-remote.ts', 'utf8')).toContain(
    'localCache: memoryLocalCache()',
  );
});

test('[BCK-26] the app asks the database and the identity service, and no path of its own', () => {
  const askers = execFileSync(
    'git',
    ['grep', '-lE', '\\bfetch\\(|sendBeacon|XMLHttpRequest|WebSocket|EventSource', '--', 'src', 'workers'],
    {
      encoding: 'utf8',
    },
  );
  // Reasons of the known fetch callers: one requests the page itself before a reload; one reads a shared paper from
  // Firestore without the app; one is used by the public pages to read plans and to queue a letter; two belong to the
  // service worker, which fetches files of the app; one asks whether Firestore is reachable; one compresses the SDK's
  // requests and makes none of its own; the last uses Firestore's REST API for single immediate answers.
  const known = [
    'src/app/update/reload-once.ts',
    'src/shared-paper/ask-for-page.ts',
    'src/site/ask-server.ts',
    'src/service-worker/keep-app.ts',
    'src/service-worker/kept-after-use.ts',
    'src/replication/firebase/firestore-remote.ts',
    'src/replication/firebase/pack-requests.ts',
    'src/replication/firebase/rest-client.ts',
  ];
  expect(askers.trim().split('\n').sort()).toEqual(known.toSorted());
  for (const file of known) expect(readFileSync(file, 'utf8')).not.toMatch(/\bfetch\(\s*['"`]\//);
});

test('[RUN-4] no default exports, no barrel files, no file named for nothing', () => {
  const files = ['src', 'workers', 'schemas', 'backend', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((f) => /\.tsx?$/.test(f))
      .map((f) => join(folder, f)),
  );
  const hasDefault = (f: string) => /^export default|\bas default\b/m.test(readFileSync(f, 'utf8'));
  expect(files.filter(hasDefault)).toEqual([]);
  // The name is specific in the backend: these are the services that its ports share.
  const named = files.filter((f) => f !== 'backend/http/services.ts');
  expect(named.filter((f) => /(^|\/)(index|utils?|helpers?|managers?|services?|common)\.tsx?$/.test(f))).toEqual([]);
});
