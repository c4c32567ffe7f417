import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, SignJWT, decodeJwt, type JWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { accounts, bearer, messageOf, refresh, signUp } from './support/people.ts';
import { post, root } from './support/rest.ts';
import { projectId, rulesOf, startInProcess } from './support/start.ts';

const mine = rulesOf('match /users/{uid} { allow read, write: if request.auth.uid == uid; }');

describe('accounts', () => {
  test('[BCK-7] signs up, signs in and looks up', async () => {
    const { url } = await startInProcess();
    const ada = await signUp(url, 'Ada@example.com');
    const again = await accounts(url, 'signInWithPassword', { email: 'ada@EXAMPLE.com', password: 'secret1' });
    expect(again.json).toMatchObject({ localId: ada.localId, registered: true, email: 'ada@example.com' });
    const { json } = await accounts(url, 'lookup', { idToken: ada.idToken });
    expect(json).toMatchObject({ users: [{ localId: ada.localId, email: 'ada@example.com', emailVerified: false }] });
    expect(ada.localId).toMatch(/^[A-Za-z0-9]{28}$/);
  });

  test.each([
    ['signUp', { email: 'taken@example.com', password: 'secret1' }, 'EMAIL_EXISTS'],
    ['signUp', { email: 'nonsense', password: 'secret1' }, 'INVALID_EMAIL'],
    [
      'signUp',
      { email: 'new@example.com', password: '12345' },
      'WEAK_PASSWORD : Password should be at least 6 characters',
    ],
    ['signUp', { email: 'new@example.com' }, 'MISSING_PASSWORD'],
    ['signInWithPassword', { email: 'taken@example.com', password: 'wrong1' }, 'INVALID_LOGIN_CREDENTIALS'],
    ['signInWithPassword', { email: 'nobody@example.com', password: 'wrong1' }, 'INVALID_LOGIN_CREDENTIALS'],
    ['signInWithPassword', { email: 'taken@example.com' }, 'MISSING_PASSWORD'],
    ['lookup', { idToken: 'x.y.z' }, 'INVALID_ID_TOKEN'],
    ['resetPassword', { oobCode: 'wrong', newPassword: 'secret2' }, 'INVALID_OOB_CODE'],
  ])('[BCK-7] %s %j is refused with %s', async (method, body, word) => {
    const { url } = await startInProcess();
    await signUp(url, 'taken@example.com');
    const answer = await accounts(url, method, body);
    expect([answer.status, messageOf(answer)]).toEqual([400, word]);
  });

  test('[BCK-7] waits after ten wrong passwords in a row, also with the right one', async () => {
    const { url } = await startInProcess();
    await signUp(url, 'ada@example.com');
    for (let i = 0; i < 10; i++)
      await accounts(url, 'signInWithPassword', { email: 'ada@example.com', password: 'wrong1' });
    const answer = await accounts(url, 'signInWithPassword', { email: 'ada@example.com', password: 'secret1' });
    expect(messageOf(answer)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  test('[BCK-7] changing the password ends the other sign-ins and keeps this one', async () => {
    const { url } = await startInProcess();
    const ada = await signUp(url, 'ada@example.com');
    const changed = await accounts(url, 'update', {
      idToken: ada.idToken,
      password: 'secret2',
      returnSecureToken: true,
    });
    expect(messageOf(await refresh(url, ada.refreshToken))).toBe('TOKEN_EXPIRED');
    expect((await refresh(url, (changed.json as typeof ada).refreshToken)).status).toBe(200);
    expect((await accounts(url, 'signInWithPassword', { email: 'ada@example.com', password: 'secret2' })).status).toBe(
      200,
    );
  });

  test('[BCK-7] changes name, picture and address, and deletes', async () => {
    const { url } = await startInProcess();
    const ada = await signUp(url, 'ada@example.com');
    await signUp(url, 'bob@example.com');
    let idToken = ada.idToken;
    const update = (body: object) => accounts(url, 'update', { idToken, returnSecureToken: true, ...body });
    const changed = await update({ displayName: 'Ada', photoUrl: '/ada.png', email: 'New@example.com' });
    expect(changed.json).toMatchObject({ displayName: 'Ada', photoUrl: '/ada.png', email: 'new@example.com' });
    // A new address revokes the sign-ins of the old one; the current session continues with new tokens.
    expect(messageOf(await refresh(url, ada.refreshToken))).toBe('TOKEN_EXPIRED');
    ({ idToken } = changed.json as typeof ada);
    expect(decodeJwt(idToken)).toMatchObject({ name: 'Ada', picture: '/ada.png', email: 'new@example.com' });
    expect(messageOf(await update({ email: 'BOB@example.com' }))).toBe('EMAIL_EXISTS');
    expect((await update({ photoUrl: null, deleteAttribute: ['DISPLAY_NAME'] })).json).toMatchObject({
      displayName: '',
    });
    expect((await update({ displayName: 'x'.repeat(257) })).status).toBe(400);
    await accounts(url, 'delete', { idToken });
    expect(messageOf(await accounts(url, 'lookup', { idToken }))).toBe('USER_NOT_FOUND');
    expect(messageOf(await refresh(url, (changed.json as typeof ada).refreshToken))).toBe('USER_NOT_FOUND');
    expect(messageOf(await refresh(url, 'made-up'))).toBe('INVALID_REFRESH_TOKEN');
    await signUp(url, 'new@example.com');
  });

  test('[BCK-7] keeps accounts and sign-ins over a restart, and no password in clear', async () => {
    const first = await startInProcess();
    const ada = await signUp(first.url, 'ada@example.com', 'very secret password');
    await first.close();
    const log = await readFile(join(first.dataDir, 'log-0'), 'utf8');
    expect(log).not.toContain('very secret password');
    expect(log).not.toContain(ada.refreshToken);
    const again = await startInProcess(mine, { dataDir: first.dataDir });
    expect((await refresh(again.url, ada.refreshToken)).status).toBe(200);
    expect((await fetch(`${again.url}/v1/${root}/users/${ada.localId}`, { headers: bearer(ada) })).status).toBe(404);
  });
});

describe('tokens', () => {
  test('[BCK-8] only signed, unexpired tokens of this project are accepted', async () => {
    const backend = await startInProcess(mine);
    const ada = await signUp(backend.url, 'ada@example.com');
    const ask = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${backend.url}/v1/${root}/users/${ada.localId}`, { headers })).status;
    };
    expect(await ask(ada.idToken)).toBe(404);

    const claims = decodeJwt(ada.idToken);
    const stored = JSON.parse(await readFile(join(backend.dataDir, 'signing-key.json'), 'utf8')) as JWK;
    const own = await importJWK(stored, 'RS256');
    const { privateKey: foreign, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const sign = (changes: object, key: Parameters<SignJWT['sign']>[0] = own, alg = 'RS256') =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg }).sign(key);
    const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
    const [header = '', payload = '', signature = ''] = ada.idToken.split('.');
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey)));

    expect(await ask(await sign({}))).toBe(404);
    const attacks = {
      expired: await sign({ exp: Math.floor(Date.now() / 1000) - 1 }),
      'of another project': await sign({ aud: 'other', iss: 'https://securetoken.google.com/other' }),
      'for another audience': await sign({ aud: 'other' }),
      'with a foreign issuer': await sign({ iss: 'https://evil.example/flockbook-test' }),
      'without a subject': await sign({ sub: '' }),
      'signed by another key': await sign({}, foreign),
      'signed with a shared secret': await sign({}, secret, 'HS256'),
      'with no algorithm': `${part({ alg: 'none' })}.${payload}.`,
      unsigned: `${header}.${payload}.`,
      'with a changed payload': `${header}.${part({ ...claims, sub: 'other' })}.${signature}`,
      'of the emulator owner': 'owner',
      'that is nonsense': 'a.b.c',
    };
    const answers = await Promise.all(Object.entries(attacks).map(async ([name, token]) => [name, await ask(token)]));
    expect(answers).toEqual(Object.keys(attacks).map((name) => [name, 401]));
    const basic = await fetch(`${backend.url}/v1/${root}/a/b`, { headers: { Authorization: 'Basic b3duZXI=' } });
    expect(await basic.json()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
    expect(projectId).toBe(claims.aud);
  });

  test('[BCK-8] the rules see who asks', async () => {
    const backend = await startInProcess(
      rulesOf(`match /mine/{id} { allow write: if request.auth.token.email == 'ada@example.com'; }`),
    );
    const [ada, bob] = [await signUp(backend.url, 'ada@example.com'), await signUp(backend.url, 'bob@example.com')];
    const write = { writes: [{ update: { name: `${root}/mine/1`, fields: {} } }] };
    const ask = async (headers: Record<string, string>) =>
      (await post(`${backend.url}/v1/${root}:commit`, write, headers)).status;
    expect([await ask(bearer(ada)), await ask(bearer(bob)), await ask({})]).toEqual([200, 403, 403]);
  });
});
