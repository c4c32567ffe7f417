import { t } from '@lingui/core/macro';
import type { CommandResult } from '../../../contract/port.ts';
import type { MoneyRow } from '../../../contract/money.ts';
import { isTaxBefore, type MoneyMove } from '../../../domain/money/check-money.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { notCorrectedWords, type NotCorrected } from '../../../ui/feedback/not-corrected-words.ts';
import { notSavedWords } from '../../../ui/feedback/not-done-words.ts';
import { methodWords } from '../../../ui/words/method-words.ts';

export type MoneyRefusal = Extract<CommandResult<'money.add'>, { ok: false }>['error'] | NotCorrected;

/** The text of each refusal of a movement or count. [PAY-15, PAY-16] */
export function moneyErrorWords(error: MoneyRefusal): string {
  switch (error.type) {
    case 'AmountAboveZero':
      return t`Enter a number above 0.`;
    case 'CountWrong':
      return t`Enter a number of 0 or more.`;
    case 'NumberTooLong':
      return t`That number is too long.`;
    case 'ReferenceNeeded':
      return t`Type the transaction number.`;
    case 'SamePlace':
      return t`Choose where it goes.`;
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

/** Name of a movement in a list: one word or two. */
export const rowWords = (move: MoneyMove): string =>
  ({
    counted: t`Counted`,
    moved: t`Moved`,
    put_in: t`Put in`,
    taken_out: t`Taken out`,
    tax_paid: t`Tax paid`,
    tax_back: t`Tax back`,
    tax_owed: t`Tax owed before`,
    tax_credit: t`Tax to get back`,
    opening: t`Before the book`,
  })[move];

/** The counted place, or source and target of a movement. */
export function whereWords({ move, method, to }: Pick<MoneyRow, 'move' | 'method' | 'to'>, currency: string): string {
  if (isTaxBefore(move)) return t`Tax office`;
  const words = methodWords(currency);
  return move === 'moved' && to !== undefined ? `${words[method]} → ${words[to]}` : words[method];
}

/** Result of a count: exact, more or less. */
export function differenceWords(difference: number, currency: string): string {
  if (difference === 0) return t`as the book says`;
  const amount = formatAmount(Math.abs(difference), currency);
  return difference < 0 ? t`${amount} short` : t`${amount} too much`;
}
