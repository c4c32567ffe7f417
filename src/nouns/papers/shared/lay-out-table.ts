import type { PaperRow, TablePaper } from './table-paper.ts';

/*
 * Positions of all texts of a table, for any text measurement: the same in a picture and on paper. Units: px of the
 * drawing.
 */

export const SIZE = 26;
export const LEAD = 36;
export const MARGIN = 44;
const GAP = 28;
const PAD = 10;
/** Texts wider than this are wrapped. */
const MAX_TEXT = 380;

/** The drawn width of a text. */
export type Measure = (text: string, isBold: boolean) => number;

/** A row as it is drawn: the lines of each cell. */
export interface LaidRow {
  readonly cells: readonly (readonly string[])[];
  readonly height: number;
  readonly is: 'head' | 'row' | 'strong' | 'total' | 'more';
}

export interface LaidTable {
  /** Width of the whole drawing. */
  readonly width: number;
  /** Left edge and width of each column. */
  readonly columns: readonly { readonly left: number; readonly width: number; readonly isNumber: boolean }[];
  readonly head: LaidRow;
  readonly rows: readonly LaidRow[];
}

/** Lay out the table at least `least` wide. `most`: limit of rows to draw; an extra row tells how many are left out. */
export function layOutTable(paper: TablePaper, measure: Measure, { least, most }: { least: number; most: number }): LaidTable {
  const drawn = paper.rows.slice(0, most);
  const lines: { row: PaperRow; is: LaidRow['is'] }[] = [
    ...drawn.map((row) => ({ row, is: row.strong ? ('strong' as const) : ('row' as const) })),
    ...(paper.total ? [{ row: { cells: paper.total }, is: 'total' as const }] : []),
  ];
  const widths = paper.columns.map(({ head, isNumber }, i) => {
    const texts = lines.map(({ row, is }) => measure(row.cells[i] ?? '', is !== 'row'));
    const longestWord = Math.max(...head.split(' ').map((word) => measure(word, false)));
    const natural = Math.max(longestWord, ...texts);
    return Math.ceil(isNumber ? natural : Math.min(MAX_TEXT, Math.max(natural, measure(head, false))));
  });
  const needed = widths.reduce((sum, one) => sum + one, 0) + GAP * (widths.length - 1) + 2 * MARGIN;
  const width = Math.max(least, needed);
  // Surplus width is added to the first column, so that numbers stay close together.
  widths[0] = (widths[0] ?? 0) + width - needed;
  let left = MARGIN;
  const columns = paper.columns.map(({ isNumber }, i) => {
    const column = { left, width: widths[i]!, isNumber };
    left += widths[i]! + GAP;
    return column;
  });
  const laid = (cells: readonly string[], is: LaidRow['is']): LaidRow => {
    const wrapped = columns.map((column, i) => wrapText(cells[i] ?? '', column.width, (text) => measure(text, is !== 'row' && is !== 'head'))); // prettier-ignore
    return { cells: wrapped, is, height: Math.max(...wrapped.map((one) => one.length)) * LEAD + 2 * PAD };
  };
  const rows = lines.map(({ row, is }) => laid(row.cells, is));
  const left_out = paper.rows.length - drawn.length;
  const more: LaidRow[] = left_out > 0 ? [{ cells: [[paper.more(left_out)]], is: 'more', height: LEAD + 2 * PAD }] : [];
  return {
    width,
    columns,
    head: laid(paper.columns.map(({ head }) => head), 'head'),
    rows: [...rows.slice(0, drawn.length), ...more, ...rows.slice(drawn.length)],
  };
} // prettier-ignore

/** A text wrapped to this width; a word that is wider gets a line of its own and is cut with "…". */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width + 1) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line].map((one) => cut(one, width, measure));
}

function cut(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width + 1) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}

/**
 * The rows divided into pages of this height: the first page has less room, all others repeat the headings. At least
 * one row per page.
 */
export function pagesOf(table: LaidTable, first: number, others: number): LaidRow[][] {
  const pages: LaidRow[][] = [[]];
  let room = first - table.head.height;
  for (const row of table.rows) {
    if (row.height > room && pages.at(-1)!.length > 0) {
      pages.push([]);
      room = others - table.head.height;
    }
    pages.at(-1)!.push(row);
    room -= row.height;
  }
  return pages;
}
