/*
 * A PDF of drawn pages: each is a picture, which looks as on the screen in any script, with the same words as invisible
 * text, so that words in Latin letters can be searched, copied and read aloud. Loaded only on demand.
 */

/** A word of a page. Units: px of the page, from its upper left corner to the baseline. */
export interface PageText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A page as its pixels, and the texts on it. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha of each pixel. */
  readonly pixels: Uint8ClampedArray;
  readonly texts: readonly PageText[];
}

/** Points of a PDF per inch, and pixels of a page per inch. */
const [POINTS, PIXELS] = [72, 150];
const SCALE = POINTS / PIXELS;
/** The long and the short side of A4 paper at this resolution. */
export const A4 = { long: Math.round((297 / 25.4) * PIXELS), short: Math.round((210 / 25.4) * PIXELS) } as const;

/** The PDF of the pages, which are consumed one after the other so that a phone holds few at once. */
export async function pagesToPdf(title: string, pages: Iterable<PdfPage>): Promise<Blob> {
  const file = new PdfFile();
  const kids: number[] = [];
  const [catalog, tree, font, info] = [file.reserve(), file.reserve(), file.reserve(), file.reserve()];
  for (const { width, height, pixels, texts } of pages) {
    const { palette, bytes } = fewColors(pixels);
    const image = await file.stream(`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace [/Indexed /DeviceRGB ${palette.length / 3 - 1} <${hexOf(palette)}>] /BitsPerComponent 8`, bytes); // prettier-ignore
    const [w, h] = [round(width * SCALE), round(height * SCALE)];
    const words = texts.map(({ text, x, y, size }) => `/F1 ${round(size * SCALE)} Tf 1 0 0 1 ${round(x * SCALE)} ${round(h - y * SCALE)} Tm (${latin(text)}) Tj`); // prettier-ignore
    const drawn = `q ${w} 0 0 ${h} 0 0 cm /Im1 Do Q BT 3 Tr ${words.join('\n')} ET`;
    const content = await file.stream('', bytesOf(drawn));
    kids.push(file.put(file.reserve(), `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${content} 0 R /Resources << /XObject << /Im1 ${image} 0 R >> /Font << /F1 ${font} 0 R >> >> >>`)); // prettier-ignore
  }
  file.put(catalog, `<< /Type /Catalog /Pages ${tree} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`);
  file.put(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`);
  file.put(font, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  file.put(info, `<< /Title <${utf16(title)}> /Producer (Flockbook) >>`);
  return file.done(catalog, info);
}

/** The objects of a file with their offsets. */
class PdfFile {
  private readonly parts: Uint8Array<ArrayBuffer>[] = [bytesOf('%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n')];
  private readonly starts: number[] = [];
  private length = this.parts[0]!.length;

  reserve(): number {
    return this.starts.push(0);
  }

  put(number: number, body: string): number {
    this.starts[number - 1] = this.length;
    this.add(bytesOf(`${number} 0 obj\n${body}\nendobj\n`));
    return number;
  }

  async stream(words: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
    const packed = await deflated(bytes);
    const number = this.reserve();
    this.starts[number - 1] = this.length;
    this.add(bytesOf(`${number} 0 obj\n<< ${words} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`));
    this.add(packed);
    this.add(bytesOf('\nendstream\nendobj\n'));
    return number;
  }

  done(catalog: number, info: number): Blob {
    const start = this.length;
    const entries = this.starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
    const size = entries.length + 1;
    this.add(bytesOf(`xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`));
    this.add(bytesOf(`trailer\n<< /Size ${size} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`));
    return new Blob(this.parts, { type: 'application/pdf' });
  }

  private add(bytes: Uint8Array<ArrayBuffer>): void {
    this.parts.push(bytes);
    this.length += bytes.length;
  }
} // prettier-ignore

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Number of colours that one byte can index. */
const COLORS = 256;

/**
 * The pixels as one byte each, which compresses three times as fast and as small: ink, paper and the shades between are
 * few colours. Colours that differ only in their last three bits count as one; beyond 256, a pixel takes the nearest.
 */
function fewColors(pixels: Uint8ClampedArray): { palette: number[]; bytes: Uint8Array<ArrayBuffer> } {
  const bytes = new Uint8Array(pixels.length / 4);
  const known = new Int16Array(1 << 15).fill(-1);
  const palette: number[] = [];
  for (let from = 0; from < pixels.length; from += 4) {
    const [r, g, b] = [pixels[from]!, pixels[from + 1]!, pixels[from + 2]!];
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    if (known[key] === -1) known[key] = palette.length < COLORS * 3 ? palette.push(r, g, b) / 3 - 1 : nearest(palette, [r, g, b]); // prettier-ignore
    bytes[from / 4] = known[key]!;
  }
  return { palette, bytes };
}

function nearest(palette: readonly number[], color: readonly number[]): number {
  let [best, least] = [0, Infinity];
  for (let i = 0; i < palette.length; i += 3) {
    const far = color.reduce((sum, part, at) => sum + (part - palette[i + at]!) ** 2, 0);
    if (far < least) [best, least] = [i / 3, far];
  }
  return best;
}

const round = (number: number): number => Math.round(number * 100) / 100;
/** One byte per letter. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const OTHER = /[^\u0020-\u007e\u00a0-\u00ff]/g;
/**
 * A text in the font's encoding: minus signs and dashes become hyphens; letters of other scripts are visible, but not
 * searchable.
 */
const latin = (text: string): string =>
  text
    .replace(/[−–—]/g, '-')
    .replace(OTHER, '?')
    .replace(/[\\()]/g, '\\$&');
const hexOf = (bytes: readonly number[]): string => bytes.map((one) => one.toString(16).padStart(2, '0')).join('');
const utf16 = (text: string): string =>
  ['FEFF', ...Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0'))].join('');
