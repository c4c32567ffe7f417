import { expect, test } from 'vitest';
import { isEmailAddress } from '../../src/nouns/account/screens/email-address.ts';
import { nextPath } from '../../src/client/next-path.ts';

test('[ACC-1] sign-in leads to the book, or back to a path of this app and nowhere else', () => {
  expect(nextPath(null)).toBe('/sales/view/0');
  expect(nextPath('/sales/add')).toBe('/sales/add');
  expect(nextPath('//elsewhere.example', '/dashboard')).toBe('/dashboard');
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])
    expect(nextPath(elsewhere)).toBe('/sales/view/0');
});

test('[SHL-16] an address has something before and after its @', () => {
  expect(isEmailAddress(' grace@example.com ')).toBe(true);
  for (const wrong of ['', 'grace', 'grace@', '@example.com', 'grace@example', 'gra ce@example.com'])
    expect(isEmailAddress(wrong)).toBe(false);
});
