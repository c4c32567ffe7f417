import type { CollectionBelow } from '../../../schemas/collections.ts';
import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { Payment } from '../../../schemas/payment.schema.ts';
import type { Sale } from '../../../schemas/sale.schema.ts';
import { tagOf, type NumberedFact } from '../../domain/sync/series.ts';
import { newestFirst } from '../../store/rx-schema.ts';
import type { LedgerDatabase } from './dexie-ledger.ts';
import type { WorkEntry, ToBook } from './ledger-store.ts';

/** Records of a flock that no sum contains: its treatments and its weighings. */
export const treatedList = (farm: string) => `treated ${farm}` as const;
export const weighedList = (farm: string) => `weighed ${farm}` as const;
/** Voided payments for a target. */
export const voidedList = (target: string) => `voided ${target}` as const;

/**
 * List of a sale: 'to-do' for a pending order and an undelivered delivery, 'undone' for a voided sale and a return.
 * [SAL-34, SAL-36]
 */
function listOfSale({ kind, status, voided_at, delivery }: Sale): WorkEntry['is'] | undefined {
  if (voided_at !== undefined || kind === 'return') return 'undone';
  return status === 'order' || (delivery && delivery.status !== 'delivered') ? 'to-do' : undefined;
}

/** Voided activities are in no list; the caller excludes those that the server refused. */
function listOfActivity({ kind, farm_id, voided_at }: FarmActivity): WorkEntry['is'] | undefined {
  if (voided_at !== undefined) return undefined;
  if (kind === 'weighing') return weighedList(farm_id);
  return kind === 'medication' || kind === 'vaccination' ? treatedList(farm_id) : undefined;
}

/** Voided payments of a target may be viewed years later, when the books no longer contain them. */
const listOfPayment = ({ voided_at, target_id }: Payment): WorkEntry['is'] | undefined =>
  voided_at !== undefined && target_id !== undefined ? voidedList(target_id) : undefined;

/** Entries of one work list, newest first; limited to the keys `first` to `last`. */
export const listed = ({ aside }: LedgerDatabase, is: WorkEntry['is'], first = 0, last = Infinity) =>
  aside.where('[is+newest_first]').between([is, first], [is, last], true, true);

/** Record ids of one work list, newest first. */
export const workIds = (db: LedgerDatabase, is: WorkEntry['is']): Promise<string[]> => listed(db, is).primaryKeys();

/** Ids of all treatments of any flock since a day, included. */
export const treatedSince = ({ aside }: LedgerDatabase, from: string): Promise<string[]> =>
  aside
    .where('[is+newest_first]')
    .between([treatedList(''), 0], [treatedList('\uffff'), Infinity])
    .filter(({ day }) => from <= day)
    .primaryKeys();

const askId = (id: string): string => `ask:${id}`;
/** The record id of an 'ask' entry. */
export const askedOf = (id: string): string => id.slice(askId('').length);

/**
 * Whether a record may need the owner's decision: culls to be sold, treatments without an amount, returns, and later
 * payments of walk-in customers. [LED-51]
 */
function mayAsk(kind: 'sales' | 'farm_activities' | 'payments', record: Sale | FarmActivity | Payment): boolean {
  if (kind === 'sales') return (record as Sale).kind === 'return';
  if (kind === 'payments')
    return (record as Payment).target_kind === 'sale' && (record as Payment).party_id === undefined;
  const one = record as FarmActivity;
  if (one.kind === 'cull') return one.outcome === 'sold';
  return (one.kind === 'medication' || one.kind === 'vaccination') && one.qty === undefined;
}

/** Maintain the work lists, so that no screen scans all records for a few. Idempotent. */
export async function keepWork({ db, aside }: LedgerDatabase, booked: readonly ToBook[]): Promise<void> {
  const { seen, put } = workOf(booked);
  const kept = new Set(put.map(({ id }) => id));
  const gone = seen.filter((id) => !kept.has(id));
  const heard = newestOfPhones(booked);
  await db.transaction('rw', aside, async () => {
    const known = await aside.bulkGet([...heard.keys()]);
    const phones = [...heard.values()].flatMap((now, i) => changedPhone(known[i], now));
    await Promise.all([aside.bulkDelete(gone), aside.bulkPut([...put, ...phones])]);
  });
}

