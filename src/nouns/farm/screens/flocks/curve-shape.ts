/** A point of a curve; without y there is no record. */
export interface Point {
  readonly x: number;
  readonly y?: number | undefined;
}

interface Box {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Scale from values to positions in a picture. Units: pixels of the picture. */
export function scaleOf(box: Box, { from, to, top }: { from: number; to: number; top: number }) {
  const x = (value: number): number =>
    box.left + ((box.width - box.left - box.right) * (value - from)) / Math.max(1, to - from);
  const y = (value: number): number =>
    box.height - box.bottom - ((box.height - box.top - box.bottom) * Math.min(value, top)) / top;
  const path = (points: readonly Point[]): string =>
    points.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point.x).toFixed(1)} ${y(point.y ?? 0).toFixed(1)}`).join(' ');
  return { x, y, path };
}

/** The connected parts of a curve. */
export function linesOf(points: readonly Point[]): Point[][] {
  const lines: Point[][] = [];
  let open = false;
  for (const point of points) {
    if (point.y === undefined) open = false;
    else if (open) lines.at(-1)!.push(point);
    else {
      lines.push([point]);
      open = true;
    }
  }
  return lines;
}

/** Stretches without a record, from the last point before to the first one after. [FLK-7] */
export function gapsOf(points: readonly Point[]): { start: number; stop: number }[] {
  const lines = linesOf(points);
  return lines.slice(1).map((line, i) => ({ start: lines[i]!.at(-1)!.x, stop: line[0]!.x }));
}

const STEPS = [1, 2, 4, 5, 7, 10, 14, 20, 28, 50, 100];

/** Round numbers below a picture, at most `most`. */
export function axisOf(from: number, to: number, most: number): number[] {
  const step = STEPS.find((one) => (to - from) / one <= Math.max(1, most)) ?? 200;
  const ticks: number[] = [];
  for (let tick = from; tick <= to; tick += step) ticks.push(tick);
  return ticks;
}

/** The next round number above, for the top of a picture. */
export const roundUp = (value: number, step: number): number => Math.max(step, Math.ceil(value / step) * step);

/**
 * Position for the name of a line: above it, also above another line over it there; below it when the other line is all
 * above.
 */
export function clearOf(line: readonly number[], other: readonly number[]): { y: number; side: 'above' | 'below' } {
  const [low, high] = [Math.min(...line), Math.max(...line)];
  if (other.length === 0 || Math.max(...other) < low) return { y: high, side: 'above' };
  if (Math.min(...other) > high) return { y: low, side: 'below' };
  return { y: Math.max(high, ...other), side: 'above' };
}

/** True when a point is above a line, compared at the line's nearest point. */
export function isAbove({ x, y = 0 }: Point, line: readonly Point[]): boolean {
  const nearest = line.reduce<Point | undefined>((best, one) => best && Math.abs(best.x - x) <= Math.abs(one.x - x) ? best : one, undefined); // prettier-ignore
  return nearest !== undefined && y > (nearest.y ?? 0);
}
