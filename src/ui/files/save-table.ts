import { tableCsv, type Table } from '../../domain/exports/table.ts';
import { downloadFile, downloadText } from './download-text.ts';

/** Download a table as a CSV file. `filename` without extension. */
export const saveAsCsv = (filename: string, table: Table) =>
  downloadText(`${filename}.csv`, tableCsv(table), 'text/csv');

/** Download tables as one Excel file, one sheet each. The writer is loaded at its first use. */
export async function saveAsExcel(filename: string, tables: readonly Table[]): Promise<void> {
  const { tablesToXlsx } = await import('./write-xlsx.ts');
  downloadFile(`${filename}.xlsx`, await tablesToXlsx(tables));
}
