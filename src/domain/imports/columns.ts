import type { DecimalSign } from '../numbers/read-digits.ts';
import type { CsvRow } from '../text/csv.ts';
import { plainWords } from '../text/plain-words.ts';
import { FIRST_NAMES, headsOf, IMPORT_FIELDS, type ImportField } from './fields.ts';
import type { ImportKind, ImportRow } from './import-row.ts';

/** Column index, from 0, of each field of a table. */
export type Columns = Readonly<Partial<Record<ImportField, number>>>;

/** How to read a table: the row with the column headings, and the field of each column. */
export interface TableReading {
  /** Index of that row in the table, from 0; rows above it are titles. Undefined when there are no headings. */
  readonly heads: number | undefined;
  readonly columns: Columns;
  /** The decimal sign, when the user has specified it. */
  readonly sign?: DecimalSign | undefined;
}

/** Maximum number of title, address and date lines above the headings. */
const MAX_TITLES = 20;

/**
 * A heading normalised for comparison: "Price [Main store] *" is "price", "opening_balance (UGX)" is "opening balance".
 */
export const plainHead = (head: string): string =>
  plainWords(
    head
      .replace(/\[[^\]]*\]|\([^)]*\)/g, ' ')
      .replace(/,\s*[A-Z]{3}\s*$/, ' ')
      .replace(/[-_./:;*#?!]/g, ' ')
      .replace(/’/g, "'"),
  );

/** Default reading of a table until the user changes it. [IMP-1, CUS-7] */
export function guessReading(kind: ImportKind, table: readonly CsvRow[]): TableReading {
  let best: TableReading = { heads: undefined, columns: inOrder(kind) };
  let most = 0;
  for (const [heads, { cells }] of table.slice(0, MAX_TITLES + 1).entries()) {
    const columns = guessColumns(kind, cells);
    const found = Object.keys(columns).length;
    // Below the first row a single matching word may be a coincidence.
    if (found > most && (heads === 0 || found > 1)) [best, most] = [{ heads, columns }, found];
  }
  return best;
}

/** How well a table of this kind is understood: number of recognised columns. */
export const columnsNamed = ({ heads, columns }: TableReading): number =>
  heads === undefined ? 0 : Object.keys(columns).length;

/** The columns recognised in a row of headings; each field is used once. */
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
  // The parts of a name are redundant next to the full name.
  const { middle_name: _middle, last_name: _last, ...whole } = columns;
  return columns.name !== undefined && !FIRST_NAMES.has(heads[columns.name] ?? '') ? whole : columns;
}

/** Without headings the first two columns are those with which nearly every list begins. */
export function inOrder(kind: ImportKind): Columns {
  const [first, second] = IMPORT_FIELDS[kind];
  return { [first]: 0, [second]: 1 };
}

/** The rows of a table by field. */
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

/** The rows below the headings. */
export const dataOf = (table: readonly CsvRow[], heads: number | undefined): readonly CsvRow[] =>
  heads === undefined ? table : table.slice(heads + 1);

/** Our own exports prefix values that a spreadsheet would take for a formula. [IMP-3] */
const cellText = (cell: string): string => cell.trim().replace(/^'(?=[=@+-])/, '');
