import { expect, test } from 'vitest';
import { guessCurrency } from '../../src/domain/money/guess-currency.ts';

test('[ACC-12] the place of the phone tells the currency before its language does', () => {
  expect(guessCurrency('Africa/Kampala', ['en-US', 'en'])).toBe('UGX');
  expect(guessCurrency('Europe/Berlin', ['de', 'en-GB'])).toBe('EUR');
  expect(guessCurrency('Europe/Vaduz', ['de', 'en-GB'])).toBe('GBP');
  expect(guessCurrency('UTC', ['sw-KE'])).toBe('KES');
  expect(guessCurrency('UTC', ['en'])).toBe('');
});
