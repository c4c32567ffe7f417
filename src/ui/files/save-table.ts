import { tableCsv, type Table } from '../../domain/exports/table.ts';
import { downloadFile, downloadText } from './download-text.ts';

/** Give the person a table as a CSV file. `filename` without its ending. */
export const saveAsCsv = (filename: string, table: Table) =>
  downloadText(`${filename}.csv`, tableCsv(table), 'text/csv');

/** Give the person tables as one Excel file, a sheet each. The writer comes with its first use. */
export async function saveAsExcel(filename: string, tables: readonly Table[]): Promise<void> {
  const { tablesToXlsx } = await import('./write-xlsx.ts');
  downloadFile(`${filename}.xlsx`, await tablesToXlsx(tables));
}
