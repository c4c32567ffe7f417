/** Colours of a drawing: always dark on white, as it is printed and sent to others. */
export const INK = { text: '#1d1a16', soft: '#524a3f', line: '#d6cbb6', good: '#1f6b3a', bad: '#982c16' } as const;
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** A text that a pen wrote. Units: px of the canvas. */
export interface Written {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: 'left' | 'right' | 'center';
}

/**
 * Draws on a canvas, `scale` px for each of its own units, and records the texts. Errors: the browser provides no
 * canvas.
 */
export class Pen {
  readonly canvas: HTMLCanvasElement;
  readonly written: Written[] = [];
  private readonly context: CanvasRenderingContext2D;
  private readonly scale: number;

  constructor(width: number, height: number, scale = 1) {
    this.canvas = document.createElement('canvas');
    this.canvas.width = Math.ceil(width * scale);
    this.canvas.height = Math.ceil(height * scale);
    const context = this.canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    this.context = context;
    this.scale = scale;
    context.scale(scale, scale);
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }

  /** The width of a text. */
  width(text: string, { size, bold }: Style): number {
    this.context.font = `${bold ? 'bold ' : ''}${size}px ${FONT}`;
    return this.context.measureText(text).width;
  }

  /** Write a text on its baseline; `x` is its start, end or middle, depending on the style. */
  text(text: string, x: number, y: number, style: Style): void {
    if (text === '') return;
    const { size, color = INK.text, align = 'left' } = style;
    const width = this.width(text, style);
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    this.context.fillStyle = color;
    this.context.fillText(text, left, y);
    this.written.push({ text, x: left * this.scale, y: y * this.scale, size: size * this.scale });
  }

  line(x1: number, y1: number, x2: number, y2: number, color: string = INK.line, thick = 1): void {
    this.path([[x1, y1], [x2, y2]], { color, thick }); // prettier-ignore
  }

  path(points: readonly (readonly [number, number])[], { color, thick, dash = [] }: { color: string; thick: number; dash?: number[] }): void {
    const { context } = this;
    context.strokeStyle = color;
    context.lineWidth = thick;
    context.setLineDash(dash);
    context.beginPath();
    points.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.stroke();
    context.setLineDash([]);
  } // prettier-ignore

  /** Draw a full bar, or a hollow one. */
  bar(x: number, y: number, width: number, height: number, is: 'full' | 'hollow'): void {
    const { context } = this;
    if (is === 'full') {
      context.fillStyle = INK.good;
      context.fillRect(x, y, width, height);
    } else {
      context.strokeStyle = INK.bad;
      context.lineWidth = 3;
      context.strokeRect(x + 1.5, y + 1.5, Math.max(1, width - 3), Math.max(1, height - 3));
    }
  }

  pixels(): Uint8ClampedArray {
    return this.context.getImageData(0, 0, this.canvas.width, this.canvas.height).data;
  }
}
