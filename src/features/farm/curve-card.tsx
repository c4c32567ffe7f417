import { Button } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { useState, type ComponentProps } from 'react';
import { Curve } from './curve.tsx';
import classes from './flock-page.module.css';

interface CurveCardProps {
  title: string;
  hint: string | undefined;
  /** What stands there while nothing is to be drawn. */
  empty: string;
  curve: ComponentProps<typeof Curve>;
  /** Where the standard comes from. [VET-11, FLK-24] */
  source: string | undefined;
  head: readonly string[];
  /** The numbers, the first cell names the row. */
  rows: readonly (readonly string[])[];
}

/** A chart with the table behind it. [FLK-10] */
export function CurveCard({ title, hint, empty, curve, source, head, rows }: CurveCardProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={classes.card} aria-label={title}>
      <h2>
        {title} {hint && <span>{hint}</span>}
      </h2>
      {rows.length === 0 && <p className={classes.empty}>{empty}</p>}
      {asTable && rows.length > 0 ? (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.toReversed().map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((words, i) => (
                    <td key={head[i + 1]}>{words}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        (rows.length > 0 || curve.standard.length > 0) && <Curve {...curve} />
      )}
      {rows.length > 0 && (
        <Button variant="subtle" h={48} px={8} ml={-8} onClick={() => setAsTable(!asTable)}>
          {asTable ? <Trans>Show as a curve</Trans> : <Trans>Show as table</Trans>}
        </Button>
      )}
      {source && (
        <p className={classes.source}>
          <Trans>Standard: {source}</Trans>
        </p>
      )}
    </section>
  );
}
