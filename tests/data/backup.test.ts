import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { workspacePath } from '../../schemas/workspace.schema.ts';
import { exportBusiness } from '../../src/nouns/business/data/export-business.command.ts';
import { restoreBusiness } from '../../src/nouns/business/data/restore-business.command.ts';
import { currentSession } from '../../src/nouns/account/data/session.query.ts';
import { addCustomer } from '../../src/nouns/parties/data/party.command.ts';
import type { CollectionName } from '../../src/store/book.ts';
import type { Deps } from '../../src/data/deps.ts';
import { replicatedFields, saveAsPending } from '../../src/store/save.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { keyOfRow } from '../../src/store/journal.ts';
import type { RowStore } from '../../src/store/row-store.ts';
import { applyRows } from '../../src/replication/pull/apply-rows.ts';
import { pathOf } from '../../src/replication/paths.ts';
import { answerOf, answerWhen, gracesPhone, offlinePhone } from '../support/test-deps.ts';

let old: Awaited<ReturnType<typeof gracesPhone>>;
let empty: Deps;

beforeEach(async () => {
  old = await gracesPhone();
  empty = offlinePhone();
  const { uid, email, first_name } = old.session.me$.value;
  // The same person on another phone: as in a separate browser, nothing is shared but the identity.
  await empty.enter({ uid: `${uid}-new`, email, first_name });
});
afterEach(async () => {
  await old.leave({ remove: true });
  await empty.leave({ remove: true });
});

const bookOf = (phone: Deps) => phone.session$.value!.book;
const NAMES = ['sales', 'customers', 'farm', 'workspace'] as const;

/** Simulates that the server has accepted all pending rows of a phone, each at its next revision. */
async function allSent(phone: Deps, at = 100): Promise<void> {
  for (const name of NAMES) {
    const store = bookOf(phone)[name] as unknown as RowStore;
    const rows = (await store.inState('pending')).map((row) => ({
      path: pathOf(name, row),
      fields: { ...replicatedFields(row), rev: row.rev + 1 },
      updated_at: at,
    }));
    await applyRows(bookOf(phone), name, rows);
  }
}

/** All rows of a phone in replicated form, by key. */
async function everything(phone: Deps, name: CollectionName): Promise<Record<string, unknown>> {
  const found = await bookOf(phone)[name].collection.find().exec();
  return Object.fromEntries(
    found.map((one: { toMutableJSON(): object }) => {
      const row = one.toMutableJSON();
      return [keyOfRow(name, row), replicatedFields(row)];
    }),
  );
}

/**
 * The backup of the old phone, with its uid replaced as if the same person had both phones: two phones in one process
 * need two uids.
 */
async function backup(): Promise<string> {
  const taken = await exportBusiness(old, {});
  if (!taken.ok) throw new Error(JSON.stringify(taken.error));
  return resigned(taken.value.json.replaceAll(bookOf(old).uid, bookOf(empty).uid));
}

/** The backup with a recomputed checksum. */
async function resigned(json: string): Promise<string> {
  const { sha256: _old, ...whole } = JSON.parse(json) as Record<string, unknown>;
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(whole)));
  return JSON.stringify({ ...whole, sha256: Buffer.from(sum).toString('hex') });
}

