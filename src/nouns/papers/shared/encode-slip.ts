import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import { slipOf, SLIP_WIDTHS, type SlipLine } from '../../../domain/papers/slip.ts';
import type { WrittenPaper } from '../../../domain/papers/written-paper.ts';
import { paperCanvas } from './paper-image.ts';

/** Dots per line of printers with these rolls. */
const DOTS = { 58: 384, 80: 576 } as const;
/** Characters that every printer has; other ones differ between printers. */
const IS_PLAIN = /^[\x20-\x7e]*$/;
/** Equivalent characters among these. */
const PLAINER: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '×': 'x',
  '−': '-',
  '–': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '·': '-',
};
const plainer = (text: string): string => text.replace(/[^\x20-\x7e]/g, (sign) => PLAINER[sign] ?? sign);
/** Empty lines below the last one, so that the paper can be torn off. */
const FEED = 4;

/**
 * A paper in the language of receipt printers, ESC/POS: as text, or as a picture where it has characters that not every
 * printer has. [SET-7]
 */
export async function encodeSlip(paper: WrittenPaper, roll: '58' | '80'): Promise<Uint8Array> {
  const lines: readonly SlipLine[] = [
    ...(paper.mark ? [{ text: `*** ${paper.mark} ***`, bold: true }] : []),
    ...slipOf(paper, SLIP_WIDTHS[roll]),
  ].map(({ text, ...line }) => ({ ...line, text: plainer(text) }));
  const printer = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns: SLIP_WIDTHS[roll],
    newline: '\n',
    imageMode: 'raster',
  });
  printer.initialize();
  if (lines.every(({ text }) => IS_PLAIN.test(text)))
    for (const { text, bold = false } of lines) printer.bold(bold).line(text);
  else await asPicture(printer, paper, DOTS[roll]);
  return printer.bold(false).newline(FEED).cut('partial').encode();
}

async function asPicture(printer: ReceiptPrinterEncoder, paper: WrittenPaper, dots: number): Promise<void> {
  const picture = await paperCanvas(paper);
  // The height is a multiple of eight rows.
  const height = Math.ceil((picture.height * dots) / picture.width / 8) * 8;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [dots, height];
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, dots, height);
  context.drawImage(picture, 0, 0, dots, (picture.height * dots) / picture.width);
  printer.image(canvas, dots, height, 'threshold', 160);
}
