import { written } from '../../../domain/numbers/decimal-sign.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { tableOf, type ColumnKind, type Table, type TableCell } from '../../../domain/exports/table.ts';
import { percentText } from '../../../domain/numbers/percent-text.ts';
import { isWord, type Cell, type Column, type Report } from '../../../domain/reports/report.ts';
import { localDay } from '../../../domain/time/local-day.ts';
import { groupDigits } from '../../../ui/numbers/group-digits.ts';
import { shortDay, timeWords } from '../../../ui/words/date-words.ts';
import { columnWords } from '../shared/report-words.ts';
import { t } from '@lingui/core/macro';
import type { ExpenseCategory } from '../../../domain/expenses/check-expense.ts';
import type { RunType } from '../../../domain/processing/check-run.ts';
import type { LossReason } from '../../../domain/stock/check-entry.ts';
import { categoryWords } from '../../../ui/words/category-words.ts';
import { runTypeWords } from '../../../ui/words/run-type-words.ts';
import { eggsWords, lossWords } from '../../../ui/words/stock-words.ts';

const GRAMS = 1_000;

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** A number with grouped digits and at most `decimals` decimals; with the real minus sign. */
function plainNumber(value: number, decimals: number): string {
  const scale = 10 ** decimals;
  const rounded = Math.round(Math.abs(value) * scale) / scale;
  const [whole = '0', part] = String(rounded).split('.');
  return `${value < 0 && rounded > 0 ? '−' : ''}${groupDigits(whole)}${part === undefined ? '' : written(`.${part}`)}`;
}

/** Columns that are hidden when they are empty. */
const OPTIONAL = new Set(['other', 'ahead', 'batch', 'broken', 'person']);

export const isNumberColumn = ({ format }: Column): boolean => !['text', 'day', 'time'].includes(format);

/** Indexes of the visible columns: empty ones take no space on a screen or a picture; tables for programs have all. */
export const shownColumns = ({ columns, rows }: Report): number[] =>
  columns.flatMap(({ key }, i) => (!OPTIONAL.has(key) || rows.some(({ cells }) => cells[i]) ? [i] : []));

/** A day on one line. */
const wholeDay = (day: string): string => shortDay(day).replaceAll(' ', '\u00a0');

/** A cell as text for the screen and for paper. */
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

/** A cell as a table value: sortable days, kilograms. */
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

/** Text for a code in a report. */
function wordWords(word: string): string {
  const [kind = '', ...rest] = word.split(':');
  const what = rest.join(':');
  switch (kind) {
    case 'account':
      return accountWords()[what] ?? what;
    case 'category':
      return categoryWords()[what as ExpenseCategory] ?? what;
    case 'reason':
      return what === 'found' ? t`Found again` : what === 'returned' ? t`Came back spoiled` : lossWords(what as LossReason);
    case 'run':
      return runTypeWords(what as RunType);
    case 'eggs':
      return eggsWords(what);
    default:
      return plainWords()[word] ?? what;
  }
} // prettier-ignore

const accountWords = (): Record<string, string> => ({
  '4000': t`Sales`,
  '4010': t`Birds sold`,
  '4090': t`Let off to customers`,
  '4100': t`Delivery`,
  '4900': t`Other income`,
  '5000': t`Cost of what was sold`,
  '5010': t`Cost of birds sold`,
  gross: t`Gross profit`,
  '5100': t`Keeping the flocks`,
  '5190': t`Eggs put into stock`,
  '5200': t`Losses`,
  '5210': t`Differences in counts`,
  '5220': t`Birds lost above the usual`,
  '5230': t`Cash missing or found`,
  '5240': t`Price differences`,
  '5250': t`Costs known late`,
  '6000': t`Expenses`,
  '6900': t`Gifts`,
  '6910': t`Used in the business`,
  '6990': t`Expenses borne by flocks`,
  late: t`Changes in closed days`,
  net: t`Profit`,
});

const plainWords = (): Record<string, string> => ({
  total: t`Total`,
  never: t`Never`,
  opening: t`There before`,
  closing: t`Total`,
  'tax:out': t`On sales`,
  'tax:in': t`On purchases and expenses`,
  'tax:free': t`Sales without tax`,
  'tax:before': t`Owed from before`,
  'tax:paid': t`Paid to the tax office`,
  'tax-due': t`To pay`,
  'walk-in': t`Walk-ins`,
  'no-supplier': t`No supplier named`,
  unknown: t`Not known`,
  birds: t`Birds`,
  'other-things': t`Other things`,
  goods: t`Goods`,
  materials: t`Feed and materials`,
  'lost:count': t`Differences in counts`,
  'lost:deaths': t`Birds lost above the usual`,
  'unit:egg': t`eggs`,
  'unit:piece': t`pieces`,
  'unit:bird': t`birds`,
  'unit:dose': t`doses`,
  'unit:kg': t`kg`,
  'unit:l': t`litres`,
  vaccination: t`Vaccine`,
  medication: t`Medicine`,
  'safe:now': t`Safe`,
  'safe:open': t`Course is open`,
  'safe:never': t`Never in lay`,
  'safe:unknown': t`Ask the vet`,
  'record:sales': t`Sale`,
  'record:payments': t`Payment`,
  'record:expenses': t`Expense`,
  'record:purchases': t`Purchase`,
  'record:stock_entries': t`Stock`,
  'record:eggs': t`Eggs`,
  'record:mortality': t`Dead birds`,
  'record:cull': t`Culled birds`,
  'record:transfer': t`Birds moved`,
  'record:count': t`Birds counted`,
  'record:feed': t`Feed`,
  'record:water': t`Water`,
  'record:medication': t`Medicine`,
  'record:vaccination': t`Vaccine`,
  'record:weighing': t`Weighing`,
  'record:temperature': t`Temperature`,
  'record:cleaning': t`Cleaning`,
  'record:lighting': t`Light`,
  'record:visit': t`Visit`,
  'record:note': t`Note`,
  'happened:written': t`Written`,
  'happened:changed': t`Changed`,
  'happened:voided': t`Voided`,
});
