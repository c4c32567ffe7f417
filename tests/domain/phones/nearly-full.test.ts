import { expect, test } from 'vitest';
import { isNearlyFull, storageSpace } from '../../../src/domain/phones/nearly-full.ts';

test('[SYN-33, MSG-22] what a browser counted below nothing is not said, and no phone is full of it', () => {
  // The value reported by Chromium 150 after the deletion of a file whose size it had forgotten.
  const wrapped = {
    quota: 15_038_420_172,
    usage: 4_301_001_932,
    usageDetails: { caches: 5_990_656, fileSystem: 4_294_964_671 },
  };
  expect(storageSpace(wrapped)).toEqual({ used: 6_034_636, quota: 10_743_452_876 });
  expect(isNearlyFull(storageSpace(wrapped))).toBe(false);
  expect(isNearlyFull(storageSpace({ ...wrapped, quota: 5_100_000_000 }))).toBe(false);
});

test('[SYN-33, MSG-22] what is there is said as it is', () => {
  expect(storageSpace({ usage: 3_000_000_000, quota: 4_000_000_000, usageDetails: { fileSystem: 40_000 } })).toEqual({
    used: 3_000_000_000,
    quota: 4_000_000_000,
  });
  expect(isNearlyFull(storageSpace({ usage: 900, quota: 1_000 }))).toBe(true);
  expect(storageSpace({})).toEqual({ used: 0, quota: 0 });
});
