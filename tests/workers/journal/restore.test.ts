import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BehaviorSubject } from 'rxjs';
import type { Deps } from '../../../src/data/deps.ts';
import type { Session } from '../../../src/data/session.ts';
import { keepTheirs } from '../../../src/nouns/sync/data/send.command.ts';
import { takeNumbers, upkeepName } from '../../../src/store/upkeep-store.ts';
import { unsentRows } from '../../../src/store/unsent-rows.ts';
import { compact } from '../../../src/replication/journal/compact.ts';
import { contentsOf } from '../../../src/replication/journal/contents.ts';
import { decodeLines } from '../../../src/replication/journal/lines.ts';
import { applyRows } from '../../../src/replication/pull/apply-rows.ts';
import { journalPhone, pushFrom, type JournalPhone, type Tab } from '../../support/journal-phone.ts';
import { MemoryServer } from '../../support/memory-server.ts';
import { BUSINESS, editSale, NOW_ISO, sale, salePath, saveSale, storedSale } from '../../support/test-book.ts';

let phone: JournalPhone;
let server: MemoryServer;
beforeEach(async () => {
  phone = journalPhone();
  server = new MemoryServer();
  server.put(`users/${phone.uid}`, { rev: 1 });
  await phone.device.set('device_id', sale().device_id);
  await phone.device.change({ device_tag: 'K7M', numbered: phone.uid });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await phone.throwAway();
});

const depsOf = ({ book }: Tab) => ({ session$: new BehaviorSubject({ book } as Session) }) as unknown as Deps;
const push = (tab: Tab) => pushFrom(tab, server);
const fileOf = (name: string) => contentsOf(decodeLines(phone.journals.files.get(name)!.onDisk));
const idsIn = (name: string) => fileOf(name).unsent.map(({ key }) => key);

test('[SYN-20] what is saved stands flushed in the journal before anybody is told, as it stands in the database', async () => {
  const tab = await phone.openTab();
  const { id } = await saveSale(tab.book);
  expect(fileOf(tab.file).unsent).toEqual([{ store: 'sales', key: id, row: await storedSale(tab.book, id) }]);
  await editSale(tab.book, id, { note: 'paid later' });
  expect(fileOf(tab.file).unsent).toMatchObject([{ row: { note: 'paid later' } }]);
  expect(tab.journal.protection$.value).toEqual({ journal: 'on', waiting_in_journal: 1 });
});

test('[SYN-21] a wiped book gets back what waits, in its order and with its content, and says so once', async () => {
  const tab = await phone.openTab();
  const saved = [await saveSale(tab.book), await saveSale(tab.book), await saveSale(tab.book)];
  await tab.kill();
  await phone.wipe();

  const again = await phone.openTab();
  expect(await again.book.sales.waiting(10)).toEqual(saved);
  expect(again.journal.protection$.value).toEqual({ journal: 'on', waiting_in_journal: 3, restored_at: NOW_ISO });
  expect((await saveSale(again.book)).local_seq).toBeGreaterThan(saved[2]!.local_seq);
  await again.kill();
  expect((await phone.openTab()).journal.protection$.value.restored_at).toBeUndefined();
});

test('[SYN-21] what the server confirmed is not put back; what was edited while it was sent is, on top of it', async () => {
  const tab = await phone.openTab();
  const sent = await saveSale(tab.book);
  expect(await push(tab)).toBe('more');
  const waits = await saveSale(tab.book);
  await editSale(tab.book, sent.id, { note: 'edited' });
  await tab.kill();
  await phone.wipe();
  const again = await phone.openTab();
  expect((await again.book.sales.waiting(10)).map(({ id }) => id)).toEqual([waits.id, sent.id]);
  await push(again);
  await push(again);
  expect(server.rows.get(salePath(sent.id))!.fields).toMatchObject({ note: 'edited', rev: 2 });
  expect(server.rows.get(salePath(waits.id))!.fields.rev).toBe(1);
  expect(await unsentRows(again.book)).toEqual({ rows: [], copies: [] });
});

test('[SYN-21] one lost database is enough: the others keep what they have, and the server is read from the beginning', async () => {
  const tab = await phone.openTab();
  const { id } = await saveSale(tab.book);
  await tab.book.upkeep.checkpoints.put({ path: 'businesses/Business0001/sales', at: 5 });
  await tab.kill();
  await phone.wipe((name) => name.endsWith('--sales'));
  const again = await phone.openTab();
  expect(again.journal.protection$.value.restored_at).toBe(NOW_ISO);
  expect(await storedSale(again.book, id)).toBeDefined();
  expect(await again.book.upkeep.checkpoints.count()).toBe(0); // the server is read again from the beginning
});