/** Work list entries of some records; `seen` are the ids of all possible entries. */
export function workOf(booked: readonly ToBook[]): { seen: string[]; put: WorkEntry[] } {
  const seen: string[] = [];
  const put: WorkEntry[] = [];
  for (const { kind, document, counts } of booked) {
    if (kind !== 'sales' && kind !== 'farm_activities' && kind !== 'payments') continue;
    const record = document as Sale | FarmActivity | Payment;
    const { id, day } = record;
    seen.push(id, askId(id));
    const is = kind === 'sales' ? listOfSale(record as Sale) : kind === 'payments' ? listOfPayment(record as Payment) : counts ? listOfActivity(record as FarmActivity) : undefined; // prettier-ignore
    const newest_first = newestFirst(record.occurred_at);
    if (is) put.push({ id, is, newest_first, day });
    if (counts && record.voided_at === undefined && mayAsk(kind, record))
      put.push({ id: askId(id), is: 'ask', of: kind, newest_first, day });
  }
  return { seen, put: [...put, ...lateOf(booked), ...clocksOf(booked)] };
}

/**
 * Fields that identify the phone that wrote a record and the time it came; a month's copy of an expense may be made by
 * any phone. [EXP-5]
 */
interface Written extends NumberedFact {
  readonly id: string;
  readonly occurred_at: string;
  /** Units: ms; absent until the server has stored it. */
  readonly updated_at?: number;
  readonly day?: string;
  readonly recurring_of?: string;
  readonly clock_said?: string;
}

const phoneId = (device: string): string => `phone:${device}`;

/** The newest record of each phone: when it was last heard of. [RPT-1] */
export function newestOfPhones(
  booked: readonly ToBook[],
  newest = new Map<string, WorkEntry>(),
): Map<string, WorkEntry> {
  for (const { document } of booked) {
    const written = document as unknown as Written;
    const { device_id, created_at: at, created_by: by, day, recurring_of } = written;
    if (recurring_of !== undefined || !device_id || !at || day === undefined) continue;
    const id = phoneId(device_id);
    const before = newest.get(id);
    const tag = tagOf([written]) ?? before?.tag;
    const now = before && before.at! >= at ? before : { id, is: 'phone' as const, newest_first: newestFirst(at), day, by, at }; // prettier-ignore
    newest.set(id, { ...now, ...(tag !== undefined && { tag }) });
  }
  return newest;
}

/** The entry of a phone to store; empty when it is unchanged. */
function changedPhone(before: WorkEntry | undefined, now: WorkEntry): WorkEntry[] {
  const tag = now.tag ?? before?.tag;
  const isOld = before !== undefined && before.at! >= now.at!;
  if (isOld && before.tag === tag) return [];
  return [{ ...(isOld ? before : now), ...(tag !== undefined && { tag }) }];
}

/** Each phone that ever wrote a record, most recently heard of first. */
export async function heardPhones(
  db: LedgerDatabase,
): Promise<{ device_id: string; by: string; last_at: string; tag: string | undefined }[]> {
  const phones = await listed(db, 'phone').toArray();
  return phones.map(({ id, by = '', at = '', tag }) => ({
    device_id: id.slice(phoneId('').length),
    by,
    last_at: at,
    tag,
  }));
}

/** A record that comes, or is changed, this many days after it happened is not among the newest when it comes. */
export const LATE_DAYS = 3;
const DAY_MS = 86_400_000;
const lateId = (kind: CollectionBelow, id: string): string => `late:${kind}:${id}`;

const lateOf = (booked: readonly ToBook[]): WorkEntry[] =>
  booked.flatMap(({ kind, document }): WorkEntry[] => {
    const { id, day, occurred_at, updated_at = 0 } = document as unknown as Written;
    if (day === undefined || updated_at - Date.parse(occurred_at) < LATE_DAYS * DAY_MS) return [];
    const newest_first = newestFirst(new Date(updated_at).toISOString());
    return [{ id: lateId(kind, id), is: 'late', of: kind, newest_first, day }];
  });

const clockId = (kind: CollectionBelow, id: string): string => `clock:${kind}:${id}`;
/** The record id of a 'clock' entry. */
export const ofWrongClock = ({ of, id }: WorkEntry): string => id.slice(clockId(of!, '').length);

const clocksOf = (booked: readonly ToBook[]): WorkEntry[] =>
  booked.flatMap(({ kind, document }): WorkEntry[] => {
    const { id, day, occurred_at, clock_said } = document as unknown as Written;
    if (day === undefined || clock_said === undefined) return [];
    return [{ id: clockId(kind, id), is: 'clock', of: kind, newest_first: newestFirst(occurred_at), day }];
  });

/** Ids of late records since an instant, by collection: the most recent arrivals, at most `most`. */
export async function lateSince(db: LedgerDatabase, since: string, most: number): Promise<Map<string, string[]>> {
  const late = await listed(db, 'late', 0, newestFirst(since)).limit(most).toArray();
  const found = new Map<string, string[]>();
  for (const { id, of } of late) {
    if (!of) continue;
    const ids = found.get(of) ?? [];
    if (ids.length === 0) found.set(of, ids);
    ids.push(id.slice(lateId(of, '').length));
  }
  return found;
}
