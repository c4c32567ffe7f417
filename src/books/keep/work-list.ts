import type { CollectionBelow } from '../../../schemas/collections.ts';
import type { FarmActivity } from '../../../schemas/farm-activity.schema.ts';
import type { Payment } from '../../../schemas/payment.schema.ts';
import type { Sale } from '../../../schemas/sale.schema.ts';
import { tagOf, type NumberedFact } from '../../domain/sync/series.ts';
import { newestFirst } from '../../store/rx-schema.ts';
import type { LedgerDatabase } from './dexie-ledger.ts';
import type { WorkEntry, ToBook } from './ledger-store.ts';

/** Records of a flock that no sum holds: its treatments, and its weighings. */
export const treatedList = (farm: string) => `treated ${farm}` as const;
export const weighedList = (farm: string) => `weighed ${farm}` as const;
/** Payments for something that were voided. */
export const voidedList = (target: string) => `voided ${target}` as const;

/** An order that waits and a delivery that did not arrive are to be done; what was voided or came back is undone. [SAL-34, SAL-36] */
function listOfSale({ kind, status, voided_at, delivery }: Sale): WorkEntry['is'] | undefined {
  if (voided_at !== undefined || kind === 'return') return 'undone';
  return status === 'order' || (delivery && delivery.status !== 'delivered') ? 'to-do' : undefined;
}

/** Voided ones count for nothing, and those that the server refused. */
function listOfActivity({ kind, farm_id, voided_at }: FarmActivity): WorkEntry['is'] | undefined {
  if (voided_at !== undefined) return undefined;
  if (kind === 'weighing') return weighedList(farm_id);
  return kind === 'medication' || kind === 'vaccination' ? treatedList(farm_id) : undefined;
}

/** What it was for may be looked at years later, and the books know nothing of it any more. */
const listOfPayment = ({ voided_at, target_id }: Payment): WorkEntry['is'] | undefined =>
  voided_at !== undefined && target_id !== undefined ? voidedList(target_id) : undefined;

/** A list that is kept, the newest first; between two keys when they are given. */
export const listed = ({ aside }: LedgerDatabase, is: WorkEntry['is'], first = 0, last = Infinity) =>
  aside.where('[is+newest_first]').between([is, first], [is, last], true, true);

/** Ids of what stands in a list, the newest first. */
export const workIds = (db: LedgerDatabase, is: WorkEntry['is']): Promise<string[]> => listed(db, is).primaryKeys();

/** Ids of all treatments since a day, included, of whichever flock. */
export const treatedSince = ({ aside }: LedgerDatabase, from: string): Promise<string[]> =>
  aside
    .where('[is+newest_first]')
    .between([treatedList(''), 0], [treatedList('\uffff'), Infinity])
    .filter(({ day }) => from <= day)
    .primaryKeys();

const askId = (id: string): string => `ask:${id}`;
/** The id of the record that may ask. */
export const askedOf = (id: string): string => id.slice(askId('').length);

/** Culls that are to be sold, treatments without an amount, returns, and what a walk-in paid later. [LED-51] */
function mayAsk(kind: 'sales' | 'farm_activities' | 'payments', record: Sale | FarmActivity | Payment): boolean {
  if (kind === 'sales') return (record as Sale).kind === 'return';
  if (kind === 'payments')
    return (record as Payment).target_kind === 'sale' && (record as Payment).party_id === undefined;
  const one = record as FarmActivity;
  if (one.kind === 'cull') return one.outcome === 'sold';
  return (one.kind === 'medication' || one.kind === 'vaccination') && one.qty === undefined;
}

/** Keep the list of them, so that no screen looks through all records for a few. Doing it again changes nothing. */
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

/** What stands aside of some records; `seen` are the ids of all that could. */
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

/** What of a record tells which phone wrote it and when it came; a month's copy of an expense is made by whichever phone. [EXP-5] */
interface Written extends NumberedFact {
  readonly id: string;
  readonly occurred_at: string;
  /** Milliseconds; absent until the server has it. */
  readonly updated_at?: number;
  readonly day?: string;
  readonly recurring_of?: string;
  readonly clock_said?: string;
}

const phoneId = (device: string): string => `phone:${device}`;

/** When each phone was heard of last: its newest record. [RPT-1] */
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

/** A phone as it is to be kept; nothing where that is known. */
function changedPhone(before: WorkEntry | undefined, now: WorkEntry): WorkEntry[] {
  const tag = now.tag ?? before?.tag;
  const isOld = before !== undefined && before.at! >= now.at!;
  if (isOld && before.tag === tag) return [];
  return [{ ...(isOld ? before : now), ...(tag !== undefined && { tag }) }];
}

/** Each phone that ever wrote a record, the one heard of last first. */
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

/** What came so many days after it happened, or was changed so late, is not among the newest when it comes. */
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
/** The id of the record whose clock was wrong. */
export const ofWrongClock = ({ of, id }: WorkEntry): string => id.slice(clockId(of!, '').length);

const clocksOf = (booked: readonly ToBook[]): WorkEntry[] =>
  booked.flatMap(({ kind, document }): WorkEntry[] => {
    const { id, day, occurred_at, clock_said } = document as unknown as Written;
    if (day === undefined || clock_said === undefined) return [];
    return [{ id: clockId(kind, id), is: 'clock', of: kind, newest_first: newestFirst(occurred_at), day }];
  });

/** Ids of what came late since an instant, of each collection; the newest to come, so many at most. */
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
