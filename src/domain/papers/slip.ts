import type { WrittenPaper } from './written-paper.ts';

/** Characters per line of a paper roll: 58 mm paper 32, 80 mm paper 48. [INV-2] */
export const SLIP_WIDTHS = { 58: 32, 80: 48 } as const;

/** One line of a slip, never longer than the slip's width. */
export interface SlipLine {
  readonly text: string;
  readonly bold?: boolean;
}

/** A paper as monospaced lines for a roll of `width` characters: amounts on the right, long names wrapped. [INV-2] */
export function slipOf(paper: WrittenPaper, width: number): SlipLine[] {
  const rule: SlipLine = { text: '-'.repeat(width) };
  const plain = (texts: readonly string[]) => texts.map((text): SlipLine => ({ text }));
  const centred = (texts: readonly string[]) => plain(texts.flatMap((text) => wrap(text, width)).map(centre(width)));
  const lines: SlipLine[] = [
    ...wrap(paper.seller.toUpperCase(), width).map((text) => ({ text: centre(width)(text), bold: true })),
    ...centred(paper.about),
    rule,
    { text: `${paper.title} ${paper.number}`.slice(0, width), bold: true },
    ...paper.facts.flatMap(([label, value]) => plain(columns(label, value, width))),
    ...(paper.lines.length > 0 ? [rule] : []),
    ...paper.lines.flatMap(({ what, quantity, price, notes, amount }) => [
      ...plain(wrap(what, width)),
      ...plain(columns(`  ${quantity} x ${price}`, amount, width)),
      ...plain(notes.flatMap((note) => wrap(note, width - 2).map((text) => `  ${text}`))),
    ]),
    rule,
    ...paper.sums.flatMap(({ label, amount, weight }): SlipLine[] => [
      ...(weight === 'final' ? [{ text: '='.repeat(Math.max(8, letters(amount).length)).padStart(width) }] : []),
      ...columns(weight ? label.toUpperCase() : label, amount, width).map((text) => ({
        text,
        bold: weight !== undefined,
      })),
    ]),
    ...(paper.inWords ? plain(wrap(paper.inWords, width)) : []),
    ...(paper.signatures ?? []).flatMap((label) => plain(['', '', `${label} `.padEnd(width, '_')])),
    ...(paper.footer ? [rule, ...centred(paper.footer.split('\n'))] : []),
  ];
  return lines;
}

/** A text at the left and an amount at the right end; when both do not fit, the amount gets its own line. */
export function columns(left: string, right: string, width: number): string[] {
  const indent = /^ */.exec(left)![0];
  const room = width - letters(right).length - 1;
  if (letters(left).length <= room)
    return [left + ' '.repeat(width - letters(left).length - letters(right).length) + right];
  const rows = wrap(left.trimStart(), width - indent.length).map((row) => indent + row);
  const last = rows.at(-1)!;
  if (letters(last).length <= room)
    return [...rows.slice(0, -1), last + ' '.repeat(width - letters(last).length - letters(right).length) + right];
  return [...rows, ...wrap(right, width).map((row) => row.padStart(width - letters(row).length + row.length))];
}

/** Wrap a text to lines of at most `width` characters; a longer word is split. */
export function wrap(text: string, width: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((one) => pieces(one, width))) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (letters(longer).length <= width) row = longer;
    else {
      rows.push(row);
      row = word;
    }
  }
  return row === '' ? rows : [...rows, row];
}

const centre =
  (width: number) =>
  (text: string): string =>
    ' '.repeat(Math.floor((width - letters(text).length) / 2)) + text;

/** Characters as counted by a printer: a character outside the basic plane is one, not two. */
const letters = (text: string): string[] => Array.from(text);

function pieces(word: string, width: number): string[] {
  const all = letters(word);
  return Array.from({ length: Math.ceil(all.length / width) }, (_, i) =>
    all.slice(i * width, (i + 1) * width).join(''),
  );
}
