import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { browserForTests } from './support/browser.ts';
import { accounts, signUp } from './support/people.ts';
import { startInProcess } from './support/start.ts';

const browser = browserForTests();

test('[BCK-16] a person sets a new password from the outbox alone', { timeout: 30_000 }, async () => {
  const { url } = await startInProcess();
  await signUp(url, 'ada@example.com');
  await accounts(url, 'sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: 'ada@example.com',
    continueUrl: `${url}/sign_in?a=1&b=2`,
  });
  const tab = await browser.tab();
  await tab.goto(`${url}/__outbox`);
  await tab.getByRole('link', { name: /Reset your password.*ada@example\.com/s }).click();
  await tab.getByRole('link', { name: '__auth/action' }).click();
  await expect.poll(() => tab.getByRole('heading').textContent()).toBe('Choose a new password');
  const link = tab.url();
  const set = async (password: string, again: string) => {
    await tab.getByLabel('New password').fill(password);
    await tab.getByLabel('The same again').fill(again);
    await tab.getByRole('button').click();
  };
  await set('secret2', 'secret3');
  await expect.poll(() => tab.getByRole('alert').textContent()).toBe('The two passwords are not alike.');
  await set('secret2', 'secret2');
  await expect.poll(() => tab.getByRole('heading').textContent()).toBe('Your new password is set. Sign in with it.');
  expect(await tab.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(`${url}/sign_in?a=1&b=2`);
  const signIn = await accounts(url, 'signInWithPassword', { email: 'ada@example.com', password: 'secret2' });
  expect(signIn.status).toBe(200);
  await tab.goto(link);
  await expect.poll(() => tab.getByRole('heading').textContent()).toMatch(/does not work any more/);
});

test('[BCK-16] nothing in a letter runs, loads or leads away by itself', { timeout: 30_000 }, async () => {
  const { url, admin } = await startInProcess();
  // Requests blocked by the browser are reported as events too: only those that arrive count.
  const asked: string[] = [];
  const stranger = createServer((request, answer) => {
    asked.push(request.url ?? '');
    answer.end();
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void stranger.close());
  const elsewhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  const script = `globalThis.top.ran = true; fetch('${elsewhere}/loaded-by-script')`;
  const attack = `</iframe></pre><script>${script}</script><img src="x" onerror="${script}">
    <img src="${elsewhere}/loaded-by-image"><link rel="stylesheet" href="${elsewhere}/loaded-by-style">
    <meta http-equiv="refresh" content="0; url=${elsewhere}/loaded-by-refresh"><iframe src="${elsewhere}/loaded-by-frame"></iframe>
    <svg onload="${script}"></svg><a id="l" href="javascript:${script}">click</a>
    <form action="${elsewhere}/loaded-by-form"><button id="b">go</button></form>
    <p>Hello <b>Amina</b>, see <a href="https://example.com/a?b=1&amp;c=2">this</a></p>`;
  await admin.commit([
    {
      set: 'mail/1',
      data: { to: [`"><script>${script}</script>`], message: { subject: attack, html: attack, text: attack } },
    },
  ]);
  await expect.poll(() => admin.get('mail/1')?.['delivery']).toMatchObject({ state: 'SUCCESS' });
  const tab = await browser.tab();
  await tab.goto(`${url}/__outbox`);
  await tab.getByRole('listitem').getByRole('link').click();
  const frame = tab.frameLocator('iframe');
  await expect.poll(() => frame.getByText('Hello Amina').count()).toBe(1);
  await frame.locator('#l').click();
  await frame.locator('#b').click();
  expect(await tab.evaluate(() => 'ran' in globalThis)).toBe(false);
  expect(asked).toEqual([]);
  expect(await tab.getByRole('link', { name: 'https://example.com/a?b=1&c=2' }).count()).toBe(1);
  expect(await tab.getByRole('link').count()).toBeLessThan(15);
});
