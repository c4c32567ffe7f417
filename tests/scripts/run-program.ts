import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** A program of scripts/ as a person runs it, and what it has printed so far. */
export class RunningProgram {
  output = '';
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;

  constructor(command: string, args: readonly string[], env: Record<string, string> = {}) {
    this.child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const take = (chunk: Buffer) => void (this.output += chunk.toString());
    this.child.stdout!.on('data', take);
    this.child.stderr!.on('data', take);
    this.ended = new Promise((resolve) => this.child.once('close', resolve));
  }

  /** Wait until some words are printed. Errors: the program ended without them. */
  async prints(words: RegExp): Promise<string> {
    let over = false;
    void this.ended.then(() => (over = true));
    while (!words.test(this.output)) {
      if (over) throw new Error(`ended without ${words}:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return words.exec(this.output)![0];
  }

  interrupt(): void {
    this.child.kill('SIGINT');
  }

  /** For what must not outlive its test. */
  kill(): void {
    this.child.kill('SIGKILL');
  }
}

export const runScript = (script: string, env: Record<string, string> = {}, args: string[] = []): RunningProgram =>
  new RunningProgram(process.execPath, ['--import', 'tsx', script, ...args], env);

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