test('[SYN-21, SAL-6, DOC-3] numbers are never given twice after a wipe, also when everything had been sent', async () => {
  const next = ({ book }: Tab) =>
    book.exclusive(() => takeNumbers(book.upkeep, BUSINESS, { id: 'x', kind: 'sale' }, async () => true));
  const tab = await phone.openTab();
  await next(tab);
  const { device_seq } = await next(tab);
  await saveSale(tab.book, { device_seq, sale_no: 'K7M-0002' });
  await push(tab);
  await compact(tab.book, tab.journal, () => phone.device.get('device_id'));
  expect(fileOf(tab.file).unsent).toEqual([]);
  await saveSale(tab.book, { device_seq: 3, sale_no: 'K7M-0003' });
  await tab.kill();
  await phone.wipe();
  const again = await phone.openTab();
  expect(await next(again)).toMatchObject({ device_seq: 4, sale_count: 4 });
  expect(await phone.device.get('device_tag')).toBe('K7M');
});

test('[SYN-21, SAL-6] when nothing knows the numbers any more, the phone takes a new tag', async () => {
  const tab = await phone.openTab({ withoutFiles: true });
  await saveSale(tab.book);
  await tab.kill();
  await phone.wipe();
  await phone.openTab();
  expect(await phone.device.get('device_tag')).toBeUndefined();
  expect(await phone.device.get('device_id')).toBeUndefined();
});

test('[SYN-21] a wiped book opens without a signal: the businesses come back too', async () => {
  const tab = await phone.openTab();
  const fields = {
    rev: 3,
    id: BUSINESS,
    business_id: BUSINESS,
    name: 'Nakato',
    owner_uid: phone.uid,
    created_at: NOW_ISO,
  };
  await applyRows(tab.book, 'workspace', [{ path: `businesses/${BUSINESS}`, fields, updated_at: 7 }]);
  await compact(tab.book, tab.journal, () => phone.device.get('device_id'));
  await tab.kill();
  await phone.wipe();
  const { workspace } = (await phone.openTab()).book;
  const path = `businesses/${BUSINESS}`;
  expect((await workspace.find([path])).get(path)).toMatchObject({ name: 'Nakato', rev: 3, sync_state: 'synced' });
});

test('[SYN-22] the file of a tab that is gone is adopted, that of a living one is left alone', async () => {
  const first = await phone.openTab();
  const one = await saveSale(first.book);
  const second = await phone.openTab();
  const two = await saveSale(second.book);
  expect([idsIn(first.file), idsIn(second.file)]).toEqual([[one.id], [two.id]]);
  await first.kill();
  const third = await phone.openTab();
  expect([...phone.journals.files.keys()]).toEqual([second.file, third.file]);
  expect([idsIn(second.file), idsIn(third.file)]).toEqual([[two.id], [one.id]]);
  await second.kill();
  await third.kill();
  await phone.wipe();
  expect((await (await phone.openTab()).book.sales.waiting(10)).map(({ id }) => id)).toEqual([one.id, two.id]);
});

test('[SYN-22] a file that the browser still holds is no fault; the next start takes it, and what was sent meanwhile stays sent', async () => {
  const first = await phone.openTab();
  const sent = await saveSale(first.book);
  await first.kill();
  phone.journals.stuck.add(first.file);
  const second = await phone.openTab();
  expect(second.journal.protection$.value).toEqual({ journal: 'on', waiting_in_journal: 1 });
  expect([...phone.journals.files.keys()]).toEqual([first.file, second.file]);
  await push(second);
  const waits = await saveSale(second.book);
  // The first file still lists as unsent what the second one records as sent; the order of reading must not matter.
  const lines = [first.file, second.file].map((name) => decodeLines(phone.journals.files.get(name)!.onDisk));
  expect(lines.map((file) => contentsOf(file).unsent.map(({ key }) => key))).toEqual([[sent.id], [waits.id]]);
  for (const read of [lines, lines.toReversed()])
    expect(contentsOf(read.flat()).unsent.map(({ key }) => key)).toEqual([waits.id]);
  await second.kill();
  await phone.wipe();
  phone.journals.stuck.clear();
  const third = await phone.openTab();
  expect((await third.book.sales.waiting(10)).map(({ id }) => id)).toEqual([waits.id]);
  expect([...phone.journals.files.keys()]).toEqual([third.file]);
});

test('[SYN-22, SYN-26] a file that is still held says nothing new when the one that knew better is gone and the book is lost', async () => {
  const first = await phone.openTab();
  const sent = await saveSale(first.book);
  await saleInConflict(first);
  await first.kill();
  phone.journals.stuck.add(first.file);
  const second = await phone.openTab();
  await push(second);
  const [copy] = await second.book.upkeep.copies.toArray();
  await keepTheirs(depsOf(second), { id: copy!.key });
  await editSale(second.book, sent.id, { note: 'edited and sent' });
  await push(second);
  await second.kill();
  for (let starts = 0; starts < 2; starts++) await (await phone.openTab()).kill();
  expect(phone.journals.files.size).toBe(2);
  await phone.wipe();
  expect(await unsentRows((await phone.openTab()).book)).toEqual({ rows: [], copies: [] });
});

