import type { Report } from '../../domain/reports/report.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { PairBars } from '../../ui/charts/pair-bars.tsx';
import { RowBars } from '../../ui/charts/row-bars.tsx';
import { formatAmount } from '../../domain/money/currency.ts';
import { cellWords } from './report-cells.ts';
import { columnWords } from './report-words.ts';

interface ReportChartProps {
  report: Report;
  title: string;
  currency: string;
}

/** Bars that fit beside each other, and below each other. */
const MOST_BESIDE = 31;
const MOST_BELOW = 8;

/** What the table says, to look at; the table stands below it. [LOK-9, RPT-8] */
export function ReportChart({ report, title, currency }: ReportChartProps) {
  const { columns, chart } = report;
  if (!chart) return null;
  const rows = report.rows.filter(({ strong }) => !strong);
  const label = (row: Report['rows'][number]) => cellWords(row.cells[chart.label], columns[chart.label]!, currency);
  const number = (row: Report['rows'][number], place: number) => {
    const cell = row.cells[place];
    return typeof cell === 'number' ? cell : 0;
  };
  const [first = 0, second] = chart.values;
  if (rows.length < 2) return null;
  if (chart.is === 'lines') {
    // One line for each flock, its name in the second column, and the standard.
    const flocks = [...new Set(rows.flatMap(({ cells: [, flock] }) => (typeof flock === 'string' ? flock : [])))];
    const points = (of: readonly Report['rows'][number][], place: number) =>
      of.flatMap(({ cells }) =>
        typeof cells[place] === 'number' ? [{ x: Number(cells[chart.label]), y: cells[place] }] : [],
      );
    const lines = flocks.map((flock) => ({ name: flock, points: points(rows.filter(({ cells }) => cells[1] === flock), first) })); // prettier-ignore
    const standard = {
      name: columnWords(columns[second!]!.key),
      points: onePerWeek(points(rows, second!)),
      isStandard: true,
    };
    return <LineChart title={title} axis={columnWords(columns[chart.label]!.key)} lines={[...lines, standard]} show={(y) => `${y} %`} />; // prettier-ignore
  }
  if (second !== undefined)
    return (
      <PairBars
        caption={title}
        first={columnWords(columns[first]!.key)}
        second={columnWords(columns[second]!.key)}
        bars={rows.slice(-MOST_BESIDE).map((row) => ({
          key: row.key,
          label: label(row),
          first: number(row, first),
          second: number(row, second),
        }))}
        show={(amount) => formatAmount(amount, currency)}
      />
    );
  const bars = rows
    .filter((row) => number(row, first) > 0)
    .slice(0, MOST_BELOW)
    .map((row) => ({
      key: row.key,
      label: label(row),
      value: number(row, first),
      words: formatAmount(number(row, first), currency),
    }));
  return <RowBars bars={bars} />;
}

/** The standard as the rows have it: of flocks that are compared with other curves, the first one of each week. [FLK-24] */
function onePerWeek(points: readonly { x: number; y: number }[]): { x: number; y: number }[] {
  const weeks = new Map(points.toReversed().map((point) => [point.x, point]));
  return [...weeks.values()].sort((a, b) => a.x - b.x);
}
