import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Count {
  passed: number;
  failed: number;
  /** One line per failed test: its title and the first line of its message. */
  failures?: readonly string[];
}

/** One test and its duration. Units: s. */
export interface TimedTest {
  readonly title: string;
  readonly seconds: number;
}

/** Contents of a runner's report. */
export interface Report {
  readonly count: Count;
  readonly slowest: readonly TimedTest[];
  /** Tests that failed once and passed when run again: `file › title`. */
  readonly flaky: readonly string[];
}

/** Result of one suite. */
export interface SuiteResult extends Partial<Report> {
  suite: string;
  count: Count;
  seconds: number;
}

const MAX_SLOWEST = 10;
const slowestOf = (tests: readonly TimedTest[]): readonly TimedTest[] =>
  tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, MAX_SLOWEST);

/** A failed test in one line, at most 300 characters. */
export const failureLine = (file: string, title: string, message = ''): string =>
  `${file} › ${title}: ${stripVTControlCharacters(message).trim().split('\n', 1)[0]}`.slice(0, 300);

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; title: string; duration?: number | null; failureMessages: string[] }[];
  }[];
}

/** Counts, failures, slowest and flaky tests of Vitest's JSON report. A file that cannot be loaded counts as one failed test. */
export function readVitest(json: string): Report {
  const report = JSON.parse(json) as VitestReport;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failureLine(name, 'the file', message)];
    return failed.map(({ title, failureMessages }) => failureLine(name, title, failureMessages[0]));
  });
  const timed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({
      title: `${relative(process.cwd(), name)} › ${title}`,
      seconds: (duration ?? 0) / 1_000,
    })),
  );
  // The failure of a test that passed on its second run is recorded there.
  const flaky = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ title }) => `${relative(process.cwd(), name)} › ${title}`),
  );
  const count = { passed: report.numPassedTests, failed: failures.length, failures };
  return { count, slowest: slowestOf(timed), flaky };
}

interface PlaywrightSpec {
  title: string;
  file: string;
  ok: boolean;
  tests: { status?: string; results: { duration?: number; error?: { message?: string } }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Counts, failures, slowest and flaky tests of Playwright's JSON report; flaky ones passed, skipped ones failed. */
export function readPlaywright(json: string): Report {
  const { stats, suites } = JSON.parse(json) as PlaywrightReport;
  const within = (suite: PlaywrightSuite): PlaywrightSpec[] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(within),
  ];
  const specs = suites.flatMap(within);
  const nameOf = ({ file, title }: PlaywrightSpec) => `${file} › ${title}`;
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => failureLine(file, title, tests[0]?.results[0]?.error?.message));
  const timed = specs.map((spec) => ({
    title: nameOf(spec),
    seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0) / 1_000,
  }));
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(nameOf);
  const count = { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped, failures };
  return { count, slowest: slowestOf(timed), flaky };
}

const spaced = (lines: readonly string[]): string[] => (lines.length > 0 ? [...lines, ''] : []);

/**
 * The lines that close a run: failures, the slowest and the flaky tests, one line per suite, the total time, and last
 * `N passed, N failed` over all of them. [RUN-2]
 */
export function closing(results: readonly SuiteResult[], seconds: number): string[] {
  const rows = results.map(({ suite, count, seconds: took }) =>
    [
      suite.padEnd(14),
      `${count.passed} passed`.padStart(12),
      `${count.failed} failed`.padStart(11),
      `${took.toFixed(1)} s`.padStart(9),
    ].join(''),
  );
  const sum = (field: 'passed' | 'failed') => results.reduce((all, { count }) => all + count[field], 0);
  const slowest = slowestOf(results.flatMap((result) => result.slowest ?? []));
  return [
    ...spaced(results.flatMap(({ count }) => count.failures ?? []).map((line) => `✗ ${line}`)),
    ...spaced(slowest.map((test) => `${test.seconds.toFixed(1).padStart(6)} s  ${test.title}`)),
    ...spaced(results.flatMap(({ flaky = [] }) => flaky).map((name) => `flaky: ${name}`)),
    ...rows,
    `${'all'.padEnd(37)}${`${seconds.toFixed(1)} s`.padStart(9)}`,
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
