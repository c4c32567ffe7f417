import type { DecimalSign } from '../numbers/read-digits.ts';
import type { CsvRow } from '../text/csv.ts';
import { plainWords } from '../text/plain-words.ts';
import { FIRST_NAMES, headsOf, IMPORT_FIELDS, type ImportField } from './fields.ts';
import type { ImportKind, ImportRow } from './import-row.ts';

/** Which column of a table, from 0, holds what. */
export type Columns = Readonly<Partial<Record<ImportField, number>>>;

/** How a table is to be read: where the row is that names the columns, and what stands in which. */
export interface TableReading {
  /** Place of that row in the table, from 0; what is above it are titles. Undefined when no row names them. */
  readonly heads: number | undefined;
  readonly columns: Columns;
  /** Before which sign decimals stand, where somebody said it. */
  readonly sign?: DecimalSign | undefined;
}

/** Titles, addresses and dates above the heads are no more lines than these. */
const MAX_TITLES = 20;

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
  let best: TableReading = { heads: undefined, columns: inOrder(kind) };
  let most = 0;
  for (const [heads, { cells }] of table.slice(0, MAX_TITLES + 1).entries()) {
    const columns = guessColumns(kind, cells);
    const found = Object.keys(columns).length;
    // Below the first row one word alone may stand by chance.
    if (found > most && (heads === 0 || found > 1)) [best, most] = [{ heads, columns }, found];
  }
  return best;
}

/** How well a table of this kind is understood: columns that are named. */
export const columnsNamed = ({ heads, columns }: TableReading): number =>
  heads === undefined ? 0 : Object.keys(columns).length;

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
  // Beside a whole name its parts say nothing more.
  const { middle_name: _middle, last_name: _last, ...whole } = columns;
  return columns.name !== undefined && !FIRST_NAMES.has(heads[columns.name] ?? '') ? whole : columns;
}

/** Without heads the first two columns are what nearly every list begins with. */
export function inOrder(kind: ImportKind): Columns {
  const [first, second] = IMPORT_FIELDS[kind];
  return { [first]: 0, [second]: 1 };
}

/** The rows of a table as what they mean. */
export function rowsOf(table: readonly CsvRow[], { heads, columns }: TableReading): ImportRow[] {
  const places = Object.entries(columns) as [ImportField, number][];
  return dataOf(table, heads).map(({ row, cells }): ImportRow => ({
    row,
    ...Object.fromEntries(
      places.flatMap(([field, at]) => {
        const text = cellText(cells[at] ?? '');
        return text === '' ? [] : [[field, text]];
      }),
    ),
  }));
}

/** The rows below the heads. */
export const dataOf = (table: readonly CsvRow[], heads: number | undefined): readonly CsvRow[] =>
  heads === undefined ? table : table.slice(heads + 1);

/** Our own exports put a sign before what a spreadsheet would take for a formula. [IMP-3] */
const cellText = (cell: string): string => cell.trim().replace(/^'(?=[=@+-])/, '');
