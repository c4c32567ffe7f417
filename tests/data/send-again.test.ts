import { expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { addCustomer } from '../../src/nouns/parties/data/party.command.ts';
import { replicatedFields, saveAsPending } from '../../src/store/save.ts';
import { sendAgain } from '../../src/nouns/sync/data/send.command.ts';
import { applyRows } from '../../src/replication/pull/apply-rows.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { editSale } from '../../src/nouns/sales/data/edit-sale.command.ts';
import { draftOfSale } from '../../src/domain/sales/draft-of-sale.ts';
import { newestFirst } from '../../src/store/rx-schema.ts';
import { gracesPhone } from '../support/test-deps.ts';

test('[SYN-8] my version sent again brings what I changed, and takes back nothing that others changed beside it', async () => {
  const phone = await gracesPhone();
  const { book } = phone.session;
  const id = newDocumentId();
  await addCustomer(phone, { id, name: 'Amina' });
  const path = `businesses/${phone.businessId}/customers/${id}`;
  const here = async () => (await book.customers.find([id])).get(id)!;
  const fromServer = async (change: object, rev: number) =>
    applyRows(book, 'customers', [
      { path, fields: { ...replicatedFields(await here()), ...change, rev }, updated_at: rev },
    ]);
  await fromServer({}, 1);
  const before = await here();
  await book.exclusive(() => saveAsPending(book, book.customers, [{ before, after: { ...before, name: 'Amina N.' } }]));
  await fromServer({ name: 'Amina B.', note: 'pays on Friday' }, 2);
  const [copy] = await book.upkeep.copies.toArray();
  await sendAgain(phone, { collection: 'customers', id: copy!.key });
  expect(await here()).toMatchObject({ name: 'Amina N.', note: 'pays on Friday', rev: 2, sync_state: 'pending' });
  expect(await book.upkeep.copies.count()).toBe(0);
  await book.remove();
});

test('[SYN-8, SYN-26] my version of a sale sent again: both histories are told, and it stands at its own time', async () => {
  const phone = await gracesPhone();
  const { book } = phone.session;
  const id = newDocumentId();
  const manure = { line_id: 'LineOther001', item_kind: 'other' as const, description: 'Manure' };
  const lines = [{ ...manure, qty: 1, unit: 'piece', factor: 1, unit_price: 5_000 }];
  await addSale(phone, { id, lines, pay: { kind: 'all', method: 'cash' } });
  const here = async () => (await book.sales.find([id])).get(id)!;
  const path = `businesses/${phone.businessId}/sales/${id}`;
  const accepted = { ...replicatedFields(await here()), rev: 1 };
  await applyRows(book, 'sales', [{ path, fields: accepted, updated_at: 1 }]);
  const seen = draftOfSale(await here());
  const occurred_at = '2026-11-18T10:00:00.000Z';
  await editSale(phone, { draft: { ...seen, occurred_at }, seen });
  const theirs = { rev: 1, at: '2026-11-20T09:00:00.000Z', by: 'okello', changed: 'occurred_at, day' };
  const moved = { occurred_at: '2026-11-17T10:00:00.000Z', day: '2026-11-17', history: [theirs] };
  await applyRows(book, 'sales', [{ path, fields: { ...accepted, ...moved, rev: 2 }, updated_at: 2 }]);
  const [copy] = await book.upkeep.copies.toArray();
  await sendAgain(phone, { collection: 'sales', id: copy!.key });
  expect(await here()).toMatchObject({
    occurred_at,
    newest_first: newestFirst(occurred_at),
    rev: 2,
    history: [theirs, { changed: 'occurred_at, day', by: book.uid }],
  });
  await book.remove();
});
