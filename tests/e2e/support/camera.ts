import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Chromium flags that provide a camera without a permission prompt; it shows this film. */
export const cameraShowing = (film: string): readonly string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

const LEFT = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011']; // prettier-ignore
/** Encoding of the first digit by the six digits on the left: which of them use the G pattern. */
const FIRST = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
const turned = (bits: string, by: (bit: string) => string): string => Array.from(bits, by).join('');
const right = (digit: number): string => turned(LEFT[digit]!, (bit) => (bit === '1' ? '0' : '1'));
const mirrored = (digit: number): string => right(digit).split('').toReversed().join('');

/** The 95 bars and gaps of an EAN-13. */
function barsOf(code: string): string {
  const [first = 0, ...digits] = Array.from(code, Number);
  const left = digits.slice(0, 6).map((digit, at) => (FIRST[first]![at] === 'L' ? LEFT[digit]! : mirrored(digit)));
  return `101${left.join('')}01010${digits.slice(6).map(right).join('')}101`;
}

const WIDTH = 640;
const HEIGHT = 480;
const BAR = 4;

/** A film of this barcode: dark bars in the middle of a light picture. Returns its path. */
export function filmOf(folder: string, code: string): string {
  const bars = barsOf(code);
  const from = Math.floor((WIDTH - bars.length * BAR) / 2);
  const bright = Buffer.alloc(WIDTH * HEIGHT, 220);
  for (let y = 120; y < 360; y++)
    for (let x = 0; x < bars.length * BAR; x++)
      if (bars[Math.floor(x / BAR)] === '1') bright[y * WIDTH + from + x] = 24;
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), bright, grey]);
  const film = join(folder, `${code}.y4m`);
  writeFileSync(film, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame])); // prettier-ignore
  return film;
}
