import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { latePath } from '../../schemas/late-record.schema.ts';
import { currentSession } from '../../src/nouns/account/data/session.query.ts';
import { lockBusiness, unlockBusiness } from '../../src/nouns/business/data/lock-business.ts';
import { addCustomer } from '../../src/nouns/parties/data/party.command.ts';
import { customersList } from '../../src/nouns/parties/data/parties.query.ts';
import { replicatedFields } from '../../src/store/save.ts';
import { decideLate } from '../../src/nouns/sync/data/late.command.ts';
import { lateRecords } from '../../src/nouns/sync/data/late.query.ts';
import { applyRows } from '../../src/replication/pull/apply-rows.ts';
import { planPush } from '../../src/replication/push/plan-push.ts';
import { answerOf, answerWhen, gracesPhone } from '../support/test-deps.ts';
import { NOW_ISO } from '../support/test-book.ts';

let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => void (phone = await gracesPhone()));
afterEach(() => phone.leave({ remove: true }));

const here = async (id: string) => (await phone.session.book.customers.find([id])).get(id);

/** A customer written by a member who was removed before it could be sent. */
async function late(body?: string): Promise<{ id: string; path: string }> {
  const id = newDocumentId();
  const business_id = phone.businessId;
  const common = { id, business_id, created_by: 'removed1', created_at: NOW_ISO, device_id: 'Device000002' };
  const path = latePath(business_id, id);
  const fields = {
    ...common,
    collection: 'customers',
    record_id: id,
    body: body ?? JSON.stringify({ record: { ...common, doc_id: id, name: 'Amina', rev: 0 } }),
    status: 'open',
    rev: 1,
  };
  await applyRows(phone.session.book, 'workspace', [{ path, fields, updated_at: 5 }]);
  return { id, path };
}
const lateRow = async (path: string) => (await phone.session.book.workspace.find([path])).get(path);

test('[PPL-11] the owner sees what came too late and accepts it: record and decision are one commit', async () => {
  const { id, path } = await late();
  expect(await answerOf(lateRecords(phone, {}))).toMatchObject([{ path, collection: 'customers', title: 'Amina' }]);
  expect(await decideLate(phone, { path, accept: true })).toMatchObject({ ok: true });
  expect(await here(id)).toMatchObject({ name: 'Amina', created_by: 'removed1', sync_state: 'pending' });
  expect(await lateRow(path)).toMatchObject({ status: 'accepted', decided_by: phone.session.book.uid });
  expect(await answerOf(lateRecords(phone, {}))).toEqual([]);
  const rows = [
    { store: 'customers', row: (await here(id))! },
    { store: 'workspace', row: (await lateRow(path))! },
  ];
  expect(planPush(rows as never, 100)).toHaveLength(1);
});

test('[PPL-11] … or refuses it: nothing of it enters the books', async () => {
  const { id, path } = await late();
  await decideLate(phone, { path, accept: false });
  expect(await here(id)).toBeUndefined();
  expect(await lateRow(path)).toMatchObject({ status: 'refused' });
  expect(await decideLate(phone, { path, accept: true })).toMatchObject({ ok: true }); // decided already
  expect(await here(id)).toBeUndefined();
});

test.each(['{', '{"record":{"rev":0,"name":7}}'])(
  '[PPL-11] a late record that is not readable is said, and stays open: %s',
  async (body) => {
    const { path } = await late(body);
    expect(await decideLate(phone, { path, accept: true })).toEqual({
      ok: false,
      error: { type: 'CannotAccept', reason: 'unreadable' },
    });
    expect(await lateRow(path)).toMatchObject({ status: 'open' });
  },
);

test('[SYN-24] of a locked business nothing is shown and nothing can be written; opened again, what waited waits', async () => {
  const { book } = phone.session;
  expect(await lockBusiness(book, phone.businessId, NOW_ISO)).toBe(false); // still being founded on this phone
  const founding = (await book.workspace.waiting(9)).map((row) => ({
    path: row.path,
    fields: { ...replicatedFields(row), rev: 1 },
    updated_at: 5,
  }));
  await applyRows(book, 'workspace', founding);
  const id = newDocumentId();
  await addCustomer(phone, { id, name: 'Amina' });
  await lockBusiness(book, phone.businessId, NOW_ISO);
  await lockBusiness(book, phone.businessId, '2027-01-01T00:00:00.000Z');
  const session = await answerWhen(
    currentSession(phone, {}),
    (one) => one.state === 'signed-in' && one.locked !== undefined,
  );
  expect(session).toMatchObject({ business: undefined, ready: true, locked: { since: NOW_ISO, owner_name: 'Grace' } });
  expect(await addCustomer(phone, { id: newDocumentId(), name: 'Musa' })).toMatchObject({ ok: false });
  expect(await answerOf(customersList(phone, { search: '', limit: 9 }))).toEqual([]);
  expect(await here(id)).toMatchObject({ sync_state: 'rejected', sync_error: { code: 'locked', at: NOW_ISO } });
  await unlockBusiness(book, phone.businessId);
  const opened = await answerWhen(
    currentSession(phone, {}),
    (one) => one.state === 'signed-in' && one.locked === undefined,
  );
  expect(opened).toMatchObject({ business: { id: phone.businessId } });
  expect(replicatedFields((await here(id))!)).not.toHaveProperty('sync_error');
  expect(await here(id)).toMatchObject({ sync_state: 'pending' });
});
