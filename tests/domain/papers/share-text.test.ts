import { expect, test } from 'vitest';
import { shareText, SHARED_LINES } from '../../../src/domain/papers/share-text.ts';
import { aWrittenLine, aWrittenPaper } from '../../support/written-paper.ts';

const moreLines = (left: number) => `and ${left} more`;
const link = `https://flockbook.app/public_receipt/${'A'.repeat(12)}/${'B'.repeat(12)}/50`;

test('[INV-3] a receipt as a text: who, what, the sums and the link', () => {
  expect(shareText(aWrittenPaper(), { link, moreLines })).toBe(
    `Nakato Poultry Farm & Shop
Receipt M2-0117
20 Nov 2026 13:50
Amina Nansubuga

10 trays Eggs, good: 120,000
2 trays + 15 Eggs, small: 26,250

*Total, UGX: 146,250*
Paid, cash: 96,250
*To pay by 27 Nov: 50,000*
Thank you. Webale nnyo!
${link}`,
  );
});

test('[INV-3] 50 lines, long names and every sum stay within 25 short lines; what is left out is counted', () => {
  const lines = Array.from({ length: 50 }, (_, i) => aWrittenLine({ what: `${'Long name '.repeat(8)}${i}` }));
  const sums = Array.from({ length: 9 }, (_, i) => ({ label: `Sum ${i}`, amount: '1,000' }));
  const rows = shareText(aWrittenPaper({ lines, sums }), { link, moreLines }).split('\n');
  expect(rows).toHaveLength(SHARED_LINES);
  expect(rows.filter((row) => row !== link && Array.from(row).length > 60)).toEqual([]);
  expect(rows).toContain('and 43 more');
  expect(rows.at(-1)).toBe(link);
  expect(rows.filter((row) => row.startsWith('10 trays')).every((row) => row.endsWith('…: 120,000'))).toBe(true);
});

test('[INV-3] as many lines as fit are all shown', () => {
  const lines = Array.from({ length: 14 }, () => aWrittenLine());
  const rows = shareText(aWrittenPaper({ lines, footer: undefined }), { moreLines }).split('\n');
  expect(rows.filter((row) => row.startsWith('10 trays'))).toHaveLength(14);
});
