import { expect, test } from 'vitest';
import { pressKey, type PadKey } from '../../src/ui/numbers/press-key.ts';
import { groupDigits } from '../../src/ui/numbers/group-digits.ts';

const press = (...keys: PadKey[]) => keys.reduce((text, key) => pressKey(text, key, false), '');

test('[SAL-9] keys write a sum like 120+95', () => {
  expect(press('1', '2', '0', '+', '9', '5')).toBe('120+95');
  expect(press('+')).toBe('');
  expect(press('1', '+', '+', '2')).toBe('1+2');
});

test('[SAL-9] the first digit replaces what stood in a field that was just entered', () => {
  expect(pressKey('10500', '9', true)).toBe('9');
  expect(pressKey('10500', 'delete', true)).toBe('');
  expect(pressKey('120', '+', true)).toBe('120+');
});

test('[SAL-9] half, noughts and delete', () => {
  expect(press('2', '½')).toBe('2½');
  expect(press('2', '½', '3', '½')).toBe('2½');
  expect(press('00', '0', '00')).toBe('0');
  expect(press('0', '5')).toBe('5');
  expect(press('5', '000')).toBe('5000');
  expect(press('1', '.', '5', '.')).toBe('1.5');
  expect(press('1', '2', 'delete', '3')).toBe('13');
});

test('[MNY-14] whole digits are parted, decimals stay', () => {
  expect(groupDigits('1234567.5')).toBe('1,234,567.5');
  expect(groupDigits('')).toBe('');
});
