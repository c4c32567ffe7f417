import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { outboxOf } from './support/outbox.ts';
import { accounts, signUp } from './support/people.ts';
import { post, root } from './support/rest.ts';
import { openRules, startInProcess, type TestBackend } from './support/start.ts';

/** The delivery state of a mail document, once it is set. */
async function deliveryOf({ admin }: TestBackend, path: string): Promise<Record<string, unknown>> {
  await expect.poll(() => admin.get(path)?.['delivery']).toBeDefined();
  return admin.get(path)?.['delivery'] as Record<string, unknown>;
}

/** One letter as shown on the page. */
const pageOf = async (href: string) => (await fetch(href)).text();

/** A GET with headers that fetch does not let a program set. */
function get(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('documents in mail', () => {
  test('[BCK-16] are sent, and how it went is written to them', async () => {
    const backend = await startInProcess();
    const message = { subject: 'Welcome', text: 'Hello Amina', html: '<p>Hello <b>Amina</b></p>' };
    const fields = {
      to: { arrayValue: { values: [{ stringValue: 'amina@example.com' }] } },
      bcc: { stringValue: 'copy@example.com' },
      message: {
        mapValue: {
          fields: Object.fromEntries(Object.entries(message).map(([name, value]) => [name, { stringValue: value }])),
        },
      },
    };
    // A mail document written by a client over the network: allowed by the rules, it is sent.
    await post(`${backend.url}/v1/${root}:commit`, { writes: [{ update: { name: `${root}/mail/m1`, fields } }] });
    const delivery = await deliveryOf(backend, 'mail/m1');
    expect(delivery).toMatchObject({
      state: 'SUCCESS',
      attempts: 1,
      error: null,
      leaseExpireTime: null,
      info: { accepted: ['amina@example.com', 'copy@example.com'], rejected: [], pending: [] },
    });
    expect(delivery['endTime']).toBeInstanceOf(Date);
    expect(backend.admin.get('mail/m1')).toMatchObject({ to: ['amina@example.com'], message });
    const [letter] = await outboxOf(backend.url);
    expect(letter?.subject).toBe('Welcome');
    const page = await pageOf(letter?.href ?? '');
    expect(page).toContain('srcdoc="&#60;p&#62;Hello &#60;b&#62;Amina');
    expect(page).toContain('copy@example.com');
  });

  test.each([
    ['no recipient', { message: { text: 'x' } }, /at least 1 recipient/],
    ['an empty list', { to: [], message: { text: 'x' } }, /at least 1 recipient/],
    ['a number as recipient', { to: [1], message: { text: 'x' } }, /Recipients must be text/],
    ['no content', { to: 'a@example.com', message: { subject: 'x' } }, /neither text nor html/],
    ['no message', { to: 'a@example.com' }, /neither text nor html/],
  ] as const)('[BCK-16] with %s are an error, and no letter', async (_, data, reason) => {
    const backend = await startInProcess();
    await backend.admin.commit([{ set: 'mail/m1', data }]);
    expect(await deliveryOf(backend, 'mail/m1')).toMatchObject({
      state: 'ERROR',
      error: expect.stringMatching(reason) as string,
    });
    expect(await outboxOf(backend.url)).toEqual([]);
  });

  test('[BCK-16] are sent once, again when asked to, and at the next start when the backend stopped before', async () => {
    const first = await startInProcess();
    const data = { to: 'a@example.com', message: { subject: 'One', text: 'x' } };
    await first.admin.commit([{ set: 'mail/m1', data }]);
    await deliveryOf(first, 'mail/m1');
    await first.admin.commit([{ set: 'mail/m1', data: { ...data, note: 'changed', delivery: { state: 'SUCCESS' } } }]);
    // A second mail: mails are sent in order, so the first one is done when this one is.
    await first.admin.commit([{ set: 'mail/m2', data: { ...data, message: { subject: 'Two', text: 'x' } } }]);
    await deliveryOf(first, 'mail/m2');
    expect((await outboxOf(first.url)).map(({ subject }) => subject)).toEqual(['Two', 'One']);
    await first.admin.commit([{ set: 'mail/m1', data: { ...data, delivery: { state: 'RETRY', attempts: 1 } } }]);
    await expect.poll(() => first.admin.get('mail/m1')?.['delivery']).toMatchObject({ state: 'SUCCESS', attempts: 2 });
    // Neither other collections nor subcollections are mails.
    await first.admin.commit([
      { set: 'post/m1', data },
      { set: 'mail/m1/parts/p1', data },
    ]);
    await first.close();
    expect(first.admin.get('post/m1')).toEqual(data);

    const again = await startInProcess(openRules, { dataDir: first.dataDir });
    expect(await outboxOf(again.url)).toHaveLength(3);
    await again.close();
  });

  test('[BCK-16] a letter that was not written down as sent is sent at the next start', async () => {
    const first = await startInProcess();
    await first.admin.commit([{ set: 'mail/m1', data: { to: 'a@example.com', message: { text: 'x' } } }]);
    await deliveryOf(first, 'mail/m1');
    await first.admin.commit([{ set: 'mail/m1', data: { to: 'a@example.com', message: { text: 'x' } } }]);
    await first.close();
    const again = await startInProcess(openRules, { dataDir: first.dataDir });
    expect(await deliveryOf(again, 'mail/m1')).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    expect(await outboxOf(again.url)).toHaveLength(2);
  });
});

describe('the outbox', () => {
  test('[BCK-16] keeps the last 200 letters, newest first, over a restart', async () => {
    const first = await startInProcess();
    for (let batch = 0; batch < 3; batch++) {
      await first.admin.commit(
        Array.from({ length: 70 }, (_, i) => ({
          set: `mail/b${batch}i${i}`,
          data: {
            to: 'a@example.com',
            message: { subject: `Letter ${batch * 70 + i}`, text: 'x'.repeat(i === 69 ? 300_000 : 300) },
          },
        })),
      );
      await deliveryOf(first, `mail/b${batch}i69`);
    }
    const letters = await outboxOf(first.url);
    expect([letters.length, letters[0]?.subject, letters.at(-1)?.subject]).toEqual([200, 'Letter 209', 'Letter 10']);
    expect((await pageOf(letters[0]?.href ?? '')).length).toBeLessThan(270_000);
    await first.close();
    const again = await startInProcess(openRules, { dataDir: first.dataDir });
    expect((await outboxOf(again.url)).map(({ subject }) => subject)).toEqual(letters.map(({ subject }) => subject));
  });

  test('[BCK-16] is for a person of this machine: no script, frame, other site or other name', async () => {
    const { url, port } = await startInProcess(openRules, { testHooks: false });
    await signUp(url, 'ada@example.com');
    await accounts(url, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ada@example.com' });
    const [letter] = await outboxOf(url);
    const pages = [`${url}/__outbox`, letter?.href ?? '', `${url}/__auth/action?mode=resetPassword&oobCode=x`];
    for (const page of pages) {
      const known = page.includes('oobCode') ? 400 : 200;
      expect(await get(page, { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' })).toBe(known);
      expect(await get(page, { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'same-origin' })).toBe(403);
      expect(await get(page, { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Mode': 'navigate' })).toBe(403);
      expect(await get(page, { Origin: 'https://evil.example' })).toBe(403);
      expect(await get(page, { Host: `evil.example:${port}` })).toBe(403);
    }
    const { headers } = await fetch(`${url}/__outbox`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${url}/__outbox`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${url}/__outbox/made-up`)).status).toBe(404);
  });
});

describe('the page a link leads to', () => {
  async function withCode(requestType: string, mode: string) {
    const backend = await startInProcess();
    const { idToken } = await signUp(backend.url, 'ada@example.com');
    await accounts(backend.url, 'sendOobCode', {
      requestType,
      idToken,
      email: 'ada@example.com',
      newEmail: 'n@example.com',
    });
    const [letter] = await outboxOf(backend.url);
    const oobCode = /oobCode=([\w-]+)/.exec(await pageOf(letter?.href ?? ''))?.[1] ?? '';
    const act = async (form: Record<string, string>) => {
      const body = new URLSearchParams({ mode, oobCode, ...form });
      const answer = await fetch(`${backend.url}/__auth/action`, { method: 'POST', body });
      return { status: answer.status, text: await answer.text() };
    };
    const open = () => fetch(`${backend.url}/__auth/action?mode=${mode}&oobCode=${oobCode}`);
    return { ...backend, idToken, act, open };
  }

  test('[BCK-16] does nothing when it is only opened; its button confirms the address', async () => {
    const { url, idToken, act, open } = await withCode('VERIFY_EMAIL', 'verifyEmail');
    const isVerified = async () => JSON.stringify((await accounts(url, 'lookup', { idToken })).json);
    for (let i = 0; i < 2; i++) expect((await open()).status).toBe(200);
    expect(await isVerified()).toContain('"emailVerified":false');
    expect((await act({})).status).toBe(200);
    expect(await isVerified()).toContain('"emailVerified":true');
    expect([(await open()).status, (await act({})).status]).toEqual([400, 400]);
  });

  test('[BCK-16] changes the address', async () => {
    const { url, act } = await withCode('VERIFY_AND_CHANGE_EMAIL', 'verifyAndChangeEmail');
    expect((await act({})).text).toContain('Your e-mail address is changed');
    expect((await accounts(url, 'signInWithPassword', { email: 'n@example.com', password: 'secret1' })).status).toBe(
      200,
    );
  });

  test('[BCK-16] says what is wrong, and uses the code up only when it worked', async () => {
    const { act } = await withCode('PASSWORD_RESET', 'resetPassword');
    const same = (newPassword: string) => act({ newPassword, again: newPassword });
    expect((await act({ newPassword: 'secret2' })).text).toContain('not alike');
    expect((await same('123')).text).toContain('at least 6 characters');
    expect((await same('')).text).toContain('Type a new password');
    expect((await act({ mode: 'verifyEmail' })).text).toContain('does not work any more');
    const evil = '"><script>alert(1)</script>';
    const done = await act({ newPassword: 'secret2', again: 'secret2', continueUrl: `https://evil.example/${evil}` });
    expect([done.status, done.text.includes('evil')]).toEqual([200, false]);
    expect((await act({ mode: evil, oobCode: evil, continueUrl: evil })).text).not.toContain('<script>');
  });
});
