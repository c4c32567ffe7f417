import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildIfNeeded } from './build-if-needed.ts';
import { bin, step } from './step.ts';
import { closing, readPlaywright, readVitest, type Report, type SuiteResult } from './test-summary.ts';

/*
 * `npm test`: every suite, regardless of earlier failures, in three parallel lanes that take one step after the other.
 * The output ends with the slowest tests, the flaky ones, the time of each step, and one line `N passed, N failed`.
 * [RUN-2] A check without tests of its own (types, lint …) counts as one.
 */

const RESULTS = 'test-results';
/**
 * The longest step, which takes most of a whole run: no other Node process has a higher priority. Browsers are sessions
 * of their own.
 */
const LONGEST = 'screens';
// A young generation of eight times Node's default is collected less often: a tenth of the time of suites that create
// many objects.
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=128`;
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const summary: SuiteResult[] = [];
const begun = Date.now();

/** A check that passes or fails as a whole. */
async function check(suite: string, program: string, args: string[]): Promise<void> {
  const { code, seconds } = await step(suite, bin(program), args, { quiet: true, yields: true });
  summary.push({ suite, count: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, seconds });
}

/** A suite of tests: its counts come from the runner's own report; a runner that ends without one has failed. */
async function runSuite(
  name: string,
  program: string,
  args: string[],
  { report, read, quiet }: { report: string; read: (json: string) => Report; quiet: boolean },
): Promise<void> {
  const { code, seconds } = await step(name, bin(program), args, { quiet, yields: name !== LONGEST });
  let found: Report;
  try {
    found = read(readFileSync(report, 'utf8'));
  } catch {
    found = { count: { passed: 0, failed: 1 }, slowest: [], flaky: [] };
  }
  const { count } = found;
  if (count.failed === 0 && (code !== 0 || count.passed === 0)) count.failed = 1;
  summary.push({ suite: name, ...found, seconds });
}

const vitest = (name: string) => () =>
  runSuite(
    name,
    'vitest',
    ['run', '--project', name, '--maxWorkers=1', '--reporter=dot', '--reporter=json', `--outputFile.json=${RESULTS}/${name}.json`],
    { report: `${RESULTS}/${name}.json`, read: readVitest, quiet: true },
  ); // prettier-ignore
const browser = () =>
  runSuite('browser', 'playwright', ['test', '--project', 'e2e', '--workers=1'], {
    report: `${RESULTS}/e2e.json`,
    read: readPlaywright,
    quiet: false,
  });

let built: Promise<void> | undefined;
/** A step that needs the built app, which is built once. */
const onBuild = (run: () => Promise<void>) => async () => {
  await (built ??= buildIfNeeded());
  await run();
};

/** Longest first: the lanes then end within one short step of each other. */
const STEPS: (() => Promise<void>)[] = [
  onBuild(browser),
  vitest('screens'),
  ...['unit', 'backend'].map(vitest),
  onBuild(vitest('scripts')),
  ...['sim', 'rules'].map(vitest),
  // The linter's own program finds every wrong type; only a worker's may also be used where there is a window.
  () => check('types and lint', 'oxlint', ['--type-aware', '--type-check', '--deny-warnings']),
  () => check('types of workers', 'tsc', ['-p', 'tsconfig.worker.json']),
  vitest('architecture'),
  () => check('dead code', 'knip', []),
  () => check('format', 'oxfmt', ['--check']),
];

/**
 * One process that works, and the browser that it drives: two of them wait for seconds at a time, which the third uses;
 * a fourth makes all slower.
 */
async function lane(): Promise<void> {
  for (let run = STEPS.shift(); run; run = STEPS.shift()) await run();
}

await Promise.all([lane(), lane(), lane()]);
console.log(`\n${closing(summary, (Date.now() - begun) / 1_000).join('\n')}`);
process.exit(summary.some(({ count }) => count.failed > 0) ? 1 : 0);
