import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { describe, expect, onTestFinished, test } from 'vitest';
import { servedOrigins } from '../../backend/http/admission.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { root, setInteger } from './support/rest.ts';
import { openRules, startInProcess } from './support/start.ts';

/** The status of a request with arbitrary Host and Origin, which fetch does not allow. */
function statusOf(port: number, path: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end();
  });
}

const attacks: [string, Record<string, string>, string?][] = [
  ['a local file', { Origin: 'file://' }],
  ['a sandboxed frame', { Origin: 'null' }],
  ['another scheme', { Origin: 'https://127.0.0.1:PORT' }],
  ['an extension', { Origin: 'chrome-extension://abcdefghijklmnop' }],
  ['another port', { Origin: 'http://localhost:1' }],
  ['no port', { Origin: 'http://localhost' }],
  ['a longer port', { Origin: 'http://localhost:PORT0' }],
  ['a longer name', { Origin: 'http://localhost:PORT.evil.example' }],
  ['a name that begins like ours', { Origin: 'http://localhost.evil.example:PORT' }],
  ['a user before the name', { Origin: 'http://localhost:PORT@evil.example' }],
  ['two origins', { Origin: 'http://localhost:PORT http://evil.example' }],
  ['another loopback address', { Host: '127.0.0.2:PORT' }],
  ['any address', { Host: '0.0.0.0:PORT' }],
  ['an address in one number', { Host: '2130706433:PORT' }],
  ['an address in hexadecimal', { Host: '0x7f000001:PORT' }],
  ['a short address', { Host: '127.1:PORT' }],
  ['a rebound name', { Host: 'rebind.evil.example:PORT' }],
  ['a name that resolves to loopback', { Host: '127.0.0.1.nip.io:PORT' }],
  ['a name with a dot behind', { Host: 'localhost.:PORT' }],
  ['IPv6 mapped', { Host: '[::ffff:127.0.0.1]:PORT' }],
  ['IPv6 in full', { Host: '[0:0:0:0:0:0:0:1]:PORT' }],
  ['IPv6 without brackets', { Host: '::1:PORT' }],
  ['a host with a user', { Host: 'evil@127.0.0.1:PORT' }],
  ['a host with a path', { Host: '127.0.0.1:PORT/x' }],
  ['two hosts', { Host: '127.0.0.1:PORT, evil.example' }],
  ['an image of another port', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors' }],
  ['a frame', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }],
  ['a form', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }, 'POST'],
];

describe('what is not ours', () => {
  test.each(attacks)('[BCK-10] is refused: %s', async (_, given, method = 'GET') => {
    const { port, url } = await startInProcess(openRules, { testHooks: false });
    const headers = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, value.replace('PORT', String(port))]),
    );
    await setInteger(url, 'a/b', 1);
    expect(await statusOf(port, `/v1/${root}/a/b`, {}, 'GET')).toBe(200);
    // A malformed Host is refused before it is compared.
    expect([400, 403]).toContain(await statusOf(port, `/v1/${root}/a/b`, headers, method));
    expect([400, 403]).toContain(await statusOf(port, '/google.firestore.v1.Firestore/Write/channel', headers, 'POST'));
  });

  test('[BCK-10] a foreign page in a real browser reads nothing and stores nothing', { timeout: 60_000 }, async () => {
    const { url, admin } = await startInProcess(openRules, { testHooks: false });
    await setInteger(url, 'a/secret', 4711);
    const foreign = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end('<h1>evil</h1>'));
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void foreign.close());
    const path = findChromium();
    const browser = await chromium.launch({
      args: ['--no-sandbox'],
      ...(path === undefined ? {} : { executablePath: path }),
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const { port } = foreign.address() as AddressInfo;
    const outcomes: Record<string, string> = {};
    // One foreign page on the same name (same-site for a browser) and one on another.
    for (const name of ['127.0.0.1', 'localhost']) {
      await page.goto(`http://${name}:${port}/`);
      outcomes[name] = await page.evaluate(attack, { url, root });
    }
    expect(outcomes).toEqual({ '127.0.0.1': '', localhost: '' });
    expect(admin.list('stolen')).toEqual([]);
  });
});

