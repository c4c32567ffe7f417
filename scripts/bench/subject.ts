import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBackendProcess } from '../backend-process.ts';
import { findGoogleEmulator, startGoogleEmulator } from '../google-emulator.ts';

/** A running backend under measurement. */
export interface Subject {
  readonly name: 'flockbook' | 'google';
  readonly url: string;
  readonly pid: number;
  /** Stop it; ours keeps its data for the next start. */
  stopKeeping(): Promise<void>;
  /** Start it again after stopKeeping; resolves when it answers. */
  start(): Promise<Subject>;
  /** Stop it and remove its data. */
  stop(): Promise<void>;
}

export const projectId = 'flockbook-bench';
export const documentsRoot = `projects/${projectId}/databases/(default)/documents`;

/** The backend of this checkout and, where this machine has one, Google's emulator; both allow everything. */
export async function startSubjects(wanted: readonly string[]): Promise<Subject[]> {
  const folder = await mkdtemp(join(tmpdir(), 'flockbook-bench-'));
  const rules = join(folder, 'rules');
  const allow = 'match /databases/{d}/documents/{path=**} { allow read, write; }';
  await writeFile(rules, `rules_version = '2';\nservice cloud.firestore { ${allow} }`);
  const ours = wanted.includes('flockbook') ? [await startFlockbook(folder, rules)] : [];
  const jar = wanted.includes('google') ? await findGoogleEmulator() : undefined;
  return jar === undefined ? ours : [...ours, await startGoogle(jar)];
}

async function startFlockbook(folder: string, rulesFile: string): Promise<Subject> {
  const running = await startBackendProcess({ dataDir: join(folder, 'data'), projectId, rulesFile });
  const { url, pid } = running;
  const end = () => running.kill('SIGTERM');
  return {
    name: 'flockbook',
    url,
    pid,
    stopKeeping: end,
    start: () => startFlockbook(folder, rulesFile),
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startGoogle(jar: string): Promise<Subject> {
  const running = await startGoogleEmulator(jar);
  const stop = () => running.stop();
  return {
    name: 'google',
    url: `http://${running.host}`,
    pid: running.pid,
    stopKeeping: stop,
    start: () => startGoogle(jar),
    stop,
  };
}

/** Resident memory of a process, in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
}
