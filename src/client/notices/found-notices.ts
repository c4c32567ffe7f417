import { useSyncExternalStore } from 'react';
import type { BusinessView } from '../../contract/account.ts';
import { type DeviceNotice, deviceNotices } from '../../domain/notices/device-notices.ts';
import { afterLook, marked, type Seen, type SeenNotices } from '../../domain/notices/seen-notices.ts';
import type { StockRow } from '../../contract/stock.ts';
import { hasRight } from '../../domain/people/has-right.ts';
import { localDay } from '../../domain/time/local-day.ts';
import { askOnce, askWhole } from '../ask.ts';
import { timeNow } from '../../domain/time/now.ts';

/** Result of the last check of this window, and which notices this phone remembers. */
export interface FoundNotices {
  readonly of: string;
  readonly found: readonly DeviceNotice[];
  readonly seen: SeenNotices;
}

const NONE: FoundNotices = { of: '', found: [], seen: {} };
let current = NONE;
let listeners: readonly (() => void)[] = [];

/** The check in progress, and its owner. */
let looking: { readonly of: string; readonly done: Promise<void> } | undefined;

/**
 * Storage key per user and business: a notice that one person has seen is new to another. The key has the prefix of all
 * values that are removed at sign-out. [ACC-19]
 */
const keyOf = (uid: string, businessId: string) => `flockbook.notices:${uid}:${businessId}`;

/**
 * Check again; a second call joins a check in progress. After a change of business do not wait for the previous check,
 * whose book is closed and may never answer. [NTF-4] Errors: rejects when a query fails, which is a bug.
 */
export function look(uid: string, business: BusinessView, refused: number): Promise<void> {
  const of = keyOf(uid, business.id);
  if (looking?.of === of) return looking.done;
  const done = lookAround(business, refused)
    .then((found) => {
      if (!found || looking?.of !== of) return;
      const seen = afterLook(remembered(of), found, Date.now());
      keep({ of, found, seen });
    })
    .finally(() => {
      if (looking?.done === done) looking = undefined;
    });
  looking = { of, done };
  return done;
}

/** Remember that some were announced or seen. [NTF-3] */
export function markNotices(ids: readonly string[], how: Omit<Seen, 'at'>): void {
  if (ids.length === 0) return;
  // Another tab may have marked some meanwhile.
  keep({ ...current, seen: marked({ ...current.seen, ...remembered(current.of) }, ids, how) });
}

/** The notices for this person in this business, live; empty before the first check. */
export function useFoundNotices(uid: string | undefined, businessId: string | undefined): FoundNotices {
  const all = useSyncExternalStore(listen, () => current);
  return uid !== undefined && businessId !== undefined && all.of === keyOf(uid, businessId) ? all : NONE;
}

function keep(next: FoundNotices) {
  current = next;
  try {
    localStorage.setItem(next.of, JSON.stringify(next.seen));
  } catch {
    // A full phone: they are remembered until the app is closed.
  }
  for (const tell of listeners) tell();
}

function remembered(key: string): SeenNotices | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? (current.of === key ? current.seen : undefined) : (JSON.parse(text) as SeenNotices);
  } catch {
    return current.of === key ? current.seen : undefined;
  }
}

function listen(tell: () => void): () => void {
  listeners = [...listeners, tell];
  return () => {
    listeners = listeners.filter((one) => one !== tell);
  };
}

const NOTHING = {};

/** Limit of debts to check, oldest first. */
const MAX_DEBTS = 100;

/**
 * Notices that this phone derives, besides `refused` records; each query is run once and only for data this person may
 * see. Undefined while the books are still being built, when every feed looks used up. [NTF-4]
 */
async function lookAround(business: BusinessView, refused: number): Promise<DeviceNotice[] | undefined> {
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
    sells ? askWhole('debts.debtors', { sort: 'oldest', search: '', limit: MAX_DEBTS }) : undefined,
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

/**
 * Goods that run low or expire, without loading the thousands of others. `materials` as the query of the stock list
 * takes it.
 */
async function toLookAt(materials: string | undefined): Promise<StockRow[]> {
  const [low, expiring] = await Promise.all(
    (['low', 'expiring'] as const).map((shown) =>
      askWhole('shop.stock', { search: '', shown, ...(materials !== undefined && { materials }) }),
    ),
  );
  return [...new Map([...low!.rows, ...expiring!.rows].map((row) => [row.id, row])).values()];
}
