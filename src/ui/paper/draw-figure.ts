import type { Figure, Line } from '../charts/figure.ts';
import { INK, type Pen } from './pen.ts';
import type { TablePaper } from './table-paper.ts';

/* The charts of the screen, drawn by a pen. Units: those of the pen. */

/** Where a chart stands. */
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

/** How high a chart is. */
export function figureHeight(figure: Figure): number {
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

export function drawFigure(pen: Pen, figure: Figure, place: Place, words: Pick<TablePaper, 'show' | 'showDay'>): void {
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

/** The line below bars, with what stands at its ends and in its middle. */
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
