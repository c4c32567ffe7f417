import { expect, test } from 'vitest';
import { closing, readPlaywright, readVitest } from '../../scripts/test-summary.ts';

test('[RUN-2] the last line of a run counts every suite, after the time of each step and of the whole', () => {
  const results = [
    { suite: 'types', count: { passed: 1, failed: 0 }, seconds: 2 },
    { suite: 'unit', count: { passed: 120, failed: 3 }, seconds: 9.26 },
  ];
  const lines = closing(results, 10.5);
  expect(lines.at(-1)).toBe('121 passed, 3 failed');
  expect(lines[1]).toMatch(/^unit +120 passed +3 failed +9\.3 s$/);
  expect(lines[2]).toMatch(/^all +10\.5 s$/);
});

const failed = { status: 'failed', title: 'adds', failureMessages: ['\u001b[31mexpected 2\u001b[39m\n  at a line'] };
const unit = readVitest(
  JSON.stringify({
    numPassedTests: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          failed,
          { ...failed, status: 'passed', failureMessages: [], duration: 1_500 },
          { ...failed, status: 'passed', title: 'opens', duration: 500 },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
    ],
  }),
);
const specOf = (title: string, ok: boolean, status: string, durations: readonly number[]) => ({
  title,
  file: 'c.e2e.ts',
  ok,
  tests: [{ status, results: durations.map((duration) => ({ duration, error: { message: 'late' } })) }],
});
const browser = readPlaywright(
  JSON.stringify({
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              specOf('sells', false, 'unexpected', [4_000, 4_000]),
              specOf('buys', true, 'flaky', [9_000, 3_000]),
              specOf('pays', true, 'expected', [2_000]),
            ],
          },
        ],
      },
    ],
  }),
);
const closed = closing(
  [
    { suite: 'unit', ...unit, seconds: 1 },
    { suite: 'browser', ...browser, seconds: 1 },
  ],
  2,
);

test('[RUN-2] what failed is told again before the counts, also inside describes and files that cannot be loaded', () => {
  expect(closed.slice(0, 4)).toEqual([
    '✗ a.test.ts › adds: expected 2',
    '✗ b.test.ts › the file: no such file',
    '✗ c.e2e.ts › sells: late',
    '',
  ]);
  expect(closed.at(-1)).toBe('6 passed, 3 failed');
});

test('[RUN-2] a browser test that passed when it was run again is counted as passed and named as flaky', () => {
  expect(closed).toContain('flaky: c.e2e.ts › buys');
  expect(closed).toContain('flaky: a.test.ts › opens');
  expect(browser.count).toMatchObject({ passed: 4, failed: 1 });
});

test('[RUN-2] the slowest tests of all suites are told, slowest first', () => {
  const slowest = closed.filter((line) => / s  \S+ › /.test(line));
  expect(slowest.slice(0, 4)).toEqual([
    '  12.0 s  c.e2e.ts › buys',
    '   8.0 s  c.e2e.ts › sells',
    '   2.0 s  c.e2e.ts › pays',
    '   1.5 s  a.test.ts › adds',
  ]);
});
