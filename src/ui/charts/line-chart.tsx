import { useMediaQuery } from '@mantine/hooks';
import { WIDE } from '../wide.ts';
import type { Line } from './figure.ts';
import { runsOf } from './runs-of.ts';
import classes from './charts.module.css';

interface LineChartProps {
  title: string;
  /** Label of the horizontal axis. */
  axis: string;
  lines: readonly Line[];
  show: (y: number) => string;
}

const [HEIGHT, LEFT, BELOW] = [190, 44, 22];
const TICKS = [0, 25, 50, 75, 100];

/** Percentages over weeks, one line each, the standard dashed; the table below has the same data. [LOK-9] */
export function LineChart({ title, axis, lines, show }: LineChartProps) {
  const wide = useMediaQuery(WIDE) ?? false;
  const all = lines.flatMap(({ points }) => points.map(({ x }) => x));
  if (all.length < 2) return null;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const width = wide ? 920 : 300;
  const right = (x: number) => LEFT + ((x - least) / Math.max(1, most - least)) * (width - LEFT - 8);
  const down = (y: number) => 8 + (1 - Math.min(100, y) / 100) * (HEIGHT - BELOW - 8);
  return (
    <figure className={classes.figure}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} className={classes.lines} role="img" aria-label={title}>
        {TICKS.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={width} y1={down(tick)} y2={down(tick)} data-grid />
            <text x={LEFT - 6} y={down(tick) + 5} textAnchor="end">
              {show(tick)}
            </text>
          </g>
        ))}
        <text x={LEFT} y={HEIGHT - 4}>{`${axis} ${least}`}</text>
        <text x={width} y={HEIGHT - 4} textAnchor="end">
          {most}
        </text>
        {lines.flatMap(({ name, points, isStandard }, i) =>
          runsOf(points).map((run) => (
            <polyline
              key={`${name} ${run[0]!.x}`}
              data-line={isStandard ? 'standard' : i % 4}
              points={run.concat(run.slice(-1)).map(({ x, y }) => `${right(x)},${down(y)}`).join(' ')}
            />
          )),
        )}
      </svg>
      <figcaption className={classes.legend}>
        {lines.map(({ name, isStandard }, i) => (
          <span key={name}>
            <svg width="28" height="8" aria-hidden>
              <polyline data-line={isStandard ? 'standard' : i % 4} points="0,4 28,4" />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
} // prettier-ignore
