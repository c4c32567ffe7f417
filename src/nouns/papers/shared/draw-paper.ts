import { slipOf, SLIP_WIDTHS } from '../../../domain/papers/slip.ts';
import type { WrittenPaper, WrittenSum } from '../../../domain/papers/written-paper.ts';
import { drawHen } from './draw-hen.ts';
import classes from './paper.module.css';

/*
 * A paper as plain DOM elements, the same in the app, in print and on the public page, which has no React. Texts are
 * inserted as text only.
 */

/** The medium: sheets, and rolls by their width in millimetres. [INV-2] */
export type PaperSize = 'a4' | 'a5' | '80' | '58';
export const PAPER_SIZES: readonly PaperSize[] = ['58', '80', 'a5', 'a4'];

/** Names of the columns. */
export interface ColumnWords {
  readonly what: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
}

/** A paper as a sheet: on a narrow screen each line takes two rows, in print it is a table. */
export function drawSheet(paper: WrittenPaper, columns: ColumnWords): HTMLElement {
  const heads = [columns.what, columns.quantity, columns.price, columns.amount];
  const rows = paper.lines.map(({ what, quantity, price, notes, amount }) =>
    row([
      element('td', undefined, [
        element('b', undefined, what),
        ...notes.map((note) => element('small', undefined, note)),
      ]),
      element('td', undefined, quantity),
      element('td', undefined, price),
      element('td', undefined, amount),
    ]),
  );
  const table = element('table', classes.lines, [
    element('thead', undefined, [row(heads.map((head) => element('th', undefined, head)))]),
    element('tbody', undefined, rows),
  ]);
  for (const [selector, role] of ROLES)
    for (const one of table.querySelectorAll(selector)) one.setAttribute('role', role);
  table.setAttribute('role', 'table');
  return element('article', classes.sheet, [
    element('header', classes.seller, [
      emblem(paper),
      element('h2', undefined, paper.seller),
      ...paper.about.map((text) => element('p', undefined, text)),
    ]),
    element('div', classes.title, [
      element('h3', undefined, `${paper.title} ${paper.number}`),
      ...(paper.mark ? [element('strong', classes.mark, paper.mark)] : []),
    ]),
    element('dl', classes.facts, paper.facts.flatMap(([label, value]) => pair(label, value))), // prettier-ignore
    ...(paper.lines.length > 0 ? [table] : []),
    element('div', classes.end, [
      element('dl', classes.sums, paper.sums.flatMap(sum)),
      ...(paper.inWords ? [element('p', classes.words, paper.inWords)] : []),
      ...(paper.signatures ? [signatures(paper.signatures)] : []),
      ...(paper.footer ? [element('p', classes.footer, paper.footer)] : []),
    ]),
  ]);
}

/** A paper for the roll of a small printer, monospaced, black only. [INV-2] */
export function drawSlip(paper: WrittenPaper, size: '58' | '80'): HTMLElement {
  const lines = slipOf(paper, SLIP_WIDTHS[size]).flatMap(({ text, bold }) => [
    bold ? element('b', undefined, text) : document.createTextNode(text),
    document.createTextNode('\n'),
  ]);
  const slip = element('article', classes.slip, [
    emblem(paper),
    element('pre', undefined, lines),
    ...(paper.mark ? [element('strong', classes.mark, paper.mark)] : []),
  ]);
  slip.dataset['size'] = size;
  return slip;
}

/** The seller's own logo, else the hen; decorative, as the seller's name is beside it. [INV-5] */
function emblem({ logo }: WrittenPaper): Element {
  if (logo === undefined) return drawHen(classes.hen!);
  const picture = element('img', classes.logo, []);
  picture.alt = '';
  // Printing right after rendering must not leave a gap.
  picture.decoding = 'sync';
  picture.src = logo;
  return picture;
}

/** Table roles for screen readers, also where the table is laid out as rows of a list. */
const ROLES = [
  ['thead, tbody', 'rowgroup'],
  ['tr', 'row'],
  ['th', 'columnheader'],
  ['td', 'cell'],
] as const;

const row = (cells: readonly Node[]) => element('tr', undefined, cells);

const pair = (label: string, value: string) => [element('dt', undefined, label), element('dd', undefined, value)];

function sum({ label, amount, weight }: WrittenSum): HTMLElement[] {
  const [term, value] = pair(label, '');
  const number = element('span', undefined, amount);
  value!.append(number);
  for (const one of [term!, value!]) if (weight) one.dataset['weight'] = weight;
  return [term!, value!];
}

/** A signature line above each name. */
const signatures = (labels: readonly string[]) =>
  element('ul', classes.signatures, labels.map((label) => element('li', undefined, label))); // prettier-ignore

/** One element with its class and content; a text is never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  content: string | readonly Node[],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (typeof content === 'string') made.textContent = content;
  else made.append(...content);
  return made;
}