test('[SYN-22] what one tab saved and another sent is not put back', async () => {
  const seller = await phone.openTab();
  const leader = await phone.openTab();
  const { id } = await saveSale(seller.book);
  await push(leader);
  expect(fileOf(seller.file).unsent).toHaveLength(1);
  await seller.kill();
  const last = (await storedSale(leader.book, id)).local_seq;
  await leader.kill();
  await phone.wipe();
  const again = await phone.openTab();
  expect(await unsentRows(again.book)).toEqual({ rows: [], copies: [] });
  expect((await saveSale(again.book)).local_seq).toBeGreaterThan(last);
});

test('[SYN-22] the journal is shortened only when the storage itself holds nothing unsent, refused ones included', async () => {
  const tab = await phone.openTab();
  const deviceId = () => phone.device.get('device_id');
  const { id } = await saveSale(tab.book);
  server.poison.add(salePath(id));
  await push(tab);
  expect(await storedSale(tab.book, id)).toMatchObject({ sync_state: 'rejected' });
  await compact(tab.book, tab.journal, deviceId);
  expect(fileOf(tab.file).unsent).toMatchObject([{ key: id, row: { sync_state: 'rejected' } }]);
  server.poison.clear();
  await editSale(tab.book, id, {});
  await push(tab);
  await compact(tab.book, tab.journal, deviceId);
  expect(decodeLines(phone.journals.files.get(tab.file)!.onDisk)).toMatchObject([{ t: 'counters', all_sent: true }]);
  expect(tab.journal.protection$.value.waiting_in_journal).toBe(0);
});

/**
 * A sale changed on this phone and on another one: the other version wins, and the local one is kept as a conflict
 * copy.
 */
async function saleInConflict(tab: Tab): Promise<string> {
  const { id } = await saveSale(tab.book);
  await push(tab);
  await editSale(tab.book, id, { note: 'mine' });
  server.put(salePath(id), { ...sale({ id, note: 'theirs' }), rev: 2 });
  await applyRows(tab.book, 'sales', [server.rows.get(salePath(id))!]);
  expect(await tab.book.upkeep.copies.toArray()).toMatchObject([{ mine: { note: 'mine' } }]);
  return id;
}

test('[SYN-21, SYN-7] a version that lost a conflict stands beside its record again when only its database is lost', async () => {
  const tab = await phone.openTab();
  const id = await saleInConflict(tab);
  await tab.kill();
  await phone.wipe((name) => name === upkeepName(phone.uid));
  const again = await phone.openTab();
  expect(await again.book.upkeep.copies.toArray()).toMatchObject([{ mine: { id, note: 'mine' } }]);
  expect(await storedSale(again.book, id)).toMatchObject({ note: 'theirs', sync_state: 'synced' });
});

test('[SYN-21, SYN-7] a later edit that was sent does not take the version that lost out of the journal', async () => {
  const tab = await phone.openTab();
  const id = await saleInConflict(tab);
  await editSale(tab.book, id, { note: 'later' });
  await push(tab);
  expect(server.rows.get(salePath(id))!.fields).toMatchObject({ note: 'later' });
  await tab.kill();
  await phone.wipe();
  const again = await phone.openTab();
  expect(await unsentRows(again.book)).toMatchObject({ rows: [], copies: [{ mine: { id, note: 'mine' } }] });
});

test('[SYN-22, SYN-26] a version about which a person has decided does not come back with the journal', async () => {
  const tab = await phone.openTab();
  await saleInConflict(tab);
  const [copy] = await tab.book.upkeep.copies.toArray();
  await keepTheirs(depsOf(tab), { id: copy!.key });
  await tab.kill();
  await phone.wipe();
  expect(await unsentRows((await phone.openTab()).book)).toEqual({ rows: [], copies: [] });
});

