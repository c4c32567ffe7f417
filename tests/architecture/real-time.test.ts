import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Patterns of waiting for real time, and of measuring it, in a test. */
const REAL_TIME = /waitForTimeout\(|performance\.now\(|timers\/promises|\bsetTimeout\(|expect\([^\n]*Date\.now\(\)/;

/** Files in which a match is not a wait of the test, with the reason. */
const NO_WAIT: Readonly<Record<string, string>> = {
  'tests/backend/support/held-sleeps.ts': 'stands in for waiting: the test ends each wait itself',
  'tests/e2e/pages/book.ts': 'the page looks again until the service worker has it',
  'tests/e2e/support/phone.ts': 'the phone looks again until what is wanted is there',
  'tests/e2e/support/scan.ts': 'one frame is drawn',
  'tests/e2e/support/seller.ts': 'looks again until the worker is there',
  'tests/e2e/upgrade.e2e.ts': 'the page looks again until the new version is there',
  'tests/sim/many.ts': 'histories for so many minutes, when somebody asks for them',
  'tests/support/tcp-proxy.ts': 'makes a network slow, for the deep proof',
};

/** Tests of `npm test` and their helpers; deep tests may promise seconds. */
const testsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => !file.includes('.deep.test.') && !file.includes('/deep/'));

/** Lines that wait or measure; none in files with fake timers. */
const waitsIn = (source: string): string[] =>
  source.includes('vi.useFakeTimers(')
    ? []
    : source.split('\n').flatMap((line, at) => (REAL_TIME.test(line) ? [`${at + 1}: ${line.trim()}`] : []));

test('[RUN-2] no test of `npm test` waits for real time or asserts how much of it went by', () => {
  const waits = testsBelow('tests')
    .filter((file) => !(file in NO_WAIT))
    .flatMap((file) => waitsIn(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`));
  expect(waits).toEqual([]);
  const idle = Object.keys(NO_WAIT).filter((file) => waitsIn(readFileSync(file, 'utf8')).length === 0);
  expect(idle).toEqual([]);
});

test('[RUN-2] each way of waiting and of measuring is noticed', () => {
  const found = (line: string) => waitsIn(line).length;
  expect(found('await page.waitForTimeout(500);')).toBe(1);
  expect(found('await new Promise((resolve) => setTimeout(resolve, 50));')).toBe(1);
  expect(found("import { setTimeout as wait } from 'node:timers/promises';")).toBe(1);
  expect(found('expect(Date.now() - since).toBeLessThan(4_500);')).toBe(1);
  expect(found('const since = performance.now();')).toBe(1);
  expect(found('const yesterday = new Date(Date.now() - DAY_MS);')).toBe(0);
});
