import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ChannelRegistry } from '../../backend/http/channel-registry.ts';
import { post, root, setInteger } from './support/rest.ts';
import { openRules, projectId, startInProcess, type TestBackend } from './support/start.ts';
import { collectionTarget, ListenClient } from './support/web-channel-client.ts';
import { runs, seedOr } from '../support/runs.ts';
import { COSTLY_REQUESTS } from './support/costly-requests.ts';

const seed = seedOr(20_261_121);
const channel = '/google.firestore.v1.Firestore';
const paths = [
  ...['commit', 'runQuery', 'batchGet', 'runAggregationQuery', 'nonsense'].map((call) => `/v1/${root}:${call}`),
  `/v1/${root}/a/b`,
  '/v1/',
  '/v1/%E0%A4%A',
  ...['signUp', 'signInWithPassword', 'lookup', 'update', 'delete', 'sendOobCode', 'resetPassword', '__proto__'].map(
    (method) => `/identitytoolkit.googleapis.com/v1/accounts:${method}`,
  ),
  '/securetoken.googleapis.com/v1/token',
  `${channel}/Listen/channel`,
  `${channel}/Write/channel`,
  '/__test/faults',
  '/',
];

/** Every answer arrives quickly, allows or refuses, and is never an internal error of the backend. */
async function expectAnAnswer(url: string, init: RequestInit): Promise<void> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
  await answer.text();
  expect({ url, status: answer.status }).not.toMatchObject({ status: 500 });
}

async function expectUnharmed({ url, lines }: TestBackend): Promise<void> {
  expect(lines.filter((line) => line.includes('failed on'))).toEqual([]);
  await post(`${url}/__test/faults`, { faults: [], delayMs: 0, dropCommits: 0, failCommits: 0 });
  await setInteger(url, 'still/here', 1);
}

const bytes = fc.uint8Array({ maxLength: 300 }).map((all) => Buffer.from(all));
const hugeNumber = fc.constantFrom('1e999', '-1e999', '9'.repeat(400), '0.' + '0'.repeat(400) + '1', '-0', '1E400');
const broken = fc
  .tuple(
    fc.json({ maxDepth: 4 }),
    fc.nat(),
    fc.oneof(fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '\\', '\u0000'), hugeNumber),
  )
  .map(([json, at, piece]) => json.slice(0, at % (json.length + 1)) + piece + json.slice(at % (json.length + 1)));
const text = fc.string({ unit: 'binary', maxLength: 60 });

describe('any request', () => {
  test(`[BCK-11] with any bytes, on any path and with any method, is answered (seed ${seed})`, async () => {
    const backend = await startInProcess();
    const request = fc.record({
      path: fc.constantFrom(...paths),
      query: fc.dictionary(fc.constantFrom('SID', 'RID', 'AID', 'TYPE', 'CI', 'VER', 'key'), text, { maxKeys: 4 }),
      method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
      body: fc.oneof(bytes, broken),
      authorization: fc.option(fc.string({ maxLength: 40 }).filter((word) => /^[ -~]*$/.test(word))),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ path, query, method, body, authorization }) => {
        const url = `${backend.url}${path}?${new URLSearchParams(query).toString()}`;
        const headers = new Headers(authorization === null ? {} : { Authorization: authorization });
        await expectAnAnswer(url, { method, headers, ...(method === 'GET' ? {} : { body }) });
      }),
      { seed, numRuns: runs(40, 10_000) },
    );
    await expectUnharmed(backend);
  });

  test(`[BCK-11] with any form on a channel is answered, and the channel goes on or ends (seed ${seed})`, async () => {
    const backend = await startInProcess();
    const number = fc.oneof(fc.constantFrom('-1', '0', '1', '1e9', '99999999999999999999', 'NaN', ''), text);
    const targetId = fc.constantFrom<unknown>(2, -1, 1e300, '2', null, {});
    const message = fc.oneof(
      broken,
      fc.json({ maxDepth: 3 }),
      targetId.map((id) => JSON.stringify({ addTarget: { targetId: id, ...collectionTarget('a') } })),
      targetId.map((id) => JSON.stringify({ removeTarget: id })),
      fc.json({ maxDepth: 2 }).map((writes) => `{"streamToken":"x","writes":${writes}}`),
    );
    const form = fc.record({ count: number, ofs: number, message, headers: text });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('Listen', 'Write'), fc.array(form, { maxLength: 4 }), async (rpc, forms) => {
        const client = await ListenClient.open(backend.url, {}, true, rpc);
        const sid = /SID=([^&]+)/.exec(client.address)![1]!;
        for (const { message: data, ...rest } of forms) {
          const body = new URLSearchParams({ ...rest, req0___data__: data });
          await expectAnAnswer(`${backend.url}${channel}/${rpc}/channel?SID=${sid}&RID=9`, { method: 'POST', body });
          await expectAnAnswer(`${backend.url}${channel}/${rpc}/channel?RID=1`, { method: 'POST', body });
        }
        client.close();
      }),
      { seed, numRuns: runs(8, 1_000) },
    );
    await expectUnharmed(backend);
  });
});

