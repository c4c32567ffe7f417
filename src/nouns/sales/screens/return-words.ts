import { t } from '@lingui/core/macro';
import type { CommandResult } from '../../../contract/port.ts';
import type { SaleToReturn } from '../../../contract/sales.ts';
import type { NumberError } from '../../../domain/sales/parse-quantity.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';
import { quantityWords } from '../../../ui/numbers/quantity-words.ts';

export type ReturnRefusal =
  | Extract<CommandResult<'sales.return'>, { ok: false }>['error']
  | { type: NumberError['type']; line_id: string };

/** The text of each refusal of a return. [SAL-33, PAY-11] */
export function returnErrorWords(error: ReturnRefusal, { sale }: SaleToReturn, currency: string): string {
  switch (error.type) {
    case 'NothingReturned':
      return t`Type how many came back.`;
    case 'NumberAboveZero':
      return t`Enter a number above 0.`;
    case 'NumberTooLong':
      return t`That number is too long.`;
    case 'MoreThanSold': {
      const line = sale.lines.find(({ line_id }) => line_id === error.line_id);
      if (!line || error.left === 0) return t`All of this came back before.`;
      const left = quantityWords(error.left, line.unit, line.factor);
      return t`Only ${left} can come back.`;
    }
    case 'ReferenceNeeded':
      return t`Type the transaction number.`;
    case 'TooMuchBack': {
      const most = formatAmount(error.most, currency);
      return t`At most ${most} can be given back.`;
    }
    case 'GiveAllBack': {
      const amount = formatAmount(error.amount, currency);
      return t`A walk-in has no account: give ${amount} back.`;
    }
    case 'FutureDate':
      return t`This date is in the future.`;
    case 'BeforeSale':
      return t`This date is before the sale.`;
    case 'NotHere':
      return t`Not saved: nothing of this sale can come back here.`;
    case 'NotAllowed':
    case 'NotSaved':
    case 'SignedOut':
      return notSavedWords(error);
  }
}
