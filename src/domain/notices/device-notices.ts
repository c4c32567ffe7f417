import type { NoticeKind } from '../../../schemas/choices.ts';
import type { Flock } from '../../../schemas/flock.schema.ts';
import type { AlertLimits } from '../business/alert-limits.ts';
import { isForMeat } from '../flocks/curve-copies.ts';
import type { FlockAlert } from '../flocks/flock-alerts.ts';
import type { SafeFrom } from '../health/safe-from.ts';
import type { VaccinationTask } from '../health/vaccination-tasks.ts';
import { hasRight, type Part } from '../people/has-right.ts';
import { isSilent } from '../phones/is-silent.ts';
import type { Standing } from '../plans/standing.ts';
import type { StockStatus } from '../stock/stock-status.ts';
import { sumOf } from '../numbers/sum.ts';
import { daysBetween } from '../time/days-between.ts';
import { hourOf } from '../time/wall-clock.ts';

/*
 * Notices derived on this phone from its own book: without a server, and with stable ids, so that none is shown twice.
 * [NTF-4]
 */

/** Contents of a notice, before translation. Units: minor units, base units, percent, birds, days. */
export type NoticeAbout =
  | { readonly type: 'VaccineDue'; readonly vaccine: string; readonly flock: string; readonly until: string }
  | { readonly type: 'VaccineLate'; readonly vaccine: string; readonly flock: string; readonly due: string }
  | { readonly type: 'StockLow'; readonly item: NoticeGoods }
  | { readonly type: 'ManyLow'; readonly count: number }
  | { readonly type: 'ManyExpire'; readonly count: number }
  | { readonly type: 'ManyOwe'; readonly count: number; readonly owed: number }
  | { readonly type: 'FeedEnds'; readonly item: NoticeGoods; readonly days: number }
  | { readonly type: 'Expires'; readonly item: NoticeGoods; readonly expiry: string; readonly expired: boolean }
  | { readonly type: 'DebtDue'; readonly name: string; readonly owed: number; readonly since: string }
  | { readonly type: 'ManyDied'; readonly flock: string; readonly dead: number; readonly heads: number; readonly day: string }
  | { readonly type: 'LayingFell'; readonly flock: string; readonly from: number; readonly to: number }
  | { readonly type: 'NotForSale'; readonly flock: string; readonly product: 'egg' | 'meat'; readonly until: SafeFrom; readonly medicine: string }
  | { readonly type: 'Refused'; readonly count: number }
  | { readonly type: 'PhoneSilent'; readonly name?: string | undefined; readonly last_at: string }
  | { readonly type: 'PlanEnds'; readonly standing: Standing; readonly until?: string | undefined }
  | { readonly type: 'NothingToday'; readonly flock: string }; // prettier-ignore

export interface DeviceNotice {
  /** Stable as long as it refers to the same subject. */
  readonly id: string;
  readonly kind: NoticeKind;
  /** A path in the app that this person may open. */
  readonly link: string;
  readonly about: NoticeAbout;
}

interface NoticeGoods {
  readonly name: string;
  readonly grade?: string | undefined;
  readonly base_unit: string;
  readonly sell_units: readonly { readonly label: string; readonly factor: number }[];
  readonly on_hand?: number | undefined;
}
interface KnownGoods extends NoticeGoods {
  readonly id: string;
  readonly kind: string;
  readonly status: StockStatus;
  readonly expires?: { readonly expiry: string; readonly expired: boolean } | undefined;
}

/** Facts known to the phone, from its queries. */
export interface NoticeFacts {
  readonly business: Part & {
    readonly id: string;
    readonly purchases: boolean;
    readonly farm_activities: boolean;
    readonly limits: AlertLimits;
  };
  readonly flocks: readonly {
    readonly id: string;
    readonly name: string;
    readonly purpose?: Flock['purpose'];
    readonly next_vaccine?: VaccinationTask | undefined;
    readonly alerts?: readonly FlockAlert[] | undefined;
    readonly withdrawal?:
      | { readonly [K in 'egg' | 'meat']?: { readonly until: SafeFrom; readonly name: string } | undefined }
      | undefined;
  }[];
  readonly goods: readonly KnownGoods[];
  /** Feeds in use, with the days that each will last. */
  readonly feeds: readonly {
    readonly id: string;
    readonly name: string;
    readonly on_hand: number;
    readonly base_unit: string;
    readonly pack?: { readonly label: string; readonly factor: number } | undefined;
    readonly days_left: number;
    readonly low: boolean;
  }[];
  readonly debtors: readonly {
    readonly id?: string | undefined;
    readonly name?: string | undefined;
    readonly owed: number;
    readonly oldest_due: string;
    /** The earliest agreed due day. */
    readonly agreed_due?: string | undefined;
    readonly promised_on?: string | undefined;
  }[];
  readonly phones: readonly {
    readonly device_id: string;
    readonly this_phone: boolean;
    readonly name?: string | undefined;
    readonly last_at: string;
  }[];
  readonly refused: number;
  readonly plan?: { readonly standing: Standing; readonly until?: string | undefined } | undefined;
  readonly today: string;
  readonly now: Date;
}

