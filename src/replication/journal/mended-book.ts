import { Dexie } from 'dexie';
import { first } from 'rxjs';
import { databasesOf } from '../../store/book-names.ts';
import { openBook, type Book, type Exclusive } from '../../store/book.ts';
import type { DeviceStore } from '../../store/device-store.ts';
import { numbersOfRow } from '../../store/journal.ts';
import { removeLedgers } from '../../store/book-names.ts';
import type { Row } from '../../store/row-store.ts';
import { storageFault } from '../../store/storage-fault.ts';
import { takeUpSeries } from '../../store/device-series.ts';
import { keepNumbers, raiseCounters, upkeepName } from '../../store/upkeep-store.ts';
import type { OpenJournal } from './open-journal.ts';
import { restoreFromJournal } from './restore.ts';

export interface MendDeps {
  readonly uid: string;
  readonly exclusive: Exclusive;
  readonly device: DeviceStore;
  readonly journal: OpenJournal;
  readonly now: () => Date;
  readonly databases?: Databases | undefined;
}

/** The databases of this device; a simulator has its own. */
export interface Databases {
  /** Names of the databases of a person's book that exist. */
  namesOf(uid: string): Promise<string[]>;
  /** True when a database opens; a full phone and other temporary faults do not count as broken. */
  opens(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Remove the ledgers derived from the person's records, of every business. */
  removeLedgers(uid: string): Promise<void>;
  openBook(uid: string, exclusive: Exclusive, journal: OpenJournal): Promise<Book>;
}

/**
 * Open a person's book. When it was wiped or cannot be opened, rebuild it: first from the journal, then from the
 * server, which is read from the beginning because the checkpoints are gone. [SYN-21] Errors: the storage's own, when
 * nothing can be opened at all.
 */
export async function openMendedBook({
  uid,
  exclusive,
  device,
  journal,
  now,
  databases = INDEXED_DB,
}: MendDeps): Promise<Book> {
  await takeUpSeries(device, uid);
  const before = new Set(await databases.namesOf(uid));
  const lost = await lostDatabases({ uid, device, journal, databases }, before);
  const damaged = lost.length > 0;
  // An interrupted start must not hide the loss from the next one: from this point on all databases exist.
  if (damaged) await device.set('mending', { ...(await device.get('mending')), [uid]: lost });
  for (const name of lost) {
    if (!before.has(name) || (await databases.opens(name))) continue;
    console.error(`the database ${name} cannot be opened; it is made anew`);
    await databases.remove(name);
  }
  const book = await databases.openBook(uid, exclusive, journal);
  if (damaged) {
    await book.upkeep.checkpoints.clear();
    // The ledgers belonged to the lost records; the restored and pulled records form another book.
    await databases.removeLedgers(uid);
    await book.exclusive(() => keepNumbers(book.upkeep));
  }
  const isCountLost = lost.includes(upkeepName(uid));
  // The app was killed while it wrote the line, and another tab may have sent the record: this phone does not know its
  // number.
  if (isCountLost && (await journal.readOthers()).isTorn) await device.set('unprotected', true);
  const deviceId = await device.get('device_id');
  const restored = await restoreFromJournal(book, journal, { deviceId, damaged });
  if (isCountLost) await countAgain(book, device, deviceId);
  else await countOnwards(book, deviceId);
  await noteDatabases(device, uid, await databases.namesOf(uid));
  if (damaged) {
    const { [uid]: _mended, ...mending } = (await device.get('mending')) ?? {};
    await device.set('mending', mending);
    console.warn(`the book was damaged; ${restored} records put back from the journal`);
    journal.note({ restored_at: now().toISOString() });
  }
  noteWhenOff(journal, device);
  return book;
}

/**
 * Store the database names for the next start to compare; written only on change, because every start would wait for
 * the disk.
 */
async function noteDatabases(device: DeviceStore, uid: string, names: readonly string[]): Promise<void> {
  const books = await device.get('books');
  const known = new Set(books?.[uid]);
  if (known.size === names.length && names.every((name) => known.has(name))) return;
  await device.set('books', { ...books, [uid]: [...names] });
}

/** The database name without its schema version, which stays the same across migrations. */
const withoutVersion = (name: string) => name.replace(/--\d+--/, '--');

/** RxDB's own bookkeeping of a migration, which it may delete again. */
const isPassing = (name: string) => name.includes('--rx-migration-');
function noteWhenOff({ protection$ }: OpenJournal, device: DeviceStore): void {
  protection$.pipe(first(({ journal }) => journal === 'off')).subscribe(() => {
    device.set('unprotected', true).catch((fault: unknown) => console.warn('journal: off, and not noted', fault));
  });
}

/** Databases that are missing or do not open, and those that an earlier start found lost and did not finish mending. */
async function lostDatabases(
  { uid, device, journal, databases }: Pick<MendDeps, 'uid' | 'device' | 'journal'> & { databases: Databases },
  before: ReadonlySet<string>,
): Promise<string[]> {
  const lost = new Set((await device.get('mending'))?.[uid]);
  const known = (await device.get('books'))?.[uid];
  const parts = new Set([...before].map(withoutVersion));
  for (const name of known ?? []) if (!isPassing(name) && !parts.has(withoutVersion(name))) lost.add(name);
  // The device's own memory can be wiped with the rest; then only the journal knows that there was a book.
  if (!known && !before.has(upkeepName(uid)) && (await journal.readOthers()).seq > 0) lost.add(upkeepName(uid));
  // Check before RxDB opens them: it would leave a database that failed half open.
  await Promise.all([...before].map(async (name) => (await databases.opens(name)) || lost.add(name)));
  return [...lost];
}

const TRIES = 3;
const BETWEEN_MS = 200;

async function opens(name: string): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    try {
      await openOnce(name);
      return true;
    } catch (fault) {
      if (storageFault(fault) !== 'storage') return true; // opening the book will report the fault
      if (tries >= TRIES) return false;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
  }
}

