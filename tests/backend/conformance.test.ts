import { expect, onTestFinished, test } from 'vitest';
import { allCases } from '../conformance/all-cases.ts';
import type { Case } from '../conformance/case.ts';
import { compare, deliberateReasons, playAll, recordedAnswers } from '../conformance/compare.ts';
import { costCases } from '../conformance/cases/costs.ts';
import { openOurs } from '../conformance/server.ts';
import { runs } from '../support/runs.ts';

/** Under `npm test`, every third case and those with a known difference; in a deep run, all. */
function played(cases: readonly Case[]): readonly Case[] {
  const known = deliberateReasons();
  return cases.filter(({ name }, at) => at % runs(3, 1) === 0 || known.has(name));
}

test("[BCK-22, RUN-13] cases are answered as Google's emulator answered, or the difference is deliberate", async () => {
  const cases = played(allCases());
  const server = await openOurs();
  onTestFinished(() => server.close());
  const { differed, stale } = compare(cases, await playAll([server], cases), recordedAnswers());
  expect(differed.filter(({ reason }) => reason === undefined)).toEqual([]);
  expect(stale).toEqual([]);
  expect(cases.length).toBeGreaterThan(runs(600, 1_900));
});

test("[RUL-26] each kind of expression costs what it costs at Google's emulator, to the last one", async () => {
  const server = await openOurs();
  onTestFinished(() => server.close());
  const { agreed, differed } = compare(costCases, await playAll([server], costCases), recordedAnswers());
  expect(differed).toEqual([]);
  expect(agreed).toBe(costCases.length);
});
