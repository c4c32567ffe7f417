import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { exportJWK, generateKeyPair } from 'jose';
import { onTestFinished } from 'vitest';
import { startBackend } from '../../../backend/main.ts';
import { compiled } from '../../support/compiled.ts';
import type { BackendOptions, RunningBackend } from '../../../backend/options.ts';

export const projectId = 'flockbook-test';

/** Rules text around the match blocks of a test. */
export function rulesOf(body: string): string {
  return `rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents {\n${body}\n} }`;
}

export const openRules = rulesOf('match /{path=**} { allow read, write; }');

/** A folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'flockbook-backend-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export interface TestBackend extends RunningBackend {
  readonly dataDir: string;
  readonly lines: string[];
}

/** Generating a key takes longer than most tests; the backends of a file share one. */
const signingKey = generateKeyPair('RS256', { extractable: true }).then(async ({ privateKey }) =>
  JSON.stringify(await exportJWK(privateKey)),
);

/** A backend in this process, stopped after the test. */
export async function startInProcess(
  rules: string = openRules,
  options: Partial<BackendOptions> = {},
): Promise<TestBackend> {
  const folder = await temporaryFolder();
  const rulesFile = join(folder, 'firestore.rules');
  const dataDir = options.dataDir ?? join(folder, 'data');
  const lines: string[] = [];
  await writeFile(rulesFile, rules);
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'signing-key.json'), await signingKey, { flag: 'wx' }).catch(() => undefined);
  const log = (line: string) => lines.push(line);
  const backend = await startBackend({ dataDir, port: 0, projectId, rulesFile, testHooks: true, log, ...options });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= backend.close());
  onTestFinished(close);
  return { ...backend, close, dataDir, lines };
}

export interface BackendProcess {
  readonly url: string;
  readonly port: number;
  readonly errors: string[];
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** A backend in its own process, started as a user starts it; killed after the test. */
export async function spawnBackend(options: {
  dataDir: string;
  rulesFile: string;
  port?: number;
  staticDir?: string;
}): Promise<BackendProcess> {
  const { dataDir, rulesFile, port = 0, staticDir } = options;
  const args = [await compiled('backend/cli.ts'), '--data', dataDir, '--project', projectId, '--rules', rulesFile];
  args.push('--port', String(port), '--test-hooks', ...(staticDir === undefined ? [] : ['--static', staticDir]));
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const exited = once(child, 'exit');
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  onTestFinished(() => kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, 'line'), exited.then(() => undefined)]);
  const url = /^backend listening on (http:\/\/\S+)$/.exec(String(first?.[0]))?.[1];
  if (url === undefined) throw new Error(`The backend did not start: ${errors.join('\n')}`);
  return { url, port: Number(new URL(url).port), errors, kill };
}
