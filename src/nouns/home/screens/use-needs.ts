import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  IconAlertCircle,
  IconBell,
  IconClock,
  IconCoins,
  IconDeviceMobile,
  IconHelpCircle,
  IconListCheck,
  IconPackage,
  IconVaccine,
  type Icon,
} from '@tabler/icons-react';
import type { BusinessView } from '../../../contract/account.ts';
import type { FlockRow } from '../../../contract/farm.ts';
import type { HeardPhone, HomeDay, Question } from '../../../contract/home.ts';
import type { DebtorsView } from '../../../contract/parties.ts';
import type { SyncStatus } from '../../../contract/sync.ts';
import { useSession } from '../../../client/use-session.ts';
import { formatAmount } from '../../../domain/money/currency.ts';
import { isSilent } from '../../../domain/phones/is-silent.ts';
import { daysBetween } from '../../../domain/time/days-between.ts';
import { dayWords, whenWords } from '../../../ui/words/date-words.ts';
import { amountWords } from '../../../ui/words/stock-words.ts';
import { isSetupUnfinished } from '../../../ui/setup/unfinished-setup.ts';
import { questionWords } from './question-words.ts';

/** One task for the owner. */
export interface Need {
  readonly key: string;
  readonly icon: Icon;
  readonly tone: 'bad' | 'look';
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

const ROUNDED = 1_000;

interface Known {
  readonly business: BusinessView;
  readonly day: HomeDay;
  readonly flocks: readonly FlockRow[];
  readonly debtors: DebtorsView;
  readonly phones: readonly HeardPhone[];
  readonly questions: readonly Question[];
  readonly status: SyncStatus | undefined;
}

/**
 * An unfinished setup, the time zone to choose, refused records, due vaccines, flocks below standard, feed that runs
 * out, silent phones, old debts, questions of the books. [RPT-1, FLK-25, VET-9, LED-51, BIZ-8]
 */
export function useNeeds({ business, day, flocks, debtors, phones, questions, status }: Known): Need[] {
  const { t } = useLingui();
  const { currency, limits } = business;
  const needs: Need[] = [];
  const session = useSession();
  if (session?.state === 'signed-in' && isSetupUnfinished(session.uid, business.id))
    needs.push({
      key: 'setup',
      icon: IconListCheck,
      tone: 'look',
      to: '/welcome',
      title: t`Go on with the setup`,
      text: t`What you begin with, and who helps. It can be skipped.`,
    });
  if (business.role === 'owner' && business.habits.time_zone === undefined)
    needs.push({
      key: 'zone',
      icon: IconClock,
      tone: 'look',
      to: '/settings/2',
      title: t`Where is the farm?`,
      text: t`Then a day is the same day on every phone, wherever it is.`,
    });
  const refused = status?.refused ?? 0;
  if (refused > 0)
    needs.push({
      key: 'refused',
      icon: IconAlertCircle,
      tone: 'bad',
      to: '/settings/8',
      title: plural(refused, { one: '# record was not accepted', other: '# records were not accepted' }),
      text: t`They are safe on this phone. See what to do.`,
    });
  for (const { id, name, next_vaccine, alerts = [] } of flocks) {
    const to = `/farm/farm_activities/view/${id}`;
    if (next_vaccine && next_vaccine.state !== 'later') {
      const isLate = next_vaccine.state === 'overdue';
      const { step, due, until } = next_vaccine;
      needs.push({
        key: `vaccine-${id}`,
        icon: IconVaccine,
        tone: isLate ? 'bad' : 'look',
        to,
        title: isLate ? t`${step.vaccine} is late` : t`${step.vaccine} is due`,
        text: isLate ? t`${name}: it was due ${dayWords(due)}.` : t`${name}: until ${dayWords(until)}.`,
      });
    }
    if (alerts.length > 0)
      needs.push({
        key: `alert-${id}`,
        icon: IconBell,
        tone: 'look',
        to,
        title: t`Look at ${name}`,
        text: plural(alerts.length, { one: '# thing is not as it should be.', other: '# things are not as they should be.' }), // prettier-ignore
      });
  }
  for (const { id, name, days_left, on_hand, base_unit, pack, a_day } of day.feeds.filter(({ low }) => low)) {
    const left = amountWords(Math.max(0, on_hand), base_unit, pack && { unit: pack.label, factor: pack.factor });
    // Rounded, as a day's feed is not weighed to the gram.
    const use = amountWords(a_day > ROUNDED ? Math.round(a_day / ROUNDED) * ROUNDED : a_day, base_unit);
    const days = plural(days_left, { one: '# day left', other: '# days left' });
    needs.push({
      key: `feed-${id}`,
      icon: IconPackage,
      tone: days_left < 3 ? 'bad' : 'look',
      to: `/farm/view/3/raw_material/${id}`,
      title: `${name}: ${days}`,
      text: a_day > 0 ? t`${left} here, ${use} eaten a day.` : t`${left} here.`,
    });
  }
  for (const question of questions)
    needs.push({
      key: `${question.kind}-${question.id}`,
      icon: IconHelpCircle,
      tone: 'look',
      ...questionWords(question, currency),
    });
  for (const { device_id, name, last_at } of phones.filter((phone) => isSilent(phone, limits.silent_days)))
    needs.push({
      key: `phone-${device_id}`,
      icon: IconDeviceMobile,
      tone: 'look',
      to: '/settings/8',
      title: name === undefined ? t`A phone is silent` : t`${name}’s phone is silent`,
      text: t`Last record ${whenWords(last_at)}. It may hold records that are not sent.`,
    });
  for (const { id, name, owed, oldest_due } of debtors.rows) {
    const days = daysBetween(oldest_due, day.today);
    if (days <= limits.debt_days || id === undefined) continue;
    const amount = formatAmount(owed, currency);
    needs.push({
      key: `debt-${id}`,
      icon: IconCoins,
      tone: 'look',
      to: `/sales/customer?id=${id}`,
      title: t`${name ?? ''}: ${amount} to collect`,
      text: t`The oldest part is ${days} days old.`,
    });
  }
  return needs;
}
