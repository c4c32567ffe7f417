import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { compiled } from '../support/compiled.ts';
import { runs, seedOr } from '../support/runs.ts';
import { Coverage } from './coverage.ts';
import { FAULTS, type FaultName } from './fault-names.ts';
import { runHistory } from './history.ts';
import { huntAll } from './many.ts';
import { MUTANTS } from './mutants.ts';
import { NAMED_SEEDS } from './named-seeds.ts';
import { quietly } from './quiet.ts';
import type { Outcome } from './run.ts';
import { shortest } from './shrink.ts';

/** A fixed number of processes on every machine. */
const PROCESSES = 2;
const HISTORIES = runs(30, 20_000);
const FIRST = seedOr(1);

test(
  `[RUN-12, PRF-2] simulated histories: nothing lost, nothing doubled, nothing stuck, and all devices agree (from seed ${FIRST})`,
  async () => {
    const program = await compiled('scripts/sim.ts');
    const script = [
      program,
      '--seed',
      String(FIRST),
      '--histories',
      String(HISTORIES),
      '--processes',
      String(PROCESSES),
    ];
    const { stdout, status } = spawnSync(process.execPath, script, { encoding: 'utf8' });
    expect(status === 0 ? '' : stdout).toBe('');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(`histories: ${HISTORIES}, violations: 0`);
  },
  HISTORIES * 1_000,
);

test.each([...NAMED_SEEDS])(
  '[RUN-12] seed $seed, which once showed: $showed',
  async ({ seed }) => {
    const { violations } = await quietly(() => runHistory(seed));
    expect(violations).toEqual([]);
  },
  60_000,
);

test('[PRF-2] a large run fails when it met too little: each fault, each pair of faults, conflicts, operations', () => {
  const outcome: Outcome = { seed: 1, violations: [], operations: 70, conflicts: 1, faults: FAULTS };
  const run = (...outcomes: Outcome[]) => {
    const coverage = new Coverage();
    for (let i = 0; i < 1_000; i++) coverage.add(outcomes[i % outcomes.length]!);
    return coverage.missed;
  };
  const without = (...names: FaultName[]) => ({ ...outcome, faults: FAULTS.filter((name) => !names.includes(name)) });
  expect(run(outcome)).toEqual([]);
  expect(run(without('cut'), without('crash'))).toEqual(['never together: crash + cut']);
  expect(run(without('cut'))).toContain('cut in fewer than 5.0 % of histories');
  expect(run({ ...outcome, conflicts: 0 })).toEqual(['conflicts in fewer than 30.0 %']);
  expect(run({ ...outcome, operations: 50 })).toEqual(['fewer than 60 operations']);
});

test('[RUN-12] the same seed gives the same history', async () => {
  const [first, second] = [await quietly(() => runHistory(11)), await quietly(() => runHistory(11))];
  expect(second).toEqual(first);
  expect(first.trace.length).toBeGreaterThan(60);
});

test('[RUN-12] a seed without a violation has nothing to shrink', async () => {
  expect(await shortest(11)).toBe('seed 11: no violation');
});

test('[RUN-12] every planted bug is caught in the history that is known to show it', async () => {
  const hunted = await huntAll(MUTANTS, { processes: PROCESSES });
  expect(MUTANTS.length).toBeGreaterThanOrEqual(23);
  expect(hunted.filter(({ caught }) => !caught).map(({ mutant }) => mutant.name)).toEqual([]);
});
