import { useLingui } from '@lingui/react/macro';
import type { ReadCurve } from '../../domain/flocks/read-curve.ts';
import { rowErrorWords } from './curve-error-words.ts';
import classes from './standards.module.css';

/** The rows as they were read; beside each that is wrong stands why. [FLK-24] */
export function CurveRows({ curve }: { curve: ReadCurve }) {
  const { t } = useLingui();
  const head = curve.kind === 'growth' ? [t`Day`, t`Weight, g`, t`FCR`, t`Feed, g`] : [t`Week`, t`Laying, %`];
  return (
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
      {curve.rows.map(({ row, cells: [first, ...cells], error }) => (
        <tbody key={row} data-wrong={error !== undefined || undefined}>
          <tr>
            <th scope="row">{first}</th>
            {cells.map((cell, i) => (
              <td key={head[i + 1]}>{cell}</td>
            ))}
          </tr>
          {error && (
            <tr>
              <td colSpan={head.length}>{rowErrorWords(error, curve.kind)}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}
