import type { CsvRow } from '../text/csv.ts';
import { plainWords } from '../text/plain-words.ts';
import { headsOf, IMPORT_FIELDS, type ImportField } from './fields.ts';
import type { ImportKind, ImportRow } from './import-row.ts';

/** Which column of a table, from 0, holds what. */
export type Columns = Readonly<Partial<Record<ImportField, number>>>;

/** How a table is to be read: whether its first row names the columns, and what stands in which. */
export interface TableReading {
  readonly hasHeads: boolean;
  readonly columns: Columns;
}

/** A head as heads are compared: "Price [Main store] *" is "price", "opening_balance (UGX)" is "opening balance". */
export const plainHead = (head: string): string =>
  plainWords(
    head
      .replace(/\[[^\]]*\]|\([^)]*\)/g, ' ')
      .replace(/,\s*[A-Z]{3}\s*$/, ' ')
      .replace(/[-_./:;*#?!]/g, ' ')
      .replace(/’/g, "'"),
  );

/** How a table is read as long as nobody says otherwise. [IMP-1, CUS-7] */
export function guessReading(kind: ImportKind, table: readonly CsvRow[]): TableReading {
  const columns = guessColumns(kind, table[0]?.cells ?? []);
  const hasHeads = Object.keys(columns).length > 0;
  return { hasHeads, columns: hasHeads ? columns : inOrder(kind) };
}

/** The columns that a row of heads names; each stands for one thing. */
export function guessColumns(kind: ImportKind, cells: readonly string[]): Columns {
  const heads = cells.map(plainHead);
  const taken = new Set<number>();
  const columns: Partial<Record<ImportField, number>> = {};
  const known = headsOf(kind);
  for (const field of IMPORT_FIELDS[kind]) {
    const at = (known[field] ?? [])
      .map((words) => heads.findIndex((head, i) => head === words && !taken.has(i)))
      .find((place) => place >= 0);
    if (at === undefined) continue;
    taken.add(at);
    columns[field] = at;
  }
  return columns;
}

/** Without heads the first two columns are what nearly every list begins with. */
export function inOrder(kind: ImportKind): Columns {
  const [first, second] = IMPORT_FIELDS[kind];
  return { [first]: 0, [second]: 1 };
}

/** The rows of a table as what they mean. */
export function rowsOf(table: readonly CsvRow[], { hasHeads, columns }: TableReading): ImportRow[] {
  const places = Object.entries(columns) as [ImportField, number][];
  return (hasHeads ? table.slice(1) : table).map(({ row, cells }): ImportRow => ({
    row,
    ...Object.fromEntries(
      places.flatMap(([field, at]) => {
        const text = cellText(cells[at] ?? '');
        return text === '' ? [] : [[field, text]];
      }),
    ),
  }));
}

/** Our own exports put a sign before what a spreadsheet would take for a formula. [IMP-3] */
const cellText = (cell: string): string => cell.trim().replace(/^'(?=[=@+-])/, '');
