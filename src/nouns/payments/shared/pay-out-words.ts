import { t } from '@lingui/core/macro';
import { formatAmount } from '../../../domain/money/currency.ts';
import type { PayOutError } from '../../../domain/payments/check-payment-out.ts';
import { notCorrectedWords, type NotCorrected } from '../../../ui/feedback/not-corrected-words.ts';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';

/** The sentence of each refusal of money that goes out. [PAY-4, PAY-5] */
export function payOutErrorWords(error: PayOutError | { type: string }, currency: string): string {
  const known = error as PayOutError | NotCorrected;
  switch (known.type) {
    case 'AmountAboveZero':
      return t`Enter a number above 0.`;
    case 'NumberTooLong':
      return t`That number is too long.`;
    case 'ReferenceNeeded':
      return t`Type the transaction number.`;
    case 'MoreThanOwed': {
      const open = formatAmount(known.balance, currency);
      return t`Only ${open} is owed. Pay more to a supplier by name, and it is kept as paid ahead.`;
    }
    case 'FutureDate':
      return t`This date is in the future.`;
    case 'NotHere':
    case 'Voided':
    case 'ReasonMissing':
      return notCorrectedWords(known);
    default:
      return notSavedWords(error);
  }
}
