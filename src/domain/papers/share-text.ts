import type { WrittenPaper } from './written-paper.ts';

/** Maximum number of lines of a shared text, and of characters per line. [INV-3] */
export const SHARED_LINES = 25;
export const SHARED_WIDTH = 60;

/**
 * A paper as a short text for a messenger, always with the sums and the link; lines that do not fit are counted.
 * [INV-3] `moreLines` formats the number of lines left out: "and 41 more".
 */
export function shareText(
  paper: WrittenPaper,
  { link, moreLines }: { link?: string | undefined; moreLines: (left: number) => string },
): string {
  const head = [paper.seller, `${paper.title} ${paper.number}`, ...paper.facts.map(([, value]) => value).slice(0, 2)];
  const sums = paper.sums.map(({ label, amount, weight }) =>
    weight ? `*${label}: ${amount}*` : `${label}: ${amount}`,
  );
  const tail = [...(paper.footer ? [paper.footer.split('\n')[0]!] : []), ...(link ? [link] : [])];
  const room = SHARED_LINES - head.length - sums.length - tail.length - 2;
  const lines = paper.lines.map(({ what, quantity, amount }) => sharedLine(`${quantity} ${what}`, amount));
  const shown = lines.length <= room ? lines : [...lines.slice(0, room - 1), moreLines(lines.length - room + 1)];
  const short = (text: string) => shorten(text, SHARED_WIDTH);
  // The link must stay complete.
  return [...head.map(short), '', ...shown, '', ...sums.map(short), ...tail.map((text) => (text === link ? text : short(text)))].join('\n'); // prettier-ignore
}

const sharedLine = (what: string, amount: string): string =>
  `${shorten(what, SHARED_WIDTH - amount.length - 2)}: ${amount}`;

const shorten = (text: string, most: number): string => {
  const all = Array.from(text);
  return all.length <= most ? text : `${all.slice(0, most - 1).join('')}…`;
};
