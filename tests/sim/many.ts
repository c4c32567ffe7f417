import { bundle, type Bundled } from './bundle.ts';
import { Coverage } from './coverage.ts';
import type { Mutant } from './mutants.ts';
import { SimProcess } from './process.ts';
import type { Outcome } from './run.ts';

export interface ManyOptions {
  /** Seed of the first history; the next has the next. */
  readonly seed: number;
  /** At most so many histories; with `minutes`, none begins later than that. */
  readonly histories: number;
  readonly minutes?: number | undefined;
  readonly processes: number;
  /** Told after each part that is done, with all that failed so far. */
  readonly onProgress: (coverage: Coverage, failed: readonly Outcome[]) => void;
}

export interface Many {
  readonly coverage: Coverage;
  /** Failed histories by their seeds, lowest first. */
  readonly failed: readonly Outcome[];
  /** The first of them in their shortest form. */
  readonly reports: readonly string[];
}

/** Histories that one process is asked for at a time. */
const PART = 25;
const MOST_REPORTS = 3;

/** Run many histories over several processes; the result does not depend on their number. */
export async function runMany({ seed, histories, minutes, processes, onProgress }: ManyOptions): Promise<Many> {
  const bundled = await bundle();
  const coverage = new Coverage();
  const failed: Outcome[] = [];
  const end = minutes === undefined ? Infinity : performance.now() + minutes * 60_000;
  let next = 0;
  const reports: string[] = [];
  await overProcesses(processes, bundled, async (worker) => {
    while (next < histories && performance.now() < end) {
      const [first, count] = [next, Math.min(PART, histories - next)];
      next += count;
      for (const outcome of await worker.run(seed + first, count)) {
        coverage.add(outcome);
        if (outcome.violations.length > 0) failed.push(outcome);
      }
      onProgress(coverage, failed);
    }
  });
  failed.sort((a, b) => a.seed - b.seed);
  if (failed.length > 0)
    await overProcesses(1, bundled, async (worker) => {
      for (const one of failed.slice(0, MOST_REPORTS)) reports.push(await worker.shortest(one.seed));
    });
  bundled.remove();
  return { coverage, failed, reports };
}

/** Whether a planted bug was caught, after how many histories, and what showed it. */
export interface Hunted {
  readonly mutant: Mutant;
  readonly histories: number;
  readonly caught?: Outcome | undefined;
}

/** Plant each bug in turn and look for a history in which it shows. */
export async function huntAll(
  mutants: readonly Mutant[],
  seed: number,
  histories: number,
  processes: number,
  onHunted: (hunted: Hunted) => void,
): Promise<Hunted[]> {
  const left = [...mutants];
  const all: Hunted[] = [];
  const hunter = async () => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const hunted = await hunt(mutant, seed, histories);
      all.push(hunted);
      onHunted(hunted);
    }
  };
  await Promise.all(Array.from({ length: processes }, hunter));
  return all;
}

async function hunt(mutant: Mutant, seed: number, histories: number): Promise<Hunted> {
  const bundled = await bundle(mutant);
  let outcomes: Outcome[] = [];
  await overProcesses(1, bundled, async (worker) => {
    outcomes = await worker.run(mutant.seed ?? seed, histories, 1);
  }).finally(bundled.remove);
  return { mutant, histories: outcomes.length, caught: outcomes.find(({ violations }) => violations.length > 0) };
}

/** Let each of some processes work, and end them however it goes. */
async function overProcesses(count: number, bundled: Bundled, work: (worker: SimProcess) => Promise<void>) {
  const workers = Array.from({ length: count }, () => new SimProcess(bundled));
  try {
    await Promise.all(workers.map(work));
  } finally {
    for (const worker of workers) worker.end();
  }
}
