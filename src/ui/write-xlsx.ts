import writeExcelFile from 'write-excel-file/browser';

/** Letters that a sheet's name may not hold, and how long it may be. */
const FORBIDDEN = /[\\/?*[\]:]/g;
const LONGEST_NAME = 31;
const [LEAST_WIDTH, MOST_WIDTH] = [10, 40];

/**
 * A table as an Excel file, its first row as headings that stay. Every text is written as text and never as a formula, whatever it
 * begins with. [IMP-3] Loaded only when somebody wants one.
 */
export function tableToXlsx(name: string, table: readonly (readonly (string | number)[])[]): Promise<Blob> {
  const [heads = [], ...rows] = table;
  const width = (column: number) =>
    Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, ...table.slice(0, 200).map((row) => String(row[column] ?? '').length + 2)));
  const cell = (value: string | number) =>
    typeof value === 'number' ? { value, type: Number } : value === '' ? null : { value, type: String };
  const data = [
    heads.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cell)),
  ];
  return writeExcelFile(data, {
    sheet: name.replace(FORBIDDEN, ' ').slice(0, LONGEST_NAME),
    columns: heads.map((_, i) => ({ width: width(i) })),
    stickyRowsCount: 1,
  }).toBlob();
} // prettier-ignore
