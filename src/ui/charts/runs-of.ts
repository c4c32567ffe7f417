import type { Line } from './figure.ts';

/** Points of a line in runs of consecutive weeks: between two runs nothing is known, and no line is drawn. [LOK-9] */
export function runsOf(points: Line['points']): Line['points'][] {
  const runs: Line['points'][number][][] = [];
  for (const point of [...points].sort((a, b) => a.x - b.x)) {
    const run = runs.at(-1);
    if (run && point.x - run.at(-1)!.x <= 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}
