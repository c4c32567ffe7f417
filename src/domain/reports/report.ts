/*
 * A report as a table, for any subject, without translated text: names are literal, everything else is a code that the
 * screens translate.
 */

/** The reports, in display order. [RPT-3..7] */
export const REPORTS = [
  'profit', 'cash', 'expenses', 'tax', 'prices',
  'products', 'customers', 'sellers', 'hours', 'debtors', 'creditors',
  'stock', 'slow', 'expiry', 'losses',
  'flocks', 'daily', 'weekly', 'production', 'medicine',
  'recorded', 'activity',
] as const; // prettier-ignore
export type ReportName = (typeof REPORTS)[number];

/** A code that the screens translate. */
export interface Word {
  readonly word: string;
}
/** A name or day as text, a number in the units of its column, a code, or empty. */
export type Cell = string | number | null | Word;

/** Format of a column: money in minor units, grams, percent not rounded. */
export type Format = 'text' | 'day' | 'time' | 'money' | 'number' | 'grams' | 'percent' | 'decimal';

export interface Column {
  /** Key of the translated heading. */
  readonly key: string;
  readonly format: Format;
}

export interface ReportRow {
  readonly key: string;
  readonly cells: readonly Cell[];
  /** Path of the source of the row's figures. */
  readonly to?: string | undefined;
  /** A subtotal among the rows. */
  readonly strong?: true | undefined;
}

export interface Report {
  readonly columns: readonly Column[];
  readonly rows: readonly ReportRow[];
  /** The last line; as many cells as columns. */
  readonly total?: readonly Cell[] | undefined;
  /**
   * Chart of the report: the column of its label, and one or two columns of values. Rows with the same label are one
   * bar. The registers of medicine and of activity have none, because they list events without quantities.
   */
  readonly chart?: { readonly is: 'bars' | 'lines' | 'days'; readonly label: number; readonly values: readonly number[] } | undefined;
  /** Shows the present state, regardless of the selected days. */
  readonly isNow?: true | undefined;
  /**
   * The selected days include a month that is not over: the amounts to be booked at its end are included so far, or not
   * yet. [LED-42]
   */
  readonly running?: 'so-far' | 'not-yet' | undefined;
  /** Tax excluded from all rows because it is claimed back. Units: minor units. [TAX-7] */
  readonly claimed?: number | undefined;
  /** Days before this one are closed, and shown as they were at closing. [LED-50] */
  readonly closedBefore?: string | undefined;
} // prettier-ignore

export const isWord = (cell: Cell): cell is Word => typeof cell === 'object' && cell !== null;

/** Sum of a column of numbers; other cells count as zero. */
export const columnSum = (rows: readonly ReportRow[], place: number): number =>
  rows.reduce((sum, { cells }) => sum + (typeof cells[place] === 'number' ? cells[place] : 0), 0);
