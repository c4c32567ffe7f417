import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, untilAnswers } from './free-port.ts';

export interface GoogleEmulator {
  /** E.g. "127.0.0.1:8085". */
  readonly host: string;
  /** Its process, for measurements. */
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * The jar of Google's own Firestore emulator, when this machine has one: named by FIRESTORE_EMULATOR_JAR, in the cache
 * of firebase-tools, or a component of the Google Cloud CLI. Optional; where present it is the oracle.
 */
export async function findGoogleEmulator(): Promise<string | undefined> {
  const named = process.env['FIRESTORE_EMULATOR_JAR'];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  const cache = join(homedir(), '.cache', 'firebase', 'emulators');
  const cached = (await readdir(cache).catch((): string[] => []))
    .filter((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name))
    .sort();
  const newest = cached.at(-1);
  if (newest !== undefined) return join(cache, newest);
  const root = await promisify(execFile)('gcloud', ['info', '--format=value(installation.sdk_root)']).catch(
    () => undefined,
  );
  const jar = join(root?.stdout.trim() ?? '', 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
  return root !== undefined && existsSync(jar) ? jar : undefined;
}

/** Start it on a free loopback port and wait until it answers. Errors: it did not within 60 s. */
export async function startGoogleEmulator(jar: string): Promise<GoogleEmulator> {
  const port = await freePort();
  // The Cloud CLI's jar names no main class.
  const main = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const args = ['-Duser.language=en', '-cp', jar, main, '--host=127.0.0.1', `--port=${port}`];
  const child = spawn('java', args, { stdio: 'ignore' });
  const host = `127.0.0.1:${port}`;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await untilAnswers(`http://${host}/`, () => child.exitCode !== null || child.pid === undefined);
  } catch (fault) {
    child.kill();
    throw fault;
  }
  return {
    host,
    pid: child.pid!,
    async stop() {
      child.kill();
      await exited;
    },
  };
}

/** Run some work against it, then end it. */
export async function withGoogleEmulator<T>(jar: string, work: (emulator: GoogleEmulator) => Promise<T>): Promise<T> {
  const emulator = await startGoogleEmulator(jar);
  try {
    return await work(emulator);
  } finally {
    await emulator.stop();
  }
}
