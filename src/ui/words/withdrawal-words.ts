import { t } from '@lingui/core/macro';
import type { SafeFrom } from '../../domain/health/safe-from.ts';
import type { NamedWithdrawal } from '../../domain/health/withdrawal-now.ts';
import { addDays, localDay } from '../../domain/time/local-day.ts';
import { shortDay } from './date-words.ts';

/** "until 18 Nov", "until the course ends". [VET-3, VET-4] */
export function untilWords(until: SafeFrom): string {
  switch (until.kind) {
    case 'moment': {
      // With a day people think in whole days: the day after is safe from its first moment.
      const day = localDay(new Date(until.at));
      return t`until ${shortDay(addDays(day, 1))}`;
    }
    case 'day':
      return t`until ${shortDay(until.day)}`;
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
