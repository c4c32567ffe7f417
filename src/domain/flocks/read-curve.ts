import { readCsv, type CsvRow } from '../text/csv.ts';
import { plainWords } from '../text/plain-words.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { GrowthCurve, LayingCurve } from './breed-curves.ts';
import { wrongGrowth, wrongLaying, type CurveRowError } from './check-curve.ts';

/** A row of the table, and its error. `row` is the line number, from 1. */
export interface ReadRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly error?: CurveRowError | undefined;
}

/** A curve as read from a table, including rows with errors. */
export type ReadCurve = { readonly rows: readonly ReadRow[] } & (
  | { readonly kind: 'growth'; readonly days: GrowthCurve['days'] }
  | { readonly kind: 'laying'; readonly weeks: LayingCurve['weeks'] }
);

export type ReadCurveError = { type: 'QuoteNotClosed'; row: number } | { type: 'NoColumns' };

const DAY = ['day', 'age', 'age days', 'days'];
const WEIGHT = ['weight', 'weight g', 'weight_g', 'body weight', 'body weight g', 'bw', 'live weight'];
const FCR = ['fcr', 'cum fcr', 'cumulative fcr', 'feed conversion'];
const FEED = [
  'feed',
  'feed g',
  'feed_g',
  'cum feed',
  'cumulative feed',
  'cumulative feed g',
  'cum intake',
  'cum intake g',
];
const WEEK = ['week', 'age', 'age weeks', 'weeks', 'wk'];
const LAYING = ['laying', 'laying %', 'percent', '%', 'hen day', 'hen day %', 'hdep', 'production', 'production %', 'lay %']; // prettier-ignore

/**
 * Read a curve from a table: day, weight in grams, FCR and cumulative feed in grams; or week, or weeks like "25-26",
 * and laying rate in percent. Columns are found by headings, or taken in this order without any. [FLK-24] Errors: a
 * table of neither kind.
 */
export function readCurve(text: string): Result<ReadCurve, ReadCurveError> {
  const table = readCsv(text);
  if (!table.ok) return refuse({ type: 'QuoteNotClosed', row: table.error.row });
  const [first, ...others] = table.rows;
  if (!first) return refuse({ type: 'NoColumns' });
  const isHeading = !/^\s*\d/.test(first.cells[0] ?? '');
  const rows = isHeading ? others : table.rows;
  const places = (...columns: readonly (readonly string[])[]) =>
    isHeading ? columns.map((names) => first.cells.findIndex((cell) => names.includes(plainWords(cell)))) : columns.map((_, i) => i); // prettier-ignore
  const growth = places(DAY, WEIGHT, FCR, FEED);
  const laying = places(WEEK, LAYING);
  const width = first.cells.filter((cell) => cell.trim() !== '').length;
  if (growth.every((at) => at >= 0) && width >= 4) return ok(growthOf(rows, growth));
  return laying.every((at) => at >= 0) ? ok(layingOf(rows, laying)) : refuse({ type: 'NoColumns' });
}

function growthOf(rows: readonly CsvRow[], places: readonly number[]): ReadCurve {
  const days = rows.map(({ cells }) => {
    const [day = '', weight = '', fcr = '', feed = ''] = places.map((at) => cells[at] ?? '');
    return { day: wholeOf(day), weight_g: wholeOf(weight), fcr: fractionOf(fcr), feed_g: wholeOf(feed) };
  });
  const read = rows.map(({ row, cells }, i): ReadRow => ({
    row,
    cells: places.map((at) => cells[at]?.trim() ?? ''),
    error: wrongGrowth(days[i]!, days[i - 1]?.day ?? -1),
  }));
  return { kind: 'growth', days, rows: read };
}

function layingOf(rows: readonly CsvRow[], places: readonly number[]): ReadCurve {
  const weeks = rows.map(({ cells }) => {
    const [week = '', percent = ''] = places.map((at) => cells[at] ?? '');
    const [from = '', to = from] = week.split(/\s*[-–]\s*/);
    return { from: wholeOf(from), to: wholeOf(to), percent: fractionOf(percent.replace('%', '')) };
  });
  const read = rows.map(({ row, cells }, i): ReadRow => ({
    row,
    cells: places.map((at) => cells[at]?.trim() ?? ''),
    error: wrongLaying(weeks[i]!, weeks[i - 1]?.to ?? 0),
  }));
  return { kind: 'laying', weeks, rows: read };
}

/** Grams and days: a comma, a point or a space separates thousands. */
function wholeOf(cell: string): number {
  const typed = cell.trim();
  if (/^\d+$/.test(typed)) return Number(typed);
  return /^\d{1,3}([,.\s]\d{3})+$/.test(typed) ? Number(typed.replace(/[,.\s]/g, '')) : Number.NaN;
}

/** Ratios and percentages: a comma is a decimal point. */
const fractionOf = (cell: string): number => (/^\d+([.,]\d+)?$/.test(cell.trim()) ? Number(cell.trim().replace(',', '.')) : Number.NaN); // prettier-ignore

/** A curve as table text that `readCurve` can read. */
export const curveText = ({ days, weeks = [] }: { days?: GrowthCurve['days'] | undefined; weeks?: LayingCurve['weeks'] | undefined }): string =>
  (days
    ? ['day,weight,FCR,feed', ...days.map(({ day, weight_g, fcr, feed_g }) => [day, weight_g, fcr.toFixed(3), feed_g].join(','))]
    : ['week,laying', ...weeks.map(({ from, to, percent }) => `${from === to ? from : `${from}-${to}`},${percent}`)]
  ).join('\n'); // prettier-ignore
