import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runScript } from './run-program.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flockbook-deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function check(env: Record<string, string>) {
  const program = runScript('scripts/deploy.ts', env, ['--check']);
  return { code: await program.ended, output: program.output };
}

test('[RUN-17] deploying says everything that is missing, and does nothing then', async () => {
  const { code, output } = await check({ VITE_FIREBASE_PROJECT_ID: 'Not an id', VITE_FIREBASE_API_KEY: '' });
  expect(code).toBe(1);
  expect(output).toContain('Nothing was deployed.');
  expect(output).toContain('VITE_FIREBASE_PROJECT_ID');
  expect(output).toContain('VITE_FIREBASE_API_KEY');
  expect(output).toContain('docs/deploy.md');
});

test('[RUN-17] with all in place it says what it would run: rules, indexes, storage and hosting of that project', async () => {
  const command = join(folder, 'firebase');
  writeFileSync(command, '#!/bin/sh\necho 14.0.0\n');
  chmodSync(command, 0o755);
  const { code, output } = await check({
    PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
    VITE_FIREBASE_PROJECT_ID: 'flockbook-test',
    VITE_FIREBASE_API_KEY: 'key',
  });
  expect(output).toContain(
    'firebase deploy --project flockbook-test --only firestore:rules,firestore:indexes,storage,hosting',
  );
  expect(code).toBe(0);
});
