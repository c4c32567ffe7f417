import { systemClock } from '../../src/replication/clock.ts';
import { pushOnce } from '../../src/replication/push/push.ts';
import { commitSize } from '../../src/replication/push/commit-size.ts';
import type { MemoryServer } from './memory-server.ts';
import { Dexie } from 'dexie';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { databasesOf } from '../../src/store/book-names.ts';
import type { Book } from '../../src/store/book.ts';
import { openDeviceStore } from '../../src/store/device-store.ts';
import { INDEXED_DB, openMendedBook } from '../../src/replication/journal/mended-book.ts';
import { restoreFromJournal } from '../../src/replication/journal/restore.ts';
import { openJournal, type OpenJournal } from '../../src/replication/journal/open-journal.ts';
import { FakeJournals } from './fake-journal.ts';
import { inTurn, NOW_ISO, openSmallBook } from './test-book.ts';

/** One tab's worker with its book and its journal. */
export interface Tab {
  readonly book: Book;
  readonly journal: OpenJournal;
  /** The file written by this tab. */
  readonly file: string;
  /** Kill the tab at any moment: its locks are released, its file and the database stay. */
  kill(): Promise<void>;
}

/** A phone with a private file system; each person's databases can be wiped. */
export function journalPhone(uid = `user${newDocumentId()}`) {
  const journals = new FakeJournals();
  const device = openDeviceStore(`device-${newDocumentId()}`);
  const exclusive = inTurn();
  const tabs = new Set<Tab>();
  return {
    uid,
    journals,
    device,
    async openTab({ withoutFiles = false } = {}): Promise<Tab> {
      const worker = journals.worker();
      const before = new Set(journals.files.keys());
      const journal = await openJournal(withoutFiles ? undefined : worker.deps);
      const file = [...journals.files.keys()].find((name) => !before.has(name)) ?? '';
      // RxDB opens a database once per realm: further tabs share the first one's, each with a separate journal.
      const first = [...tabs][0]?.book;
      const book: Book = first
        ? { ...first, journal }
        : await openMendedBook({
            uid,
            exclusive,
            device,
            journal,
            now: () => new Date(NOW_ISO),
            databases: { ...INDEXED_DB, openBook: openSmallBook },
          });
      if (first) await restoreFromJournal(book, journal, { deviceId: await device.get('device_id'), damaged: false });
      const tab: Tab = {
        book,
        journal,
        file,
        async kill() {
          worker.kill();
          tabs.delete(tab);
          if (tabs.size === 0) await book.close();
        },
      };
      tabs.add(tab);
      return tab;
    },
    /** Chromium's "dataLoss: total", for this person's book. No tab may be open. */
    async wipe(which: (name: string) => boolean = () => true): Promise<void> {
      for (const name of await databasesOf(uid)) if (which(name)) await Dexie.delete(name);
    },
    async throwAway(): Promise<void> {
      for (const tab of tabs) await tab.kill();
      device.close();
      for (const name of await databasesOf(uid)) await Dexie.delete(name);
    },
  };
}
/** Push a tab's pending records once. */
export const pushFrom = ({ book }: Pick<Tab, 'book'>, server: MemoryServer) =>
  pushOnce({
    book,
    clock: systemClock,
    remote: server.remote(),
    inFlight: new Map(),
    onSending: () => undefined,
    onSent: () => undefined,
    onRights: () => undefined,
    doubted: new Set(),
    merges: new Map(),
    commitSize: commitSize(),
    knownTime: () => undefined,
  });

export type JournalPhone = ReturnType<typeof journalPhone>;
