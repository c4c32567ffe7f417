import { daySync } from '../../../scripts/bench/replication/day-sync.ts';
import { onStage } from '../../../scripts/bench/replication/stage.ts';
import { expect, test } from '../support/test.ts';

test("[PRF-15] a day's sync of 60 own and 60 others' records over a cold radio takes at most 110 KB and 20 s", async () => {
  expect(await onStage(0, 0, daySync)).toBe(true);
});
