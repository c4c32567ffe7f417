import { expect, test } from 'vitest';
import { phoneKey, phonePrefix, showPhone } from '../../src/domain/phones/phone-number.ts';

test('[CUS-4] a phone is shown in groups, and one without a country as it was typed', () => {
  expect(showPhone('+256772000118')).toBe('+256 772 000 118');
  expect(showPhone('+12025550123')).toBe('+1 202 555 0123');
  expect(showPhone('0772 000 118')).toBe('0772 000 118');
});

test('[CUS-4] one number has one key, however it was typed; the prefix is that of the currency', () => {
  expect(phoneKey('0772 000 118', 'UGX')).toBe(phoneKey('+256772000118', 'UGX'));
  expect(phoneKey('0772 000 118', 'UGX')).not.toBe(phoneKey('0772 000 119', 'UGX'));
  expect([phonePrefix('UGX'), phonePrefix('XOF')]).toEqual(['+256', undefined]);
});
