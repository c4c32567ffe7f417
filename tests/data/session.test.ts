import { afterEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { setMe, signOut } from '../../src/nouns/account/data/account.command.ts';
import { currentSession } from '../../src/nouns/account/data/session.query.ts';
import { ensureUserDocument } from '../../src/nouns/account/data/user-document.ts';
import { keepPushToken } from '../../src/nouns/account/data/push-token.command.ts';
import { createBusiness } from '../../src/nouns/business/data/create-business.ts';
import { runCommand } from '../../src/data/commands.ts';
import type { Deps } from '../../src/data/deps.ts';
import type { SessionView } from '../../src/contract/account.ts';
import { newDeviceTag } from '../../src/store/device-store.ts';
import { unsentRecords } from '../../src/nouns/sync/data/unsent.query.ts';
import { exportDevice } from '../../src/nouns/sync/data/send.command.ts';
import { aSaleLine } from '../support/documents.ts';
import { answerOf, gracesPhone, offlinePhone } from '../support/test-deps.ts';

let phone: Deps;
afterEach(() => phone.leave({ remove: true }));

test('[BIZ-1] the setup makes business, settings and membership, to be sent as one batch [SYN-17]', async () => {
  const grace = await gracesPhone();
  phone = grace;
  const rows = await grace.session.book.workspace.waiting(10);
  const together = rows.filter((row) => row.sync_batch === grace.businessId);
  expect(together.map((row) => row.doc_kind).sort()).toEqual(['businesses', 'members', 'settings']);
  expect(together.find((row) => row.doc_kind === 'settings')).toMatchObject({
    farm_activities: true,
    purchases: false,
    currency: 'UGX',
    categories: { raw_materials: [{ category: 'feeds' }, { category: 'medications' }, { category: 'vaccines' }] },
  });
  expect(await answerOf(currentSession(phone, {}))).toMatchObject({
    state: 'signed-in',
    ready: true,
    first_name: 'Grace',
    business: { name: 'Nakato Poultry', role: 'owner', owner_name: 'Grace' },
  });
});

test('[ACC-6] a person whose document has arrived is never told that they have no business while one is named in it', async () => {
  const before = await gracesPhone();
  phone = before;
  const { uid, workspace } = before.session.book;
  const users = await workspace.find([`users/${uid}`]);
  phone = offlinePhone();
  const { book } = (await phone.enter({ uid: `${uid}2`, email: 'a@b.c', first_name: 'Grace' }))!;
  const user = { ...users.get(`users/${uid}`)!, user_id: book.uid, path: `users/${book.uid}`, businesses: ['b1'] };
  const seen: SessionView[] = [];
  const looking = currentSession(phone, {}).subscribe((view) => seen.push(view));
  await expect.poll(() => seen.at(-1)).toMatchObject({ state: 'signed-in', ready: false });
  await book.workspace.write([{ after: user }]);
  await expect.poll(() => seen.length).toBeGreaterThan(1);
  await phone.device.get('session');
  looking.unsubscribe();
  expect(seen.map((view) => view.state === 'signed-in' && view.ready)).toEqual(seen.map(() => false));
  await before.leave({ remove: true });
});

test('[DAT-4] the setup pressed twice makes one business', async () => {
  phone = await gracesPhone();
  const draft = { id: newDocumentId(), name: 'Shop', farm: false, shop: true, currency: 'KES' };
  expect(await createBusiness(phone, draft)).toEqual(await createBusiness(phone, draft));
  const session = await answerOf(currentSession(phone, {}));
  expect(session).toMatchObject({ business: { name: 'Shop', purchases: true } });
  expect(session.state === 'signed-in' && session.businesses).toHaveLength(2);
});

test('[BIZ-2] without an option nothing is saved', async () => {
  phone = offlinePhone();
  const session = (await phone.enter({ uid: 'u1', email: 'a@b.c', first_name: 'A' }))!;
  const draft = { id: newDocumentId(), name: 'Shop', farm: false, shop: false, currency: 'KES' };
  expect(await createBusiness(phone, draft)).toEqual({ ok: false, error: { type: 'PickOneOption' } });
  expect(await session.book.workspace.waiting(10)).toEqual([]);
});

test('[ACC-5] the referral id is 9 characters, from the fourth of a new id on', async () => {
  phone = offlinePhone();
  const session = (await phone.enter({ uid: 'u2', email: 'a@b.c', first_name: 'A' }))!;
  await ensureUserDocument(session, { ...phone, newId: () => 'abcDEFGHIJKL' });
  const user = (await session.book.workspace.find(['users/u2'])).get('users/u2')!;
  expect(user['referral_id']).toBe('DEFGHIJKL');
});

test('[ACC-2] a user document that exists is left alone', async () => {
  phone = await gracesPhone();
  const { book } = phone.session$.value!;
  const path = `users/${book.uid}`;
  const before = (await book.workspace.find([path])).get(path);
  await ensureUserDocument(phone.session$.value!, phone);
  expect((await book.workspace.find([path])).get(path)).toEqual(before);
});

test('[ACC-7] sign-out with unsent records says how many and keeps everything', async () => {
  phone = await gracesPhone();
  const refused = await signOut(phone, { leave_unsent: false });
  expect(refused).toEqual({ ok: false, error: { type: 'UnsentRecords', count: 4 } });
  expect((await answerOf(unsentRecords(phone, {}))).map(({ state }) => state)).toEqual(Array(4).fill('pending'));
});

test('[DAT-6] one person never sees the database of another on the same phone', async () => {
  phone = await gracesPhone();
  await phone.leave({ remove: false });
  await phone.enter({ uid: `musa${newDocumentId()}`, email: 'musa@example.com', first_name: 'Musa' });
  expect(await answerOf(currentSession(phone, {}))).toMatchObject({ first_name: 'Musa', businesses: [], ready: false });
});

test('[SET-3] a name is changed and waits to be sent; an empty one is refused', async () => {
  phone = await gracesPhone();
  expect(await setMe(phone, { first_name: '  ', phone: '' })).toEqual({ ok: false, error: { type: 'NameMissing' } });
  expect(await setMe(phone, { first_name: ' Grace N. ', phone: '' })).toEqual({ ok: true, value: null });
  expect(await answerOf(currentSession(phone, {}))).toMatchObject({ first_name: 'Grace N.' });
});

test('[SET-10] the own phone number is kept with its country, refused when it is none, and can be taken away', async () => {
  phone = await gracesPhone();
  const typed = (number: string) => setMe(phone, { first_name: 'Grace', phone: number });
  expect(await typed('0772')).toEqual({ ok: false, error: { type: 'PhoneWrong', digits: 4 } });
  expect(await answerOf(currentSession(phone, {}))).toMatchObject({ first_name: 'Grace', phone: undefined });
  expect(await typed('0772 000 118')).toEqual({ ok: true, value: null });
  expect(await answerOf(currentSession(phone, {}))).toMatchObject({ phone: '+256772000118' });
  expect(await typed('+254 712 000 001')).toMatchObject({ ok: true });
  expect(await answerOf(currentSession(phone, {}))).toMatchObject({ phone: '+254712000001' });
  expect(await typed(' ')).toMatchObject({ ok: true });
  expect(await answerOf(currentSession(phone, {}))).toMatchObject({ phone: undefined });
});

test('[SHL-8] the export holds every record of this person', async () => {
  const grace = await gracesPhone();
  phone = grace;
  await runCommand(phone, 'customers.add', { id: newDocumentId(), name: 'Amina' });
  await runCommand(phone, 'sales.add', { id: newDocumentId(), lines: [aSaleLine()], pay: { kind: 'all', method: 'cash' } }); // prettier-ignore
  const exported = await exportDevice(phone, {});
  const { collections } = JSON.parse(exported.ok ? exported.value.json : '{}') as {
    collections: Record<string, unknown[]>;
  };
  const counts = Object.entries(collections).map(([name, rows]) => [name, rows.length]);
  expect(Object.fromEntries(counts)).toEqual({ workspace: 4, customers: 1, sales: 1, farm: 0 });
});

test('[SAL-6] device tags are three characters that do not read as others', () => {
  for (let i = 0; i < 200; i++) expect(newDeviceTag()).toMatch(/^[A-HJ-NP-Z][2-9][A-HJ-NP-Z]$/);
});

test('[NTF-6] push tokens stand in the own document, one a phone, the newest ten', async () => {
  phone = await gracesPhone();
  for (let n = 0; n < 12; n++) await keepPushToken(phone, { token: `t${n}` });
  await keepPushToken(phone, { token: 'new', instead: 't11' });
  const { book } = phone.session$.value!;
  const user = (await book.workspace.find([`users/${book.uid}`])).get(`users/${book.uid}`)!;
  const tokens = (user['push_tokens'] as { token: string }[]).map(({ token }) => token);
  expect(tokens).toEqual(['t2', 't3', 't4', 't5', 't6', 't7', 't8', 't9', 't10', 'new']);
});
