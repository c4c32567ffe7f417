import { expect, test } from 'vitest';
import { phoneKey, phonePrefix, showPhone, toE164 } from '../../../src/domain/phones/phone-number.ts';

const read = (typed: string, currency = 'KES') => {
  const answer = toE164(typed, currency);
  return answer.ok ? answer.value : answer.error;
};

test.each([
  '+254 (0)712 345 678',
  '+254 0712 345 678',
  '0712345678',
  '712345678', // a spreadsheet dropped the leading 0
  '(0712) 345-678',
  '00254712345678',
  '000254 712 345 678',
  '(+254) 712 345 678',
  'tel:+254-712-345-678',
  'tel:+254-712-345-678;phone-context=ke',
  '\u202A+254 712 345 678\u202C',
  '\u200E0712\u00A0345\u202F678',
  '+254\u2011712\u2013345\u2212678',
  '+254·712·345·678',
  '\uFF0B\uFF12\uFF15\uFF14 \uFF17\uFF11\uFF12 \uFF13\uFF14\uFF15 \uFF16\uFF17\uFF18',
  '٠٧١٢٣٤٥٦٧٨',
  '۰۷۱۲ ۳۴۵ ۶۷۸',
  '০৭১২ ৩৪৫ ৬৭৮',
  '०७१२ ३४५ ६७८',
  '254712345678',
  '254712345678.0',
  '712345678.00',
  "'+254712345678", // text cell of a spreadsheet
])('[CUS-11] %s is a number of Kenya', (typed) => {
  expect(read(typed)).toBe('+254712345678');
});

test.each(['2.54712E+11', '2,54712E+11', '2.54712e11', '+2.54712E+11', '2E+11', '٢٫٥٤٧١٢E+١١'])(
  '[CUS-11] %s is what a table program left of a number, and never one',
  (typed) => {
    expect(read(typed)).toEqual({ type: 'PhoneShortened' });
    expect(phoneKey(typed, 'KES')).toBe('');
  },
);

test.each([
  ['+254 712 345 67', 11], // of a known country
  ['+254 712 345 6789', 13],
  ['0712 345 67', 9],
  ['+256 (0)772 000 1111', 14],
  ['+1 202 555 012', 10],
  ['+49 151 2345', 9],
  ['0712 345 678 / 0733 000 111', 20],
  ['0712 345 678 home', 0],
  ['+', 0],
  ['', 0],
  ['+254712345678+', 0],
])('[CUS-11] %s is no number', (typed, digits) => {
  expect(read(typed)).toEqual({ type: 'PhoneWrong', digits });
  expect(phoneKey(typed, 'KES')).toBe('');
});

test('[CUS-11] a 0 in front stays where it is a part of the number', () => {
  expect(read('+39 06 1234 5678')).toBe('+390612345678');
  expect(read('+39 (0)6 1234 5678')).toBe('+390612345678');
  expect(read('+225 07 12 34 56 78')).toBe('+2250712345678');
  expect(read('+242 (0)6 612 34 56')).toBe('+242066123456');
  expect(read('+44 (0)20 7946 0018')).toBe('+442079460018');
});

test('[CUS-11] what is dialled at home only goes: 1 in America, 15 of a mobile phone in Argentina, 0 in Gabon', () => {
  expect(toE164('1 (202) 555-0123', '', 'US')).toMatchObject({ value: '+12025550123' });
  expect(toE164('011 15-2345-6789', 'ARS')).toMatchObject({ value: '+5491123456789' });
  expect(toE164('011 1580-4620', 'ARS')).toMatchObject({ value: '+541115804620' });
  expect(toE164('0351 15 234 5678', 'ARS')).toMatchObject({ value: '+5493512345678' });
  expect(toE164('074 12 34 56', 'XAF', 'GA')).toMatchObject({ value: '+24174123456' });
});

test('[CUS-11] a number of a country that is not offered is taken as it stands', () => {
  expect(read('+290 23456')).toBe('+29023456');
  expect(read('+7 912 345 67 89')).toBe('+79123456789');
});

test('[CUS-11] a phone is shown in the groups of its country, and one without a country as it was typed', () => {
  const shown = ['+256772000118', '+12025550123', '+254712345678', '+33612345678', '+919812345678', '+79123456789'].map(showPhone); // prettier-ignore
  expect(shown).toEqual(['+256 772 000 118', '+1 202 555 0123', '+254 712 345 678', '+33 6 12 34 56 78', '+91 98123 45678', '+791 234 567 89']); // prettier-ignore
  expect(showPhone('0772 000 118')).toBe('0772 000 118');
});

test('[CUS-4] one number has one key, however it was typed; the prefix is that of the currency', () => {
  expect(phoneKey('0772 000 118', 'UGX')).toBe(phoneKey('+256772000118', 'UGX'));
  expect(phoneKey('0772 000 118', 'UGX')).not.toBe(phoneKey('0772 000 119', 'UGX'));
  expect(phoneKey('٠٧٧٢ ٠٠٠ ١١٨', 'UGX')).toBe('+256772000118');
  // Without a country, numbers are compared by their digits.
  expect(phoneKey('77 123-45 67', 'XOF')).toBe('771234567');
  expect([phonePrefix('UGX'), phonePrefix('XOF')]).toEqual(['+256', undefined]);
});
