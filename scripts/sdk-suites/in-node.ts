import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MOCHA, type SuiteTest } from './result.ts';

interface MochaReport {
  readonly passes: readonly { readonly fullTitle: string }[];
  readonly pending: readonly { readonly fullTitle: string }[];
  readonly failures: readonly { readonly fullTitle: string; readonly err: { readonly message?: string } }[];
}

/** Run the bundled suites in Node, over gRPC, against a backend on a port of this machine. */
export async function runInNode(folder: string, file: string, port: number): Promise<SuiteTest[]> {
  const report = `${file}.${port}.json`;
  rmSync(report, { force: true });
  const mocha = resolve(folder, '../../node_modules/mocha/bin/mocha.js');
  const args = [mocha, file, '--exit', '--timeout', String(MOCHA.timeout), '--retries', String(MOCHA.retries)];
  args.push('--reporter', 'json', '--reporter-option', `output=${report}`);
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      TEST_PLATFORM: 'node',
      FIRESTORE_TARGET_BACKEND: 'emulator',
      FIRESTORE_EMULATOR_PORT: String(port),
      FIRESTORE_PROTO_ROOT: join(folder, 'src/protos'),
    },
  });
  await once(child, 'exit');
  const { passes, failures, pending } = JSON.parse(readFileSync(report, 'utf8')) as MochaReport;
  return [
    ...passes.map(({ fullTitle }): SuiteTest => ({ name: fullTitle, state: 'passed' })),
    ...failures.map(({ fullTitle, err }): SuiteTest => ({ name: fullTitle, state: 'failed', error: err.message })),
    ...pending.map(({ fullTitle }): SuiteTest => ({ name: fullTitle, state: 'skipped' })),
  ];
}
