import { runHistories } from './run.ts';
import { shortest } from './shrink.ts';

/** What a worker process is asked for; it answers each with its result. */
export type Job =
  | { readonly type: 'run'; readonly first: number; readonly histories: number; readonly mostFailures: number }
  | { readonly type: 'shrink'; readonly seed: number };

process.on('message', (job: Job) => {
  // Refusals are thrown by the thousand, and the frames of each cost more than what they refuse; who looks closer gets them.
  Error.stackTraceLimit = job.type === 'run' ? 0 : 10;
  const work = job.type === 'run' ? runHistories(job.first, job.histories, job.mostFailures) : shortest(job.seed);
  work.then(
    (result) => process.send!({ result }),
    (fault: unknown) =>
      process.send!({ fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) }),
  );
});
process.on('disconnect', () => process.exit());
