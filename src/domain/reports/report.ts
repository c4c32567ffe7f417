/*
 * A report as a table, whatever it is about. It holds no words of a language: names are names, everything else is a code for
 * which the screens have words.
 */

/** The reports, in the order in which they are offered. [RPT-3..7] */
export const REPORTS = [
  'profit', 'cash', 'expenses', 'tax', 'prices',
  'products', 'customers', 'sellers', 'hours', 'debtors', 'creditors',
  'stock', 'slow', 'expiry', 'losses',
  'flocks', 'daily', 'weekly', 'production', 'medicine',
  'recorded', 'activity',
] as const; // prettier-ignore
export type ReportName = (typeof REPORTS)[number];

/** A code that the screens have a word for. */
export interface Word {
  readonly word: string;
}
/** A name or day as text, a number in the units of its column, a word, or nothing. */
export type Cell = string | number | null | Word;

/** How a column is read: money in minor units, grams, percent not rounded. */
export type Format = 'text' | 'day' | 'time' | 'money' | 'number' | 'grams' | 'percent' | 'decimal';

export interface Column {
  /** What the screens have a heading for. */
  readonly key: string;
  readonly format: Format;
}

export interface ReportRow {
  readonly key: string;
  readonly cells: readonly Cell[];
  /** Where what it is made of stands. */
  readonly to?: string | undefined;
  /** A sum among the rows. */
  readonly strong?: true | undefined;
}

export interface Report {
  readonly columns: readonly Column[];
  readonly rows: readonly ReportRow[];
  /** The last line; as many cells as columns. */
  readonly total?: readonly Cell[] | undefined;
  /**
   * What a chart shows: the place of its label, and of one or two numbers beside each other. Rows of the same label are one bar. The
   * registers of medicine and of activity have none: they are events, and nothing in them is a quantity.
   */
  readonly chart?: { readonly is: 'bars' | 'lines' | 'days'; readonly label: number; readonly values: readonly number[] } | undefined;
  /** It tells how things stand now, whatever days are asked for. */
  readonly isNow?: true | undefined;
  /** Its days reach into a month that is not over: what its end will book is in the report so far, or not yet. [LED-42] */
  readonly running?: 'so-far' | 'not-yet' | undefined;
  /** Tax that is in none of its rows, as it is claimed back. Units: minor units. [TAX-7] */
  readonly claimed?: number | undefined;
  /** The days before this one are closed, and told as they were then. [LED-50] */
  readonly closedBefore?: string | undefined;
} // prettier-ignore

export const isWord = (cell: Cell): cell is Word => typeof cell === 'object' && cell !== null;

/** The sum of a column of numbers; what is no number counts as nothing. */
export const columnSum = (rows: readonly ReportRow[], place: number): number =>
  rows.reduce((sum, { cells }) => sum + (typeof cells[place] === 'number' ? cells[place] : 0), 0);
