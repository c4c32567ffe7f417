import { plural, t } from '@lingui/core/macro';
import { formatAmount } from '../../../domain/money/currency.ts';
import type { Cell, Report } from '../../../domain/reports/report.ts';
import { groupDigits } from '../../../ui/numbers/group-digits.ts';
import type { TablePaper } from '../../papers/shared/table-paper.ts';
import { shortDay } from '../../../ui/words/date-words.ts';
import { cellWords, isNumberColumn, shownColumns } from './report-cells.ts';
import { figureOf } from './report-figure.ts';
import { columnWords } from '../shared/report-words.ts';

/** Head of an exported report. */
export interface ReportHead {
  readonly business: string;
  readonly title: string;
  /** The days, and the part. */
  readonly about: readonly string[];
  readonly currency: string;
}

/** A report with all its texts, to be drawn as a picture or a PDF. [RPT-8] */
export function reportPaper(report: Report, { business, title, about, currency }: ReportHead): TablePaper {
  const { columns, rows, total } = report;
  const shown = shownColumns(report);
  const words = (cells: readonly Cell[]) => shown.map((i) => cellWords(cells[i], columns[i]!, currency));
  const hasMoney = columns.some(({ format }) => format === 'money');
  return {
    seller: business,
    title,
    about: [...about, ...(hasMoney ? [t`Amounts in ${currency}`] : [])],
    figure: figureOf(report, currency),
    columns: shown.map((i) => ({ head: columnWords(columns[i]!.key), isNumber: isNumberColumn(columns[i]!) })),
    rows: rows.map(({ cells, strong }) => ({ cells: words(cells), ...(strong && { strong }) })),
    total: total && words(total),
    more: (count) => plural(count, { one: 'and # more line, in Excel and CSV', other: 'and # more lines, in Excel and CSV' }), // prettier-ignore
    show: (value) => (report.chart?.is === 'days' ? groupDigits(String(value)) : formatAmount(value, currency)),
    showDay: shortDay,
  };
}
