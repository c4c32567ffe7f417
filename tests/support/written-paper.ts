import type { WrittenLine, WrittenPaper } from '../../src/domain/papers/written-paper.ts';

export const aWrittenLine = (change: Partial<WrittenLine> = {}): WrittenLine => ({
  what: 'Eggs, good',
  quantity: '10 trays',
  price: '12,000',
  notes: [],
  amount: '120,000',
  ...change,
});

/** The receipt used for the reference screens. */
export const aWrittenPaper = (change: Partial<WrittenPaper> = {}): WrittenPaper => ({
  title: 'Receipt',
  number: 'M2-0117',
  seller: 'Nakato Poultry Farm & Shop',
  about: ['Seeta Road, Mukono', '0772 000 134'],
  facts: [
    ['Date', '20 Nov 2026 13:50'],
    ['Customer', 'Amina Nansubuga'],
    ['Served by', 'Brian'],
  ],
  lines: [
    aWrittenLine(),
    aWrittenLine({ what: 'Eggs, small', quantity: '2 trays + 15', price: '10,500', amount: '26,250' }),
  ],
  sums: [
    { label: 'Total, UGX', amount: '146,250', weight: 'strong' },
    { label: 'Paid, cash', amount: '96,250' },
    { label: 'To pay by 27 Nov', amount: '50,000', weight: 'final' },
  ],
  inWords: 'One hundred and forty-six thousand two hundred and fifty Ugandan shillings',
  footer: 'Thank you. Webale nnyo!',
  ...change,
});
