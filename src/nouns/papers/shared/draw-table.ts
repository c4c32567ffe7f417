import { LEAD, MARGIN, SIZE, layOutTable, pagesOf, wrapText, type LaidRow, type LaidTable } from './lay-out-table.ts';
import { INK, Pen } from './pen.ts';
import type { TablePaper } from './table-paper.ts';
import { A4, pagesToPdf, type PdfPage } from './write-pdf.ts';
import type { Figure, Line } from '../../../ui/charts/figure.ts';

/* A table as a picture to send, and as a PDF. Loaded only on demand. Errors: the browser provides no canvas. [RPT-8] */

/** Limit of rows in a picture: more would be too small to read in a chat. */
const MAX_ROWS = 40;

/** Limit of rows in a PDF: some thirty pages, which a cheap phone draws while the user waits. */
const MAX_ON_PAPER = 1_000;

/** The width at which phones show a picture. */
const WIDTH = 1080;

const [TITLE, TITLE_LEAD, FOOT, GAP] = [42, 56, 60, 28];

/** From this width on a table turns the paper to landscape. */
const TURNS_AT = 1_300;

const PORTRAIT = 1_000;

interface Sheet {
  readonly paper: TablePaper;
  readonly table: LaidTable;
  /** Lines above the table, no wider than the table. */
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

/** Height from the top to the table on the first page. */
function headHeight({ paper: { figure }, title, about }: Sheet): number {
  const words = LEAD + title.length * TITLE_LEAD + about.length * LEAD;
  return MARGIN + words + GAP + (figure ? figureHeight(figure) + GAP : 0);
}

/** The table as one picture. Errors: the browser provides none. */
export async function tablePicture(paper: TablePaper): Promise<Blob> {
  const sheet = sheetOf(paper, { least: WIDTH, most: MAX_ROWS });
  const { table } = sheet;
  const rows = [table.head, ...table.rows].reduce((sum, { height }) => sum + height, 0);
  const pen = new Pen(table.width, headHeight(sheet) + rows + MARGIN);
  drawRows(pen, table, { rows: table.rows, top: drawHead(pen, sheet) });
  const picture = await new Promise<Blob | null>((resolve) => pen.canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('no picture');
  return picture;
}

/** The table as a PDF of A4 pages, in landscape when it is wide. */
export async function tablePdf(paper: TablePaper): Promise<Blob> {
  const natural = sheetOf(paper, { least: PORTRAIT, most: MAX_ON_PAPER });
  const isTurned = natural.table.width > TURNS_AT;
  const [width, height] = isTurned ? [A4.long, A4.short] : [A4.short, A4.long];
  const sheet = isTurned ? sheetOf(paper, { least: (PORTRAIT * A4.long) / A4.short, most: MAX_ON_PAPER }) : natural;
  const scale = width / sheet.table.width;
  return pagesToPdf(paper.title, drawnPages(sheet, height / scale, scale));
}

/** One page after the other, so that the phone holds only one at a time. */
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
    // The double rule of a book under its totals.
    if (is === 'total' && column.isNumber && lines.join('') !== '')
      for (const below of [4, 9])
        pen.line(column.left, top + height - 14 + below, x, top + height - 14 + below, INK.text, 2);
  });
  if (is !== 'total') pen.line(MARGIN, top + height - 1, width - MARGIN, top + height - 1);
}

/* The charts of the screen, drawn by a pen. Units: those of the pen. */

/** Position of a chart. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const SMALL = { size: 24, color: INK.soft } as const;

const [BAR_LINE, BAR, BAR_GAP] = [36, 18, 20];

const [COLUMNS, WEEKS, DAYS, BELOW, LEGEND] = [190, 340, 170, 40, 44];

const TICKS = [0, 25, 50, 75, 100];

const LEFT_OF_WEEKS = 90;

/** Height of a chart. */
function figureHeight(figure: Figure): number {
  switch (figure.is) {
    case 'bars':
      return figure.bars.length * (BAR_LINE + BAR + BAR_GAP);
    case 'pairs':
      return COLUMNS + BELOW + LEGEND;
    case 'lines':
      return WEEKS + BELOW + figure.lines.length * LEGEND;
    case 'days':
      return DAYS + BELOW;
  }
}

function drawFigure(pen: Pen, figure: Figure, place: Place, words: Pick<TablePaper, 'show' | 'showDay'>): void {
  if (figure.is === 'bars') drawBars(pen, figure, place);
  else if (figure.is === 'pairs') drawPairs(pen, figure, place);
  else if (figure.is === 'lines') drawLines(pen, figure, place);
  else drawDays(pen, figure, place, words);
}

function drawBars(pen: Pen, { bars }: Extract<Figure, { is: 'bars' }>, { left, top, width }: Place): void {
  const most = Math.max(1, ...bars.map(({ value }) => Math.abs(value)));
  bars.forEach(({ label, words, value }, i) => {
    const y = top + i * (BAR_LINE + BAR + BAR_GAP);
    pen.text(label, left, y + 26, { size: 25 });
    pen.text(words, left + width, y + 26, { size: 25, bold: true, align: 'right' });
    pen.bar(left, y + BAR_LINE, Math.max(6, (width * Math.abs(value)) / most), BAR, value < 0 ? 'hollow' : 'full');
  });
}

