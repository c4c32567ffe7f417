import { t } from '@lingui/core/macro';
import type { SaleError } from '../../../domain/sales/check-sale.ts';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';
import { notForSaleWords } from '../../farm/shared/withdrawal-words.ts';

/** The text of each refusal of a sale. [SAL-3, SAL-4, SAL-5, SAL-8] */
export function saleErrorWords(error: SaleError | { type: string }): string {
  const known = error as SaleError | { type: 'NotHere' | 'Voided' | 'ChangedMeanwhile' | 'CameBack' };
  switch (known.type) {
    case 'NoLines':
      return t`Press what was sold first.`;
    case 'TooManyLines':
      return t`One sale holds 50 lines. Save these, then start another.`;
    case 'NumberAboveZero':
      return t`Enter a number above 0.`;
    case 'NumberTooLong':
      return t`That number is too long.`;
    case 'ComesToTooMuch':
      return t`It comes to too much. Look at the numbers again.`;
    case 'NotForSale':
      return t`${notForSaleWords(known.withdrawal)}.`;
    case 'DescriptionMissing':
      return t`Type what was sold.`;
    case 'CustomerNeeded':
      return t`Choose who will pay later.`;
    case 'PartAmount':
      return t`Enter a number above 0 and below the total.`;
    case 'ReferenceNeeded':
      return t`Type the transaction number.`;
    case 'OtherWayAmount':
      return t`Type how much is paid in the other way: more than 0 and less than all.`;
    case 'DueBeforeSale':
      return t`This day has passed already.`;
    case 'DiscountTooBig':
    case 'LineDiscountTooBig':
      return t`The discount is more than this costs.`;
    case 'AmountUnclear': {
      const { typed } = known;
      return t`“${typed}” is no amount.`;
    }
    case 'RoundingWrong':
      return t`How cash is rounded was changed meanwhile. Open the sale anew.`;
    case 'DeliveryPhone':
      return t`This is no phone number.`;
    case 'FutureDate':
      return t`This date is in the future.`;
    case 'NotHere':
      return t`Not saved: this sale is not on this phone.`;
    case 'Voided':
      return t`This sale was voided. It cannot be changed any more.`;
    case 'CameBack':
      return t`Goods of this sale came back, and this does not go with it. Void their return first.`;
    case 'ChangedMeanwhile':
      return t`Not saved: this sale was changed on another phone meanwhile. Look at what it says now, then change it again.`;
    default:
      return notSavedWords(error);
  }
}
