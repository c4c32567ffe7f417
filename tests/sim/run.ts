import { runHistory, type HistoryResult } from './history.ts';
import { quietly } from './quiet.ts';

/** A history without the data needed only for a failure. */
export type Outcome = Pick<HistoryResult, 'seed' | 'faults' | 'operations' | 'conflicts' | 'violations'>;

/** Run histories with the seeds `first`, `first + 1` …; stops early after `mostFailures`. */
export const runHistories = (first: number, histories: number, mostFailures = Infinity): Promise<Outcome[]> =>
  quietly(async () => {
    const outcomes: Outcome[] = [];
    let failures = 0;
    for (let i = 0; i < histories && failures < mostFailures; i++) {
      const { seed, faults, operations, conflicts, violations } = await runHistory(first + i);
      outcomes.push({ seed, faults, operations, conflicts, violations });
      if (violations.length > 0) failures++;
    }
    return outcomes;
  });
