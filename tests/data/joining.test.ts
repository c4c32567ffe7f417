import { Dexie } from 'dexie';
import { afterEach, expect, test } from 'vitest';
import { newDocumentId } from '../../schemas/new-document-id.ts';
import { register, sendReset } from '../../src/nouns/account/data/account.command.ts';
import type { Accounts } from '../../src/nouns/account/data/accounts.ts';
import { join } from '../../src/nouns/account/data/join.ts';
import { currentSession } from '../../src/nouns/account/data/session.query.ts';
import type { Deps } from '../../src/data/deps.ts';
import type { WorkspaceDoc } from '../../src/store/book.ts';
import { welcomeMail } from '../../src/domain/mail/welcome-mail.ts';
import { ok, refuse } from '../../src/domain/result.ts';
import { answerOf, offlinePhone } from '../support/test-deps.ts';

let phone: Deps;
afterEach(() => phone.leave({ remove: true }));

const ORIGIN = 'http://localhost:5173';
const WHO = { first_name: 'Amina', email: 'Amina@Example.com', password: 'laying-hens' };

/** A phone whose auth provider creates accounts; `accounts` overrides its other answers. */
function phoneWith(accounts: Partial<Accounts> = {}): Deps {
  const uid = `amina${newDocumentId()}`;
  const known: Accounts = {
    signIn: () => Promise.reject(new Error('not asked')),
    register: (email, _password, first_name) => Promise.resolve(ok({ uid, email: email.toLowerCase(), first_name })),
    sendReset: () => Promise.resolve(ok(null)),
    renewToken: () => Promise.resolve(ok(null)),
    signOut: () => Promise.resolve(),
    inviterOf: (code) => Promise.resolve(code === 'GraceCode' ? 'grace' : null),
    welcomesFrom: ORIGIN,
    ...accounts,
  };
  return (phone = { ...offlinePhone(), accounts: () => Promise.resolve(known) });
}

const saved = async (): Promise<Map<string, WorkspaceDoc>> =>
  new Map((await phone.session$.value!.book.workspace.waiting(20)).map((row) => [row.doc_kind, row]));

/** All rows of all tables of all databases on this phone. */
async function everythingKept(): Promise<string> {
  const rows: unknown[] = [];
  for (const name of await Dexie.getDatabaseNames()) {
    const db = await new Dexie(name).open();
    for (const table of db.tables) rows.push(await table.toArray());
    db.close();
  }
  return JSON.stringify(rows);
}

test('[ACC-9, SUB-5, RTE-13] a referral is saved under who invited, in one batch with the own document and code', async () => {
  await register(phoneWith(), { ...WHO, referral_id: 'GraceCode' });
  const { uid } = phone.session$.value!.book;
  const rows = await saved();
  const user = rows.get('users')!;
  expect(user).toMatchObject({ referred_by: 'grace', sync_batch: uid });
  expect(rows.get('referrals')).toMatchObject({
    path: `users/grace/referrals/${uid}`,
    referred: uid,
    redeemed: false,
    subscribed: false,
    sync_batch: uid,
  });
  expect(rows.get('referral_codes')).toMatchObject({
    path: `referral_codes/${String(user['referral_id'])}`,
    user_id: uid,
    sync_batch: uid,
  });
});

test('[RTE-13] an unknown code, and one that cannot be a code, continue without a referral', async () => {
  for (const referral_id of ['Unknown99', 'too-short/../x', '']) {
    expect(await register(phoneWith(), { ...WHO, referral_id })).toMatchObject({ ok: true });
    const rows = await saved();
    expect([...rows.keys()].sort()).toEqual(['mail', 'referral_codes', 'users']);
    expect(rows.get('users')).not.toHaveProperty('referred_by');
    await phone.leave({ remove: true });
  }
});

test('[ACC-12] the country goes into the own document, also when the signal went right after the account; what is none is left out', async () => {
  let signal = false;
  phoneWith({ inviterOf: () => (signal ? Promise.resolve(null) : Promise.reject(new Error('no signal'))) });
  await register(phone, { ...WHO, referral_id: 'GraceCode', country: 'SN' });
  signal = true;
  await join(phone.session$.value!, phone);
  expect((await saved()).get('users')).toMatchObject({ country: 'SN' });
  expect(await answerOf(currentSession(phone, {}))).toMatchObject({ country: 'SN' });
  for (const country of ['Senegal', 'sn', '', undefined]) {
    await phone.leave({ remove: true });
    await register(phoneWith(), { ...WHO, country });
    expect((await saved()).get('users')).not.toHaveProperty('country');
  }
});

test('[ACC-9] a signal that goes right after the account was made loses no referral: it is finished later', async () => {
  let signal = false;
  phoneWith({ inviterOf: () => (signal ? Promise.resolve('grace') : Promise.reject(new Error('no signal'))) });
  expect(await register(phone, { ...WHO, referral_id: 'GraceCode' })).toMatchObject({ ok: true });
  expect((await saved()).size).toBe(0);
  signal = true;
  await join(phone.session$.value!, phone); // as replication does when the server has no user document
  expect((await saved()).get('users')).toMatchObject({ referred_by: 'grace', first_name: 'Amina' });
  expect(await phone.device.get('joining')).toBeUndefined();
  await join(phone.session$.value!, phone);
  expect((await saved()).size).toBe(4);
});

test('[ACC-10, NTF-9] the welcome mail is queued where mails may be sent, and nowhere else', async () => {
  await register(phoneWith(), WHO);
  const mail = (await saved()).get('mail')!;
  expect(mail).toMatchObject({ to: ['amina@example.com'], bcc: [], message: welcomeMail(ORIGIN) });
  expect(mail.sync_batch).toBeUndefined();
  await phone.leave({ remove: true });
  await register(phoneWith({ welcomesFrom: undefined }), WHO);
  expect((await saved()).has('mail')).toBe(false);
});

test('[NTF-9, PPL-8] whom somebody invited into their book is not asked by letter to begin an own one, also when the signal went', async () => {
  let signal = false;
  phoneWith({ inviterOf: () => (signal ? Promise.resolve(null) : Promise.reject(new Error('no signal'))) });
  await register(phone, { ...WHO, referral_id: 'GraceCode', invited: true });
  signal = true;
  await join(phone.session$.value!, phone);
  expect([...(await saved()).keys()].sort()).toEqual(['referral_codes', 'users']);
});

test('[ACC-4] [ACC-3] no password is kept anywhere, and a refused registration saves nothing', async () => {
  await register(phoneWith(), WHO);
  const kept = await everythingKept();
  expect(kept).toContain('amina@example.com');
  expect(kept).not.toContain(WHO.password);
  await phone.leave({ remove: true });
  const refusal = { type: 'AuthRefused' as const, code: 'auth/email-already-in-use', message: 'Firebase: Error.' };
  phoneWith({ register: () => Promise.resolve(refuse(refusal)) });
  expect(await register(phone, WHO)).toEqual({ ok: false, error: refusal });
  expect(phone.session$.value).toBeUndefined();
});

test('[ACC-8, ACC-13] a link for a new password is asked of the provider; without a signal it says so', async () => {
  const asked: string[] = [];
  phoneWith({ sendReset: (email) => (asked.push(email), Promise.resolve(ok(null))) });
  expect(await sendReset(phone, { email: ' grace@farm.test ' })).toEqual({ ok: true, value: null });
  expect(asked).toEqual(['grace@farm.test']);
  expect(await sendReset(offlinePhone(), { email: 'grace@farm.test' })).toEqual({
    ok: false,
    error: { type: 'NoConnection' },
  });
});
