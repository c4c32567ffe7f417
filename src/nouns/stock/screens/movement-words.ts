import { t } from '@lingui/core/macro';
import type { HistoryRow } from '../../../contract/stock.ts';
import { lossWords } from '../../../ui/words/stock-words.ts';

/** The quantity moved; for a count its result. */
export function movedWords({ counted, moved }: HistoryRow, amount: (qty: number) => string): string {
  if (counted !== undefined && moved === 0) return t`as in the book`;
  return moved > 0 ? `+${amount(moved)}` : amount(moved);
}

/** Name of a movement, in plain words. [SHP-12] */
export function movementWords({ what, reason }: HistoryRow): string {
  switch (what) {
    case 'opening':
      return t`Was here at the start`;
    case 'purchase':
      return t`Bought`;
    case 'purchase_return':
      return t`Sent back to the supplier`;
    case 'sale':
      return t`Sold`;
    case 'return':
      return t`Came back from a customer`;
    case 'return_loss':
      return t`Came back, thrown away`;
    case 'loss':
      return reason === undefined ? t`Lost` : t`Lost: ${lossWords(reason)}`;
    case 'found':
      return t`Found`;
    case 'household':
      return t`Used at home`;
    case 'business':
      return t`Used in the business`;
    case 'flock':
      return t`Given to a flock`;
    case 'gift':
      return t`Given away`;
    case 'run_in':
      return t`Used to make something`;
    case 'run_out':
      return t`Made here`;
    case 'release':
      return t`Eggs released`;
    case 'eggs':
      return t`Collected`;
    case 'placement':
      return t`Placed as a flock`;
    case 'count':
      return t`Counted`;
  }
}