/** Maximum number of notices of a kind that are shown separately. */
const MAX_ALONE = 5;
/** Days before a plan's end at which it is announced. */
const PLAN_ENDS_DAYS = 7;
/** Kinds shown at once; daily ones are shown in the morning. */
const AT_ONCE: ReadonlySet<NoticeKind> = new Set([
  'mortality_alert',
  'egg_drop',
  'sync_problem',
  'system',
  'withdrawal',
]);

/** All current notices for this person, each with its link. [NTF-4] */
export function deviceNotices(facts: NoticeFacts): DeviceNotice[] {
  const all = [...ofPhones(facts), ...ofFlocks(facts), ...ofGoods(facts), ...ofDebts(facts), ...ofPlan(facts)];
  const isMorning = hourOf(facts.now) >= facts.business.limits.morning_hour;
  return all.filter(({ kind }) => isMorning || AT_ONCE.has(kind));
}

function ofFlocks({ business, flocks, today }: NoticeFacts): DeviceNotice[] {
  const isAttendant = business.role === 'attendant';
  if (!business.farm_activities || !(isAttendant || hasRight(business, 'add_farm_activities'))) return [];
  return flocks.flatMap(({ id, name, purpose, next_vaccine, alerts = [], withdrawal }) => {
    const link = isAttendant ? '/attendant/activities' : `/farm/farm_activities/view/${id}`;
    const found: DeviceNotice[] = alerts.flatMap((alert) => ofAlert(alert, { id, name, link, today }));
    if (next_vaccine && next_vaccine.state !== 'later') {
      const { step, due, until, state } = next_vaccine;
      const about: NoticeAbout =
        state === 'due'
          ? { type: 'VaccineDue', vaccine: step.vaccine, flock: name, until }
          : { type: 'VaccineLate', vaccine: step.vaccine, flock: name, due };
      found.push({ id: `vaccination_due:${id}:${step.step_id}:${due}:${state}`, kind: 'vaccination_due', link, about });
    }
    for (const product of ['egg', 'meat'] as const) {
      const barred = withdrawal?.[product];
      // Eggs of meat birds are not sold. [FLK-9]
      if (!barred || (product === 'egg' && isForMeat({ purpose }))) continue;
      const about: NoticeAbout = {
        type: 'NotForSale',
        flock: name,
        product,
        until: barred.until,
        medicine: barred.name,
      };
      found.push({ id: `withdrawal:${id}:${product}:${Object.values(barred.until).join('-')}`, kind: 'withdrawal', link, about }); // prettier-ignore
    }
    return found;
  });
}

interface OfFlock {
  readonly id: string;
  readonly name: string;
  readonly link: string;
  readonly today: string;
}

/** Notices for alerts that have a kind; the others are only on the flock's page. */
function ofAlert(alert: FlockAlert, { id, name: flock, link, today }: OfFlock): DeviceNotice[] {
  switch (alert.type) {
    case 'ManyDied':
      return [{ id: `mortality_alert:${id}:${alert.day}`, kind: 'mortality_alert', link, about: { ...alert, flock } }];
    case 'LayingFell':
      return [{ id: `egg_drop:${id}:${today}`, kind: 'egg_drop', link, about: { ...alert, flock } }];
    case 'NothingToday':
      return [{ id: `system:nothing:${id}:${today}`, kind: 'system', link, about: { ...alert, flock } }];
    case 'WaterFell':
    case 'LightBirds':
      return [];
  }
}

/** Feeds by how long they last, other goods by their reorder level; expiring goods of both. */
function ofGoods({ business, goods, feeds }: NoticeFacts): DeviceNotice[] {
  const buys = business.purchases && (hasRight(business, 'add_purchases') || hasRight(business, 'edit_purchases'));
  const stores = business.farm_activities && hasRight(business, 'add_raw_materials');
  const onFarm: Place = { opens: (id) => `/farm/view/3/raw_material/${id}`, list: '/farm/view/3' };
  const inShop: Place = { opens: (id) => `/shop/stock_history/${id}`, list: '/shop' };
  const mine = stores ? goods.filter(({ kind }) => kind === 'material') : [];
  const sold = buys ? goods.filter(({ kind }) => kind !== 'material') : [];
  const ends = stores ? feeds.filter(({ low }) => low) : [];
  const known = new Set(ends.map(({ id }) => id));
  return [
    ...ends.map(({ id, name, base_unit, pack, on_hand, days_left }): DeviceNotice => {
      const item = { name, base_unit, on_hand, sell_units: pack ? [pack] : [] };
      return { id: `low_stock:${id}`, kind: 'low_stock', link: onFarm.opens(id), about: { type: 'FeedEnds', item, days: days_left } }; // prettier-ignore
    }),
    ...lowOf(mine.filter(({ id }) => !known.has(id)), onFarm),
    ...lowOf(sold, inShop),
    ...expiringOf(mine, onFarm),
    ...expiringOf(sold, inShop),
  ]; // prettier-ignore
}

