import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runScript } from './run-program.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flockbook-deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function deploy(env: Record<string, string>, args: string[] = []) {
  const program = runScript('scripts/deploy.ts', env, args);
  return { code: await program.ended, output: program.output };
}

/** Create a firebase command that runs this line. */
function putFirebase(line: string): void {
  writeFileSync(join(folder, 'firebase'), `#!/bin/sh\n${line}\n`);
  chmodSync(join(folder, 'firebase'), 0o755);
}
const PATH = () => `${folder}${delimiter}${process.env['PATH'] ?? ''}`;

test('[RUN-17] deploying says everything that is missing, and does nothing then', async () => {
  const empty = { VITE_FIREBASE_PROJECT_ID: 'Not an id', VITE_FIREBASE_API_KEY: '', PATH: folder };
  const { code, output } = await deploy(empty);
  expect(code).toBe(1);
  expect(output).toContain('Nothing was deployed.');
  expect(output).toContain('VITE_FIREBASE_PROJECT_ID');
  expect(output).toContain('VITE_FIREBASE_API_KEY');
  expect(output).toContain('the firebase command');
  expect(output).toContain('docs/deploy.md');
  // With only the command available, deploy is still not called.
  putFirebase('[ "$1" = --version ] || : > "$(dirname "$0")/was-run"');
  const again = await deploy({ ...empty, PATH: PATH() });
  expect(again.code).toBe(1);
  expect(again.output).not.toContain('the firebase command');
  expect(existsSync(join(folder, 'was-run'))).toBe(false);
});

test('[RUN-17] with all in place it says what it would run: rules, indexes, storage and hosting of that project', async () => {
  putFirebase('echo 14.0.0');
  const right = { PATH: PATH(), VITE_FIREBASE_PROJECT_ID: 'flockbook-test', VITE_FIREBASE_API_KEY: 'key' };
  const { code, output } = await deploy(right, ['--check']);
  expect(output).toContain(
    'firebase deploy --project flockbook-test --only firestore:rules,firestore:indexes,storage,hosting',
  );
  expect(code).toBe(0);
});
