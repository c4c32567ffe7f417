import { slipOf, SLIP_WIDTHS } from '../../../domain/papers/slip.ts';
import type { WrittenPaper } from '../../../domain/papers/written-paper.ts';
import { drawSheet, drawSlip, element, type ColumnWords, type PaperSize } from './draw-paper.ts';
import classes from './paper.module.css';

/** The paper to print, and its size. */
export interface Printing {
  readonly paper: WrittenPaper;
  readonly size: PaperSize;
  readonly columns: ColumnWords;
}

/**
 * Whenever this page is printed, also from the browser's own menu, print `printing()` in place of it. The paper is in
 * the page only while it is being printed. Returns a function that ends it. [INV-2]
 */
export function printInstead(printing: () => Printing): () => void {
  let remove = () => {};
  const before = () => {
    remove();
    remove = layOut(printing());
  };
  const after = () => remove();
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
    remove();
  };
}

function layOut({ paper, size, columns }: Printing): () => void {
  const isRoll = size === '58' || size === '80';
  const root = element('div', classes.print, [isRoll ? drawSlip(paper, size) : drawSheet(paper, columns)]);
  root.dataset['size'] = size;
  // A style sheet object instead of a style element, which the security policy forbids. [PRF-19]
  const page = new CSSStyleSheet();
  page.replaceSync(isRoll ? rollPage(paper, size) : sheetPage(paper, size));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
  document.body.append(root);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== page);
    root.remove();
  };
}

const MARGINS = { a4: '14mm 14mm 16mm', a5: '9mm 9mm 12mm' } as const;

/** Page rule of a sheet, with the paper's title and page number at the bottom. */
function sheetPage({ title, number }: WrittenPaper, size: 'a4' | 'a5'): string {
  const name = JSON.stringify(`${title} ${number}`.replace(/[^\p{L}\p{N} .,/-]/gu, ''));
  const small = 'font: 8pt system-ui, sans-serif; color: #000';
  return `@page { size: ${size.toUpperCase()}; margin: ${MARGINS[size]};
    @bottom-left { content: ${name}; ${small} } @bottom-right { content: counter(page) " / " counter(pages); ${small} } }`;
}

/** Printable width: rolls have margins of 5 and 4 mm at either side. */
const PRINTED_MM = { 58: 48, 80: 72 } as const;
/** As in paper.module.css: the font size by the width of a letter, and the line height by the font size. */
const LETTER = 0.603;
const LEAD = 1.36;
/** The hen, the surrounding space, and the frame of a mark. */
const AROUND_MM = 24;
const MARK_MM = 12;
/** Additional height of a logo over the hen. */
const LOGO_MM = 8;

/** The page of a roll is as long as its content. */
function rollPage(paper: WrittenPaper, size: '58' | '80'): string {
  const line = (PRINTED_MM[size] / SLIP_WIDTHS[size] / LETTER) * LEAD;
  const length =
    slipOf(paper, SLIP_WIDTHS[size]).length * line +
    AROUND_MM +
    (paper.mark ? MARK_MM : 0) +
    (paper.logo ? LOGO_MM : 0);
  return `@page { size: ${size}mm ${Math.ceil(length)}mm; margin: 0 }`;
}
