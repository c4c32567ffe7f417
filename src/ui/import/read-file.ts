import { MAX_IMPORT_ROWS, type ImportRow } from '../../domain/imports/import-row.ts';
import { readCsv, type CsvRow } from '../../domain/text/csv.ts';

/** What somebody brought: a table, or people of a contacts file, which need no columns. */
export type Brought =
  | { readonly is: 'table'; readonly table: readonly CsvRow[] }
  | { readonly is: 'people'; readonly rows: readonly ImportRow[] };

/** Why it cannot be read. */
export type Unreadable =
  | { readonly is: 'TooBig' | 'TooManyRows' | 'Nothing' | 'NoTable' | 'NoExcel' }
  | { readonly is: 'QuoteOpen'; readonly row: number };

const MAX_BYTES = 10_000_000;

/** Read a file that was chosen: CSV of any kind, Excel, or contacts. [IMP-1, CUS-7] */
export async function readFile(file: File): Promise<Brought | Unreadable> {
  if (file.size > MAX_BYTES) return { is: 'TooBig' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // "PK" begins every archive, and an Excel file is one.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readExcel(bytes);
  const text = textOf(bytes);
  if (/^\s*BEGIN:VCARD/i.test(text)) {
    const { readContacts } = await import('../../domain/imports/read-contacts.ts');
    const rows = readContacts(text);
    return asked(rows, { is: 'people', rows });
  }
  return text.includes('\u0000') ? { is: 'NoTable' } : readText(text);
}

/** Read what was pasted, as a sheet gives it, or typed. */
export function readText(text: string): Brought | Unreadable {
  const read = readCsv(text);
  if (!read.ok) return { is: 'QuoteOpen', row: read.error.row };
  return asked(read.rows, { is: 'table', table: read.rows });
}

async function readExcel(bytes: Uint8Array): Promise<Brought | Unreadable> {
  try {
    const { readXlsx } = await import('./read-xlsx.ts');
    const table = await readXlsx(bytes);
    return table ? asked(table, { is: 'table', table }) : { is: 'NoExcel' };
  } catch (fault) {
    console.warn('this Excel file cannot be read', fault);
    return { is: 'NoExcel' };
  }
}

function asked(rows: readonly unknown[], brought: Brought): Brought | Unreadable {
  if (rows.length === 0) return { is: 'Nothing' };
  // One more than the rows: the heads.
  return rows.length > MAX_IMPORT_ROWS + 1 ? { is: 'TooManyRows' } : brought;
}

/** Text as the mark at its start says, else UTF-8, else what older programs of Windows write. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
