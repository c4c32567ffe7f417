import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { isFromThisMachine } from '../../backend/http/local-only.ts';
import { readOperatorSecret } from '../../scripts/operator-client.ts';
import { accounts, signUp } from './support/people.ts';
import { root } from './support/rest.ts';
import { openRules, startInProcess } from './support/start.ts';

/** The HTTP code of a GET with headers that fetch does not let a program set. */
function get(host: string, port: number, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host, port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

test('[BCK-16, BCK-25] a backend that is open to a network shows outbox and operator only to its own machine', async () => {
  const open = { host: '0.0.0.0', allowHosts: ['shop.local'], testHooks: false };
  const { port, dataDir } = await startInProcess(openRules, open);
  const own = `http://127.0.0.1:${port}`;
  await signUp(own, 'ada@example.com');
  await accounts(own, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ada@example.com' });
  const outside = { Host: `shop.local:${port}` };
  const secret = { Authorization: `Bearer ${readOperatorSecret(dataDir)}` };
  const document = `/__admin/v1/${root}/a/b`;
  const ask = (path: string, headers: Record<string, string>, at = '127.0.0.1') => get(at, port, path, headers);
  // The app is served under the name, and so is the page that links in mails open.
  expect(await ask(`/v1/${root}/a/b`, outside)).toBe(404);
  expect(await ask('/__auth/action?mode=resetPassword&oobCode=x', outside)).toBe(400);
  expect(await ask('/__outbox', {})).toBe(200);
  expect(await ask(document, secret)).toBe(404);
  for (const path of ['/__outbox', '/__outbox/x', document]) {
    expect([path, await ask(path, { ...secret, ...outside })]).toEqual([path, 403]);
    for (const name of ['X-Forwarded-For', 'Forwarded', 'Via']) {
      expect([path, name, await ask(path, { ...secret, [name]: '192.0.2.1' })]).toEqual([path, name, 403]);
    }
    // From a network address, with a Host of this machine forged by the sender.
    const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    for (const { address } of addresses.filter(({ internal, family }) => !internal && family === 'IPv4')) {
      const made = { ...secret, Host: `127.0.0.1:${port}` };
      expect([path, address, await ask(path, made, address)]).toEqual([path, address, 403]);
    }
  }
});

test.each([
  ['127.0.0.1', true],
  ['127.0.0.2', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.7', false],
  ['::ffff:192.168.1.7', false],
  ['fe80::1', false],
  ['1.127.0.0', false],
  [undefined, false],
])('[BCK-16, BCK-25] a request from %s is of this machine: %s', (address, expected) => {
  const asked = new Request('http://127.0.0.1:8080/__outbox', { headers: { Host: '127.0.0.1:8080' } });
  expect(isFromThisMachine(asked, address)).toBe(expected);
});
