import { t } from '@lingui/core/macro';
import type { FlockAlert } from '../../../../domain/flocks/flock-alerts.ts';
import { percentText } from '../../../../domain/numbers/percent-text.ts';
import { today } from '../../../../ui/words/date-words.ts';

/** The text of each alert. [FLK-25] */
export function alertWords(alert: FlockAlert): string {
  switch (alert.type) {
    case 'LayingFell':
      return t`Laying fell from ${percentText(alert.from)} to ${percentText(alert.to)}.`;
    case 'WaterFell':
      return t`They drank ${Math.round(alert.percent)} % less than before.`;
    case 'LightBirds':
      return t`They weigh ${Math.round(alert.percent)} % of what their breed does.`;
    case 'ManyDied': {
      const { dead, heads, day } = alert;
      return day === today()
        ? t`${dead} of ${heads} died today, that is many.`
        : t`${dead} of ${heads} died yesterday, that is many.`;
    }
    case 'NothingToday':
      return t`Nothing was written down today.`;
  }
}
