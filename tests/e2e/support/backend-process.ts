import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { compiled } from '../../support/compiled.ts';
import type { Asked, Served } from '../../support/backend-host.ts';

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

/** One process for many tests, each with a data folder of its own; the port stays the same. */
export class BackendHost {
  private child: ChildProcess | undefined;
  private port = 0;

  /** Serve this folder, and no other from now on. Errors: it did not start, with what it said. */
  async serve(dataDir: string): Promise<BackendProcess> {
    const start = (app = 'dist') => this.ask({ dataDir, app, port: this.port });
    const kill = () => this.kill();
    await start();
    const { port } = this;
    const url = `http://127.0.0.1:${port}`;
    return {
      port,
      url,
      start,
      kill,
      startOn: (keptDir) => this.ask({ dataDir, app: 'dist', port, from: keptDir }),
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

  /** Let go of the folder; what it holds is whole. */
  async stop(): Promise<void> {
    if (this.child?.exitCode === null && this.child.signalCode === null) await this.ask('stop');
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  private async ask(wanted: Asked): Promise<void> {
    const child = (this.child ??= fork(await compiled('tests/support/backend-host.ts'), [], { execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })); // prettier-ignore
    let said = '';
    const hear = (chunk: Buffer) => (said += chunk.toString());
    child.stderr?.on('data', hear);
    const asking = new AbortController();
    const heard = async (event: 'message' | 'exit') => (await once(child, event, asking)) as [Served | number | null];
    child.send(wanted);
    const [answer] = await Promise.race([heard('message'), heard('exit')]);
    asking.abort();
    child.stderr?.off('data', hear).resume();
    const served = typeof answer === 'object' && answer ? answer : { fault: `it ended with ${answer}: ${said}` };
    if ('fault' in served) throw new Error(`the backend did not start: ${served.fault}`);
    this.port ||= served.port;
  }
}

/** A process for this folder alone. */
export const backendProcess = (dataDir: string): Promise<BackendProcess> => new BackendHost().serve(dataDir);
