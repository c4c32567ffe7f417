import Dexie, { type Table } from 'dexie';
import { STRICT } from './device-store.ts';
import type { Observable } from 'rxjs';
import { liveTable } from './live-table.ts';
import type { UnreadableRow } from '../contract/sync.ts';
import { COUNTS, countsOf, highest, type Counts, type NumberedKind } from './number-counts.ts';
import type { Row } from './row-store.ts';

/** Numbers that this device gives in one business. `held` is who got the last ones, until it is seen stored. */
interface Numbers extends Counts {
  business_id: string;
  held?: (Holder & { /** Of older versions of the app. */ sale?: boolean | undefined }) | undefined;
}

/** As it is stored: older versions of the app counted sales alone. */
type StoredNumbers = Pick<Numbers, 'business_id' | 'held' | 'device_seq' | 'sale_count'> & Partial<Counts>;

/** What the device keeps about one person's book besides the documents: numbers, checkpoints, unreadable rows. */
export interface UpkeepStore {
  readonly db: Dexie;
  /**
   * The same database for numbers and counters alone. Its writes are not waited for until they are on the disk: the record
   * that carries a number is, and after a pulled battery the counters are raised to what the records say. [SYN-21]
   */
  readonly counting: Dexie;
  readonly numbers: Table<StoredNumbers, string>;
  readonly counters: Table<{ key: string; value: number }, string>;
  /** The last document of this worker that was stored with numbers: nobody needs to look it up. */
  lastStored?: { readonly id: string; readonly device_seq: number } | undefined;
  readonly checkpoints: Table<Checkpoint, string>;
  readonly unreadable: Table<UnreadableRow & { raw: unknown }, string>;
  /** Versions that lost a conflict, kept whole until a person decides. [SYN-7] */
  readonly copies: Table<RefusedCopy, string>;
  /** Businesses that this person may no longer see. [SYN-24] */
  readonly locks: Table<BusinessLock, string>;
  /** The same, live over all tabs. */
  readonly locks$: Observable<readonly BusinessLock[]>;
}

/** A row's place among those of its collection: server's time, which has whole milliseconds, then id. */
export interface Place {
  readonly at: number;
  readonly id: string;
}

/**
 * How far a collection was read: up to `at`, server's time. `whole` once everything before it was read in pages, too: from then on
 * listening is enough. Of a business itself: it was founded on this phone, nothing of it was elsewhere.
 */
export interface Checkpoint {
  path: string;
  at: number;
  whole?: boolean | undefined;
  /** While it is read the first time, the newest first: the last row that came. */
  last?: Place | undefined;
  /** Documents that came so, and how many there are as the server counts them. */
  got?: number | undefined;
  of?: number | undefined;
}

/** Note that nothing of a path is elsewhere any more: all of it was read at once, or it was made here. */
export async function noteWhole({ checkpoints }: Pick<UpkeepStore, 'checkpoints'>, path: string): Promise<void> {
  await checkpoints.put({ path, at: 0, whole: true });
}

/** Since when the server lets this person into a business no more, as far as this phone knows. */
export interface BusinessLock {
  business_id: string;
  since: string;
}

/** My version of a document whose same field was changed elsewhere first. */
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
 * The next `count` local sequence numbers; gives the first. They rise over all tabs of this device. [SYN-2]
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

/** Who gets the next numbers, and as what it is numbered besides. Of several that are stored in one write: the last one, and how many they are. */
interface Holder {
  id: string;
  kind?: NumberedKind | undefined;
  count?: number | undefined;
}
interface Taken extends Counts {
  /** Of the write that carries them; of several the first one's. */
  local_seq: number;
}

/**
 * Numbers for one new fact, and the local sequence number of its write, in one step. If the last ones went to a document
 * that was never stored with them (the phone was full, the app was killed between the two writes), they are given again,
 * so that the series has no gaps. [DOC-3, SYN-2]
 * Call it under the write lock. `isStored` looks up whether a document stands here with this device_seq.
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
  // Looked up between two transactions, as it is in another database; the lock holds everybody else off.
  const isUsed = await isStored(first.held!.id, first.device_seq);
  return counting.transaction('rw', tables, () => take(isUsed ? first : withoutHeld(first)));
}

/** As it was before the numbers were given that nobody carries. */
const withoutHeld = ({ business_id, held, ...counts }: Numbers): Numbers => ({
  business_id,
  ...further(counts, kindOf(held), -(held?.count ?? 1)),
});

const kindOf = (held: Numbers['held']): NumberedKind | undefined => held?.kind ?? (held?.sale ? 'sale' : undefined);

/** The counts after so many more of a kind. */
function further(counts: Counts, kind: NumberedKind | undefined, by: number): Counts {
  const more = (name: keyof Counts) => (name === 'device_seq' || name === `${kind}_count` ? by : 0);
  return Object.fromEntries(COUNTS.map((name) => [name, counts[name] + more(name)])) as unknown as Counts;
}

/**
 * Take no number back any more: rows were lost, and a number whose document is not here may well stand on the server. [SAL-6]
 * Call it under the write lock.
 */
export function keepNumbers({ counting, numbers }: UpkeepStore): Promise<void> {
  return counting.transaction('rw', numbers, async () => {
    for (const { held: _held, ...row } of await numbers.toArray()) await numbers.put(row);
  });
}

/**
 * Raise the counters to what a second store knows, never lower them: no number and no local_seq is given twice. [SYN-21]
 * Call it under the write lock.
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

/** Number that the next sale would carry, for the form's heading. */
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
