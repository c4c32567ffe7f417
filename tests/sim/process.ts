import { fork, type ChildProcess } from 'node:child_process';
import type { Outcome } from './run.ts';
import type { Job } from './worker.ts';

/** One worker process; it runs one job at a time. */
export class SimProcess {
  private readonly child: ChildProcess;

  constructor(program: string) {
    // With a young generation large enough for a whole history, objects die before they are scanned.
    this.child = fork(program, { execArgv: ['--max-semi-space-size=32'] });
  }

  run(first: number, histories: number, mostFailures = Infinity, program?: string): Promise<Outcome[]> {
    // Infinity cannot be serialised.
    const most = Math.min(mostFailures, histories);
    return this.ask<Outcome[]>({ type: 'run', first, histories, mostFailures: most, program });
  }

  shortest(seed: number): Promise<string> {
    return this.ask<string>({ type: 'shrink', seed });
  }

  end(): void {
    this.child.kill();
  }

  private ask<T>(job: Job): Promise<T> {
    const { child } = this;
    return new Promise((resolve, reject) => {
      const gone = (code: number | null) => reject(new Error(`A simulator process ended: ${code}`));
      child.once('exit', gone);
      child.once('message', ({ result, fault }: { result: T; fault?: string }) => {
        child.off('exit', gone);
        if (fault === undefined) resolve(result);
        else reject(new Error(fault));
      });
      child.send(job);
    });
  }
}
