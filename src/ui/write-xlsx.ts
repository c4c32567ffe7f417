import writeExcelFile from 'write-excel-file/browser';

/** A table with its headings as the first row. */
interface NamedTable {
  readonly name: string;
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Letters that a sheet's name may not hold, and how long it may be. */
const FORBIDDEN = /[\\/?*[\]:]/g;
const LONGEST_NAME = 31;
const [LEAST_WIDTH, MOST_WIDTH] = [10, 40];
/** Rows by which the width of a column is judged. */
const SOME_ROWS = 200;

/**
 * Tables as one Excel file, a sheet each, whose headings stay. Every text is written as text and never as a formula, whatever it begins
 * with. [IMP-3] Loaded only when somebody wants one.
 */
export const tablesToXlsx = (tables: readonly NamedTable[]): Promise<Blob> =>
  writeExcelFile(tables.map(sheetOf)).toBlob();

function sheetOf({ name, rows }: NamedTable) {
  const [heads = [], ...lines] = rows;
  const some = rows.slice(0, SOME_ROWS);
  const width = (column: number) =>
    Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, ...some.map((row) => String(row[column] ?? '').length + 2)));
  return {
    sheet: name.replace(FORBIDDEN, ' ').slice(0, LONGEST_NAME),
    columns: heads.map((_, i) => ({ width: width(i) })),
    stickyRowsCount: 1,
    data: [
      heads.map((head) => ({ value: String(head), type: String, fontWeight: 'bold' as const })),
      ...lines.map((line) => line.map(cellOf)),
    ],
  };
}

function cellOf(value: string | number) {
  if (typeof value === 'number') return { value, type: Number };
  return value === '' ? null : { value, type: String };
}
