import type { Bar } from './figure.ts';
import classes from './charts.module.css';

interface RowBarsProps {
  bars: readonly Bar[];
}

/**
 * Horizontal bars in the given order; negative values are hollow. Decoration beside a table with the same data. [LOK-9]
 */
export function RowBars({ bars }: RowBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  return (
    <div className={classes.rows} aria-hidden>
      {bars.map(({ key, label, value, words }) => (
        <div key={key}>
          <span>{label}</span>
          <b>{words}</b>
          <i data-below={value < 0 || undefined} style={{ width: `${Math.max(1, (100 * Math.abs(value)) / most)}%` }} />
        </div>
      ))}
    </div>
  );
}
