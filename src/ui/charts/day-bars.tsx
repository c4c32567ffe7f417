import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { shortDay } from '../words/date-words.ts';
import classes from './charts.module.css';

interface DayBarsProps {
  label: string;
  /** One bar per day, in order; a day without a record has no value. [FLK-7] */
  bars: readonly { readonly day: string; readonly value: number | undefined }[];
  words: (value: number) => string;
  /** True when a table with the same data follows, so that none is rendered here. */
  isAbove?: boolean;
}

/** With more bars than this the gaps are narrower. */
const MANY = 40;

/** A quantity per day as bars; a missing day is a gap, not a zero. The same data is in a table. [LOK-9] */
export function DayBars({ label, bars, words, isAbove = false }: DayBarsProps) {
  const { t } = useLingui();
  const [asTable, setAsTable] = useState(false);
  const most = Math.max(1, ...bars.map(({ value = 0 }) => value));
  const last = bars.findLast(({ value }) => value !== undefined);
  return (
    <>
      {asTable ? (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Day</Trans>
              </th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ day, value }) => (
              <tr key={day}>
                <td>{shortDay(day)}</td>
                <td>{value === undefined ? t`no record` : words(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <figure className={classes.chart} aria-label={label}>
          <div className={classes.bars} data-many={bars.length > MANY || undefined} aria-hidden>
            {bars.map(({ day, value }) => (
              <span key={day} data-missing={value === undefined || undefined}>
                <i style={{ height: `${value === undefined ? 0 : Math.max(2, (value / most) * 100)}%` }} />
              </span>
            ))}
          </div>
          <figcaption>
            <span>{shortDay(bars[0]!.day)}</span>
            {last && <b>{t`${shortDay(last.day)}: ${words(last.value!)}`}</b>}
            <span>{shortDay(bars.at(-1)!.day)}</span>
          </figcaption>
        </figure>
      )}
      {!isAbove && (
        <button type="button" className={classes.other} onClick={() => setAsTable(!asTable)}>
          {asTable ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
        </button>
      )}
    </>
  );
}
