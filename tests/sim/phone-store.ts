import type { Book } from '../../src/store/book.ts';
import type { DeviceStore } from '../../src/store/device-store.ts';
import { upkeepName } from '../../src/store/upkeep-store.ts';
import { compact } from '../../src/replication/journal/compact.ts';
import type { Databases } from '../../src/replication/journal/mended-book.ts';
import { isMendable, type OpenJournal } from '../../src/replication/journal/open-journal.ts';
import { AGAIN_MS } from '../../src/replication/journal/renew.ts';
import { protectAgain } from '../../src/replication/journal/restore.ts';
import type { Chance } from './chance.ts';
import type { Disk } from './disk.ts';
import { asStep, DATABASES, memoryBook, type Steps } from './memory-book.ts';
import type { Timeline } from './timeline.ts';

/** The facts of a phone as one of its tabs reads them; what is made by chance is made by `make`. */
export function deviceStore(
  facts: Map<string, unknown>,
  steps: Steps,
  make: Readonly<Record<string, () => unknown>>,
): DeviceStore {
  const store = {
    get: (key: string) => asStep(steps, () => facts.get(key)),
    set: (key: string, value: unknown) => asStep(steps, () => void facts.set(key, value)),
    remove: (key: string) => asStep(steps, () => void facts.delete(key)),
    ensure: (key: string) =>
      asStep(steps, () => {
        if (!facts.has(key)) facts.set(key, make[key]!());
        return facts.get(key);
      }),
    change: (changes: object) =>
      asStep(steps, () => {
        for (const [key, value] of Object.entries(changes))
          if (value === undefined) facts.delete(key);
          else facts.set(key, value);
      }),
    close: () => undefined,
  };
  return store as unknown as DeviceStore;
}

/** The databases of a phone as the program that mends a book sees them. */
export function databasesOf(uid: string, disk: Disk, steps: Steps): Databases {
  const real = (name: string) => (name === 'upkeep' ? upkeepName(uid) : `rxdb-dexie-flockbook-${uid}--0--${name}`);
  const here = (name: string) => DATABASES.find((one) => real(one) === name)!;
  return {
    namesOf: () => asStep(steps, () => [...disk.databases].map(real)),
    opens: (name) => asStep(steps, () => !disk.broken.has(here(name))),
    remove: (name) => asStep(steps, () => disk.lose(here(name), 'wiped')),
    // Nothing is added up on these phones.
    removeLedgers: () => Promise.resolve(),
    openBook: (_uid, exclusive, journal) =>
      asStep(steps, () => memoryBook(uid, { ...steps, disk }, journal, exclusive)),
  };
}

const REST_MS = 1_000;

/**
 * Shorten the journal in virtual time, when the program's own watcher would: all is sent, and a moment nobody wrote. Now and
 * then something waits all the same: what the watcher knows may be behind another tab.
 */
export function compactAtRest(
  timeline: Timeline,
  chance: Chance,
  disk: Disk,
  { life }: Steps,
  book: Book,
  journal: OpenJournal,
  device: DeviceStore,
  onFault: (fault: unknown) => void,
): void {
  const counted = ['sales', 'customers', 'workspace'].map((name) => disk.table(name));
  const copies = disk.table('upkeep/copies');
  const allSent = () =>
    copies.rows.size === 0 &&
    counted.every((table) => table.inState('pending').size === 0 && table.inState('rejected').size === 0);
  let writtenAt = 0;
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    if (!life.alive) return;
    if (timeline.now < writtenAt + REST_MS) return wait();
    if (allSent() || chance.happens(0.1)) compact(book, journal, () => device.get('device_id')).catch(onFault);
  };
  const wait = () => {
    isWaiting = true;
    timeline.after(writtenAt + REST_MS - timeline.now, look);
  };
  const wrote = () => {
    writtenAt = timeline.now;
    if (!isWaiting && life.alive) wait();
  };
  for (const table of [...counted, copies]) table.watchers.add(wrote);
  life.onKilled(() => {
    for (const table of [...counted, copies]) table.watchers.delete(wrote);
  });
  wrote();
}

/** As renewWhenOff does it in the app: every minute in which the journal is off it is tried anew. */
export function renewAtTimes(
  timeline: Timeline,
  { life }: Steps,
  book: Book,
  journal: OpenJournal,
  device: DeviceStore,
  onFault: (fault: unknown) => void,
): void {
  const look = async () => {
    if (isMendable(journal.protection$.value)) await protectAgain(book, journal, await device.get('device_id'));
  };
  const again = () => {
    if (!life.alive) return;
    look().catch(onFault);
    timeline.after(AGAIN_MS, again);
  };
  timeline.after(AGAIN_MS, again);
}

/** Which databases a loss takes, and what of the rest. */
export const LOSSES = {
  /** Chromium's "dataLoss: total": every database of the app, the facts of the phone with them. */
  everything: { databases: DATABASES, facts: true },
  book: { databases: DATABASES, facts: false },
  sales: { databases: ['sales'], facts: false },
  customers: { databases: ['customers'], facts: false },
  workspace: { databases: ['workspace'], facts: false },
  upkeep: { databases: ['upkeep'], facts: false },
} as const;
