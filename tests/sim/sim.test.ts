import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { Coverage } from './coverage.ts';
import { FAULTS, type FaultName } from './fault-names.ts';
import { runHistory } from './history.ts';
import { huntAll } from './many.ts';
import { MUTANTS } from './mutants.ts';
import { NAMED_SEEDS } from './named-seeds.ts';
import { quietly } from './quiet.ts';
import type { Outcome } from './run.ts';
import { shortest } from './shrink.ts';

/** CI's share: as many as all cores do in this time; a busy machine does fewer. */
const MOST_HISTORIES = 4_000;
const MINUTES = 1.5;
const LEAST_HISTORIES = 200;

test('[RUN-12, PRF-2] simulated histories: nothing lost, nothing doubled, nothing stuck, and all devices agree', () => {
  const seed = process.env['SIM_SEED'] ?? '1';
  const script = ['--import', 'tsx', 'scripts/sim.ts', '--seed', seed];
  script.push('--histories', String(MOST_HISTORIES), '--minutes', String(MINUTES));
  const { stdout, status } = spawnSync(process.execPath, script, { encoding: 'utf8' });
  const [last, rate] = stdout.trimEnd().split('\n').toReversed();
  console.log(`SIM_SEED=${seed}: ${last}, ${rate}`);
  expect(status === 0 ? '' : stdout).toBe('');
  expect(last).toMatch(/^histories: \d+, violations: 0$/);
  expect(Number(/\d+/.exec(last!)![0])).toBeGreaterThanOrEqual(LEAST_HISTORIES);
}, 240_000);

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
}, 60_000);

test('[RUN-12] a seed without a violation has nothing to shrink', async () => {
  expect(await shortest(11)).toBe('seed 11: no violation');
}, 60_000);

test('[RUN-12] every planted bug is caught', async () => {
  const hunted = await huntAll(MUTANTS, 1, 600, availableParallelism(), () => undefined);
  expect(MUTANTS.length).toBeGreaterThanOrEqual(23);
  expect(hunted.filter(({ caught }) => !caught).map(({ mutant }) => mutant.name)).toEqual([]);
}, 400_000);
