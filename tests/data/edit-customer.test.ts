import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import type { CustomerDoc } from '../../src/store/book.ts';
import { addCustomer, editCustomer } from '../../src/nouns/parties/data/party.command.ts';
import { oneCustomer } from '../../src/nouns/parties/data/parties.query.ts';
import { handOver } from '../../src/nouns/sync/data/hand-over.command.ts';
import { answerOf, gracesPhone, NOW } from '../support/test-deps.ts';

let phone: Awaited<ReturnType<typeof gracesPhone>>;
beforeEach(async () => void (phone = await gracesPhone()));
afterEach(() => phone.leave({ remove: true }));

const stored = async (id: string) => (await phone.session.book.customers.find([id])).get(id)!;
async function added(part: Partial<CustomerDoc> = {}): Promise<string> {
  const id = newDocumentId();
  await addCustomer(phone, { id, name: 'Amina', phone: '0772 000 118' });
  const before = await stored(id);
  await phone.session.book.customers.write([{ before, after: { ...before, ...part } }]);
  return id;
}
const REFUSED = {
  sync_state: 'rejected',
  sync_error: { code: 'permission-denied', message: 'no', at: NOW.toISOString() },
} as const;

test('[SYN-25] a refused customer that is corrected, or only saved again, waits to be sent', async () => {
  const id = await added(REFUSED);
  expect(await answerOf(oneCustomer(phone, { id }))).toMatchObject({
    id,
    name: 'Amina',
    phone: '+256772000118',
    may_edit: true,
  });
  expect(await editCustomer(phone, { id, name: ' Amina N. ', phone: '' })).toMatchObject({ ok: true });
  expect(await stored(id)).toMatchObject({ name: 'Amina N.', sync_state: 'pending' });
  expect(await stored(id)).not.toHaveProperty('phones');
  expect(await stored(id)).not.toHaveProperty('sync_error');
  const again = await added(REFUSED);
  await editCustomer(phone, { id: again, name: 'Amina', phone: '0772 000 118' });
  expect(await stored(again)).toMatchObject({ sync_state: 'pending' });
});

test('[CUS-2] an accepted customer keeps other phones and tells in the history what was changed', async () => {
  const id = await added({ sync_state: 'synced', rev: 3, phones: ['0772 000 118', '0700 111 222'] });
  await editCustomer(phone, { id, name: 'Amina N.', phone: '0772 999 118' });
  expect(await stored(id)).toMatchObject({
    phones: ['+256772999118', '0700 111 222'],
    history: [{ rev: 3, changed: 'name, phones', by: phone.session.book.uid }],
    sync_base: { name: 'Amina' },
  });
  const before = await stored(id);
  await editCustomer(phone, { id, name: 'Amina N.', phone: '0772 999 118' });
  expect(await stored(id)).toEqual(before);
});

test('[CUS-2] no name, a wrong phone and somebody who is not here are refused', async () => {
  const id = await added();
  expect(await editCustomer(phone, { id, name: ' ' })).toEqual({ ok: false, error: { type: 'NameMissing' } });
  expect(await editCustomer(phone, { id, name: 'A', phone: '12' })).toEqual({
    ok: false,
    error: { type: 'PhoneWrong', digits: 2 },
  });
  expect(await editCustomer(phone, { id: newDocumentId(), name: 'A' })).toEqual({
    ok: false,
    error: { type: 'NotHere' },
  });
});

test('[SYN-25] one refused record goes to a file alone, also one that the owner decides about', async () => {
  const id = await added({ ...REFUSED, sync_error: { ...REFUSED.sync_error, code: 'late' } });
  await added();
  const all = await handOver(phone, {});
  expect(all).toMatchObject({ value: { count: 1, filename: 'flockbook-unsent-2026-11-20.json' } });
  const one = await handOver(phone, { only: { collection: 'customers', id } });
  expect(one).toMatchObject({ value: { count: 1, filename: `flockbook-customers-${id}-2026-11-20.json` } });
  const { records } = JSON.parse(one.ok ? one.value.json : '') as { records: { record: object }[] };
  expect(records).toMatchObject([{ collection: 'customers', record: { id, name: 'Amina' } }]);
});
