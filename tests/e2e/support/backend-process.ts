import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** The real backend as a process of its own: it can be killed in the middle and started again on the same data and port. */
export interface BackendProcess {
  readonly port: number;
  readonly url: string;
  /** kill −9, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** `app` is the folder of the built app; the one in dist when left out. */
  start(app?: string): Promise<void>;
  /** Test hooks of the backend: see backend/faults.ts. */
  hook(path: string, body?: unknown): Promise<void>;
}

const READY = /backend listening on/;

export async function backendProcess(dataDir: string): Promise<BackendProcess> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (app = 'dist') => {
    const started = spawn(
      process.execPath,
      '--import tsx backend/cli.ts --project flockbook-local --rules firestore.rules --indexes firestore.indexes.json --hosting firebase.json --test-hooks'
        .split(' ')
        .concat('--static', app, '--data', dataDir, '--port', String(port)),
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
  return {
    port,
    url,
    start,
    async kill() {
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await ended;
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
