import writeExcelFile from 'write-excel-file/browser';
import { shownNumber, type ColumnKind, type Table, type TableCell } from '../../domain/exports/table.ts';
import { currencyExponent } from '../../domain/money/currency.ts';

/** Characters forbidden in a sheet name, and its maximum length. */
const FORBIDDEN = /[\\/?*[\]:]/g;
const MAX_NAME = 31;
const [MIN_WIDTH, MAX_WIDTH] = [10, 40];
/** Number of rows used to estimate the width of a column. */
const SOME_ROWS = 200;
const IS_DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Tables as one Excel file, one sheet each with frozen headings: days are dates, money is in whole currency units.
 * Every text is written as text and never as a formula, regardless of its first character. [IMP-2, IMP-3] Loaded only
 * on use.
 */
export const tablesToXlsx = (tables: readonly Table[]): Promise<Blob> => writeExcelFile(tables.map(sheetOf)).toBlob();

function sheetOf({ name, columns, rows, currency }: Table) {
  const some = rows.slice(0, SOME_ROWS);
  const width = (column: number) => {
    const lengths = [columns[column]!.head, ...some.map((row) => row[column])].map((cell) => String(cell ?? '').length);
    return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, ...lengths.map((length) => length + 2)));
  };
  return {
    sheet: name.replace(FORBIDDEN, ' ').slice(0, MAX_NAME),
    columns: columns.map((_, i) => ({ width: width(i) })),
    stickyRowsCount: 1,
    data: [
      columns.map(({ head }) => ({ value: head, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((cell, i) => cellOf(cell, columns[i]!.is, currency))),
    ],
  };
}

function cellOf(cell: TableCell, is: ColumnKind, currency: string) {
  if (cell === undefined || cell === '') return null;
  if (typeof cell === 'number') {
    const value = shownNumber(cell, is, currency);
    return is === 'money' ? { value, type: Number, format: moneyFormat(currency) } : { value, type: Number };
  }
  // A day has no hour: at midnight UTC it is the same date for every reader.
  if (is === 'day' && IS_DAY.test(cell))
    return { value: new Date(`${cell}T00:00:00.000Z`), type: Date, format: 'yyyy-mm-dd' };
  return { value: cell, type: String };
}

/** Grouping by the reader's program, with the currency's decimals. */
function moneyFormat(currency: string): string {
  const decimals = currencyExponent(currency);
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}
