import { plural, t } from '@lingui/core/macro';
import type { NamedWithdrawal } from '../../client/port-types.ts';
import type { FlockAlert } from '../../domain/flocks/flock-alerts.ts';
import type { SafeFrom } from '../../domain/health/safe-from.ts';
import { percentText } from '../../domain/numbers/percent-text.ts';
import { addDays, localDay } from '../../domain/time/local-day.ts';
import { shortDay, today } from '../../ui/words/date-words.ts';

/** The sentence of each alert. [FLK-25] */
export function alertWords(alert: FlockAlert): string {
  switch (alert.type) {
    case 'LayingFell':
      return t`Laying fell from ${percentText(alert.from)} to ${percentText(alert.to)}.`;
    case 'WaterFell':
      return t`They drank ${Math.round(alert.percent)} % less than before.`;
    case 'LightBirds':
      return t`They weigh ${Math.round(alert.percent)} % of what their breed does.`;
    case 'ManyDied':
      return alert.day === today()
        ? plural(alert.dead, { one: '# died today, that is many.', other: '# died today, that is many.' })
        : plural(alert.dead, { one: '# died yesterday, that is many.', other: '# died yesterday, that is many.' });
    case 'NothingToday':
      return t`Nothing was written down today.`;
  }
}

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