async function restored(json: string) {
  const result = await restoreBusiness(empty, { json });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const customer = async (name: string): Promise<string> => {
  const id = newDocumentId();
  await addCustomer(old, { id, name });
  return id;
};
const rename = async (id: string, name: string) => {
  const { customers, exclusive } = bookOf(old);
  const before = (await customers.find([id])).get(id)!;
  await exclusive(() => saveAsPending(bookOf(old), customers, [{ before, after: { ...before, name } }]));
};
const here = async (id: string) => (await bookOf(empty).customers.find([id])).get(id);
const eggs = { line_id: 'LineGoodEggs', item_kind: 'egg', item_id: 'EggsGood0001', description: 'Eggs, good', qty: 30, unit: 'tray', factor: 30, unit_price: 12_000 } as const; // prettier-ignore

test('[IMP-4] a backup on an empty phone: the business opens, what was sent is sent, what waited waits, with the same ids', async () => {
  await addSale(old, { id: newDocumentId(), lines: [eggs], pay: { kind: 'all', method: 'cash' } });
  const amina = await customer('Amina');
  await allSent(old);
  const musa = await customer('Musa');
  await rename(amina, 'Amina N.');
  expect(await restored(await backup())).toMatchObject({ business: 'Nakato Poultry', added: 1, known: 0, waiting: 2 });
  const session = await answerWhen(currentSession(empty, {}), (one) => one.state === 'signed-in' && one.ready);
  expect(session).toMatchObject({ business: { id: old.businessId, name: 'Nakato Poultry', role: 'owner' } });
  expect(await here(musa)).toMatchObject({ name: 'Musa', sync_state: 'pending', rev: 0 });
  expect(await here(amina)).toMatchObject({ name: 'Amina N.', sync_state: 'pending', rev: 1, sync_base: { name: 'Amina' } });
  const [sold] = Object.values(await everything(empty, 'sales'));
  expect(sold).toMatchObject({ business_id: old.businessId, rev: 1 });
  expect(await bookOf(empty).sales.inState('synced')).toHaveLength(1);
}); // prettier-ignore

test('[IMP-4] restored twice, then the server brings everything: nothing is there twice and the phone says what the server says', async () => {
  for (const name of ['Amina', 'Musa', 'Sarah']) await customer(name);
  const id = await customer('Joel');
  await allSent(old);
  const json = await backup();
  await restored(json);
  expect(await restored(json)).toMatchObject({ added: 0, known: 4, waiting: 0 });
  // Another phone changed one of them after the backup.
  const rows = Object.values(await everything(old, 'customers')) as { id: string; rev: number }[];
  const server = rows.map((fields) => ({
    path: `businesses/${old.businessId}/customers/${fields.id}`,
    fields: fields.id === id ? { ...fields, name: 'Joel K.', rev: 2 } : fields,
    updated_at: 100,
  }));
  await applyRows(bookOf(empty), 'customers', server);
  expect(Object.keys(await everything(empty, 'customers'))).toHaveLength(4);
  expect(await here(id)).toMatchObject({ name: 'Joel K.', rev: 2, sync_state: 'synced', updated_at: 100 });
  // The old file does not revert the change.
  await restored(json);
  expect(await here(id)).toMatchObject({ name: 'Joel K.', rev: 2 });
});

test('[IMP-4] what waited when it was made, and was sent by the old phone since, is recognised and not sent again', async () => {
  const musa = await customer('Musa');
  const json = await backup();
  await allSent(old);
  await restored(json);
  expect(await here(musa)).toMatchObject({ sync_state: 'pending', rev: 0 });
  const [sent] = Object.values(await everything(old, 'customers')) as { rev: number }[];
  const fields = { ...sent!, created_by: bookOf(empty).uid };
  const path = `businesses/${old.businessId}/customers/${musa}`;
  await applyRows(bookOf(empty), 'customers', [{ path, fields, updated_at: 100 }]);
  expect(await here(musa)).toMatchObject({ sync_state: 'synced', rev: 1 });
});

test('[IMP-4] a business founded without a signal comes back waiting, as one commit', async () => {
  await restored(await backup());
  const found = await bookOf(empty).workspace.inState('pending');
  const together = found.filter(({ sync_batch }) => sync_batch === old.businessId).map(({ path }) => path);
  const { uid } = bookOf(empty);
  const { business, settings, member } = workspacePath;
  expect(together.toSorted()).toEqual(
    [business(old.businessId), member(old.businessId, uid), settings(old.businessId)].toSorted(),
  );
});

test('[IMP-4] a damaged, foreign, newer or other file is refused by name, and nothing is changed', async () => {
  await customer('Amina');
  const json = await backup();
  const refusal = async (text: string) => {
    const result = await restoreBusiness(empty, { json: text });
    return result.ok ? 'brought back' : result.error.type;
  };
  expect(await refusal('eggs')).toBe('NotABackup');
  expect(await refusal('{"format":"flockbook-hand-over"}')).toBe('NotABackup');
  expect(await refusal(json.slice(0, -200))).toBe('DamagedBackup');
  expect(await refusal(json.replace('Amina', 'Amima'))).toBe('DamagedBackup');
  expect(await refusal(await resigned(json.replace('"version":2', '"version":3')))).toBe('NewerBackup');
  const taken = await exportBusiness(old, {});
  expect(taken.ok && (await refusal(taken.value.json))).toBe('BackupOfSomebodyElse');
  // The checksum is valid, but a record is invalid, belongs to another business, or there is no owner.
  expect(await refusal(await resigned(json.replace('"name":"Amina"', '"name":""')))).toBe('DamagedBackup');
  expect(await refusal(await resigned(json.replaceAll('"role":"owner"', '"role":"admin"')))).toBe('DamagedBackup');
  const other = JSON.parse(json) as { documents: { customers: { business_id: string }[] } };
  other.documents.customers[0]!.business_id = newDocumentId();
  expect(await refusal(await resigned(JSON.stringify(other)))).toBe('DamagedBackup');
  for (const name of NAMES) expect(await everything(empty, name)).toEqual({});
  expect((await answerOf(currentSession(empty, {}))) as object).toMatchObject({ business: undefined });
  expect(await refusal(json)).toBe('brought back');
});

test('[IMP-4] a phone that made the records itself goes on with their numbers', async () => {
  const sold = await addSale(old, { id: newDocumentId(), lines: [eggs], pay: { kind: 'all', method: 'cash' } });
  await allSent(old);
  const json = await backup();
  for (const key of ['device_id', 'device_tag'] as const) await empty.device.set(key, (await old.device.get(key))!);
  await restored(json);
  const next = await addSale(empty, { id: newDocumentId(), lines: [eggs], pay: { kind: 'all', method: 'cash' } });
  expect(sold.ok && sold.value.sale_no.slice(4)).toBe('0001');
  expect(next.ok && next.value.sale_no.slice(4)).toBe('0002');
});
