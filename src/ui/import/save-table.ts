import { writeCsv } from '../../domain/text/csv.ts';
import { downloadFile, downloadText } from '../download-text.ts';

type Table = readonly (readonly string[])[];

export const saveAsCsv = (filename: string, table: Table) =>
  downloadText(`${filename}.csv`, writeCsv(table), 'text/csv');

/** The writer of Excel files comes with its first use. */
export async function saveAsExcel(filename: string, table: Table): Promise<void> {
  const { tablesToXlsx } = await import('../write-xlsx.ts');
  downloadFile(`${filename}.xlsx`, await tablesToXlsx([{ name: filename, rows: table }]));
}
