import { unzipSync } from 'fflate';
import readExcelFile, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/universal';
import { wholeDay } from '../../../../domain/imports/read-day.ts';
import { addDays } from '../../../../domain/time/local-day.ts';
import type { CsvRow } from '../../../../domain/text/csv.ts';

/** A sheet of a file by its name, with its non-empty rows. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly CsvRow[];
}

/**
 * The sheets of an Excel file as text, hidden ones last: numbers are digits with a point, days are `YYYY-MM-DD`,
 * formulas are their results, and failed ones are empty. Undefined when it is no such file. Loaded only on demand.
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[] | undefined> {
  try {
    const sheets = await readExcelFile(new Uint8Array(bytes).buffer);
    const hidden = hiddenSheets(bytes);
    const read = sheets.map(({ sheet: name, data }): Sheet => ({ name, rows: data.flatMap(rowOf) }));
    return [...read.filter(({ name }) => !hidden.has(name)), ...read.filter(({ name }) => hidden.has(name))];
  } catch (fault) {
    if (fault instanceof InvalidInputError || fault instanceof InvalidSpreadsheetError) return undefined;
    throw fault;
  }
}

type Cell = Awaited<ReturnType<typeof readExcelFile>>[number]['data'][number][number];

function rowOf(row: readonly Cell[], at: number): CsvRow[] {
  const cells = row.map(cellText);
  return cells.some((text) => text.trim() !== '') ? [{ row: at + 1, cells }] : [];
}

/** The sheet shows 0.1 + 0.2 as 0.3; long codes keep all their digits. */
const DIGITS = 12;
const DAY_MS = 86_400_000;

function cellText(cell: Cell): string {
  if (cell instanceof Date) return addDays('1970-01-01', wholeDay(cell.getTime() / DAY_MS));
  if (typeof cell === 'string' || typeof cell === 'boolean') return String(cell);
  if (typeof cell !== 'number') return '';
  return Number.isInteger(cell) ? cell.toFixed(0) : String(Number(cell.toPrecision(DIGITS)));
} // prettier-ignore

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Names of the file's hidden sheets, which the sheet reader does not report. */
function hiddenSheets(bytes: Uint8Array): ReadonlySet<string> {
  const path = 'xl/workbook.xml';
  const book = new TextDecoder().decode(unzipSync(bytes, { filter: ({ name }) => name === path })[path]);
  const sheets = [...book.matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const names = sheets.flatMap((attributes) => (/\bstate="(?:hidden|veryHidden)"/.test(attributes) ? (/\bname="([^"]*)"/.exec(attributes)?.[1] ?? []) : []));
  return new Set(names.map((name) => name.replace(/&(\w+);/g, (whole, sign: string) => SIGNS[sign] ?? whole)));
} // prettier-ignore