interface Place {
  readonly opens: (id: string) => string;
  readonly list: string;
}

function lowOf(goods: readonly KnownGoods[], { opens, list }: Place): DeviceNotice[] {
  const low = goods.filter(({ status }) => status === 'low');
  return fewOrOne(
    low.map((item) => ({ id: `low_stock:${item.id}`, kind: 'low_stock', link: opens(item.id), about: { type: 'StockLow', item } })),
    { link: list, about: { type: 'ManyLow', count: low.length } },
  ); // prettier-ignore
}

function expiringOf(goods: readonly KnownGoods[], { opens, list }: Place): DeviceNotice[] {
  const all = goods.flatMap((item): DeviceNotice[] => {
    if (!item.expires) return [];
    const { expiry, expired } = item.expires;
    const id = `expiry:${item.id}:${expiry}:${expired ? 'over' : 'soon'}`;
    return [{ id, kind: 'expiry', link: opens(item.id), about: { type: 'Expires', item, expiry, expired } }];
  });
  return fewOrOne(all, { link: list, about: { type: 'ManyExpire', count: all.length } });
}

/** Separate notices while they are few; else one for all, which is new when their number grows. */
function fewOrOne(all: readonly DeviceNotice[], { link, about }: Pick<DeviceNotice, 'link' | 'about'>): DeviceNotice[] {
  const [first] = all;
  if (!first || all.length <= MAX_ALONE) return [...all];
  return [{ id: `${first.kind}:${link}:${all.length}`, kind: first.kind, link, about }];
}

/** An agreed or promised day has come, or the debt is old. */
function ofDebts({ business, debtors, today }: NoticeFacts): DeviceNotice[] {
  if (!hasRight(business, 'add_sales') && !hasRight(business, 'edit_sales')) return [];
  const due = debtors.flatMap(({ id, name = '', owed, oldest_due, agreed_due, promised_on }) => {
    const isOld = daysBetween(oldest_due, today) > business.limits.debt_days;
    const came = [promised_on, agreed_due].find((day) => day !== undefined && day <= today);
    const since = came ?? (isOld ? oldest_due : undefined);
    return id === undefined || since === undefined ? [] : [{ id, name, owed, since }];
  });
  return fewOrOne(
    due.map(({ id, ...debt }) => ({
      id: `debt_due:${id}:${debt.since}`,
      kind: 'debt_due',
      link: `/sales/customer?id=${id}`,
      about: { type: 'DebtDue', ...debt },
    })),
    { link: '/view_debtors', about: { type: 'ManyOwe', count: due.length, owed: sumOf(due, ({ owed }) => owed) } },
  );
}

function ofPhones({ business, refused, phones, today, now }: NoticeFacts): DeviceNotice[] {
  const link = '/settings/8';
  const found: DeviceNotice[] = [];
  if (refused > 0)
    found.push({ id: `sync_problem:refused:${today}`, kind: 'sync_problem', link, about: { type: 'Refused', count: refused } }); // prettier-ignore
  if (business.role !== 'owner') return found;
  for (const phone of phones.filter((one) => isSilent(one, business.limits.silent_days, now.getTime()))) {
    const about: NoticeAbout = { type: 'PhoneSilent', name: phone.name, last_at: phone.last_at };
    found.push({ id: `sync_problem:${phone.device_id}:${phone.last_at}`, kind: 'sync_problem', link, about });
  }
  return found;
}

function ofPlan({ business, plan }: NoticeFacts): DeviceNotice[] {
  if (business.role !== 'owner' || !plan) return [];
  const { standing, until } = plan;
  const ends = standing.is === 'paid' && standing.days_left !== undefined && standing.days_left <= PLAN_ENDS_DAYS;
  if (!ends && standing.is !== 'grace' && standing.is !== 'ended') return [];
  const about: NoticeAbout = { type: 'PlanEnds', standing, until };
  return [{ id: `subscription:${until ?? ''}:${standing.is}`, kind: 'subscription', link: '/subscription', about }];
}
