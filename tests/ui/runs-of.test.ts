import { expect, test } from 'vitest';
import { runsOf } from '../../src/ui/charts/runs-of.ts';

test('[LOK-9] no line is drawn over weeks without a record, and a week alone is a run', () => {
  const points = [30, 25, 26, 47, 48].map((x) => ({ x, y: 90 }));
  expect(runsOf(points).map((run) => run.map(({ x }) => x))).toEqual([[25, 26], [30], [47, 48]]);
  expect(runsOf([])).toEqual([]);
});
