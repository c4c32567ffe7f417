import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildIfNeeded } from './build-if-needed.ts';
import { bin, step } from './step.ts';
import { closing, type Count, countPlaywright, countVitest, type SuiteResult } from './test-summary.ts';

/*
 * `npm test`: every suite, one after the other, whatever fails before; ends with one line `N passed, N failed`. [RUN-2]
 * A check without tests of its own (types, lint …) counts as one.
 */

const RESULTS = 'test-results';
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const summary: SuiteResult[] = [];

/** A check that passes or fails as a whole. */
async function check(suite: string, program: string, args: string[]): Promise<void> {
  const { code, seconds } = await step(suite, bin(program), args, { quiet: true });
  summary.push({ suite, count: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, seconds });
}

/** A suite of tests: its counts come from the runner's own report; a runner that ends without one has failed. */
async function runSuite(
  name: string,
  program: string,
  args: string[],
  report: string,
  countsIn: (json: string) => Count,
) {
  const { code, seconds } = await step(name, bin(program), args);
  let count: Count;
  try {
    count = countsIn(readFileSync(report, 'utf8'));
  } catch {
    count = { passed: 0, failed: 1 };
  }
  if (code !== 0 && count.failed === 0) count.failed = 1;
  if (count.passed + count.failed === 0) count.failed = 1;
  summary.push({ suite: name, count, seconds });
}

const vitest = (name: string) =>
  runSuite(
    name,
    'vitest',
    ['run', '--project', name, '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/${name}.json`],
    `${RESULTS}/${name}.json`,
    countVitest,
  );

await check('types', 'tsc', ['-b']);
await check('lint', 'oxlint', ['--type-aware', '--deny-warnings']);
await check('format', 'oxfmt', ['--check']);
await check('dead code', 'knip', []);
await vitest('unit');
await vitest('backend');
await vitest('sim');
await vitest('rules');
await vitest('architecture');
await buildIfNeeded();
await vitest('scripts');
await check('bundle', 'tsx', ['scripts/sizes.ts']);
await runSuite('browser', 'playwright', ['test'], `${RESULTS}/e2e.json`, countPlaywright);

console.log(`\n${closing(summary).join('\n')}`);
process.exit(summary.some(({ count }) => count.failed > 0) ? 1 : 0);
