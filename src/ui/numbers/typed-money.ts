import { t } from '@lingui/core/macro';
import { currencyExponent, formatAmount } from '../../domain/money/currency.ts';
import { isMoneyWord } from '../../domain/money/money-signs.ts';
import type { Meaning } from '../../domain/numbers/read-number.ts';
import { meantBy } from '../../domain/numbers/meant-by.ts';
import { typingLanguage, valueOf } from './typed-number.ts';

const meantMoney = (text: string, currency: string): Meaning =>
  meantBy(text, {
    decimals: currencyExponent(currency),
    language: typingLanguage(),
    isKnown: (words) => isMoneyWord(words, currency),
  });

/** A typed amount; negative amounts are invalid. Units: minor units. */
export const typedMoney = (text: string, currency: string): number => valueOf(text, meantMoney(text, currency));

/** Question about an ambiguous amount; undefined when it is clear. */
export function askedOf(text: string, currency: string): string | undefined {
  const meant = text === '' ? undefined : meantMoney(text, currency);
  if (meant?.is !== 'either') return undefined;
  const one = formatAmount(meant.point, currency);
  const other = formatAmount(meant.comma, currency);
  return t`Is that ${one} or ${other}? Write it without the sign in the middle.`;
}
