import { t } from '@lingui/core/macro';
import type { ImportDraft } from '../../../../domain/imports/import-draft.ts';
import { formatAmount } from '../../../../domain/money/currency.ts';
import { showPhone } from '../../../../domain/phones/phone-number.ts';
import { amountWords, priceWords } from '../../../../ui/words/stock-words.ts';

/** Content of a row beside its name: a phone and a debt, a price and the stock, an amount. [IMP-1] */
export function draftWords(draft: ImportDraft, currency: string): string {
  if ('item' in draft) {
    const { item, stock } = draft;
    const [unit] = item.sell_units;
    const price = unit && unit.price > 0 ? priceWords(formatAmount(unit.price, currency), unit.label) : '';
    const here = stock && unit ? amountWords(stock.qty, item.base_unit, { unit: unit.label, factor: unit.factor }) : '';
    return [here, price].filter(Boolean).join(' · ');
  }
  if ('method' in draft) return formatAmount(draft.amount, currency);
  const { phone, details } = draft;
  return [phone ? showPhone(phone) : '', owedWords(details?.opening_balance ?? 0, currency)]
    .filter(Boolean)
    .join(' · ');
}

/** The debt or advance of a party; empty for a zero balance. Units: minor units. */
function owedWords(owed: number, currency: string): string {
  const amount = formatAmount(Math.abs(owed), currency);
  return owed > 0 ? t`owed ${amount}` : owed < 0 ? t`paid ahead ${amount}` : '';
}
