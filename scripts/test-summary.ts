import { stripVTControlCharacters } from 'node:util';

export interface Count {
  passed: number;
  failed: number;
  /** One line a failed test: its title and the first line of what it said. */
  failures?: readonly string[];
}

/** How one suite ended. */
export interface SuiteResult {
  suite: string;
  count: Count;
  seconds: number;
}

/** A failed test in one line, at most 300 characters. */
export const failureLine = (file: string, title: string, message = ''): string =>
  `${file} › ${title}: ${stripVTControlCharacters(message).trim().split('\n', 1)[0]}`.slice(0, 300);

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; title: string; failureMessages: string[] }[];
  }[];
}

/** Counts and failures of Vitest's JSON report. A file that cannot be loaded has no tests that could fail: it counts as one. */
export function countVitest(json: string): Count {
  const report = JSON.parse(json) as VitestReport;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failureLine(name, 'the file', message)];
    return failed.map(({ title, failureMessages }) => failureLine(name, title, failureMessages[0]));
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Counts and failures of Playwright's JSON report; flaky and skipped are failed. */
export function countPlaywright(json: string): Count {
  const { stats, suites } = JSON.parse(json) as PlaywrightReport;
  const failuresIn = (suite: PlaywrightSuite): string[] => [
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => failureLine(file, title, tests[0]?.results[0]?.error?.message)),
    ...(suite.suites ?? []).flatMap(failuresIn),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures: suites.flatMap(failuresIn),
  };
}

/** The lines that close a run: what failed, one line a suite, and last `N passed, N failed` over all of them. [RUN-2] */
export function closing(results: readonly SuiteResult[]): string[] {
  const rows = results.map(({ suite, count, seconds }) =>
    [
      suite.padEnd(14),
      `${count.passed} passed`.padStart(12),
      `${count.failed} failed`.padStart(11),
      `${seconds.toFixed(1)} s`.padStart(9),
    ].join(''),
  );
  const sum = (field: 'passed' | 'failed') => results.reduce((all, { count }) => all + count[field], 0);
  const failures = results.flatMap(({ count }) => count.failures ?? []).map((line) => `✗ ${line}`);
  return [
    ...failures,
    ...(failures.length > 0 ? [''] : []),
    ...rows,
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
