import { t } from '@lingui/core/macro';
import type { ExpenseError } from '../../../domain/expenses/check-expense.ts';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';

/** The text of each refusal of an expense. [EXP-1, MSG-1, MSG-3] */
export function expenseErrorWords(error: ExpenseError | { type: string }): string {
  const known = error as ExpenseError | { type: 'NotHere' | 'Voided' | 'ChangedMeanwhile' };
  switch (known.type) {
    case 'CategoryMissing':
      return t`Press what it was for first.`;
    case 'AmountAboveZero':
      return t`Enter a number above 0.`;
    case 'NumberTooLong':
      return t`That number is too long.`;
    case 'PartAmount':
      return t`Enter a number above 0 and below the whole amount.`;
    case 'ReferenceNeeded':
      return t`Type the transaction number.`;
    case 'DueBeforeExpense':
      return t`It cannot be due before the day of the expense.`;
    case 'FutureDate':
      return t`This date is in the future.`;
    case 'NotHere':
      return t`Not saved: this expense is not on this phone.`;
    case 'Voided':
      return t`This expense was voided. It cannot be changed any more.`;
    case 'ChangedMeanwhile':
      return t`Not saved: this expense was changed on another phone meanwhile. Look at what it says now, then change it again.`;
    default:
      return notSavedWords(error);
  }
}
