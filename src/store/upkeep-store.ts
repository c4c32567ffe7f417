import Dexie, { type Table } from 'dexie';
import { STRICT } from './device-store.ts';
import type { Observable } from 'rxjs';
import { liveTable } from './live-table.ts';
import type { UnreadableRow } from '../contract/sync.ts';
import { COUNTS, countsOf, highest, type Counts, type NumberedKind } from './number-counts.ts';
import type { Row } from './row-store.ts';

/**
 * Numbers that this device has given in one business. `held` is the document that received the last ones, until it is
 * known to be stored.
 */
interface Numbers extends Counts {
  business_id: string;
  held?: (Holder & { /** From older app versions. */ sale?: boolean | undefined }) | undefined;
}

/** The stored form: older app versions counted only sales. */
type StoredNumbers = Pick<Numbers, 'business_id' | 'held' | 'device_seq' | 'sale_count'> & Partial<Counts>;

/** Data that the device keeps about one person's book besides the documents: numbers, checkpoints, unreadable rows. */
export interface UpkeepStore {
  readonly db: Dexie;
  /**
   * A second connection to the same database for numbers and counters only, with relaxed durability: the record that
   * carries a number is written strictly, and after a power loss the counters are raised to the numbers of the records.
   * [SYN-21]
   */
  readonly counting: Dexie;
  readonly numbers: Table<StoredNumbers, string>;
  readonly counters: Table<{ key: string; value: number }, string>;
  /** The last document stored with numbers by this worker: it needs no lookup. */
  lastStored?: { readonly id: string; readonly device_seq: number } | undefined;
  readonly checkpoints: Table<Checkpoint, string>;
  readonly unreadable: Table<UnreadableRow & { raw: unknown }, string>;
  /** Versions that lost a conflict, kept whole until a person decides. [SYN-7] */
  readonly copies: Table<RefusedCopy, string>;
  /** Businesses that this person may no longer read. [SYN-24] */
  readonly locks: Table<BusinessLock, string>;
  /** The locks, live across all tabs. */
  readonly locks$: Observable<readonly BusinessLock[]>;
}

/** Position of a row in its collection: the server's time in whole milliseconds, then the id. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

/**
 * Read position of a collection: up to `at`, server's time. `whole` once everything before it has also been read page
 * by page: from then on listening suffices. For a business itself it means that it was founded on this phone, so
 * nothing of it was elsewhere.
 */
export interface Checkpoint {
  path: string;
  at: number;
  whole?: boolean | undefined;
  /** During the first read, which runs newest first: the last row received. */
  last?: Place | undefined;
  /** Documents received in that read, and their total number as counted by the server. */
  got?: number | undefined;
  of?: number | undefined;
}

/** Mark a path as complete: all of it was read at once, or it was created on this phone. */
export async function noteWhole({ checkpoints }: Pick<UpkeepStore, 'checkpoints'>, path: string): Promise<void> {
  await checkpoints.put({ path, at: 0, whole: true });
}

/** The time since which the server refuses this person access to a business, as far as this phone knows. */
export interface BusinessLock {
  business_id: string;
  since: string;
}

/** The local version of a document whose same field was first changed elsewhere. */
export interface RefusedCopy {
  key: string;
  collection: string;
  mine: Row;
  error: { code: string; message: string; at: string };
}

export function openUpkeepStore(uid: string): UpkeepStore {
  const db = new Dexie(upkeepName(uid), STRICT);
  const counting = new Dexie(upkeepName(uid));
  for (const connection of [db, counting]) {
    connection.version(1).stores(TABLES);
    connection.version(2).stores({ locks: 'business_id' });
  }
  return {
    db,
    counting,
    numbers: counting.table('numbers'),
    counters: counting.table('counters'),
    checkpoints: db.table('checkpoints'),
    unreadable: db.table('unreadable'),
    copies: db.table('copies'),
    locks: db.table('locks'),
    locks$: liveTable(() => db.table<BusinessLock>('locks').toArray()),
  };
}

const TABLES = {
  numbers: 'business_id',
  counters: 'key',
  checkpoints: 'path',
  unreadable: 'path',
  copies: 'key',
};

export function closeUpkeep({ db, counting }: UpkeepStore): void {
  db.close();
  counting.close();
}

export const upkeepName = (uid: string) => `flockbook-upkeep-${uid}`;

/**
 * Take the next `count` local sequence numbers; returns the first. They rise across all tabs of this device. [SYN-2]
 * Call it under the write lock, just before the write that carries them.
 */
export function takeLocalSeq({ counting, counters }: UpkeepStore, count: number): Promise<number> {
  return counting.transaction('rw', [counters], () => nextLocalSeq(counters, count));
}

