import { expect, test, vi } from 'vitest';
import { checkFigures, FIGURES } from '../../support/check-figures.ts';
import { runs, seedOr } from '../../support/runs.ts';

/*
 * One figure, one source: over random farms each figure is the same in every place that shows it, and parts add up to
 * the whole. A deep run tries more; with SEED set, many more from that seed on, in a separate process: after thousands
 * of other tests each takes three times as long.
 */

const COUNT = runs(20, process.env['SEED'] === undefined ? 500 : 5_000);
const FROM = seedOr(1);
// On a loaded machine a test gets a third of a core: the limit only ends tests that hang.
vi.setConfig({ testTimeout: 60_000 + COUNT * 2_000 });

test('[RPT-11] every figure is told in two places at least', () => {
  const alone = [...FIGURES].filter(([, places]) => places.length < 2).map(([figure]) => figure);
  expect(alone).toEqual([]);
});

test(`[RPT-11] over ${COUNT} random farms each figure is the same wherever it is shown`, async () => {
  for (let seed = FROM; seed < FROM + COUNT; seed++)
    expect(await checkFigures(seed).then(() => 'alike', String), `seed ${seed}`).toBe('alike');
});
