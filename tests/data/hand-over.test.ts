import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { workspacePath } from '../../schemas/workspace.schema.ts';
import { addCustomer } from '../../src/nouns/parties/data/party.command.ts';
import { replicatedFields, saveAsPending } from '../../src/store/save.ts';
import { handOver, takeOver } from '../../src/nouns/sync/data/hand-over.command.ts';
import { syncStatus } from '../../src/nouns/sync/data/status.query.ts';
import { twoVersions } from '../../src/nouns/sync/data/versions.query.ts';
import { applyRows } from '../../src/replication/pull/apply-rows.ts';
import { newestFirst } from '../../src/store/rx-schema.ts';
import { editSale, saveSale, storedSale } from '../support/test-book.ts';
import { answerOf, gracesPhone, offlinePhone } from '../support/test-deps.ts';
import type { CustomerDoc } from '../../src/store/book.ts';
import type { Deps } from '../../src/data/deps.ts';

type Phone = Deps & { businessId: string };
let mine: Awaited<ReturnType<typeof gracesPhone>>;
let other: Phone;

beforeEach(async () => {
  mine = await gracesPhone();
  other = await phoneOf('owner');
});
afterEach(async () => {
  await mine.leave({ remove: true });
  await other.leave({ remove: true });
});

/** Another phone of the same business, as filled by the server. */
async function phoneOf(role: 'owner' | 'admin', uid = `sarah${newDocumentId()}`): Promise<Phone> {
  const deps = offlinePhone();
  const { book } = (await deps.enter({ uid, email: 'sarah@example.com', first_name: 'Sarah' }))!;
  const member = workspacePath.member(mine.businessId, mine.session.book.uid);
  const own = (await mine.session.book.workspace.find([member])).get(member)!;
  const path = workspacePath.member(mine.businessId, uid);
  const fields = { ...replicatedFields(own), user_id: uid, role, roles: {}, rev: 1 };
  await applyRows(book, 'workspace', [{ path, fields, updated_at: 1 }]);
  return Object.assign(deps, { businessId: mine.businessId });
}
const bookOf = (phone: Deps) => phone.session$.value!.book;
const here = async (phone: Deps, id: string) => (await bookOf(phone).customers.find([id])).get(id)!;
const edit = async (phone: Deps, id: string, change: Partial<CustomerDoc>) => {
  const book = bookOf(phone);
  const before = await here(phone, id);
  await book.exclusive(() => saveAsPending(book, book.customers, [{ before, after: { ...before, ...change } }]));
};
/** Export the first phone's file and import it on the other one; returns the result. */
async function carry(to: Deps = other) {
  const file = await handOver(mine, {});
  if (!file.ok) throw new Error('no file');
  const taken = await takeOver(to, { json: file.value.json });
  if (!taken.ok) throw new Error(JSON.stringify(taken.error));
  return taken.value;
}
const added = async (name: string): Promise<string> => {
  const id = newDocumentId();
  await addCustomer(mine, { id, name });
  return id;
};

test('[SYN-28] all unsent records go over in one file, once however often it is taken', async () => {
  const id = await added('Amina');
  await added('Musa');
  expect(await carry()).toMatchObject({ from: 'Grace', taken: 2, known: 0 });
  expect(await here(other, id)).toMatchObject({ name: 'Amina', sync_state: 'pending', created_by: bookOf(mine).uid });
  expect(await carry()).toMatchObject({ taken: 0, known: 2 });
  expect(await answerOf(syncStatus(other, {}))).toMatchObject({ waiting: 2 });
});

test('[SYN-28] a later file brings what was changed since, and an older one takes nothing back', async () => {
  const id = await added('Amina');
  const first = await handOver(mine, {});
  await carry();
  await edit(mine, id, { name: 'Amina Nansubuga' });
  expect(await carry()).toMatchObject({ taken: 1 });
  expect(await here(other, id)).toMatchObject({ name: 'Amina Nansubuga' });
  if (first.ok) await takeOver(other, { json: first.value.json });
  expect(await here(other, id)).toMatchObject({ name: 'Amina Nansubuga' });
});

