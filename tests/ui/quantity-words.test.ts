import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { quantityWords } from '../../src/ui/numbers/quantity-words.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test.each([
  [60, 'tray', 30, '2 trays'],
  [75, 'tray', 30, '2 trays + 15'],
  [15, 'tray', 30, '15 pieces'],
  [5, 'piece', 1, '5 pieces'],
  [2, 'bag', 1, '2 bags'],
  [140_000, 'bag', 70_000, '2 bags'],
  // Half a bag is shown as half a bag, not as 35,000 pieces; a bag and a fraction is not shown in grams.
  [35_000, 'bag', 70_000, '0.5 bags'],
  [105_000, 'bag', 70_000, '1.5 bags'],
  [1_500, 'l', 1_000, '1.5 litres'],
  [25, 'bag', 10, '2 bags + 5'],
  [36_000, 'piece', 1, '36,000 pieces'],
])('[SHP-10, SAL-9] %i in the %s of %i is "%s" on sales and papers, as in the stock', (qty, unit, factor, words) =>
  expect(quantityWords(qty, unit, factor)).toBe(words),
);
