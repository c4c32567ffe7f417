import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'rolldown';

/** The real backend as a process of its own: it can be killed in the middle and started again on the same data and port. */
export interface BackendProcess {
  readonly port: number;
  readonly url: string;
  /** kill −9, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** `app` is the folder of the built app; the one in dist when left out. */
  start(app?: string): Promise<void>;
  /** Start it again on a copy of what another backend kept. */
  startOn(keptDir: string): Promise<void>;
  /** Test hooks of the backend: see backend/faults.ts. */
  hook(path: string, body?: unknown): Promise<void>;
}

const OPTIONS =
  '--project flockbook-local --rules firestore.rules --indexes firestore.indexes.json --hosting firebase.json --test-hooks'.split(' '); // prettier-ignore
const READY = /backend listening on/;

let bundled: Promise<string> | undefined;
/** The backend in one file, made once per process: it starts in a third of the time that its sources take. */
async function bundle(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'flockbook-bundle-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'backend.mjs');
  const output = { file, format: 'esm', codeSplitting: false } as const;
  await build({ input: 'backend/cli.ts', platform: 'node', output, logLevel: 'warn' });
  return file;
}

export async function backendProcess(dataDir: string): Promise<BackendProcess> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (app = 'dist') => {
    const program = await (bundled ??= bundle());
    const started = spawn(
      process.execPath,
      [program, ...OPTIONS, '--static', app, '--data', dataDir, '--port', String(port)],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    child = started;
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        if (READY.test(output)) resolve();
      };
      started.stdout.on('data', read);
      started.stderr.on('data', read);
      started.on('exit', (code) => reject(new Error(`the backend ended with ${code}: ${output}`)));
    });
  };
  await start();
  const url = `http://127.0.0.1:${port}`;
  const kill = async () => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };
  return {
    port,
    url,
    start,
    kill,
    async startOn(keptDir) {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
      await cp(keptDir, dataDir, { recursive: true });
      await start();
    },
    async hook(path, body = {}) {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
