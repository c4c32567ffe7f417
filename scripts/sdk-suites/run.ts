import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackendProcess } from '../backend-process.ts';
import { findGoogleEmulator, startGoogleEmulator } from '../google-emulator.ts';
import { bundleSuites } from './bundle.ts';
import { findCheckout, prepareSuites } from './checkout.ts';
import { pageOfSuites, runInChromium } from './in-chromium.ts';
import { runInNode } from './in-node.ts';
import type { SuiteTest } from './result.ts';

/**
 * `npm run conformance -- sdk [CHECKOUT]`: the integration suites of firebase-js-sdk, unmodified, against this backend in a process of
 * its own, and against Google's emulator where this machine has one. Gives whether we pass all that it passes. [BCK-14, BCK-22]
 */
export async function runSdkSuites(named: string | undefined): Promise<boolean> {
  const checkout = findCheckout(named);
  if (checkout === undefined) {
    console.log('sdk: no checkout of firebase-js-sdk here; name one: npm run conformance -- sdk PATH');
    return true;
  }
  const { folder, commit } = prepareSuites(checkout);
  console.log(`firebase-js-sdk ${commit}`);
  const rulesFile = join(folder, '../../firestore.rules');
  const inNode = await bundleSuites(folder, 'node');
  const page = pageOfSuites(folder, await bundleSuites(folder, 'browser'));
  const asGood = [
    judge(
      'Node over gRPC',
      await onOurs((port) => runInNode(folder, inNode, port), rulesFile, []),
      await onGoogle((port) => runInNode(folder, inNode, port)),
    ),
    judge(
      'Chromium over WebChannel',
      await onOurs((port) => runInChromium(page, port, { servesPage: true }), rulesFile, ['--static', page]),
      await onGoogle((port) => runInChromium(page, port, { servesPage: false })),
    ),
  ];
  return asGood.every(Boolean);
}

/** Say how the suites ended; gives whether ours passes all that Google's emulator does, or all where there is none. */
function judge(what: string, ours: readonly SuiteTest[], theirs: readonly SuiteTest[] | undefined): boolean {
  const passed = new Set(theirs?.filter(({ state }) => state === 'passed').map(({ name }) => name));
  const failed = ours.filter(({ state }) => state === 'failed');
  for (const { name, error } of failed)
    console.log(`${theirs && !passed.has(name) ? 'fails on both' : 'FAILS'}  ${name}\n    ${error?.split('\n')[0]?.slice(0, 200)}`);
  console.log(`${what}: ${counted(ours)}${theirs ? `; Google's emulator: ${counted(theirs)}` : ''}`);
  return failed.every(({ name }) => theirs && !passed.has(name));
} // prettier-ignore

function counted(tests: readonly SuiteTest[]): string {
  const count = (state: SuiteTest['state']) => tests.filter((test) => test.state === state).length;
  return `${count('passed')} of ${count('passed') + count('failed')} passed, ${count('skipped')} skipped`;
}

type Run = (port: number) => Promise<SuiteTest[]>;

async function onOurs(run: Run, rulesFile: string, more: readonly string[]): Promise<SuiteTest[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'flockbook-sdk-'));
  const backend = await startBackendProcess({ dataDir, projectId: 'test-emulator', rulesFile, more: ['--as-emulator', ...more] });
  try {
    return await run(Number(new URL(backend.url).port));
  } finally {
    await backend.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
} // prettier-ignore

async function onGoogle(run: Run): Promise<SuiteTest[] | undefined> {
  const jar = await findGoogleEmulator();
  if (jar === undefined) return undefined;
  const emulator = await startGoogleEmulator(jar);
  try {
    return await run(Number(emulator.host.split(':')[1]));
  } finally {
    await emulator.stop();
  }
}
