import type { Figure } from '../../../ui/charts/figure.ts';

/** A column: its heading, and whether numbers stand in it. */
export interface PaperColumn {
  readonly head: string;
  readonly isNumber: boolean;
}

/** A row in words. */
export interface PaperRow {
  readonly cells: readonly string[];
  /** A sum. */
  readonly strong?: boolean;
}

/** A table with its head and chart, all in words, ready to be drawn on paper or as a picture. */
export interface TablePaper {
  readonly seller: string;
  readonly title: string;
  /** Which days, of what, in which currency. */
  readonly about: readonly string[];
  readonly figure: Figure | null;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  readonly total?: readonly string[] | undefined;
  /** What a picture or a PDF says when so many rows have no room. */
  readonly more: (rows: number) => string;
  /** A number of the chart in words. */
  readonly show: (value: number) => string;
  /** A day of the chart in words. */
  readonly showDay: (day: string) => string;
}
