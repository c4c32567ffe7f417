import { expect, onTestFinished, test } from 'vitest';
import { allCases } from '../conformance/all-cases.ts';
import { compare, playAll, recordedAnswers } from '../conformance/compare.ts';
import { openOurs } from '../conformance/server.ts';

test("[BCK-22, RUN-13] every case is answered as Google's emulator answered, or the difference is deliberate", async () => {
  const cases = allCases();
  const server = await openOurs();
  onTestFinished(() => server.close());
  const { differed, stale } = compare(cases, await playAll([server], cases), recordedAnswers());
  expect(differed.filter(({ reason }) => reason === undefined)).toEqual([]);
  expect(stale).toEqual([]);
  expect(cases.length).toBeGreaterThan(1_900);
});
