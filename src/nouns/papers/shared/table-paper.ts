import type { Figure } from '../../../ui/charts/figure.ts';

/** A column: its heading, and whether it contains numbers. */
export interface PaperColumn {
  readonly head: string;
  readonly isNumber: boolean;
}

/** A row as texts. */
export interface PaperRow {
  readonly cells: readonly string[];
  /** True for a row of totals. */
  readonly strong?: boolean;
}

/** A table with its head and chart, all as texts, ready to be drawn on paper or as a picture. */
export interface TablePaper {
  readonly seller: string;
  readonly title: string;
  /** Period, subject and currency. */
  readonly about: readonly string[];
  readonly figure: Figure | null;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  readonly total?: readonly string[] | undefined;
  /** Text for the rows left out of a picture or a PDF. */
  readonly more: (rows: number) => string;
  /** A number of the chart as text. */
  readonly show: (value: number) => string;
  /** A day of the chart as text. */
  readonly showDay: (day: string) => string;
}
