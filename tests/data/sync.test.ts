import { distinctUntilChanged, map } from 'rxjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { addCustomer } from '../../src/nouns/parties/data/party.command.ts';
import type { Row } from '../../src/store/row-store.ts';
import { addSale } from '../../src/nouns/sales/data/add-sale.command.ts';
import { diagnostic } from '../../src/nouns/sync/data/diagnostic.command.ts';
import { keepTheirs, sendAgain } from '../../src/nouns/sync/data/send.command.ts';
import { phoneSeries } from '../../src/nouns/sync/data/series.query.ts';
import { syncStatus } from '../../src/nouns/sync/data/status.query.ts';
import { twoVersions } from '../../src/nouns/sync/data/versions.query.ts';
import { answerOf, gracesPhone } from '../support/test-deps.ts';

let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => void (phone = await gracesPhone()));
afterEach(() => phone.leave({ remove: true }));

const AT = '2026-11-20T08:30:00.000Z';

/** A customer renamed on this phone and on another one: the other name wins, and the local one is kept. */
async function conflict(): Promise<string> {
  const id = newDocumentId();
  await addCustomer(phone, { id, name: 'Amina', phone: '+256700000001' });
  const { book } = phone.session;
  const theirs = (await book.customers.find([id])).get(id)!;
  const error = { code: 'conflict', message: 'Changed on another phone too: name', at: '2026-11-20T09:00:00.000Z' };
  const change = { rev: 2, at: AT, by: book.uid, changed: 'name', reason: 'her whole name' };
  const mine = { ...theirs, name: 'Amina Nansubuga', history: [change] } as unknown as Row;
  await book.upkeep.copies.put({ key: `customers/${id}/1`, collection: 'customers', mine, error });
  return id;
}

test('[SYN-26] both versions are there side by side, with who changed them, when and why, until the person keeps one: theirs', async () => {
  const id = await conflict();
  const [versions] = await answerOf(twoVersions(phone, {}));
  expect(versions).toMatchObject({
    id: `customers/${id}/1`,
    collection: 'customers',
    fields: [{ name: 'name', mine: 'Amina Nansubuga', theirs: 'Amina' }],
    mine: { by: 'Grace', at: AT, reason: 'her whole name' },
    theirs: undefined,
  });
  expect(await answerOf(syncStatus(phone, {}))).toMatchObject({ refused: 1 });
  await keepTheirs(phone, { id: versions!.id });
  expect(await answerOf(twoVersions(phone, {}))).toEqual([]);
  expect((await phone.session.book.customers.find([id])).get(id)).toMatchObject({ name: 'Amina' });
});

test('[SYN-26] … or mine, which then waits to be sent', async () => {
  const id = await conflict();
  const [versions] = await answerOf(twoVersions(phone, {}));
  await sendAgain(phone, { collection: 'customers', id: versions!.id });
  expect(await answerOf(twoVersions(phone, {}))).toEqual([]);
  const kept = (await phone.session.book.customers.find([id])).get(id);
  expect(kept).toMatchObject({ name: 'Amina Nansubuga', sync_state: 'pending' });
});

test('[SYN-13] a record waits from the moment that it is written, not only when all were counted again', async () => {
  const told: number[] = [];
  const waiting$ = syncStatus(phone, {}).pipe(map(({ waiting }) => waiting), distinctUntilChanged()); // prettier-ignore
  const told$ = waiting$.subscribe((waiting) => told.push(waiting));
  await expect.poll(() => told).toEqual([4]); // the records of the farm itself
  const atWriting: (number | undefined)[] = [];
  const written$ = phone.session.book.customers.collection.$.subscribe(() => atWriting.push(told.at(-1)));
  await addCustomer(phone, { id: newDocumentId(), name: 'Amina', phone: '+256700000001' });
  expect(atWriting).toEqual([5]);
  await addCustomer(phone, { id: newDocumentId(), name: 'Zawadi', phone: '+256700000002' });
  await expect.poll(() => told).toEqual([4, 5, 6]);
  told$.unsubscribe();
  written$.unsubscribe();
});

test('[SYN-33] the phones of the business with their series', async () => {
  expect(await answerOf(phoneSeries(phone, {}))).toEqual([]);
  const sell = () =>
    addSale(phone, {
      id: newDocumentId(),
      lines: [
        {
          line_id: newDocumentId(),
          item_kind: 'other',
          description: 'Manure',
          qty: 1,
          unit: 'bag',
          factor: 1,
          unit_price: 5_000,
        },
      ],
      pay: { kind: 'all', method: 'cash' },
    });
  await sell();
  await sell();
  const [series] = await answerOf(phoneSeries(phone, {}));
  expect(series).toMatchObject({ count: 2, last_seq: 2, missing: [], this_phone: true, name: 'Grace' });
  expect(series!.tag).toMatch(/^[A-Z0-9]{3}$/);
});

test('[SYN-33] the file for whoever helps has counts and reasons, and no names or amounts', async () => {
  await conflict();
  const line = { line_id: newDocumentId(), item_kind: 'other' as const, description: 'Manure', qty: 1, unit: 'bag', factor: 1, unit_price: 71_234_567 }; // prettier-ignore
  await addSale(phone, { id: newDocumentId(), lines: [line], pay: { kind: 'all', method: 'cash' } });
  const made = await diagnostic(phone, { browser: 'Chromium', storage: null });
  if (!made.ok) throw new Error('no file');
  expect(made.value.filename).toMatch(/^flockbook-diagnostic-2026-11-20\.json$/);
  const file = JSON.parse(made.value.json) as Record<string, unknown>;
  expect(file).toMatchObject({
    format: 'flockbook-diagnostic',
    collections: { customers: { waiting: 1, refused: [] }, sales: { waiting: 1, refused: [] } },
    two_versions: [{ collection: 'customers', error: { code: 'conflict' } }],
  });
  for (const secret of ['Amina', '+256700000001', 'Grace', 'grace@example.com', 'Nakato', 'Manure', '71234567'])
    expect(made.value.json).not.toContain(secret);
});
