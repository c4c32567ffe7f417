import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databasesOf } from '../../../src/store/book-names.ts';
import { upkeepName } from '../../../src/store/upkeep-store.ts';
import { openMendedBook, type Databases } from '../../../src/replication/journal/mended-book.ts';
import { openJournal, type JournalFolder } from '../../../src/replication/journal/open-journal.ts';
import { renewWhenOff } from '../../../src/replication/journal/renew.ts';
import { journalPhone, pushFrom, type JournalPhone } from '../../support/journal-phone.ts';
import { MemoryServer } from '../../support/memory-server.ts';
import { inTurn, openSmallBook, sale, saveSale, storedSale } from '../../support/test-book.ts';

let phone: JournalPhone;
beforeEach(() => {
  phone = journalPhone();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await phone.throwAway();
});

/** Make this database fail to open until it is deleted; returns the names of deleted ones. */
function breakDatabase(broken: string, fault: string): string[] {
  const deleted: string[] = [];
  const open = indexedDB.open.bind(indexedDB);
  const deleteDatabase = indexedDB.deleteDatabase.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (name === broken && !deleted.includes(name))
      throw new DOMException('Internal error opening backing store', fault);
    return open(name, version);
  });
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation((name) => {
    deleted.push(name);
    return deleteDatabase(name);
  });
  return deleted;
}

interface Folder {
  keys(): Iterable<string>;
  getDirectoryHandle(name: string): Promise<Folder>;
  getFileHandle(name: string): Promise<object>;
}
/** An in-memory folder of a private file system. */
function aFolder(): Folder {
  const inside = new Map<string, unknown>();
  const entry = <E>(name: string, made: E) => {
    inside.set(name, inside.get(name) ?? made);
    return Promise.resolve(inside.get(name) as E);
  };
  const handle = { getSize: () => 0 };
  return {
    keys: () => inside.keys(),
    getDirectoryHandle: (name) => entry(name, aFolder()),
    getFileHandle: (name) => entry(name, { createSyncAccessHandle: () => Promise.resolve(handle) }),
  };
}

test.each(['flockbook-upkeep', '--0--sales', '_rxdb_internal'])(
  '[SYN-21] a database that does not open (%s) is deleted, it alone, and what waited comes back from the journal',
  async (part) => {
    const tab = await phone.openTab();
    const saved = await saveSale(tab.book);
    await tab.kill();
    const broken = (await databasesOf(phone.uid)).find((name) => name.includes(part))!;
    const deleted = breakDatabase(broken, 'UnknownError');
    const again = await phone.openTab();
    expect(deleted).toEqual([broken]);
    expect(await storedSale(again.book, saved.id)).toEqual(saved);
    expect(again.journal.protection$.value).toMatchObject({ waiting_in_journal: 1 });
    expect(again.journal.protection$.value.restored_at).toBeDefined();
    expect((await saveSale(again.book)).local_seq).toBeGreaterThan(saved.local_seq);
  },
);

test('[SYN-21] a full phone is no broken book: nothing is deleted', async () => {
  const tab = await phone.openTab();
  await saveSale(tab.book);
  await tab.kill();
  const deleted = breakDatabase(
    (await databasesOf(phone.uid)).find((name) => name.includes('upkeep'))!,
    'QuotaExceededError',
  );
  await expect(phone.openTab()).rejects.toThrow(/backing store/);
  expect(deleted).toEqual([]);
});

test('[SYN-21] when the memory of the device is gone too, the journal still knows that there was a book', async () => {
  const tab = await phone.openTab();
  const { id } = await saveSale(tab.book);
  await tab.kill();
  await phone.wipe();
  await phone.device.remove('books');
  const again = await phone.openTab();
  expect(again.journal.protection$.value.restored_at).toBeDefined();
  expect(await storedSale(again.book, id)).toBeDefined();
});

test('[SYN-21] a first start and an ordinary start say nothing', async () => {
  const first = await phone.openTab();
  expect(first.journal.protection$.value.restored_at).toBeUndefined();
  await first.kill();
  expect((await phone.openTab()).journal.protection$.value.restored_at).toBeUndefined();
});

test('[DAT-6] another person on the same phone has another folder: their book knows nothing of mine', async () => {
  // Imported dynamically: its types are those of a worker.
  const { opfsFolder } = await vi.importActual<{ opfsFolder: (uid: string) => Promise<JournalFolder | undefined> }>('../../../src/data-worker/opfs-folder.ts'); // prettier-ignore
  const root = aFolder();
  vi.stubGlobal(
    'FileSystemFileHandle',
    Object.assign(() => undefined, { prototype: { createSyncAccessHandle: true } }),
  );
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(root) } });
  const [graces, musas] = [await opfsFolder('grace'), await opfsFolder('musa')];
  await graces!.open('one.journal');
  expect([await graces!.list(), await musas!.list()]).toEqual([['one.journal'], []]);
  vi.unstubAllGlobals();
  const tab = await phone.openTab();
  const { id } = await saveSale(tab.book);
  const other = journalPhone();
  const { book, journal } = await other.openTab();
  expect(journal.protection$.value).toEqual({ journal: 'on', waiting_in_journal: 0 });
  expect(await storedSale(book, id)).toBeUndefined();
  await other.throwAway();
});

