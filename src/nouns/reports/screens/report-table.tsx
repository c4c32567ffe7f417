import { Button } from '@mantine/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { Report } from '../../../domain/reports/report.ts';
import { cellWords, isNumberColumn, shownColumns } from './report-cells.ts';
import { columnWords } from '../shared/report-words.ts';
import classes from './report.module.css';

interface ReportTableProps {
  report: Report;
  name: string;
  currency: string;
  /** Query string that keeps days and filter when a row links to another report. */
  address: string;
}

/** Rows shown at first: the export and paper have all. */
const PAGE = 50;

/** The report as a table; a row links to its source. [RPT-2, RPT-8] */
export function ReportTable({ report, name, currency, address }: ReportTableProps) {
  const { t } = useLingui();
  const { columns, rows, total } = report;
  const [asked, setLimit] = useState(PAGE);
  const [isPrinting, setPrinting] = useState(false);
  const limit = isPrinting ? Infinity : asked;
  useLayoutEffect(() => {
    // Paper has all rows, also when the browser's own menu prints.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  const isNumber = (i: number) => isNumberColumn(columns[i]!);
  const shown = shownColumns(report);
  const hasMoney = columns.some(({ format }) => format === 'money');
  return (
    <>
      <div className={classes.scroll} role="group" aria-label={name} tabIndex={0}>
        <table className={classes.table}>
          {hasMoney && <caption>{t`Amounts in ${currency}`}</caption>}
          <thead>
            <tr>
              {shown.map((i) => (
                <th key={columns[i]!.key} scope="col" data-number={isNumber(i) || undefined}>
                  {columnWords(columns[i]!.key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, limit).map(({ key, cells, to, strong }) => (
              <tr key={key} data-strong={strong}>
                {shown.map((i) => {
                  const cell = cells[i];
                  const words = cellWords(cell, columns[i]!, currency);
                  const low = typeof cell === 'number' && cell < 0;
                  if (i > 0)
                    return (
                      <td key={columns[i]!.key} data-number={isNumber(i) || undefined} data-low={low || undefined}>
                        {words}
                      </td>
                    );
                  return (
                    <th key={columns[i]!.key} scope="row" data-name={columns[i]!.format === 'text' || undefined}>
                      {to === undefined ? words : <Link to={linkOf(to, address)}>{words}</Link>}
                    </th>
                  );
                })}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr>
                {shown.map((i) => {
                  const words = cellWords(total[i], columns[i]!, currency);
                  return i === 0 ? (
                    <th key={columns[i]!.key} scope="row">
                      {words}
                    </th>
                  ) : (
                    <td key={columns[i]!.key} data-number={isNumber(i) || undefined}>
                      <span>{words}</span>
                    </td>
                  );
                })}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {rows.length > limit && (
        <Button className={classes.more} variant="default" h={48} onClick={() => setLimit(asked + 4 * PAGE)}>
          <Trans>Show more, {rows.length - limit} rows are left</Trans>
        </Button>
      )}
    </>
  );
}

/** A bare name is another report, of the same days. */
const linkOf = (to: string, dates: string): string => (to.startsWith('/') ? to : `/dashboard?report=${to}&${dates}`);
