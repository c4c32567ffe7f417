import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackendProcess } from '../backend-process.ts';
import { findGoogleEmulator, withGoogleEmulator } from '../google-emulator.ts';
import { bundleSuites } from './bundle.ts';
import { findCheckout, prepareSuites } from './checkout.ts';
import { pageOfSuites, runInChromium } from './in-chromium.ts';
import { runInNode } from './in-node.ts';
import type { SuiteTest } from './result.ts';

/**
 * `npm run conformance -- sdk [CHECKOUT]`: the integration suites of firebase-js-sdk, unmodified, against this backend
 * in a process of its own, and against Google's emulator where this machine has one. Returns whether we pass all that
 * it passes. [BCK-14, BCK-22]
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
  const ways: [what: string, run: Run][] = [
    ['Node over gRPC', (port) => runInNode(folder, inNode, port)],
    ['Chromium over WebChannel', (port, servesPage) => runInChromium(page, port, { servesPage })],
  ];
  let isAsGood = true;
  for (const [what, run] of ways)
    isAsGood = judge(what, await onOurs(run, rulesFile, page), await onGoogle(run)) && isAsGood;
  return isAsGood;
}

/**
 * Print the results of the suites; returns whether ours passes all that Google's emulator does, or all where there is
 * none.
 */
function judge(what: string, ours: readonly SuiteTest[], theirs: readonly SuiteTest[] | undefined): boolean {
  const passedThere = theirs && new Set(theirs.filter(({ state }) => state === 'passed').map(({ name }) => name));
  const failed = ours.filter(({ state }) => state === 'failed');
  const isOurs = ({ name }: SuiteTest) => !passedThere || passedThere.has(name);
  for (const test of failed)
    console.log(`${isOurs(test) ? 'FAILS' : 'fails on both'}  ${test.name}\n    ${test.error?.split('\n')[0]?.slice(0, 200)}`);
  console.log(`${what}: ${counted(ours)}${theirs ? `; Google's emulator: ${counted(theirs)}` : ''}`);
  // Suites that do not even start have not passed.
  return ours.some(({ state }) => state === 'passed') && !failed.some(isOurs);
} // prettier-ignore

function counted(tests: readonly SuiteTest[]): string {
  const count = (state: SuiteTest['state']) => tests.filter((test) => test.state === state).length;
  return `${count('passed')} of ${count('passed') + count('failed')} passed, ${count('skipped')} skipped`;
}

/** Run the suites against a backend on a port, which may serve their page itself. */
type Run = (port: number, servesPage: boolean) => Promise<SuiteTest[]>;

async function onOurs(run: Run, rulesFile: string, page: string): Promise<SuiteTest[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'flockbook-sdk-'));
  const backend = await startBackendProcess({ dataDir, projectId: 'test-emulator', rulesFile, more: ['--as-emulator', '--static', page] });
  try {
    return await run(Number(new URL(backend.url).port), true);
  } finally {
    await backend.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
} // prettier-ignore

async function onGoogle(run: Run): Promise<SuiteTest[] | undefined> {
  const jar = await findGoogleEmulator();
  return jar === undefined ? undefined : withGoogleEmulator(jar, ({ host }) => run(Number(host.split(':')[1]), false));
}
