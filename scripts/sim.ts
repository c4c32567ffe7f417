import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { huntAll, runMany } from '../tests/sim/many.ts';
import { MUTANTS } from '../tests/sim/mutants.ts';

/*
 * `npm run sim -- --histories N --seed S [--minutes M] [--processes P]`: whole simulated phones against the embedded
 * backend's own code, with faults, over all cores; the last line is `histories: N, violations: V`. A violation fails
 * it, and so does a run of 1,000 or more with too few events of some kind. With --minutes no history begins later than
 * that. [RUN-12, PRF-2] `--mutants`: plants every known bug in turn and reports which were caught and by which seed,
 * which belongs beside the bug in tests/sim/mutants.ts; N is the maximum of histories for each.
 */

const { values } = parseArgs({
  options: {
    histories: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string' },
    processes: { type: 'string', default: String(availableParallelism()) },
    mutants: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
const histories = Number(values.histories ?? (values.mutants ? 400 : minutes ? 10_000_000 : 2_000));
const processes = Number(values.processes);
const isCount = (number: number) => Number.isSafeInteger(number) && number > 0;
if (
  !Number.isSafeInteger(seed) ||
  !isCount(histories) ||
  !isCount(processes) ||
  (minutes !== undefined && !(minutes > 0))
) {
  console.error('Usage: npm run sim -- --histories N --seed S [--minutes M] [--processes P] [--mutants]');
  process.exit(2);
}
process.exit((values.mutants ? await plantBugs() : await search()) ? 0 : 1);

async function search(): Promise<boolean> {
  const begin = performance.now();
  const perSecond = (done: number) => ((1_000 * done) / (performance.now() - begin)).toFixed(1);
  let shownAt = begin;
  let told = 0;
  const { coverage, failed, reports } = await runMany({
    seed,
    histories,
    minutes,
    processes,
    onProgress(done, failures) {
      // Print failures at once, so that a long run need not end before they can be examined.
      for (; told < failures.length; told++)
        console.log(`seed ${failures[told]!.seed}: ${failures[told]!.violations[0]}`);
      if (performance.now() - shownAt < 10_000) return;
      shownAt = performance.now();
      console.log(`${done.histories} histories, ${failures.length} violations, ${perSecond(done.histories)} a second`);
    },
  });
  const rate = perSecond(coverage.histories);
  for (const report of reports) console.log(`${report}\n`);
  if (failed.length > 0) console.log(`failed seeds: ${failed.map((history) => history.seed).join(', ')}`);
  if (coverage.histories > 1) console.log(coverage.report());
  for (const missed of coverage.missed) console.log(`NOT MET: ${missed}`);
  console.log(`${rate} histories a second over ${processes} processes`);
  console.log(`histories: ${coverage.histories}, violations: ${failed.length}`);
  return failed.length === 0 && coverage.missed.length === 0;
}

async function plantBugs(): Promise<boolean> {
  const hunted = await huntAll(MUTANTS, {
    seed,
    histories,
    processes,
    onHunted: ({ mutant, caught, histories: needed }) =>
      console.log(
        caught
          ? `killed    ${mutant.name} (seed ${caught.seed}, after ${needed}): ${caught.violations[0]}`
          : `SURVIVED  ${mutant.name}`,
      ),
  });
  const killed = hunted.filter(({ caught }) => caught).length;
  console.log(`killed ${killed} of ${MUTANTS.length}`);
  return killed === MUTANTS.length;
}
