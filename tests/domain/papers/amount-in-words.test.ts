import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords } from '../../../src/domain/papers/amount-in-words.ts';

test('[INV-5] an amount in words, of currencies with no, two and three decimals', () => {
  const words: [minorUnits: number, currency: string, words: string][] = [
    [0, 'UGX', 'Zero Ugandan shillings'],
    [1, 'UGX', 'One Ugandan shilling'],
    [13, 'UGX', 'Thirteen Ugandan shillings'],
    [20, 'UGX', 'Twenty Ugandan shillings'],
    [99, 'RWF', 'Ninety-nine Rwandan francs'],
    [100, 'UGX', 'One hundred Ugandan shillings'],
    [1_005, 'UGX', 'One thousand and five Ugandan shillings'],
    [84_000, 'UGX', 'Eighty-four thousand Ugandan shillings'],
    [77_227, 'UGX', 'Seventy-seven thousand two hundred and twenty-seven Ugandan shillings'],
    [146_250, 'UGX', 'One hundred and forty-six thousand two hundred and fifty Ugandan shillings'],
    [1_000_001, 'UGX', 'One million and one Ugandan shillings'],
    [2_300_400_500, 'UGX', 'Two billion three hundred million four hundred thousand five hundred Ugandan shillings'],
    [1_000_000, 'KES', 'Ten thousand Kenyan shillings'],
    [1_000_050, 'KES', 'Ten thousand Kenyan shillings and 50/100'],
    [5, 'USD', 'Zero US dollars and 05/100'],
    [100, 'USD', 'One US dollar'],
    [1_234, 'USD', 'Twelve US dollars and 34/100'],
    [12_500, 'KWD', 'Twelve KWD and 500/1000'],
    [12_007, 'KWD', 'Twelve KWD and 007/1000'],
    [-1_500, 'UGX', 'Minus one thousand five hundred Ugandan shillings'],
    [100_000_000_000_000, 'KES', 'One trillion Kenyan shillings'],
  ];
  expect(words.map(([minorUnits, currency]) => amountInWords(minorUnits, currency))).toEqual(words.map(([, , w]) => w));
});

test('[MNY-14, INV-5] lakhs and crores where people count so', () => {
  const words: [minorUnits: number, currency: string, words: string][] = [
    [9_999_900, 'INR', 'Ninety-nine thousand nine hundred and ninety-nine Indian rupees'],
    [20_000_000, 'INR', 'Two lakh Indian rupees'],
    [123_456_789, 'INR', 'Twelve lakh thirty-four thousand five hundred and sixty-seven Indian rupees and 89/100'],
    [1_000_000_500, 'BDT', 'One crore and five Bangladeshi taka'],
    [100_000_000_000_000, 'NPR', 'One lakh crore Nepalese rupees'],
    [
      123_456_700,
      'PKR',
      'One million two hundred and thirty-four thousand five hundred and sixty-seven Pakistani rupees',
    ],
  ];
  expect(words.map(([minorUnits, currency]) => amountInWords(minorUnits, currency))).toEqual(words.map(([, , w]) => w));
});

const WORTH: Record<string, number> = Object.fromEntries([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, i) => [word, i]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i) => [word, 20 + 10 * i]),
]);
const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };

/** Convert the words back to a number. */
function heard(words: string): number {
  let [all, group] = [0, 0];
  for (const word of words.toLowerCase().split(/[ -]/)) {
    if (word === 'hundred') group *= 100;
    else if (SCALES[word]) [all, group] = [all + group * SCALES[word], 0];
    else group += WORTH[word] ?? 0;
  }
  return all + group;
}

test('[INV-5] whoever hears the words writes down the amount', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (amount) => {
      expect(heard(amountInWords(amount, 'UGX').replace(/ Ugandan.*/, ''))).toBe(amount);
    }),
  ));
