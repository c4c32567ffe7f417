import type { NoticeKind } from '../../../../schemas/choices.ts';
import { countedUnit } from '../../../domain/stock/friendly-units.ts';
import { plural, t } from '@lingui/core/macro';
import { formatAmount } from '../../../domain/money/currency.ts';
import type { DeviceNotice, NoticeAbout } from '../../../domain/notices/device-notices.ts';
import { percentText } from '../../../domain/numbers/percent-text.ts';
import { dayWords, daysWords, today, whenWords } from '../../../ui/words/date-words.ts';
import { standingWords } from '../../subscription/shared/plan-words.ts';
import { amountWords, itemName } from '../../../ui/words/stock-words.ts';
import { untilWords } from '../../farm/shared/withdrawal-words.ts';

/** Title and text of a notice that this phone derived. [NTF-4] */
export function noticeWords({ about }: Pick<DeviceNotice, 'about'>, currency: string): { title: string; text: string } {
  switch (about.type) {
    case 'VaccineDue': {
      const { vaccine, flock, until } = about;
      return { title: t`Vaccinate: ${vaccine}`, text: t`${flock}, until ${dayWords(until)}.` };
    }
    case 'VaccineLate': {
      const { vaccine, flock, due } = about;
      return { title: t`Vaccine is late: ${vaccine}`, text: t`${flock}: it was due ${dayWords(due)}.` };
    }
    case 'StockLow':
    case 'FeedEnds':
    case 'Expires':
      return goodsWords(about);
    case 'DebtDue': {
      const { name, since } = about;
      const owed = formatAmount(about.owed, currency);
      return {
        title: t`${name} owes ${owed}`,
        text: since === today() ? t`Due today.` : t`Due since ${dayWords(since)}.`,
      };
    }
    case 'ManyOwe': {
      const owed = formatAmount(about.owed, currency);
      const { count } = about;
      return { title: t`${count} people owe what is due`, text: t`${owed} to collect.` };
    }
    case 'ManyLow': {
      const { count } = about;
      return { title: t`${count} things run low`, text: t`See what to buy.` };
    }
    case 'ManyExpire': {
      const { count } = about;
      return { title: t`${count} things expire`, text: t`See what to use or sell first.` };
    }
    case 'ManyDied': {
      const { flock, dead, heads, day } = about;
      const onDay = dayWords(day);
      return {
        title: t`Many dead birds in ${flock}`,
        text: day === today() ? t`${dead} of ${heads} died today.` : t`${dead} of ${heads} died ${onDay}.`,
      };
    }
    case 'LayingFell': {
      const { flock } = about;
      const [from, to] = [percentText(about.from), percentText(about.to)];
      return { title: t`${flock} lays less`, text: t`Laying fell from ${from} to ${to}.` };
    }
    case 'NotForSale': {
      const { flock, medicine } = about;
      const until = untilWords(about.until);
      return {
        title: about.product === 'egg' ? t`Eggs of ${flock} are not for sale` : t`Birds of ${flock} are not for sale`,
        text: medicine === '' ? t`Not ${until}.` : t`Not ${until}, because of ${medicine}.`,
      };
    }
    case 'Refused':
      return {
        title: plural(about.count, { one: '# record was not accepted', other: '# records were not accepted' }),
        text: t`They are safe on this phone. See what to do.`,
      };
    case 'PhoneSilent': {
      const { name, last_at } = about;
      return {
        title: name === undefined ? t`A phone is silent` : t`${name}’s phone is silent`,
        text: t`Last record ${whenWords(last_at)}. It may hold records that are not sent.`,
      };
    }
    case 'PlanEnds':
      return {
        title: about.standing.is === 'paid' ? t`Your plan ends soon` : t`Your plan has ended`,
        text: standingWords(about.standing, about.until),
      };
    case 'NothingToday': {
      const { flock } = about;
      return { title: t`Nothing was written down today`, text: t`${flock}: eggs, feed and deaths of today.` };
    }
  }
}

/**
 * Title and text of a notice that was sent: for a new member only the name was sent, which needs no translation.
 * [NTF-4]
 */
export function sentWords({ kind, title, body }: { kind?: string | undefined; title: string; body: string }): {
  title: string;
  text: string;
} {
  return kind === 'invite' ? { title: t`${title} has joined`, text: body } : { title, text: body };
}

type AboutGoods = Extract<NoticeAbout, { type: 'StockLow' | 'FeedEnds' | 'Expires' }>;

function goodsWords(about: AboutGoods): { title: string; text: string } {
  const { item } = about;
  const name = itemName(item);
  const left = amountWords(
    Math.max(0, item.on_hand ?? 0),
    item.base_unit,
    countedUnit(item.sell_units, item.base_unit),
  );
  switch (about.type) {
    case 'StockLow':
      return { title: t`Little left: ${name}`, text: t`${left} here.` };
    case 'FeedEnds':
      return { title: t`Little left: ${name}`, text: t`${left} here, for ${daysWords(about.days)}.` };
    case 'Expires': {
      const day = dayWords(about.expiry);
      return about.expired
        ? { title: t`Expired: ${name}`, text: t`It was good until ${day}.` }
        : { title: t`Expires soon: ${name}`, text: t`Good until ${day}.` };
    }
  }
}

/** Description of each kind, for choosing. [NTF-4] */
export function noticeKindWords(kind: NoticeKind): string {
  switch (kind) {
    case 'vaccination_due':
      return t`Vaccines that are due`;
    case 'low_stock':
      return t`Feed and goods that run low`;
    case 'expiry':
      return t`Goods that expire`;
    case 'debt_due':
      return t`Debts that are due`;
    case 'mortality_alert':
      return t`Many dead birds`;
    case 'egg_drop':
      return t`Hens that lay less`;
    case 'withdrawal':
      return t`Eggs and birds that are not for sale`;
    case 'sync_problem':
      return t`Records that do not get through`;
    case 'invite':
      return t`People who join`;
    case 'subscription':
      return t`Your plan`;
    case 'system':
      return t`Reminders, and news of Flockbook`;
  }
}
