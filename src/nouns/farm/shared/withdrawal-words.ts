import { t } from '@lingui/core/macro';
import { safeDay, type SafeFrom } from '../../../domain/health/safe-from.ts';
import type { NamedWithdrawal } from '../../../domain/health/withdrawal-now.ts';
import { shortDay } from '../../../ui/words/date-words.ts';

/** "until 18 Nov", "until the course ends". [VET-3, VET-4] */
export function untilWords(until: SafeFrom): string {
  switch (until.kind) {
    // Shown as a whole day: the first day on which all is safe.
    case 'moment':
    case 'day':
      return t`until ${shortDay(safeDay(until)!)}`;
    case 'open':
      return t`until the course ends`;
    case 'never':
      return t`while they lay`;
    case 'unknown':
      return t`until the label is read`;
  }
}

/** "Not for sale until 18 Nov (Oxytetracycline)". [MSG-15] */
export const notForSaleWords = ({ until, name }: NamedWithdrawal): string =>
  name ? t`Not for sale ${untilWords(until)} (${name})` : t`Not for sale ${untilWords(until)}`;
