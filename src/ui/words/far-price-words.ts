import { t } from '@lingui/core/macro';
import { formatAmount } from '../../domain/money/currency.ts';
import type { FarPrice } from '../../domain/money/far-price.ts';
import { priceWords } from './stock-words.ts';

/** "Layers mash: 1,330,000 a bag, so far 133,000 a bag. Count the noughts." [MSG-8, PUR-4] */
export function farPriceWords({ name, unit, price, known }: FarPrice, currency: string): string {
  const words = (amount: number) => priceWords(formatAmount(amount, currency), unit);
  const [now, before] = [words(price), words(known)];
  return t`${name}: ${now}, so far ${before}. Count the noughts.`;
}
