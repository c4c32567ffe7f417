import { compiled } from '../support/compiled.ts';
import { Coverage } from './coverage.ts';
import type { Mutant } from './mutants.ts';
import { SimProcess } from './process.ts';
import type { Outcome } from './run.ts';

export interface ManyOptions {
  /** Seed of the first history; each further history uses the next seed. */
  readonly seed: number;
  /** Maximum number of histories; with `minutes`, none starts later than that. */
  readonly histories: number;
  readonly minutes?: number | undefined;
  readonly processes: number;
  /** Called after each finished part, with all failures so far. */
  readonly onProgress: (coverage: Coverage, failed: readonly Outcome[]) => void;
}

export interface Many {
  readonly coverage: Coverage;
  /** Failed histories by their seeds, lowest first. */
  readonly failed: readonly Outcome[];
  /** The first of them in their shortest form. */
  readonly reports: readonly string[];
}

const WORKER = 'tests/sim/worker.ts';
/** Histories per request to a process. */
const PART = 25;
const MAX_REPORTS = 3;

/** Run many histories in several processes; the result does not depend on their number. */
export async function runMany({ seed, histories, minutes, processes, onProgress }: ManyOptions): Promise<Many> {
  const program = await compiled(WORKER);
  const coverage = new Coverage();
  const failed: Outcome[] = [];
  const end = minutes === undefined ? Infinity : performance.now() + minutes * 60_000;
  let next = 0;
  const reports: string[] = [];
  await overProcesses(processes, program, async (worker) => {
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
    await overProcesses(1, program, async (worker) => {
      for (const one of failed.slice(0, MAX_REPORTS)) reports.push(await worker.shortest(one.seed));
    });
  return { coverage, failed, reports };
}

/** Whether a planted bug was caught, after how many histories, and the violation. */
export interface Hunted {
  readonly mutant: Mutant;
  readonly histories: number;
  readonly caught?: Outcome | undefined;
}

export interface HuntOptions {
  readonly processes: number;
  /**
   * Seed of the first further history to search when a bug does not show in its known history; the following seeds come
   * next.
   */
  readonly seed?: number;
  /** Maximum number for each bug. */
  readonly histories?: number;
  readonly onHunted?: (hunted: Hunted) => void;
}

/** Plant each bug in turn and search for a history that reveals it, starting with the one that did so before. */
export async function huntAll(mutants: readonly Mutant[], options: HuntOptions): Promise<Hunted[]> {
  const left = [...mutants];
  const all: Hunted[] = [];
  await overProcesses(options.processes, await compiled(WORKER), async (worker) => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const hunted = await hunt(mutant, worker, options);
      all.push(hunted);
      options.onHunted?.(hunted);
    }
  });
  return all;
}

async function hunt(mutant: Mutant, worker: SimProcess, { seed = 1, histories = 1 }: HuntOptions): Promise<Hunted> {
  // The imported packages are loaded once for all bugs and stay warm.
  const program = await compiled('tests/sim/run.ts', mutant);
  const outcomes = await worker.run(mutant.foundBy, 1, 1, program);
  if (outcomes[0]!.violations.length === 0 && histories > 1)
    outcomes.push(...(await worker.run(seed, histories - 1, 1, program)));
  return { mutant, histories: outcomes.length, caught: outcomes.find(({ violations }) => violations.length > 0) };
}

/** Run work in some processes and end them in any case. */
async function overProcesses(count: number, program: string, work: (worker: SimProcess) => Promise<void>) {
  const workers = Array.from({ length: count }, () => new SimProcess(program));
  try {
    await Promise.all(workers.map(work));
  } finally {
    for (const worker of workers) worker.end();
  }
}
