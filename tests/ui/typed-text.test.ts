import { i18n } from '@lingui/core';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { askedOf, typedMoney } from '../../src/ui/numbers/typed-money.ts';
import { typedQuantity, typedWhole } from '../../src/ui/numbers/typed-number.ts';
import { afterTyping, shownTyped, typedAmountOf } from '../../src/ui/numbers/typed-text.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** Keys typed one after another at the end of a field. */
const keys = (text: string) => text.split('').reduce((typed, key) => afterTyping(typed, shownTyped(typed) + key), '');

test('[MNY-14, LOK-11] a field parts the thousands of what is typed, and every sign of the person stays', () => {
  expect(['12500', '12.5', '12,50', '1,250', '1/2', '2 1/2', '12k'].map(keys)).toEqual(['12500', '12.5', '12,50', '1,250', '1/2', '2 1/2', '12k']); // prettier-ignore
  expect(['12500', '1234567.5', '12,50', '1/2'].map(shownTyped)).toEqual(['12,500', '1,234,567.5', '12,50', '1/2']);
  expect(['12,50', '12500,5', '1/2', '12k'].map((typed) => typedMoney(keys(typed), 'KES'))).toEqual([1_250, 1_250_050, 50, Number.NaN]); // prettier-ignore
});

test('[MNY-14] a digit between, a digit less, and a paste', () => {
  expect(afterTyping('12500', '12,9500')).toBe('129500');
  expect(afterTyping('12500', '12,50')).toBe('1250');
  expect(afterTyping('12500', '2,500')).toBe('2500');
  expect(afterTyping('12500', '')).toBe('');
  expect(afterTyping('12500', '7')).toBe('7');
  expect(afterTyping('', 'KSh 1,250.50')).toBe('KSh 1,250.50');
  expect(afterTyping('12500', '34,75')).toBe('34,75');
  expect(afterTyping('12,5', '12,50')).toBe('12,50');
});

test('[MNY-14] whatever stands in a field and is typed on digit by digit is the number of those digits', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,8}$/), (digits) => {
      expect(keys(digits)).toBe(digits);
      expect(typedMoney(shownTyped(digits), 'UGX')).toBe(Number(digits));
    }),
  ));

test('[LOK-11] what may be either of two is asked about beside its field', () => {
  expect(askedOf('15.000', 'KES')).toBe('Is that 15 or 15,000? Write it without the sign in the middle.');
  expect(['15.000', '15,000', ''].map((typed) => askedOf(typed, 'UGX'))).toEqual([undefined, undefined, undefined]);
  expect(askedOf('15,000', 'KES')).toBeUndefined();
  expect(typedMoney('15.000', 'KES')).toBeNaN();
});

test('[LOK-11] counts: thousands of birds, halves of bags, and what is none', () => {
  expect(['1,200', '1.200', '1 200', '١٢٠٠', '12,5', '1/2', '-3'].map(typedWhole)).toEqual([1_200, 1_200, 1_200, 1_200, Number.NaN, Number.NaN, Number.NaN]); // prettier-ignore
  expect(['1/2', '2 1/2', '0,5', '٢٫٥', '1/3'].map((typed) => typedQuantity(typed, 70_000))).toEqual([35_000, 175_000, 35_000, 175_000, Number.NaN]); // prettier-ignore
  expect(typedAmountOf(125_050, 'KES')).toBe('1250.50');
});
