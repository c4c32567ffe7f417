import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mobileMoneyName } from '../../../src/domain/money/mobile-money.ts';
import { currencyExponent, formatAmount } from '../../../src/domain/money/currency.ts';
import { currencySign, moneyWords } from '../../../src/domain/money/money-words.ts';
import { meantBy } from '../../../src/domain/numbers/meant-by.ts';

const typedAmount = (typed: string, currency: string) =>
  meantBy(typed, { decimals: currencyExponent(currency), language: 'en' });

test.each([
  [146_250, 'UGX', '146,250'],
  [1_200_000, 'KES', '12,000'],
  [1_200_050, 'KES', '12,000.50'],
  [1_200_000, 'USD', '12,000.00'],
  [5, 'USD', '0.05'],
  [-50_000, 'RWF', '−50,000'],
  [1_234, 'KWD', '1.234'],
  [0, 'TZS', '0'],
])('[MNY-6] %i minor units of %s read %s', (minor, currency, words) =>
  expect(formatAmount(minor, currency)).toBe(words),
);

test.each([
  ['12000', 'UGX', 12_000],
  ['12,000', 'UGX', 12_000],
  ['12 000', 'UGX', 12_000],
  ['12.5', 'KES', 1_250],
  ['12,50', 'KES', 1_250],
  ['1,200', 'KES', 120_000],
  ['1,200.5', 'USD', 120_050],
  ['.5', 'USD', 50],
  ['', 'UGX', undefined],
  ['-5', 'UGX', -5],
  ['12.5', 'UGX', undefined],
  ['abc', 'UGX', undefined],
  ['1.2345', 'USD', undefined],
])('[MNY-1] "%s" typed in %s is %s minor units', (typed, currency, minor) =>
  expect(typedAmount(typed, currency)).toEqual(minor === undefined ? { is: 'none' } : { is: 'one', value: minor }),
);

test('[MNY-1] what is shown can be typed again', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e12 }),
      fc.constantFrom('UGX', 'KES', 'USD', 'KWD', 'NGN', 'INR', 'NPR', 'XOF', 'BIF'),
      (minor, currency) => {
        expect(typedAmount(formatAmount(minor, currency), currency)).toEqual({ is: 'one', value: minor });
      },
    ),
  ));

/** Lines are never broken inside an amount. */
const whole = (words: string) => words.replaceAll(' ', '\u00A0');

test.each([
  [123_456_789, 'INR', '₹12,34,567.89'],
  [12_345_678_900, 'BDT', '৳12,34,56,789.00'],
  [10_000_000, 'NPR', 'Rs 1,00,000.00'],
  [99_900, 'INR', '₹999.00'],
  [123_456_700, 'PKR', 'Rs 1,234,567'],
  [12_000, 'UGX', 'USh 12,000'],
  [1_200_000, 'TZS', 'TSh 12,000'],
  [1_200_050, 'KES', 'KSh 12,000.50'],
  [550_000, 'NGN', '₦5,500'],
  [-1_234_567, 'XOF', '−1 234 567 CFA'],
  [999, 'XAF', '999 CFA'],
  [-5_000, 'UGX', '−USh 5,000'],
  [123_456_700, 'LKR', 'Rs 1,234,567.00'],
  [1_234, 'KWD', 'KWD 1.234'],
])('[MNY-14] %i minor units of %s are written %s', (minor, currency, words) =>
  expect(moneyWords(minor, currency)).toBe(whole(words)),
);

test('[MNY-14] what people call their money stands alone too', () =>
  expect(['UGX', 'TZS', 'KES', 'NGN', 'INR', 'PKR', 'BDT', 'XOF', 'XAF', 'JPY'].map(currencySign)).toEqual([
    'USh', 'TSh', 'KSh', '₦', '₹', 'Rs', '৳', 'CFA', 'CFA', 'JPY',
  ])); // prettier-ignore

test('[PAY-10] mobile money is called what people there call it; where none is common it has no name of its own', () => {
  expect(['KES', 'UGX', 'BDT', 'INR'].map(mobileMoneyName)).toEqual([
    'M-Pesa',
    'MTN / Airtel Money',
    'bKash / Nagad',
    'UPI',
  ]);
  expect(mobileMoneyName('EUR')).toBeUndefined();
  expect(mobileMoneyName('constructor')).toBeUndefined();
});
