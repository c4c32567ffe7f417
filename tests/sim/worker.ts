import * as asWritten from './run.ts';
import { shortest } from './shrink.ts';

/**
 * A job for a worker process, which answers each with its result. `program`: a compiled run.ts with a planted bug,
 * instead of the original one.
 */
export type Job =
  | {
      readonly type: 'run';
      readonly first: number;
      readonly histories: number;
      readonly mostFailures: number;
      readonly program?: string | undefined;
    }
  | { readonly type: 'shrink'; readonly seed: number };

async function work(job: Job): Promise<unknown> {
  if (job.type === 'shrink') return shortest(job.seed);
  const { runHistories } = job.program === undefined ? asWritten : ((await import(job.program)) as typeof asWritten);
  return runHistories(job.first, job.histories, job.mostFailures);
}

process.on('message', (job: Job) => {
  // Refusals are thrown by the thousand, and capturing their stack frames costs more than the refusals; only other jobs
  // get them.
  Error.stackTraceLimit = job.type === 'run' ? 0 : 10;
  work(job).then(
    (result) => process.send!({ result }),
    (fault: unknown) =>
      process.send!({ fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) }),
  );
});
process.on('disconnect', () => process.exit());