async function nextLocalSeq(counters: UpkeepStore['counters'], count: number): Promise<number> {
  const last = (await counters.get('local_seq'))?.value ?? 0;
  await counters.put({ key: 'local_seq', value: last + count });
  return last + 1;
}

/**
 * The document that receives the next numbers, and its separately numbered kind. For several stored in one write: the
 * last one, and their count.
 */
interface Holder {
  id: string;
  kind?: NumberedKind | undefined;
  count?: number | undefined;
}
interface Taken extends Counts {
  /** Sequence number of the write that carries the numbers; for several, of the first one. */
  local_seq: number;
}

/**
 * Take the numbers for one new fact and the local sequence number of its write in one step. Numbers whose document was
 * never stored with them (the phone was full, or the app was killed between the two writes) are given again, so that
 * the series has no gaps. [DOC-3, SYN-2] Call it under the write lock. `isStored` looks up whether a document with this
 * device_seq is stored.
 */
export async function takeNumbers(
  upkeep: UpkeepStore,
  businessId: string,
  holder: Holder,
  isStored: (id: string, deviceSeq: number) => Promise<boolean>,
): Promise<Taken> {
  const { counting, numbers, counters } = upkeep;
  const tables = [numbers, counters];
  const { count = 1 } = holder;
  const take = async (last: Numbers): Promise<Taken> => {
    const next = further(last, holder.kind, count);
    await numbers.put({ business_id: businessId, ...next, held: holder });
    return { ...next, local_seq: await nextLocalSeq(counters, count) };
  };
  const first = await counting.transaction('rw', tables, async () => {
    const known = await numbers.get(businessId);
    const last: Numbers = { business_id: businessId, ...countsOf(known), held: known?.held };
    const stored = upkeep.lastStored;
    const isUsed = !last.held || (last.held.id === stored?.id && last.device_seq === stored.device_seq);
    return isUsed ? take(last) : last;
  });
  if ('local_seq' in first) return first;
  // Looked up between two transactions, because it is in another database; the lock keeps other writers out.
  const isUsed = await isStored(first.held!.id, first.device_seq);
  return counting.transaction('rw', tables, () => take(isUsed ? first : withoutHeld(first)));
}

/** The counts before the numbers that no document carries were given. */
const withoutHeld = ({ business_id, held, ...counts }: Numbers): Numbers => ({
  business_id,
  ...further(counts, kindOf(held), -(held?.count ?? 1)),
});

const kindOf = (held: Numbers['held']): NumberedKind | undefined => held?.kind ?? (held?.sale ? 'sale' : undefined);

/** The counts increased by `by` for a kind. */
function further(counts: Counts, kind: NumberedKind | undefined, by: number): Counts {
  const more = (name: keyof Counts) => (name === 'device_seq' || name === `${kind}_count` ? by : 0);
  return Object.fromEntries(COUNTS.map((name) => [name, counts[name] + more(name)])) as unknown as Counts;
}

/**
 * Stop giving numbers again: rows were lost, and a number whose document is not on this phone may well be on the
 * server. [SAL-6] Call it under the write lock.
 */
export function keepNumbers({ counting, numbers }: UpkeepStore): Promise<void> {
  return counting.transaction('rw', numbers, async () => {
    for (const { held: _held, ...row } of await numbers.toArray()) await numbers.put(row);
  });
}

/**
 * Raise the counters to the values known to a second store, and never lower them: no number and no local_seq is given
 * twice. [SYN-21] Call it under the write lock.
 */
export function raiseCounters(
  { counting, counters, numbers }: UpkeepStore,
  known: { local_seq: number; numbers: readonly ({ business_id: string } & Counts)[] },
): Promise<void> {
  return counting.transaction('rw', [counters, numbers], async () => {
    const last = (await counters.get('local_seq'))?.value ?? 0;
    if (known.local_seq > last) await counters.put({ key: 'local_seq', value: known.local_seq });
    for (const { business_id, ...counts } of known.numbers) {
      const here = countsOf(await numbers.get(business_id));
      const raised = highest(here, counts);
      if (COUNTS.some((name) => raised[name] > here[name])) await numbers.put({ business_id, ...raised });
    }
  });
}

/** The number that the next sale would carry, for the form's heading. */
export async function nextSaleCount(
  { numbers }: UpkeepStore,
  businessId: string,
  isStored: (id: string, deviceSeq: number) => Promise<boolean>,
): Promise<number> {
  const last = await numbers.get(businessId);
  if (!last) return 1;
  const reused = kindOf(last.held) === 'sale' && !(await isStored(last.held!.id, last.device_seq));
  return reused ? last.sale_count : last.sale_count + 1;
}
