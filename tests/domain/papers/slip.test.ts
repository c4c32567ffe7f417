import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columns, slipOf, SLIP_WIDTHS, wrap } from '../../../src/domain/papers/slip.ts';
import { aWrittenLine, aWrittenPaper } from '../../support/written-paper.ts';

const textOf = (paper: ReturnType<typeof aWrittenPaper>, width: number) => slipOf(paper, width).map(({ text }) => text);

test('[INV-2] a receipt on 58 mm paper, 32 characters a line', () => {
  expect(textOf(aWrittenPaper(), SLIP_WIDTHS[58]).join('\n')).toBe(
    `
   NAKATO POULTRY FARM & SHOP
       Seeta Road, Mukono
          0772 000 134
--------------------------------
Receipt M2-0117
Date           20 Nov 2026 13:50
Customer         Amina Nansubuga
Served by                  Brian
--------------------------------
Eggs, good
  10 trays x 12,000      120,000
Eggs, small
  2 trays + 15 x 10,500   26,250
--------------------------------
TOTAL, UGX               146,250
Paid, cash                96,250
                        ========
TO PAY BY 27 NOV          50,000
One hundred and forty-six
thousand two hundred and fifty
Ugandan shillings
--------------------------------
    Thank you. Webale nnyo!`.slice(1),
  );
});

test('[INV-2] on 80 mm paper, 48 characters a line, all amounts end at the right', () => {
  const rows = textOf(aWrittenPaper(), SLIP_WIDTHS[80]);
  for (const amount of ['120,000', '26,250', '146,250', '96,250', '50,000'])
    expect(rows.find((row) => row.endsWith(` ${amount}`))).toHaveLength(48);
});

describe('what does not fit', () => {
  test('[INV-2] a long name takes more lines, its amount stays whole', () => {
    expect(columns('A customer with a name that never ends', '1,234,567,890', 32)).toEqual([
      'A customer with a name that',
      'never ends         1,234,567,890',
    ]);
    expect(columns('  300 trays + 29 x 1,250,000', '375,000,000', 32)).toEqual([
      '  300 trays + 29 x 1,250,000',
      '                     375,000,000',
    ]);
  });
  test('[INV-2] a word longer than the paper is cut, not lost', () => {
    expect(wrap('x'.repeat(40), 32)).toEqual(['x'.repeat(32), 'x'.repeat(8)]);
  });
  test('[INV-2] discount and tax of a line stand below it', () => {
    const rows = textOf(aWrittenPaper({ lines: [aWrittenLine({ notes: ['Discount 3,600', '18 % tax'] })] }), 32);
    expect(rows.slice(11, 13)).toEqual(['  Discount 3,600', '  18 % tax']);
  });
});

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 });

test('[INV-2] whatever is written, no line is longer than the paper and no letter of an amount is lost', () =>
  fc.assert(
    fc.property(
      words,
      words,
      words,
      fc.constantFrom(32, 48),
      fc.bigInt({ min: 0n, max: 10n ** 14n }),
      (a, b, c, width, n) => {
        // prettier-ignore
        const amount = n.toLocaleString('en');
        const paper = aWrittenPaper({
          seller: a,
          about: [b],
          number: c.slice(0, 30),
          lines: [aWrittenLine({ what: b, quantity: c, amount })],
          footer: a,
        });
        const rows = textOf(paper, width);
        expect(rows.filter((row) => Array.from(row).length > width)).toEqual([]);
        expect(rows.some((row) => row.endsWith(amount))).toBe(true);
      },
    ),
  ));
