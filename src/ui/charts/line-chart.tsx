import type { Line } from './figure.ts';
import classes from './charts.module.css';

interface LineChartProps {
  title: string;
  /** Name of the numbers below. */
  axis: string;
  lines: readonly Line[];
  show: (y: number) => string;
}

const [WIDTH, HEIGHT, LEFT, BELOW] = [300, 190, 44, 22];
const TICKS = [0, 25, 50, 75, 100];

/** Percent over weeks, one line for each, the standard broken; the table below says the same. [LOK-9] */
export function LineChart({ title, axis, lines, show }: LineChartProps) {
  const all = lines.flatMap(({ points }) => points.map(({ x }) => x));
  if (all.length < 2) return null;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const right = (x: number) => LEFT + ((x - least) / Math.max(1, most - least)) * (WIDTH - LEFT - 8);
  const down = (y: number) => 8 + (1 - Math.min(100, y) / 100) * (HEIGHT - BELOW - 8);
  return (
    <figure className={classes.figure}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={classes.lines} role="img" aria-label={title}>
        {TICKS.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={WIDTH} y1={down(tick)} y2={down(tick)} data-grid />
            <text x={LEFT - 6} y={down(tick) + 5} textAnchor="end">
              {show(tick)}
            </text>
          </g>
        ))}
        <text x={LEFT} y={HEIGHT - 4}>{`${axis} ${least}`}</text>
        <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
          {most}
        </text>
        {lines.map(({ name, points, isStandard }, i) => (
          <polyline
            key={name}
            data-line={isStandard ? 'standard' : i % 4}
            points={[...points].sort((a, b) => a.x - b.x).map(({ x, y }) => `${right(x)},${down(y)}`).join(' ')}
          />
        ))}
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