function drawPairs(pen: Pen, { bars, first, second }: Extract<Figure, { is: 'pairs' }>, { left, top, width }: Place): void {
  const most = Math.max(1, ...bars.flatMap((bar) => [bar.first, bar.second]));
  const each = width / bars.length;
  const thick = Math.min(24, each * 0.38);
  const height = (amount: number) => (amount <= 0 ? 0 : Math.max(3, (amount / most) * COLUMNS));
  bars.forEach((bar, i) => {
    const middle = left + (i + 0.5) * each;
    if (bar.first > 0) pen.bar(middle - thick - 1, top + COLUMNS - height(bar.first), thick, height(bar.first), 'full');
    if (bar.second > 0) pen.bar(middle + 1, top + COLUMNS - height(bar.second), thick, height(bar.second), 'hollow');
  });
  drawEnds(pen, [bars[0]!.label, '', bars.at(-1)!.label], { left, top: top + COLUMNS, width });
  const y = top + COLUMNS + BELOW + 30;
  pen.bar(left, y - 18, 26, 18, 'full');
  pen.text(first, left + 38, y, SMALL);
  const next = left + 38 + pen.width(first, SMALL) + 40;
  pen.bar(next, y - 18, 26, 18, 'hollow');
  pen.text(second, next + 38, y, SMALL);
} // prettier-ignore

/** The line below bars, with labels at its ends and in its middle. */
function drawEnds(pen: Pen, [first, middle, last]: readonly [string, string, string], { left, top, width }: Place): void {
  pen.line(left, top, left + width, top);
  pen.text(first, left, top + 30, SMALL);
  pen.text(middle, left + width / 2, top + 30, { size: 24, bold: true, align: 'center' });
  pen.text(last, left + width, top + 30, { ...SMALL, align: 'right' });
} // prettier-ignore

/** As on the screen: each line has a pattern of its own. */
const PATTERNS: readonly { color: string; dash: number[] }[] = [
  { color: INK.good, dash: [] },
  { color: INK.bad, dash: [16, 12] },
  { color: '#6b4700', dash: [4, 12] },
  { color: INK.soft, dash: [] },
];

const patternOf = ({ isStandard }: Line, i: number) =>
  isStandard ? { color: INK.text, dash: [8, 8], thick: 3 } : { ...PATTERNS[i % PATTERNS.length]!, thick: 5 };

function drawLines(pen: Pen, { lines, axis }: Extract<Figure, { is: 'lines' }>, { left, top, width }: Place): void {
  const all = lines.flatMap(({ points }) => points.map(({ x }) => x));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const right = (x: number) =>
    left + LEFT_OF_WEEKS + ((x - least) / Math.max(1, most - least)) * (width - LEFT_OF_WEEKS);
  const down = (y: number) => top + 12 + (1 - Math.min(100, y) / 100) * (WEEKS - 12);
  for (const tick of TICKS) {
    pen.line(left + LEFT_OF_WEEKS, down(tick), left + width, down(tick));
    pen.text(`${tick} %`, left + LEFT_OF_WEEKS - 14, down(tick) + 8, { ...SMALL, align: 'right' });
  }
  pen.text(`${axis} ${least}`, left + LEFT_OF_WEEKS, top + WEEKS + 32, SMALL);
  pen.text(String(most), left + width, top + WEEKS + 32, { ...SMALL, align: 'right' });
  lines.forEach((line, i) => {
    const points = [...line.points].sort((a, b) => a.x - b.x).map(({ x, y }) => [right(x), down(y)] as const);
    pen.path(points, patternOf(line, i));
    const y = top + WEEKS + BELOW + i * LEGEND + 30;
    pen.path([[left, y - 9], [left + 60, y - 9]], patternOf(line, i)); // prettier-ignore
    pen.text(line.name, left + 76, y, SMALL);
  });
}

function drawDays(
  pen: Pen,
  { bars }: Extract<Figure, { is: 'days' }>,
  { left, top, width }: Place,
  { show, showDay }: Pick<TablePaper, 'show' | 'showDay'>,
): void {
  const most = Math.max(1, ...bars.map(({ value = 0 }) => value));
  const each = width / bars.length;
  bars.forEach(({ value }, i) => {
    if (value === undefined) return;
    const height = Math.max(3, (value / most) * DAYS);
    pen.bar(left + i * each, top + DAYS - height, Math.max(2, each - Math.min(6, each / 4)), height, 'full');
  });
  const last = bars.findLast(({ value }) => value !== undefined);
  const middle = last ? `${showDay(last.day)}: ${show(last.value!)}` : '';
  drawEnds(pen, [showDay(bars[0]!.day), middle, showDay(bars.at(-1)!.day)], { left, top: top + DAYS, width });
}
