import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mobileMoneyName } from '../../../src/domain/money/mobile-money.ts';
import { formatAmount, parseAmount } from '../../../src/domain/money/currency.ts';

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
  ['-5', 'UGX', undefined],
  ['12.5', 'UGX', undefined],
  ['abc', 'UGX', undefined],
  ['1.2345', 'USD', undefined],
])('[MNY-1] "%s" typed in %s is %s minor units', (typed, currency, minor) =>
  expect(parseAmount(typed, currency)).toBe(minor),
);

test('[MNY-1] what is shown can be typed again', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e12 }),
      fc.constantFrom('UGX', 'KES', 'USD', 'KWD', 'NGN'),
      (minor, currency) => {
        expect(parseAmount(formatAmount(minor, currency), currency)).toBe(minor);
      },
    ),
  ));

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
