import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { compiled } from '../../support/compiled.ts';
import type { Asked, Served } from '../../support/backend-host.ts';

/** The real backend in a separate process: it can be killed at any moment and restarted on the same data and port. */
export interface BackendProcess {
  readonly port: number;
  readonly url: string;
  /** kill −9, at any moment. */
  kill(): Promise<void>;
  /** `app` is the folder of the built app; dist when omitted. */
  start(app?: string): Promise<void>;
  /** Start it again on a copy of another backend's data. */
  startOn(keptDir: string): Promise<void>;
  /** Test hooks of the backend: see backend/faults.ts. */
  hook(path: string, body?: unknown): Promise<void>;
}

/** One process for many tests, each with its own data folder; the port stays the same. */
export class BackendHost {
  private child: ChildProcess | undefined;
  private port = 0;

  /** Serve this folder only, from now on. Errors: the start failed, with the output of the process. */
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

  /** Release the folder; its contents are then complete. */
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

/** A separate process for this folder. */
export const backendProcess = (dataDir: string): Promise<BackendProcess> => new BackendHost().serve(dataDir);