describe('a request that wants too much', () => {
  test.each(COSTLY_REQUESTS)('[BCK-11] %s: is refused', async (_, call, body) => {
    const backend = await startInProcess();
    const { status, json } = await post(`${backend.url}/v1/${root}:${call}`, body);
    expect(status).toBe(400);
    const [error] = [json].flat() as [{ error: { message: string } }];
    expect(error.error.message.length).toBeLessThan(1_000);
    await expectUnharmed(backend);
  });

  test('[BCK-11] on a stream: the target is refused, and the backend goes on', async () => {
    const backend = await startInProcess();
    const client = await ListenClient.open(backend.url);
    const body = `${'{"compositeFilter":{"op":"AND","filters":['.repeat(60_000)}${']}}'.repeat(60_000)}`;
    const form = new URLSearchParams({ count: '1', ofs: '0', req0___data__: `{"addTarget":{"x":${body}}}` });
    await expectAnAnswer(client.address, { method: 'POST', body: form });
    await client.addTarget(2, collectionTarget('a'));
    await client.snapshot();
    client.close();
    await expectUnharmed(backend);
  });
});

describe('a connection', () => {
  const head = (length: string) =>
    `POST /v1/${root}:commit HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;

  function open(port: number, words: string): { socket: Socket; heard: () => string; closed: Promise<unknown> } {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (heard += chunk));
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(words.replace('PORT', String(port)));
    onTestFinished(() => void socket.destroy());
    return { socket, heard: () => heard, closed };
  }

  test('[BCK-11] that sends its body too slowly, or nothing, is closed; others are served meanwhile', async () => {
    const backend = await startInProcess(openRules, { requestTimeoutMs: 400 });
    const slow = Array.from({ length: 100 }, (_, i) =>
      open(backend.port, i % 2 === 0 ? head('Content-Length: 1000') : 'GET / HTTP/1.1\r\nHos'),
    );
    const drip = setInterval(() => slow.forEach(({ socket }) => socket.writable && socket.write('{')), 50);
    onTestFinished(() => clearInterval(drip));
    await setInteger(backend.url, 'a/1', 1);
    await Promise.all(slow.map(({ closed }) => closed));
    expect(slow[0]!.heard()).toMatch(/^HTTP\/1.1 408/);
    await expectUnharmed(backend);
  });

  test('[BCK-11] that is half closed in the middle of a request takes nothing with it', async () => {
    const backend = await startInProcess();
    const half = Array.from({ length: 50 }, () => open(backend.port, head('Content-Length: 1000')));
    for (const { socket } of half) socket.end('{"writes":');
    await Promise.all(half.map(({ closed }) => closed));
    await expectUnharmed(backend);
  });

  test('[BCK-11] that never stops sending is answered after 12 MiB', async () => {
    const backend = await startInProcess();
    const { socket, heard } = open(backend.port, head('Transfer-Encoding: chunked'));
    const chunk = `100000\r\n${'x'.repeat(0x10_00_00)}\r\n`;
    for (let i = 0; i < 64 && socket.writable && heard() === ''; i++) {
      await new Promise<void>((resolve) => socket.write(chunk, () => resolve()));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await expect.poll(heard).toMatch(/^HTTP\/1.1 400/);
    await expectUnharmed(backend);
  });

  test.each([
    ['no HTTP', '\u0000\u0001\u0002nonsense\r\n\r\n', /^HTTP\/1.1 400/],
    ['a head of 1 MB', `GET / HTTP/1.1\r\nX: ${'x'.repeat(1_000_000)}\r\n\r\n`, /^HTTP\/1.1 431/],
    ['two lengths', `${head('Content-Length: 1\r\nContent-Length: 2')}{}`, /^HTTP\/1.1 400/],
    ['a length and chunks', `${head('Content-Length: 1\r\nTransfer-Encoding: chunked')}{}`, /^HTTP\/1.1 400/],
    ['an HTTP/2 preface and then nonsense', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${'x'.repeat(500)}`, /^/],
    ['half an HTTP/2 preface', `PRI * HTTP/1.1\r\n\r\n${'x'.repeat(500)}`, /^/],
  ])('[BCK-11] that sends %s is refused', async (_, words, status) => {
    const backend = await startInProcess();
    const { heard, closed } = open(backend.port, words);
    await closed;
    expect(heard()).toMatch(status);
    await expectUnharmed(backend);
  });
});

test('[BCK-11] there is an end to how many streams are open', async () => {
  const opened = vi.spyOn(ChannelRegistry.prototype, 'open');
  onTestFinished(() => opened.mockRestore());
  const backend = await startInProcess();
  const database = `projects/${projectId}/databases/(default)`;
  const open = async () => {
    const answer = await fetch(`${backend.url}${channel}/Listen/channel?VER=8&RID=1&database=${database}`, {
      method: 'POST',
      body: 'count=0',
    });
    await answer.text();
    return answer.status;
  };
  expect(await open()).toBe(200);
  const registry = opened.mock.contexts[0] as ChannelRegistry;
  for (let streams = 1; streams < 4_999; streams++) registry.open();
  expect([await open(), await open()]).toEqual([200, 429]);
  await expectUnharmed(backend);
});
