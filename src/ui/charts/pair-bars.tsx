import { useLingui } from '@lingui/react/macro';
import classes from './charts.module.css';

interface PairBarsProps {
  /** Title of the chart, used as caption of its table. */
  caption: string;
  first: string;
  second: string;
  bars: readonly { key: string; label: string; first: number; second: number }[];
  show: (amount: number) => string;
}

const HEIGHT = 88;
/** Above this number there is no room for all labels: only the first and the last are shown. */
const MAX_NAMED = 8;

/**
 * Two bars per day side by side, filled and hollow, so that colour is not the only distinction; a table for screen
 * readers. [LOK-9]
 */
export function PairBars({ caption, first, second, bars, show }: PairBarsProps) {
  const { t } = useLingui();
  const most = Math.max(1, ...bars.flatMap((bar) => [bar.first, bar.second]));
  const height = (amount: number) => (amount <= 0 ? 0 : Math.max(2, Math.round((amount / most) * HEIGHT)));
  return (
    <figure className={classes.figure}>
      <div className={classes.pairs} data-many={bars.length > MAX_NAMED || undefined} aria-hidden>
        {bars.map((bar) => (
          <div key={bar.key} title={`${bar.label}: ${show(bar.first)} / ${show(bar.second)}`}>
            <div className={classes.columns} style={{ height: HEIGHT }}>
              <i data-full style={{ height: height(bar.first) }} />
              <i style={{ height: height(bar.second) }} />
            </div>
            <span>{bar.label}</span>
          </div>
        ))}
      </div>
      <figcaption className={classes.legend} aria-hidden>
        <span>
          <i data-full />
          {first}
        </span>
        <span>
          <i />
          {second}
        </span>
      </figcaption>
      <table className={classes.readers}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.key}>
              <th scope="row">{bar.label}</th>
              <td>{show(bar.first)}</td>
              <td>{show(bar.second)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