/**
 * Open a database without Dexie, which would read the schema of each one: a start waits for all of them. Errors: the
 * browser's own.
 */
const openOnce = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    // The database was removed meanwhile, and an empty one must not replace it.
    opening.addEventListener('upgradeneeded', () => opening.transaction!.abort());
    opening.addEventListener('success', () => resolve(opening.result.close()));
    opening.addEventListener('error', () => reject(opening.error!));
  });

export const INDEXED_DB: Databases = {
  namesOf: databasesOf,
  opens,
  remove: (name) => Dexie.delete(name),
  removeLedgers,
  openBook,
};

/**
 * Saves wait for the records to reach the disk, not for numbers and counters. After a power loss in between the
 * counters can be behind the records: raise them to the records' values. [SYN-2, SAL-6, DOC-3]
 */
function countOnwards(book: Book, deviceId: string | undefined): Promise<void> {
  return book.exclusive(async () => {
    const counted = (await book.upkeep.counters.get('local_seq'))?.value ?? 0;
    const beyond = (await Promise.all(book.stores.map((store) => store.writtenAfter(counted)))).flat();
    if (beyond.length > 0) await raiseCounters(book.upkeep, highestOf(beyond, deviceId));
  });
}

/** Highest local write and numbers of this device in these rows. */
function highestOf(rows: readonly Row[], deviceId: string | undefined): Parameters<typeof raiseCounters>[1] {
  return {
    local_seq: rows.reduce((most, row) => Math.max(most, row.local_seq), 0),
    numbers: rows.flatMap((row) => (row['device_id'] === deviceId ? (numbersOfRow(row) ?? []) : [])),
  };
}

/**
 * The counters were lost: recount them from the remaining rows. When neither the rows nor the journal know this
 * device's numbers, or the journal was off at some time or lacks a line, the device takes a new tag and id, under which
 * every number is new. [SAL-6, DOC-3]
 */
function countAgain(book: Book, device: DeviceStore, deviceId: string | undefined): Promise<void> {
  return book.exclusive(async () => {
    const rows: Row[] = [];
    for (const { collection } of book.stores)
      for (const document of await collection.find().exec()) rows.push(document.toMutableJSON() as Row);
    await raiseCounters(book.upkeep, highestOf(rows, deviceId));
    const isSure = !(await device.get('unprotected'));
    if (isSure && (await book.upkeep.numbers.count()) > 0) return;
    await device.remove('device_tag');
    await device.remove('device_id');
    await book.upkeep.numbers.clear();
    await device.remove('unprotected');
  });
}
