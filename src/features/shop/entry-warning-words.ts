import { countedUnit } from '../../domain/stock/friendly-units.ts';
import { t } from '@lingui/core/macro';
import type { ItemView } from '../../contract/stock.ts';
import type { MoreThanStock } from '../../domain/sales/sale-warnings.ts';
import { amountWords } from '../../ui/words/stock-words.ts';

/** What the book has of an item of which more is to leave. [MSG-7] */
export function entryWarningWords({ on_hand }: MoreThanStock, { base_unit, sell_units }: ItemView): string {
  if (on_hand <= 0) return t`Nothing of it is in the book.`;
  const there = amountWords(on_hand, base_unit, countedUnit(sell_units, base_unit));
  return t`Only ${there} in the book.`;
}
