import { drawFigure, figureHeight } from './draw-figure.ts';
import { LEAD, MARGIN, SIZE, layOutTable, pagesOf, wrapText, type LaidRow, type LaidTable } from './lay-out-table.ts';
import { INK, Pen } from './pen.ts';
import type { TablePaper } from './table-paper.ts';
import { A4, pagesToPdf, type PdfPage } from './write-pdf.ts';

/* A table as a picture to send, and as a PDF. Loaded only when somebody wants one. Errors: the browser gives no canvas. [RPT-8] */

/** Rows that a picture shows: more would be too small to read in a chat. */
const MOST_ROWS = 40;
/** Rows of a PDF: some thirty pages, which a cheap phone draws while somebody waits. */
const MOST_ON_PAPER = 1_000;
/** As wide as phones show a picture. */
const WIDTH = 1080;
const [TITLE, TITLE_LEAD, FOOT, GAP] = [42, 56, 60, 28];
/** Narrower than a table that turns the paper. */
const TURNS_AT = 1_300;
const PORTRAIT = 1_000;

interface Sheet {
  readonly paper: TablePaper;
  readonly table: LaidTable;
  /** Lines above the table, no wider than it. */
  readonly title: readonly string[];
  readonly about: readonly string[];
}

function sheetOf(paper: TablePaper, options: { least: number; most: number }): Sheet {
  const pen = new Pen(1, 1);
  const table = layOutTable(paper, (text, bold) => pen.width(text, { size: SIZE, bold }), options);
  const wrap = (text: string, size: number, bold: boolean) => wrapText(text, table.width - 2 * MARGIN, (part) => pen.width(part, { size, bold })); // prettier-ignore
  return {
    paper,
    table,
    title: wrap(paper.title, TITLE, true),
    about: paper.about.flatMap((text) => wrap(text, SIZE, false)),
  };
}

/** From the top to the table on the first page. */
function headHeight({ paper: { figure }, title, about }: Sheet): number {
  const words = LEAD + title.length * TITLE_LEAD + about.length * LEAD;
  return MARGIN + words + GAP + (figure ? figureHeight(figure) + GAP : 0);
}

/** The table as one picture. Errors: the browser gives none. */
export async function tablePicture(paper: TablePaper): Promise<Blob> {
  const sheet = sheetOf(paper, { least: WIDTH, most: MOST_ROWS });
  const { table } = sheet;
  const rows = [table.head, ...table.rows].reduce((sum, { height }) => sum + height, 0);
  const pen = new Pen(table.width, headHeight(sheet) + rows + MARGIN);
  drawRows(pen, table, { rows: table.rows, top: drawHead(pen, sheet) });
  const picture = await new Promise<Blob | null>((resolve) => pen.canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('no picture');
  return picture;
}

/** The table as a PDF of A4 pages; a wide one lies on its side. */
export async function tablePdf(paper: TablePaper): Promise<Blob> {
  const natural = sheetOf(paper, { least: PORTRAIT, most: MOST_ON_PAPER });
  const isTurned = natural.table.width > TURNS_AT;
  const [width, height] = isTurned ? [A4.long, A4.short] : [A4.short, A4.long];
  const sheet = isTurned ? sheetOf(paper, { least: (PORTRAIT * A4.long) / A4.short, most: MOST_ON_PAPER }) : natural;
  const scale = width / sheet.table.width;
  return pagesToPdf(paper.title, drawnPages(sheet, height / scale, scale));
}

/** One page after the other: a phone holds one at a time. */
function* drawnPages(sheet: Sheet, height: number, scale: number): Generator<PdfPage> {
  const { table, paper } = sheet;
  const pages = pagesOf(table, height - headHeight(sheet) - FOOT, height - 2 * MARGIN - LEAD - FOOT);
  for (const [i, rows] of pages.entries()) {
    const pen = new Pen(table.width, height, scale);
    const top = i === 0 ? drawHead(pen, sheet) : drawNextHead(pen, paper);
    drawRows(pen, table, { rows, top });
    pen.text(`${i + 1} / ${pages.length}`, table.width - MARGIN, height - MARGIN / 2, {
      size: 22,
      color: INK.soft,
      align: 'right',
    });
    const { width: w, height: h } = pen.canvas;
    yield { width: w, height: h, pixels: pen.pixels(), texts: pen.written };
  }
}

function drawHead(pen: Pen, sheet: Sheet): number {
  const { paper, table, title, about } = sheet;
  let y = MARGIN + SIZE;
  pen.text(paper.seller, MARGIN, y, { size: SIZE, color: INK.soft });
  for (const line of title) pen.text(line, MARGIN, (y += TITLE_LEAD), { size: TITLE, bold: true });
  for (const line of about) pen.text(line, MARGIN, (y += LEAD), { size: SIZE, color: INK.soft });
  const { figure } = paper;
  const top = headHeight(sheet);
  if (figure) {
    const place = { left: MARGIN, top: top - GAP - figureHeight(figure), width: table.width - 2 * MARGIN };
    drawFigure(pen, figure, place, paper);
  }
  return top;
}

function drawNextHead(pen: Pen, { seller, title }: TablePaper): number {
  pen.text(`${seller}, ${title}`, MARGIN, MARGIN + SIZE, { size: SIZE, color: INK.soft });
  return MARGIN + LEAD + GAP;
}

function drawRows(pen: Pen, table: LaidTable, { rows, top }: { rows: readonly LaidRow[]; top: number }): void {
  let y = top;
  for (const row of [table.head, ...rows]) {
    drawRow(pen, table, row, y);
    y += row.height;
  }
}

function drawRow(pen: Pen, { columns, width }: LaidTable, { cells, height, is }: LaidRow, top: number): void {
  const bold = is === 'strong' || is === 'total';
  const color = is === 'head' || is === 'more' ? INK.soft : INK.text;
  if (is === 'total') pen.line(MARGIN, top, width - MARGIN, top, INK.text, 2);
  cells.forEach((lines, i) => {
    const column = columns[i]!;
    const x = column.isNumber && is !== 'more' ? column.left + column.width : column.left;
    const from = is === 'head' ? top + height - 10 - (lines.length - 1) * LEAD : top + 10 + SIZE;
    lines.forEach((line, at) =>
      pen.text(line, x, from + at * LEAD, {
        size: SIZE,
        bold,
        color: line.startsWith('−') && !bold ? INK.bad : color,
        align: column.isNumber && is !== 'more' ? 'right' : 'left',
      }),
    );
    // The double rule of a book under its sums.
    if (is === 'total' && column.isNumber && lines.join('') !== '')
      for (const below of [4, 9])
        pen.line(column.left, top + height - 14 + below, x, top + height - 14 + below, INK.text, 2);
  });
  if (is !== 'total') pen.line(MARGIN, top + height - 1, width - MARGIN, top + height - 1);
}
