import { t } from '@lingui/core/macro';
import { formatAmount } from '../../../domain/money/currency.ts';
import type { PayOutError } from '../../../domain/payments/check-payment-out.ts';
import type { PaymentError } from '../../../domain/payments/check-payment.ts';
import type { GiveBackError } from '../../../domain/payments/check-give-back.ts';
import type { FirstPaymentError } from '../../../domain/payments/first-payment.ts';
import { notCorrectedWords, type NotCorrected } from '../../../ui/feedback/not-corrected-words.ts';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';

type Known = PaymentError | PayOutError | GiveBackError | FirstPaymentError | NotCorrected;

/** The text of each refusal of a payment in, out or back. [PAY-4, PAY-5, PAY-12, PAY-17, PAY-22] */
export function paymentErrorWords(error: Known | { type: string }, currency: string): string {
  const known = error as Known;
  switch (known.type) {
    case 'AmountAboveZero':
      return t`Enter a number above 0.`;
    case 'NumberTooLong':
      return t`That number is too long.`;
    case 'ReferenceNeeded':
      return t`Type the transaction number.`;
    case 'WalkInOverpays': {
      const open = formatAmount(known.balance, currency);
      return t`Only ${open} is open. Give change, or name the customer of this sale first.`;
    }
    case 'MoreThanOwed': {
      const open = formatAmount(known.balance, currency);
      return t`Only ${open} is owed. Pay more to a supplier by name, and it is kept as paid ahead.`;
    }
    case 'MoreThanAhead': {
      const ahead = formatAmount(known.ahead, currency);
      return t`Only ${ahead} was paid ahead.`;
    }
    case 'MoreThanTotal': {
      const most = formatAmount(known.most, currency);
      return t`That is more than it comes to: ${most} at most. What was paid beyond it is a payment of its own.`;
    }
    case 'CustomerNeeded':
      return t`Nobody is named who owes the rest. Name the customer of this sale first.`;
    case 'SupplierNeeded':
      return t`Nobody is named whom you owe the rest. Name the supplier first.`;
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
