import { t } from '@lingui/core/macro';
import type { CommandResult } from '../../../contract/port.ts';
import type { PurchasePage } from '../../../contract/purchases.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';
import { amountWords } from '../../../ui/words/stock-words.ts';

export type SendBackRefusal = Extract<CommandResult<'purchases.return'>, { ok: false }>['error'];

/** The text of each refusal of a return to the supplier. [PUR-8] */
export function sendBackErrorWords(error: SendBackRefusal, { lines }: PurchasePage, currency: string): string {
  switch (error.type) {
    case 'NothingReturned':
      return t`Type how many go back.`;
    case 'NumberAboveZero':
      return t`Enter a number above 0.`;
    case 'NumberTooLong':
      return t`That number is too long.`;
    case 'MoreThanBought': {
      const line = lines.find(({ line_id }) => line_id === error.line_id);
      if (!line || error.left === 0) return t`All of it went back before.`;
      return t`Type a number above 0 and up to ${amountWords(error.left, line.base_unit, line)}.`;
    }
    case 'ReferenceNeeded':
      return t`Type the transaction number.`;
    case 'TooMuchBack':
      return t`At most ${formatAmount(error.most, currency)} can be given back.`;
    case 'GiveAllBack':
      return t`No supplier is named who could owe it: ${formatAmount(error.amount, currency)} must be given back.`;
    case 'FutureDate':
      return t`This date is in the future.`;
    case 'BeforePurchase':
      return t`This date is before the purchase.`;
    case 'NotHere':
      return t`Not saved: nothing of this purchase can go back here.`;
    case 'NotAllowed':
    case 'NotSaved':
    case 'SignedOut':
      return notSavedWords(error);
  }
}