test('[SYN-21] a start that is cut off while it mends does not hide the loss from the next one', async () => {
  const { uid, device, journals } = phone;
  await device.set('books', { [uid]: [upkeepName(uid)] });
  const there = new Set<string>();
  const added: string[] = [];
  let isFull = true;
  const databases: Databases = {
    namesOf: () => Promise.resolve([...there]),
    opens: () => Promise.resolve(true),
    remove: (name) => Promise.resolve(void there.delete(name)),
    removeLedgers: (of) => Promise.resolve(void added.push(of)),
    openBook(...parts) {
      there.add(upkeepName(uid));
      return isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : openSmallBook(...parts);
    },
  };
  const journal = await openJournal(journals.worker().deps);
  const start = () => openMendedBook({ uid, device, journal, databases, exclusive: inTurn(), now: () => new Date() });
  await expect(start()).rejects.toThrow('full');
  isFull = false;
  const book = await start();
  expect(journal.protection$.value.restored_at).toBeDefined();
  expect(await device.get('mending')).toEqual({});
  // Books marked complete before the loss are no longer complete. [LED-59]
  expect(added).toEqual([uid]);
  await book.close();
});

test('[SYN-21] a phone too full for a journal of its own still puts back what stands in the older ones', async () => {
  const tab = await phone.openTab();
  const saved = await saveSale(tab.book);
  await tab.kill();
  await phone.wipe();
  vi.spyOn(phone.journals, 'open').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  const again = await phone.openTab();
  expect(again.journal.protection$.value).toMatchObject({ journal: 'off', reason: 'full' });
  expect(await storedSale(again.book, saved.id)).toEqual(saved);
});

test('[SYN-20] a phone that has room again protects what it saved meanwhile, and knows what was sent meanwhile, without a restart', async () => {
  const first = await phone.openTab();
  const sent = await saveSale(first.book);
  await first.kill();
  const open = vi.spyOn(phone.journals, 'open').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  const tab = await phone.openTab();
  await pushFrom(tab, new MemoryServer());
  const later = await saveSale(tab.book);
  const stop = renewWhenOff(tab.book, tab.journal, () => phone.device.get('device_id'), 5);
  await vi.waitFor(() => expect(open.mock.calls.length).toBeGreaterThan(2));
  expect(tab.journal.protection$.value).toMatchObject({ journal: 'off', reason: 'full' });
  open.mockRestore();
  await vi.waitFor(() => expect(tab.journal.protection$.value).toMatchObject({ journal: 'on', waiting_in_journal: 1 }));
  stop();
  expect(phone.journals.files.size).toBe(1);
  await tab.kill();
  await phone.wipe();
  const { book } = await phone.openTab();
  expect(await storedSale(book, sent.id)).toBeUndefined(); // the server will deliver it
  expect(await storedSale(book, later.id)).toEqual(later);
});

test('[SYN-21, SAL-6] when the last line of the journal was cut off and the book is lost, the phone takes a new tag: its record may have been sent', async () => {
  const { device } = phone;
  await device.change({ device_tag: 'K7M', device_id: sale().device_id, numbered: phone.uid });
  const tab = await phone.openTab();
  await saveSale(tab.book, { device_seq: 1, sale_no: 'K7M-0001' });
  await saveSale(tab.book, { device_seq: 2, sale_no: 'K7M-0002' });
  const file = phone.journals.files.get(tab.file)!;
  file.truncate(file.getSize() - 7);
  file.flush();
  await tab.kill();
  await phone.wipe();
  const { book } = await phone.openTab();
  expect(await device.get('device_tag')).toBeUndefined();
  expect(await book.upkeep.numbers.count()).toBe(0);
});

test('[SYN-21, SAL-6] when the journal was off and the book is lost, the phone takes a new tag: no number is given twice', async () => {
  const { device } = phone;
  await device.change({ device_tag: 'K7M', device_id: sale().device_id, numbered: phone.uid });
  const unprotected = await phone.openTab({ withoutFiles: true });
  await vi.waitFor(async () => expect(await device.get('unprotected')).toBe(true));
  await unprotected.kill();
  const later = await phone.openTab();
  await saveSale(later.book);
  await later.kill();
  await phone.wipe();
  const { book } = await phone.openTab();
  expect(await device.get('device_tag')).toBeUndefined();
  expect(await book.upkeep.numbers.count()).toBe(0);
});