test('[SYN-28] a change of a record that the server has goes on top of what stands there', async () => {
  const id = await added('Amina');
  const path = `businesses/${mine.businessId}/customers/${id}`;
  const row = { path, fields: { ...replicatedFields(await here(mine, id)), rev: 1 }, updated_at: 5 };
  for (const phone of [mine, other]) await applyRows(bookOf(phone), 'customers', [row]);
  await edit(mine, id, { name: 'Amina Nansubuga' });
  await applyRows(bookOf(other), 'customers', [
    { ...row, fields: { ...row.fields, note: 'pays on Friday', rev: 2 }, updated_at: 6 },
  ]);
  expect(await carry()).toMatchObject({ taken: 1 });
  expect(await here(other, id)).toMatchObject({
    name: 'Amina Nansubuga',
    note: 'pays on Friday',
    rev: 2,
    sync_state: 'pending',
    sync_base: { rev: 2 },
  });
});

test('[SYN-28, SYN-26] what says something else here is asked, and nothing is overwritten', async () => {
  const id = await added('Amina');
  await carry();
  await edit(other, id, { name: 'Amina B.' });
  await edit(mine, id, { name: 'Amina N.' });
  expect(await carry()).toMatchObject({ asked: 1 });
  expect(await here(other, id)).toMatchObject({ name: 'Amina B.' });
  expect(await answerOf(twoVersions(other, {}))).toMatchObject([
    { fields: [{ mine: 'Amina N.', theirs: 'Amina B.' }] },
  ]);
});

test('[SYN-28] a sale whose day was changed here keeps its place in the list when another change of it is taken over', async () => {
  const sold = await saveSale(bookOf(mine), { business_id: mine.businessId, created_by: bookOf(mine).uid });
  const path = `businesses/${mine.businessId}/sales/${sold.id}`;
  const row = { path, fields: { ...replicatedFields(sold), rev: 1 }, updated_at: 5 };
  for (const phone of [mine, other]) await applyRows(bookOf(phone), 'sales', [row]);
  const occurred_at = '2026-11-18T10:00:00.000Z';
  await editSale(bookOf(other), sold.id, { occurred_at, day: '2026-11-18', newest_first: newestFirst(occurred_at) });
  await editSale(bookOf(mine), sold.id, { note: 'pays on Friday' });
  await carry();
  expect(await storedSale(bookOf(other), sold.id)).toMatchObject({
    note: 'pays on Friday',
    occurred_at,
    newest_first: newestFirst(occurred_at),
  });
});

test('[SYN-28] only the owner brings in what somebody else wrote', async () => {
  await added('Amina');
  const admin = await phoneOf('admin');
  expect(await carry(admin)).toMatchObject({ taken: 0, 'not-allowed': 1 });
  await admin.leave({ remove: true });
});

test('[SYN-28] a record of another business, or one that cannot be read, is counted and left out', async () => {
  const id = await added('Amina');
  const file = await handOver(mine, {});
  const json = file.ok ? (JSON.parse(file.value.json) as { records: { record: Record<string, unknown> }[] }) : null;
  const [record] = json!.records;
  json!.records.push(
    { ...record!, record: { ...record!.record, business_id: 'Another00001' } },
    { ...record!, record: { ...record!.record, id: newDocumentId(), name: 7 } },
  );
  const taken = await takeOver(other, { json: JSON.stringify(json) });
  expect(taken).toMatchObject({ ok: true, value: { taken: 1, unreadable: 1, 'not-allowed': 1 } });
  expect(await here(other, id)).toBeDefined();
});

test.each(['', 'not json', '{}', '{"format":"flockbook-hand-over","version":2,"records":[]}'])(
  '[SYN-28] another file is refused: %s',
  async (json) => {
    expect(await takeOver(other, { json })).toEqual({ ok: false, error: { type: 'NotAHandOver' } });
  },
);
