import { formatAmount } from '../../domain/money/currency.ts';
import { tableOf, type ColumnKind, type Table, type TableCell } from '../../domain/exports/table.ts';
import { percentText } from '../../domain/numbers/percent-text.ts';
import { isWord, type Cell, type Column, type Report } from '../../domain/reports/report.ts';
import { localDay } from '../../domain/time/local-day.ts';
import { groupDigits } from '../../ui/numbers/group-digits.ts';
import { shortDay, timeWords } from '../../ui/words/date-words.ts';
import { columnWords } from './report-words.ts';
import { wordWords } from './word-words.ts';

const GRAMS = 1_000;
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** A number with grouped digits and at most so many decimals; the real minus sign. */
function plainNumber(value: number, decimals: number): string {
  const scale = 10 ** decimals;
  const rounded = Math.round(Math.abs(value) * scale) / scale;
  const [whole = '0', part] = String(rounded).split('.');
  return `${value < 0 && rounded > 0 ? '−' : ''}${groupDigits(whole)}${part === undefined ? '' : `.${part}`}`;
}

/** Columns that are left out when nothing stands in them. */
const OPTIONAL = new Set(['other', 'ahead', 'batch', 'broken', 'person']);

export const isNumberColumn = ({ format }: Column): boolean => !['text', 'day', 'time'].includes(format);

/** Places of the columns that are shown: what did not happen takes no room on a screen or a picture; tables for programs have all. */
export const shownColumns = ({ columns, rows }: Report): number[] =>
  columns.flatMap(({ key }, i) => (!OPTIONAL.has(key) || rows.some(({ cells }) => cells[i]) ? [i] : []));

/** A day on one line. */
const wholeDay = (day: string): string => shortDay(day).replaceAll(' ', '\u00a0');

/** A cell as it is read on the screen and on paper. */
export function cellWords(cell: Cell | undefined, { format }: Column, currency: string): string {
  if (cell === null || cell === undefined) return '';
  if (isWord(cell)) return wordWords(cell.word);
  if (typeof cell === 'string') {
    // Paper is read on other days: never "today".
    if (format === 'time') return `${wholeDay(localDay(new Date(cell)))} ${timeWords(cell)}`;
    return format === 'day' && isDay(cell) ? wholeDay(cell) : cell;
  }
  switch (format) {
    case 'money':
      return formatAmount(cell, currency);
    case 'grams':
      return plainNumber(cell / GRAMS, 1);
    case 'percent':
      return percentText(cell);
    case 'decimal':
      return plainNumber(cell, 2);
    case 'text':
    case 'day':
    case 'time':
    case 'number':
      return plainNumber(cell, 3);
  }
}

/** A cell as a table has it: days as they sort, kilograms. */
function cellValue(cell: Cell, { format }: Column): TableCell {
  if (cell === null) return undefined;
  if (isWord(cell)) return wordWords(cell.word);
  return typeof cell === 'number' && format === 'grams' ? cell / GRAMS : cell;
}

const KINDS: Readonly<Partial<Record<Column['format'], ColumnKind>>> = {
  text: 'text',
  time: 'text',
  day: 'day',
  money: 'money',
};

/** The whole report as a table for programs: headings, rows, total. [RPT-8, IMP-3] */
export function reportTable(
  { columns, rows, total }: Report,
  { title: name, currency }: { title: string; currency: string },
): Table {
  const line = (cells: readonly Cell[]) => cells.map((cell, i) => cellValue(cell, columns[i]!));
  return tableOf(
    { name, currency },
    columns.map(({ key, format }) => [columnWords(key), KINDS[format] ?? 'number']),
    [...rows.map(({ cells }) => line(cells)), ...(total ? [line(total)] : [])],
  );
}
