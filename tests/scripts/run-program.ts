import { spawn, type ChildProcess } from 'node:child_process';
import { compiled } from '../support/compiled.ts';

/** A program of scripts/ as started by a user, with its output so far. */
export class RunningProgram {
  output = '';
  readonly ended: Promise<number | null>;
  private readonly child: Promise<ChildProcess>;
  private isOver = false;
  private onNews = () => undefined as void;

  constructor(args: readonly string[] | Promise<readonly string[]>, env: Record<string, string> = {}) {
    const take = (chunk: Buffer) => {
      this.output += chunk.toString();
      this.onNews();
    };
    this.child = Promise.resolve(args).then((given) => {
      const child = spawn(process.execPath, given, {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      return child;
    });
    this.ended = this.child.then(
      (child) =>
        new Promise((resolve) =>
          child.once('close', (code) => {
            this.isOver = true;
            this.onNews();
            resolve(code);
          }),
        ),
    );
  }

  /** Wait until a text is printed. Errors: the program ended without it. */
  async prints(words: RegExp): Promise<string> {
    while (!words.test(this.output)) {
      if (this.isOver) throw new Error(`ended without ${words}:\n${this.output}`);
      await new Promise<void>((resolve) => (this.onNews = resolve));
    }
    return words.exec(this.output)![0];
  }

  async interrupt(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    (await this.child).kill(signal);
  }

  /** Ensures that the program does not outlive its test. */
  async kill(): Promise<void> {
    (await this.child).kill('SIGKILL');
  }
}

export const runScript = (script: string, env: Record<string, string> = {}, args: string[] = []): RunningProgram =>
  new RunningProgram(
    compiled(script).then((program) => [program, ...args]),
    env,
  );
