import { killBrowserRounds } from '../../../scripts/kill-browser/rounds.ts';
import { expect, test } from '../support/test.ts';

test('[PRF-3, SYN-20] kill −9 of the browser while sales are saved loses and doubles nothing that was acknowledged', async () => {
  const seed = 20_261_121;
  const { violations, acknowledged } = await killBrowserRounds({ rounds: 4, seed });
  expect(violations, `seed ${seed}`).toEqual([]);
  expect(acknowledged).toBeGreaterThan(4);
});
