import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newestCode, newestLink, outboxOf } from './support/outbox.ts';
import { accounts, messageOf, refresh, signUp, type SignedIn } from './support/people.ts';
import { openRules, startInProcess } from './support/start.ts';

const minute = 60_000;
afterEach(() => {
  vi.useRealTimers();
});

/** Move the backend's clock ahead by `ms`; timers are unaffected. */
function moveClock(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

const askReset = (url: string, email = 'ada@example.com', more: object = {}) =>
  accounts(url, 'sendOobCode', { requestType: 'PASSWORD_RESET', email, ...more });
const signIn = (url: string, password: string, email = 'ada@example.com') =>
  accounts(url, 'signInWithPassword', { email, password });

describe('a forgotten password', () => {
  test('[BCK-16] is set anew with a code from the outbox, once; the old sign-ins end', async () => {
    const { url } = await startInProcess();
    const ada = await signUp(url, 'ada@example.com');
    expect((await askReset(url, 'ADA@example.com')).json).toMatchObject({ email: 'ada@example.com' });
    const oobCode = await newestCode(url);
    const reset = (body: object) => accounts(url, 'resetPassword', { oobCode, ...body });
    expect((await reset({})).json).toMatchObject({ email: 'ada@example.com', requestType: 'PASSWORD_RESET' });
    expect(messageOf(await reset({ newPassword: '12345' }))).toMatch(/^WEAK_PASSWORD : /);
    expect(messageOf(await reset({ newPassword: '' }))).toBe('MISSING_PASSWORD');
    const both = await Promise.all([reset({ newPassword: 'secret2' }), reset({ newPassword: 'secret3' })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect(messageOf(both.find(({ status }) => status === 400)!)).toBe('INVALID_OOB_CODE');
    expect(messageOf(await refresh(url, ada.refreshToken))).toBe('TOKEN_EXPIRED');
    expect(messageOf(await signIn(url, 'secret1'))).toBe('INVALID_LOGIN_CREDENTIALS');
    const used = both[0]?.status === 200 ? 'secret2' : 'secret3';
    expect((await signIn(url, used)).status).toBe(200);
  });

  test('[BCK-16] an unknown address gets the same answer and no letter', async () => {
    const { url } = await startInProcess();
    await signUp(url, 'ada@example.com');
    const answers = [await askReset(url, 'nobody@example.com'), await askReset(url)];
    expect(answers.map(({ status, json }) => [status, Object.keys(json as object)])).toEqual([
      [200, ['kind', 'email']],
      [200, ['kind', 'email']],
    ]);
    expect(await outboxOf(url)).toHaveLength(1);
  });

  test('[BCK-16] a code outlives a restart and ends after an hour; only its hash is in the log of codes', async () => {
    const first = await startInProcess();
    await signUp(first.url, 'ada@example.com');
    await askReset(first.url);
    await askReset(first.url);
    const oobCode = await newestCode(first.url);
    await first.close();
    const log = await readFile(join(first.dataDir, 'log-0'), 'utf8');
    const codes = log.split('"type":').filter((record) => record.startsWith('"oob-code"'));
    expect(codes).toHaveLength(2);
    expect(codes.join()).not.toContain(oobCode);

    const second = await startInProcess(openRules, { dataDir: first.dataDir });
    const { url, dataDir } = second;
    expect((await accounts(url, 'resetPassword', { oobCode })).status).toBe(200);
    moveClock(61 * minute);
    expect(messageOf(await accounts(url, 'resetPassword', { oobCode, newPassword: 'secret2' }))).toBe(
      'EXPIRED_OOB_CODE',
    );
    vi.useRealTimers();
    expect((await accounts(url, 'resetPassword', { oobCode, newPassword: 'secret2' })).status).toBe(200);
    await second.close();
    const again = await startInProcess(openRules, { dataDir });
    expect(messageOf(await accounts(again.url, 'resetPassword', { oobCode }))).toBe('INVALID_OOB_CODE');
  });

  test('[BCK-16] using one code ends the others of its kind', async () => {
    const { url } = await startInProcess();
    await signUp(url, 'ada@example.com');
    await askReset(url);
    const older = await newestCode(url);
    await askReset(url);
    const newer = await newestCode(url);
    expect((await accounts(url, 'resetPassword', { oobCode: newer, newPassword: 'secret2' })).status).toBe(200);
    expect(messageOf(await accounts(url, 'resetPassword', { oobCode: older, newPassword: 'secret3' }))).toBe(
      'INVALID_OOB_CODE',
    );
  });

  test('[BCK-16] nobody is flooded with mails', async () => {
    const { url } = await startInProcess();
    await signUp(url, 'ada@example.com');
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      for (let i = 0; i < 10; i++) expect((await askReset(url, email)).status).toBe(200);
      expect(messageOf(await askReset(url, email))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    }
    moveClock(2 * minute);
    expect((await askReset(url)).status).toBe(200);
  });

  test.each([
    ['sendOobCode', { requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
    ['sendOobCode', { requestType: 'PASSWORD_RESET', email: 'x' }, 'INVALID_EMAIL'],
    ['sendOobCode', { requestType: 'EMAIL_SIGNIN', email: 'ada@example.com' }, 'OPERATION_NOT_ALLOWED'],
    ['sendOobCode', {}, 'MISSING_REQ_TYPE'],
    ['sendOobCode', { requestType: 'VERIFY_EMAIL' }, 'MISSING_ID_TOKEN'],
    ['resetPassword', { oobCode: '' }, 'MISSING_OOB_CODE'],
    ['update', { oobCode: 'made-up' }, 'INVALID_OOB_CODE'],
    ['signUp', { returnSecureToken: true }, 'ADMIN_ONLY_OPERATION'],
  ])('[BCK-16] %s %j is refused with %s', async (method, body, word) => {
    const { url } = await startInProcess();
    await signUp(url, 'ada@example.com');
    expect(messageOf(await accounts(url, method, body))).toBe(word);
  });

  test('[BCK-16] a link leads on only to pages of this machine', async () => {
    const { url } = await startInProcess();
    await signUp(url, 'ada@example.com');
    const ask = (continueUrl: string) => askReset(url, 'ada@example.com', { continueUrl });
    expect(messageOf(await ask('https://evil.example/'))).toMatch(/^UNAUTHORIZED_DOMAIN/);
    expect(messageOf(await ask('javascript:alert(1)'))).toMatch(/^UNAUTHORIZED_DOMAIN/);
    expect(messageOf(await ask('nonsense'))).toBe('INVALID_CONTINUE_URI');
    expect(await outboxOf(url)).toEqual([]);
    await ask(`${url}/sign_in`);
    const link = await newestLink(url);
    expect([link.origin, link.searchParams.get('continueUrl')]).toEqual([url, `${url}/sign_in`]);
  });
});

describe('an address', () => {
  test('[BCK-16] is confirmed with a code, which is good for nothing else', async () => {
    const { url } = await startInProcess();
    const { idToken } = await signUp(url, 'ada@example.com');
    expect((await accounts(url, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })).status).toBe(200);
    const oobCode = await newestCode(url);
    expect(messageOf(await accounts(url, 'resetPassword', { oobCode, newPassword: 'secret2' }))).toBe(
      'INVALID_OOB_CODE',
    );
    await askReset(url);
    expect(messageOf(await accounts(url, 'update', { oobCode: await newestCode(url) }))).toBe('INVALID_OOB_CODE');
    expect((await accounts(url, 'update', { oobCode })).json).toMatchObject({ emailVerified: true });
    expect(messageOf(await accounts(url, 'update', { oobCode }))).toBe('INVALID_OOB_CODE');
    expect((await accounts(url, 'lookup', { idToken })).json).toMatchObject({ users: [{ emailVerified: true }] });
  });

  test('[BCK-16] is changed only from the new one; codes sent to the old one die', async () => {
    const { url } = await startInProcess();
    const ada = await signUp(url, 'ada@example.com');
    await signUp(url, 'bob@example.com');
    const change = (newEmail: string) =>
      accounts(url, 'sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: ada.idToken, newEmail });
    expect(messageOf(await change('bob@example.com'))).toBe('EMAIL_EXISTS');
    expect(messageOf(await change(''))).toBe('MISSING_NEW_EMAIL');
    await askReset(url);
    const old = await newestCode(url);
    expect((await change('Ada@new.example')).json).toMatchObject({ email: 'ada@example.com' });
    const oobCode = await newestCode(url);
    expect((await accounts(url, 'resetPassword', { oobCode })).json).toMatchObject({
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      email: 'ada@example.com',
      newEmail: 'ada@new.example',
    });
    expect((await accounts(url, 'update', { oobCode })).json).toMatchObject({
      email: 'ada@new.example',
      emailVerified: true,
    });
    expect(messageOf(await accounts(url, 'resetPassword', { oobCode: old }))).toBe('INVALID_OOB_CODE');
    expect(messageOf(await refresh(url, ada.refreshToken))).toBe('TOKEN_EXPIRED');
    expect((await signIn(url, 'secret1', 'ada@new.example')).status).toBe(200);
    await signUp(url, 'ada@example.com');
  });

  test('[BCK-16] taken by somebody else meanwhile is not changed to', async () => {
    const { url } = await startInProcess();
    const { idToken } = await signUp(url, 'ada@example.com');
    await accounts(url, 'sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken,
      newEmail: 'new@example.com',
    });
    await signUp(url, 'new@example.com');
    expect(messageOf(await accounts(url, 'update', { oobCode: await newestCode(url) }))).toBe('EMAIL_EXISTS');
  });
});

test('[BCK-16] password, address and the account itself are changed only soon after a sign-in', async () => {
  const { url } = await startInProcess();
  const old = await signUp(url, 'ada@example.com');
  moveClock(6 * minute);
  const ask = async ({ idToken }: SignedIn, method: string, body: object) =>
    accounts(url, method, { idToken, ...body });
  const sensitive: [string, object][] = [
    ['update', { password: 'secret2' }],
    ['update', { email: 'new@example.com' }],
    ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'new@example.com' }],
    ['delete', {}],
  ];
  for (const [method, body] of sensitive) {
    expect(messageOf(await ask(old, method, body))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
  expect((await ask(old, 'update', { displayName: 'Ada' })).status).toBe(200);
  // A refreshed token does not count as a newer sign-in.
  const refreshed = (await refresh(url, old.refreshToken)).json as { id_token: string };
  const renewed = { ...old, idToken: refreshed.id_token };
  expect(messageOf(await ask(renewed, 'delete', {}))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  const fresh = (await signIn(url, 'secret1')).json as SignedIn;
  expect((await ask(fresh, 'update', { password: 'secret2' })).status).toBe(200);
});
