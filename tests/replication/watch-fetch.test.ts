import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { watchFetch } from '../../src/replication/firebase/watch-fetch.ts';

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function watched(origin: string) {
  const scope = { fetch: globalThis.fetch.bind(globalThis) };
  let broken = 0;
  const stop = watchFetch(origin, () => broken++, scope);
  return { scope, stop, broken: () => broken };
}

test('[SYN-27] a page in place of an answer is a failure, and told at once', async () => {
  const url = await serve((_, response) => response.setHeader('Content-Type', 'text/html').end('<h1>Free WiFi</h1>'));
  const { scope, broken, stop } = watched(url);
  await expect(scope.fetch(`${url}/v1/commit`)).rejects.toThrow('captive portal');
  expect(broken()).toBe(1);
  stop();
  expect(await (await scope.fetch(`${url}/v1/commit`)).text()).toBe('<h1>Free WiFi</h1>');
});

test('[SYN-14] an answer passes whole; a broken one is told, one that the caller gave up is not', async () => {
  const url = await serve((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.write('{"half":');
    if (request.url === '/whole') response.end('1}');
    if (request.url === '/broken') setImmediate(() => response.destroy());
  });
  const { scope, broken } = watched(url);
  expect(await (await scope.fetch(`${url}/whole`)).json()).toEqual({ half: 1 });
  const given = new AbortController();
  const waiting = (await scope.fetch(`${url}/endless`, { signal: given.signal })).text();
  given.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
  expect(broken()).toBe(0);
  await expect(scope.fetch(`${url}/broken`).then((response) => response.text())).rejects.toThrow(/terminated/);
  expect(broken()).toBe(1);
});
