import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Waiting for real time, and measuring it: what each looks like in a test. */
const REAL_TIME = /waitForTimeout\(|performance\.now\(|timers\/promises|\bsetTimeout\(|expect\([^\n]*Date\.now\(\)/;

/** Files in which such a word is no wait of the test, with the reason. */
const NO_WAIT: Readonly<Record<string, string>> = {
  'tests/architecture/real-time.test.ts': 'names what it looks for',
  'tests/e2e/upgrade.e2e.ts': 'the page looks again until the new version is there',
};

/** Tests of `npm test`: those of the deep proof promise seconds. */
const testsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.(?:test|e2e)\.ts$/.test(file))
    .filter((file) => !file.includes('.deep.test.') && !file.includes('/deep/'));

/** Lines that wait or measure; where timers are faked none does. */
const waitsIn = (source: string): string[] =>
  source.includes('vi.useFakeTimers(')
    ? []
    : source.split('\n').flatMap((line, at) => (REAL_TIME.test(line) ? [`${at + 1}: ${line.trim()}`] : []));

test('[RUN-2] no test of `npm test` waits for real time or asserts how much of it went by', () => {
  const waits = testsBelow('tests')
    .filter((file) => !(file in NO_WAIT))
    .flatMap((file) => waitsIn(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`));
  expect(waits).toEqual([]);
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
