import { expect, test } from 'vitest';
import { slipOf } from '../../src/domain/papers/slip.ts';
import type { WrittenPaper } from '../../src/domain/papers/written-paper.ts';
import { encodeSlip } from '../../src/nouns/papers/shared/encode-slip.ts';

const paper: WrittenPaper = {
  title: 'Receipt',
  number: 'K7B-0012',
  seller: 'Nakato Poultry',
  about: ['Mukono'],
  facts: [['Date', '14 Oct 2026']],
  lines: [{ what: 'Eggs, good', quantity: '2 trays', price: '12,500', notes: [], amount: '25,000' }],
  sums: [{ label: 'Total', amount: 'USh 25,000', weight: 'final' }],
};

test.each([
  ['58', 32],
  ['80', 48],
] as const)('[SET-7, INV-2] a roll of %s mm gets the lines that the screen shows, begins anew and is cut', async (roll, width) => {
  const text = String.fromCharCode(...(await encodeSlip(paper, roll)));
  expect(text.startsWith('\u001b@')).toBe(true);
  // oxlint-disable-next-line no-control-regex -- the commands of the printer
  const lines = text.replace(/\u001b@|\u001b[ME].|\u001bt.|\u001c\.|\u001dV.*$/g, '').split('\n').map((line) => line.trimEnd());
  for (const { text: line } of slipOf(paper, width)) expect(lines).toContain(line.trimEnd());
  expect(text).toContain('\u001dV');
}); // prettier-ignore
