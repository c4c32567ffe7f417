import { t } from '@lingui/core/macro';
import type { CommandResult } from '../../../contract/port.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { notCorrectedWords, type NotCorrected } from '../../../ui/feedback/not-corrected-words.ts';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';

type Refusal = Extract<CommandResult<'payments.add'>, { ok: false }>['error'];

/** The sentence of each refusal of a payment. [PAY-4, PAY-5, PAY-12] */
export function paymentErrorWords(error: Refusal | NotCorrected, currency: string): string {
  switch (error.type) {
    case 'AmountAboveZero':
      return t`Enter a number above 0.`;
    case 'NumberTooLong':
      return t`That number is too long.`;
    case 'ReferenceNeeded':
      return t`Type the transaction number.`;
    case 'WalkInOverpays': {
      const open = formatAmount(error.balance, currency);
      return t`Only ${open} is open. Give change, or name the customer of this sale first.`;
    }
    case 'FutureDate':
      return t`This date is in the future.`;
    case 'NotHere':
    case 'Voided':
    case 'ReasonMissing':
      return notCorrectedWords(error);
    case 'NotAllowed':
    case 'NotSaved':
    case 'SignedOut':
      return notSavedWords(error);
  }
}
