import { MAX_IMPORT_ROWS, type ImportRow } from '../../../../domain/imports/import-row.ts';
import { readCsv } from '../../../../domain/text/csv.ts';
import type { Sheet } from './read-xlsx.ts';

/** Content to import: tables, or people of a contacts file, which need no columns. */
export type Brought =
  | {
      readonly is: 'tables';
      readonly sheets: readonly [Sheet, ...Sheet[]];
      /** The text before it was split into cells; absent for an Excel file. */
      readonly text?: string;
    }
  | { readonly is: 'people'; readonly rows: readonly ImportRow[] };

/** Reason why it cannot be read. */
export type Unreadable =
  | { readonly is: 'TooBig' | 'TooManyRows' | 'Nothing' | 'NoTable' | 'NoExcel' }
  | { readonly is: 'QuoteOpen'; readonly row: number };

const MAX_BYTES = 10_000_000;

/** Read a chosen file: CSV of any kind, Excel, or contacts. [IMP-1, CUS-7] */
export async function readFile(file: File): Promise<Brought | Unreadable> {
  if (file.size > MAX_BYTES) return { is: 'TooBig' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Every ZIP archive begins with "PK", and an Excel file is one.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readExcel(bytes);
  const { textOf } = await import('./text-of.ts');
  const text = textOf(bytes);
  if (text === undefined) return { is: 'NoTable' };
  if (!/^\s*BEGIN:VCARD/i.test(text)) return readText(text);
  const { readContacts } = await import('../../../../domain/imports/read-contacts.ts');
  const rows = readContacts(text);
  return asked(rows) ?? { is: 'people', rows };
}

/** Read a pasted text, in the format of a sheet, or typed. */
export function readText(text: string): Brought | Unreadable {
  const read = readCsv(text);
  if (!read.ok) return { is: 'QuoteOpen', row: read.error.row };
  return asked(read.rows) ?? { is: 'tables', sheets: [{ name: '', rows: read.rows }], text };
}

async function readExcel(bytes: Uint8Array<ArrayBuffer>): Promise<Brought | Unreadable> {
  try {
    const { readXlsx } = await import('./read-xlsx.ts');
    const sheets = await readXlsx(bytes);
    if (!sheets) return { is: 'NoExcel' };
    const [first, ...more] = sheets.filter(({ rows }) => rows.length > 0);
    if (!first) return { is: 'Nothing' };
    return [first, ...more].map(({ rows }) => asked(rows)).find((why) => why) ?? { is: 'tables', sheets: [first, ...more] };
  } catch (fault) {
    console.warn('this Excel file cannot be read', fault);
    return { is: 'NoExcel' };
  }
} // prettier-ignore

/** Limit of title rows above the header row, including it. */
const NOT_DATA = 21;

function asked(rows: readonly unknown[]): Unreadable | undefined {
  if (rows.length === 0) return { is: 'Nothing' };
  return rows.length > MAX_IMPORT_ROWS + NOT_DATA ? { is: 'TooManyRows' } : undefined;
}
