import { slipOf, SLIP_WIDTHS } from '../../../domain/papers/slip.ts';
import { fitted } from '../../../domain/attachments/shrink-steps.ts';
import type { WrittenPaper } from '../../../domain/papers/written-paper.ts';

const SIZE = 28;
const LEAD = 38;
const MARGIN = 36;
const LOGO = 140;
const FONT = 'ui-monospace, "Roboto Mono", "DejaVu Sans Mono", monospace';

/** A paper as a picture to send. [INV-3] Errors: the browser provides no picture. */
export async function paperImage(paper: WrittenPaper): Promise<Blob> {
  const canvas = await paperCanvas(paper);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) throw new Error('no picture');
  return picture;
}

/** A drawn paper: the 80 mm slip in black on white. Errors: the browser cannot draw. */
export async function paperCanvas(paper: WrittenPaper): Promise<HTMLCanvasElement> {
  const width = SLIP_WIDTHS[80];
  const lines = slipOf(paper, width);
  const logo = paper.logo === undefined ? undefined : await loaded(paper.logo);
  const top = MARGIN + (logo ? LOGO + MARGIN / 2 : 0);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.font = `${SIZE}px ${FONT}`;
  canvas.width = Math.ceil(context.measureText('0'.repeat(width)).width) + 2 * MARGIN;
  canvas.height = (lines.length + (paper.mark ? 2 : 0)) * LEAD + top + MARGIN;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (logo) {
    const { width: w, height: h } = fitted({ width: logo.naturalWidth, height: logo.naturalHeight }, LOGO);
    context.drawImage(logo, (canvas.width - w) / 2, MARGIN + (LOGO - h) / 2, w, h);
  }
  context.fillStyle = '#000';
  context.textBaseline = 'middle';
  lines.forEach(({ text, bold }, i) => {
    context.font = `${bold ? 'bold ' : ''}${SIZE}px ${FONT}`;
    context.fillText(text, MARGIN, top + (i + 0.5) * LEAD);
  });
  if (paper.mark) {
    context.font = `bold ${SIZE}px ${FONT}`;
    context.textAlign = 'center';
    context.fillText(paper.mark, canvas.width / 2, canvas.height - MARGIN - LEAD / 2);
  }
  return canvas;
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}
