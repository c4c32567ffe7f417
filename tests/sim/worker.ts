import * as asWritten from './run.ts';
import { shortest } from './shrink.ts';

/** What a worker process is asked for; it answers each with its result. `program`: a compiled run.ts with a planted bug, in place of the one as written. */
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
  // Refusals are thrown by the thousand, and the frames of each cost more than what they refuse; who looks closer gets them.
  Error.stackTraceLimit = job.type === 'run' ? 0 : 10;
  work(job).then(
    (result) => process.send!({ result }),
    (fault: unknown) =>
      process.send!({ fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) }),
  );
});
process.on('disconnect', () => process.exit());