/** Runs in the foreign page: all requests without a preflight, and some with one; returns what could be read. */
async function attack({ url, root: documents }: { url: string; root: string }): Promise<string> {
  const commit = `${url}/v1/${documents}:commit`;
  const write = (id: string) =>
    JSON.stringify({ writes: [{ update: { name: `${documents}/stolen/${id}`, fields: {} } }] });
  const read: string[] = [];
  const text = (answer: Response) => answer.text().then((words) => void (words === '' || read.push(words)));
  const ignore = () => undefined;
  await fetch(commit, { method: 'POST', body: write('simple') })
    .then(text)
    .catch(ignore);
  await fetch(commit, { method: 'POST', body: write('no-cors'), mode: 'no-cors' })
    .then(text)
    .catch(ignore);
  await fetch(commit, { method: 'POST', body: write('json'), headers: { 'Content-Type': 'application/json' } })
    .then(text)
    .catch(ignore);
  await fetch(`${url}/v1/${documents}/a/secret`).then(text).catch(ignore);
  await fetch(`${url}/v1/${documents}/a/secret`, { credentials: 'include' }).then(text).catch(ignore);
  navigator.sendBeacon(commit, write('beacon'));
  const inFrame = document.createElement('iframe');
  inFrame.name = 'target';
  document.body.append(inFrame);
  const form = document.createElement('form');
  Object.assign(form, { method: 'POST', action: commit, enctype: 'text/plain', target: 'target' });
  const field = document.createElement('input');
  // A text/plain form sends name=value: the equals sign can be hidden in a JSON string.
  Object.assign(field, { name: write('form').replace(/}$/, ',"x":"'), value: '"}' });
  form.append(field);
  document.body.append(form);
  form.submit();
  await new Promise((resolve) => {
    const source = new EventSource(`${url}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=rpc&SID=x`);
    source.addEventListener('message', ({ data }) => read.push(String(data)));
    source.addEventListener('error', resolve);
  });
  await new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = `${url}/v1/${documents}/a/secret`;
    script.addEventListener('error', resolve);
    script.addEventListener('load', () => resolve(read.push('a script was loaded')));
    document.body.append(script);
  });
  return read.join('\n');
}

describe('a port that is open to the network', () => {
  const open = { host: '0.0.0.0', allowHosts: ['shop.local', 'https://book.example'], testHooks: false };

  test('[BCK-10] needs the hosts to be named, no test hooks, and says so in its log', async () => {
    await expect(startInProcess(openRules, { host: '0.0.0.0' })).rejects.toThrow('only listens on this machine');
    await expect(startInProcess(openRules, { ...open, testHooks: true })).rejects.toThrow('Test hooks');
    for (const name of ['*', '*.local', 'http://*', 'a b', 'ftp://shop.local', 'https://book.example/path', '']) {
      await expect(startInProcess(openRules, { ...open, allowHosts: [name] })).rejects.toThrow('no host name');
    }
    const { lines } = await startInProcess(openRules, open);
    expect(lines.join()).toMatch(
      /^WARNING: port \d+ is open to the network, without encryption. Served are: .*shop\.local/,
    );
  });

  test('[BCK-10] serves these hosts and origins, and no others', async () => {
    const { port } = await startInProcess(openRules, open);
    const path = `/v1/${root}/a/b`;
    const status = (headers: Record<string, string>) => statusOf(port, path, headers);
    expect(await status({ Host: `shop.local:${port}`, Origin: `http://shop.local:${port}` })).toBe(404);
    expect(await status({ Host: 'book.example', Origin: 'https://book.example' })).toBe(404);
    expect(await status({ Host: `127.0.0.1:${port}` })).toBe(404);
    expect(await status({ Host: `0.0.0.0:${port}` })).toBe(403);
    expect(await status({ Host: 'shop.local' })).toBe(403);
    expect(await status({ Host: `evil.example:${port}` })).toBe(403);
    expect(await status({ Host: 'book.example', Origin: 'http://book.example' })).toBe(403);
  });

  test('[BCK-10] on port 80 an origin has no port', () => {
    expect(servedOrigins(80, ['shop.local'])).toContain('http://shop.local');
  });
});
