import { isWord, type Report } from '../../../domain/reports/report.ts';
import { daysFrom } from '../../../domain/time/periods.ts';
import type { Figure, Line } from '../../../ui/charts/figure.ts';
import { cellWords } from './report-cells.ts';
import { columnWords } from '../shared/report-words.ts';

/** Number of bars that fit side by side, and one below the other. */
const MAX_BESIDE = 31;
const MAX_BELOW = 8;
/** Number of days that fit side by side as thin bars. */
const MAX_DAYS = 92;

type Row = Report['rows'][number];
const numberAt = ({ cells }: Row, place: number): number => (typeof cells[place] === 'number' ? cells[place] : 0);

/** The table as a chart with its labels; null when there is nothing to compare. [LOK-9, RPT-8] */
export function figureOf(report: Report, currency: string): Figure | null {
  const { columns, chart } = report;
  const rows = report.rows.filter(({ strong }) => !strong);
  if (!chart || rows.length < 2) return null;
  const [first = 0, second] = chart.values;
  const label = (row: Row) => cellWords(row.cells[chart.label], columns[chart.label]!, currency);
  if (chart.is === 'lines') return linesFigure(report, rows);
  if (chart.is === 'days') return daysFigure(rows, { place: first, label: columnWords(columns[first]!.key) });
  if (second !== undefined) {
    const bars = rows.slice(-MAX_BESIDE).map((row) => ({
      key: row.key,
      label: label(row),
      first: numberAt(row, first),
      second: numberAt(row, second),
    }));
    return { is: 'pairs', first: columnWords(columns[first]!.key), second: columnWords(columns[second]!.key), bars };
  }
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(label(row), (sums.get(label(row)) ?? 0) + numberAt(row, first));
  const bars = [...sums]
    .filter(([, value]) => value !== 0)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MAX_BELOW)
    .map(([name, value]) => ({ key: name, label: name, value, words: cellWords(value, columns[first]!, currency) }));
  // Hours and profit lines keep their own order.
  const order = rows.map(label);
  const isOrdered = ['hour', 'line', 'side'].includes(columns[chart.label]!.key);
  if (isOrdered) bars.sort((a, b) => order.indexOf(a.label) - order.indexOf(b.label));
  return bars.length < 2 ? null : { is: 'bars', bars };
}

/** One line per flock, named by the second column, and the standard. */
function linesFigure({ columns, chart }: Report, rows: readonly Row[]): Figure | null {
  const { label, values } = chart!;
  const [first = 0, second = 0] = values;
  const points = (of: readonly Row[], place: number) =>
    of.flatMap(({ cells }) => (typeof cells[place] === 'number' ? [{ x: Number(cells[label]), y: cells[place] }] : []));
  const flocks = [...new Set(rows.flatMap(({ cells: [, flock] }) => (typeof flock === 'string' ? flock : [])))];
  const own = flocks.map((flock): Line => ({ name: flock, points: points(rows.filter(({ cells }) => cells[1] === flock), first) })); // prettier-ignore
  const standard: Line = {
    name: columnWords(columns[second]!.key),
    points: onePerWeek(points(rows, second)),
    isStandard: true,
  };
  const lines = [...own, standard].filter((line) => line.points.length > 0);
  if (lines.flatMap((line) => line.points).length < 2) return null;
  return { is: 'lines', axis: columnWords(columns[label]!.key), lines };
}

/** One bar per day, summing all its rows; a day without a record is a gap. [FLK-7] */
function daysFigure(rows: readonly Row[], { place, label }: { place: number; label: string }): Figure | null {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const [day] = row.cells;
    if (typeof day === 'string' && !isWord(day) && typeof row.cells[place] === 'number')
      sums.set(day, (sums.get(day) ?? 0) + row.cells[place]);
  }
  const days = [...sums.keys()].sort();
  if (days.length < 2) return null;
  const bars = daysFrom(days[0]!, days.at(-1)!)
    .slice(-MAX_DAYS)
    .map((day) => ({ day, value: sums.get(day) }));
  return { is: 'days', label, bars };
}

/** The standard from the rows: for flocks with different curves, the first value of each week. [FLK-24] */
function onePerWeek(points: readonly { x: number; y: number }[]): { x: number; y: number }[] {
  const weeks = new Map(points.toReversed().map((point) => [point.x, point]));
  return [...weeks.values()].sort((a, b) => a.x - b.x);
}
