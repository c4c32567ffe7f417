import { expect, test } from 'vitest';
import { twinsAmong } from '../../../src/domain/parties/twins.ts';

const people = (...named: [name: string, phone?: string][]) =>
  named.map(([name, phone], n) => ({ id: `Customer000${n}`, name, ...(phone !== undefined && { phones: [phone] }) }));
const namesOf = (found: ReturnType<typeof twinsAmong>) => found?.two.map(({ name }) => name);
const find = (...named: Parameters<typeof people>) =>
  namesOf(twinsAmong(people(...named), { currency: 'UGX' }, new Set()));

test('[CUS-8] the same phone, the same name however written, or one letter more: they look like one', () => {
  expect(find(['Amina'], ['Joy', '0772 000 118'], ['Bakery', '+256772000118'])).toEqual(['Joy', 'Bakery']);
  expect(find(['Amina Nansubuga'], ['Joy'], ['nansubuga, amina'])).toEqual(['Amina Nansubuga', 'nansubuga, amina']);
  expect(find(['Mohammed Ali'], ['Mohamed Ali'])).toEqual(['Mohamed Ali', 'Mohammed Ali']);
  expect(find(['Mohamed Ali'], ['Mohammed Ali'])).toEqual(['Mohamed Ali', 'Mohammed Ali']);
});

test('[CUS-8] short names, numbers and other letters are somebody else', () => {
  expect(find(['Ana'], ['Anna'])).toBeUndefined();
  expect(find(['Market stall 1'], ['Market stall 11'])).toBeUndefined();
  expect(find(['John Okello'], ['Joan Okello'])).toBeUndefined();
  expect(find(['Amina', '0772 000 118'], ['Joy', '0772 000 119'])).toBeUndefined();
  expect(find(['Joy', '0772 000 118'])).toBeUndefined();
});

test('[CUS-8] who was said to be two is not asked about again; the next two are', () => {
  const all = people(['Amina', '0772 000 118'], ['Joy', '0772 000 118'], ['Hotel Africana'], ['Africana Hotel']);
  const first = twinsAmong(all, { currency: 'UGX' }, new Set());
  expect(namesOf(first)).toEqual(['Amina', 'Joy']);
  // The result does not depend on the order in which a phone reads them.
  expect(twinsAmong(all.toReversed(), { currency: 'UGX' }, new Set([first!.key]))?.key).toBe(
    twinsAmong(all, { currency: 'UGX' }, new Set([first!.key]))?.key,
  );
  expect(namesOf(twinsAmong(all, { currency: 'UGX' }, new Set([first!.key])))).toEqual([
    'Hotel Africana',
    'Africana Hotel',
  ]);
});
