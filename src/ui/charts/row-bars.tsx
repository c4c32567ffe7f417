import classes from './charts.module.css';

interface RowBarsProps {
  bars: readonly { key: string; label: string; value: number; words: string }[];
}

/** One bar below the other, the longest first as given; decoration beside a table that says the same. [LOK-9] */
export function RowBars({ bars }: RowBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={classes.rows} aria-hidden>
      {bars.map(({ key, label, value, words }) => (
        <div key={key}>
          <span>{label}</span>
          <b>{words}</b>
          <i style={{ width: `${Math.max(1, (100 * value) / most)}%` }} />
        </div>
      ))}
    </div>
  );
}
