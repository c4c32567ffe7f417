import type { BusinessView } from '../../contract/account.ts';
import type { StockRow } from '../../contract/stock.ts';
import { deviceNotices, type DeviceNotice } from '../../domain/notices/device-notices.ts';
import { hasRight } from '../../domain/people/has-right.ts';
import { localDay } from '../../domain/time/local-day.ts';
import { askOnce, askWhole } from '../ask.ts';
import { timeNow } from '../../domain/time/now.ts';

const NOTHING = {};
/** So many debts are looked at, the oldest first. */
const MOST_DEBTS = 100;

/**
 * What this phone finds to tell, beside so many `refused` records, each thing asked once and only what this person may see; undefined while the books are still
 * being made, when every feed looks finished. [NTF-4]
 */
export async function lookAround(business: BusinessView, refused: number): Promise<DeviceNotice[] | undefined> {
  const books = await askOnce('ledger.progress', NOTHING);
  if (books && books.state !== 'current') return undefined;
  const isOwner = business.role === 'owner';
  const { purchases, farm_activities } = business;
  const buys = purchases && (hasRight(business, 'add_purchases') || hasRight(business, 'edit_purchases'));
  const feeds = farm_activities && hasRight(business, 'add_raw_materials');
  const sells = hasRight(business, 'add_sales') || hasRight(business, 'edit_sales');
  const [flocks, items, materials, day, debtors, phones, plan] = await Promise.all([
    farm_activities
      ? askWhole('farm.flocks', NOTHING, ({ open }) => open.every(({ heads }) => heads !== undefined))
      : undefined,
    buys ? toLookAt(undefined) : [],
    feeds ? toLookAt('') : [],
    feeds ? askWhole('home.day', NOTHING) : undefined,
    sells ? askWhole('debts.debtors', { sort: 'oldest', search: '', limit: MOST_DEBTS }) : undefined,
    isOwner ? askWhole('home.phones', NOTHING) : undefined,
    isOwner ? askWhole('subscription.mine', NOTHING) : undefined,
  ]);
  const now = timeNow();
  return deviceNotices({
    business,
    flocks: flocks?.open ?? [],
    goods: [...items, ...materials],
    feeds: day?.feeds ?? [],
    debtors: debtors?.rows ?? [],
    phones: phones ?? [],
    refused,
    plan: plan ?? undefined,
    today: localDay(now),
    now,
  });
}

/** Goods that run low or expire: the thousands of others stay where they are. `materials` as the list of the stock takes it. */
async function toLookAt(materials: string | undefined): Promise<StockRow[]> {
  const [low, expiring] = await Promise.all(
    (['low', 'expiring'] as const).map((shown) =>
      askWhole('shop.stock', { search: '', shown, ...(materials !== undefined && { materials }) }),
    ),
  );
  return [...new Map([...low!.rows, ...expiring!.rows].map((row) => [row.id, row])).values()];
}
