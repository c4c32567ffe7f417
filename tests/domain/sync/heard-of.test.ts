import { expect, test } from 'vitest';
import { heardOf } from '../../../src/domain/sync/heard-of.ts';

test('[PPL-15] somebody is heard of by the newest record of their phones; gaps are what did not come yet', () => {
  const phones = [
    { by: 'okello', last_at: '2026-11-20T08:00:00.000Z', missing: [[3, 5], [9, 9]] as const },
    { by: 'okello', last_at: '2026-11-21T08:00:00.000Z', missing: [] },
    { by: 'brian', last_at: '2026-11-22T08:00:00.000Z', missing: [[1, 40]] as const },
  ]; // prettier-ignore
  expect(heardOf('okello', phones)).toEqual({ last_at: '2026-11-21T08:00:00.000Z', missing: 4 });
  expect(heardOf('nobody', phones)).toEqual({ last_at: undefined, missing: 0 });
});