test('[SYN-21, DOC-21] vouchers, purchases and runs go on from the journal after a wipe; where an older version wrote it, above all its numbers', async () => {
  const take = ({ book }: Tab, kind: 'voucher' | 'purchase' | 'run') =>
    book.exclusive(() => takeNumbers(book.upkeep, BUSINESS, { id: 'x', kind }, async () => true));
  const tab = await phone.openTab();
  for (const kind of ['voucher', 'purchase', 'run', 'voucher'] as const) await take(tab, kind);
  await compact(tab.book, tab.journal, () => phone.device.get('device_id'));
  await tab.kill();
  await phone.wipe();
  const again = await phone.openTab();
  expect(await take(again, 'voucher')).toMatchObject({
    device_seq: 5,
    voucher_count: 3,
    purchase_count: 1,
    run_count: 1,
  });
  await again.kill();
  const device_id = await phone.device.get('device_id');
  const older = { t: 'counters', seq: 9, device_id, numbers: [{ business_id: BUSINESS, device_seq: 40, sale_count: 2 }], workspace: [] } as const; // prettier-ignore
  const last = await phone.openTab();
  last.journal.append([older]);
  await last.kill();
  await phone.wipe();
  expect(await take(await phone.openTab(), 'purchase')).toMatchObject({
    device_seq: 41,
    purchase_count: 41,
    voucher_count: 40,
    run_count: 40,
  });
});

test('[SYN-21, SAL-6] when only records were lost, no number is given again to another', async () => {
  const tab = await phone.openTab();
  const holder = { id: 'saleThatWasSent', kind: 'sale' } as const;
  expect(await takeNumbers(tab.book.upkeep, 'farm', holder, () => Promise.resolve(false))).toMatchObject({
    sale_count: 1,
  });
  await tab.kill();
  await phone.wipe((name) => name !== upkeepName(phone.uid));
  const { book } = await phone.openTab();
  const next = { id: 'another', kind: 'sale' } as const;
  expect(await takeNumbers(book.upkeep, 'farm', next, () => Promise.resolve(false))).toMatchObject({ sale_count: 2 });
});

test('[SYN-20] a journal that fails does not undo a save: it stands in the database, and the protection says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const tab = await phone.openTab();
  const fake = phone.journals.files.get(tab.file)!;
  fake.room = 20;
  const { id } = await saveSale(tab.book);
  expect(await storedSale(tab.book, id)).toMatchObject({ sync_state: 'pending' });
  expect(tab.journal.protection$.value).toMatchObject({ journal: 'off', reason: 'full' });
  fake.room = Infinity;
  fake.fault = new DOMException('gone', 'InvalidStateError');
  await saveSale(tab.book);
  expect(tab.journal.protection$.value).toMatchObject({ journal: 'off', reason: 'failed' });

  // The next start writes the records missing in the old file.
  await tab.kill();
  const again = await phone.openTab();
  expect(again.journal.protection$.value).toEqual({ journal: 'on', waiting_in_journal: 2 });
  expect(idsIn(again.file)).toHaveLength(2);
});

test('[SYN-20, DAT-5] what the database refused is not in the journal: "not saved" never comes back', async () => {
  const tab = await phone.openTab();
  const quota = Object.assign(new Error('disk'), { name: 'QuotaExceededError' });
  vi.spyOn(tab.book.sales, 'write').mockRejectedValueOnce(quota);
  await expect(saveSale(tab.book)).rejects.toThrow('disk');
  expect(fileOf(tab.file).unsent).toEqual([]);
});

test('[SYN-20] without such files the book works and says that it stands alone', async () => {
  const tab = await phone.openTab({ withoutFiles: true });
  const { id } = await saveSale(tab.book);
  expect(await storedSale(tab.book, id)).toBeDefined();
  expect(tab.journal.protection$.value).toEqual({ journal: 'off', reason: 'unsupported', waiting_in_journal: 0 });
});

test('[SYN-2, SAL-6, DOC-3] counters that a pulled battery left behind the records are raised to them, also without a journal', async () => {
  const tab = await phone.openTab({ withoutFiles: true });
  const { upkeep } = tab.book;
  await phone.device.set('device_id', 'Device000001');
  const take = (id: string) =>
    tab.book.exclusive(() => takeNumbers(upkeep, BUSINESS, { id, kind: 'sale' }, async () => true));
  await saveSale(tab.book, { ...(await take('a')), sale_no: 'K7M-0001' });
  const [counter, numbers] = [await upkeep.counters.get('local_seq'), await upkeep.numbers.get(BUSINESS)];
  const last = await saveSale(tab.book, { ...(await take('b')), sale_no: 'K7M-0002' });
  await saveSale(tab.book, { device_id: 'Another00001', device_seq: 900, sale_no: 'B2N-0900' });
  // Data not yet on disk is lost; the records were on it.
  await upkeep.counters.put(counter!);
  await upkeep.numbers.put(numbers!);
  await tab.kill();
  const { book } = await phone.openTab({ withoutFiles: true });
  const next = await book.exclusive(() =>
    takeNumbers(book.upkeep, BUSINESS, { id: 'c', kind: 'sale' }, async () => true),
  );
  expect(next).toMatchObject({ device_seq: 3, sale_count: 3 });
  expect(next.local_seq).toBeGreaterThan(last.local_seq + 1);
});
