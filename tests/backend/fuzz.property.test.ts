import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { post, root, setInteger } from './support/rest.ts';
import { openRules, projectId, startInProcess, type TestBackend } from './support/start.ts';
import { collectionTarget, ListenClient } from './support/web-channel-client.ts';

const seed = Number(process.env['SEED'] ?? 20_261_121);
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

/** Every answer comes soon, refuses or allows, and is never a failure of the backend itself. */
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
      { seed, numRuns: 300 },
    );
    await expectUnharmed(backend);
  }, 60_000);

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
      { seed, numRuns: 50 },
    );
    await expectUnharmed(backend);
  }, 60_000);
});

describe('a request that wants too much', () => {
  const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);
  const update = (fields: string, more = '') =>
    `{"writes":[{"update":{"name":"${root}/a/b","fields":${fields}}${more}}]}`;
  const where = (levels: number) =>
    `{"structuredQuery":{"from":[{"collectionId":"a"}],"where":${'{"compositeFilter":{"op":"AND","filters":['.repeat(levels)}{"unaryFilter":{"op":"IS_NULL","field":{"fieldPath":"x"}}}${']}}'.repeat(levels)}}}`;
  const cases: [string, string, string][] = [
    ['lists in lists', 'commit', nested('[', ']', 1_000_000)],
    ['objects in objects', 'commit', nested('{"a":', '}', 500_000)],
    ['maps in maps', 'commit', update(nested('{"a":{"mapValue":{"fields":', '}}}', 30_000))],
    ['conditions in conditions', 'runQuery', where(50_000)],
    ['a field name of 5 MB', 'commit', update(`{"${'n'.repeat(5_000_000)}":{"nullValue":null}}`)],
    [
      'a field path of 2 million steps',
      'commit',
      update('{}', `,"updateMask":{"fieldPaths":["${'a.'.repeat(2_000_000)}a"]}`),
    ],
    [
      'a field path in quotes',
      'commit',
      update('{}', `,"updateMask":{"fieldPaths":["\`${'\\\\a'.repeat(1_000_000)}"]}`),
    ],
    ['a path of a million segments', 'commit', `{"writes":[{"delete":"${root}${'/a'.repeat(1_000_000)}"}]}`],
    ['500,001 writes', 'commit', `{"writes":[${'{},'.repeat(500_000)}{}]}`],
    ['an integer of a million digits', 'commit', update(`{"n":{"integerValue":"${'9'.repeat(1_000_000)}"}}`)],
    ['a timestamp of a million digits', 'commit', update(`{"n":{"timestampValue":"${'9'.repeat(1_000_000)}"}}`)],
    [
      '100,000 values to compare with',
      'runQuery',
      `{"structuredQuery":{"from":[{"collectionId":"a"}],"where":{"fieldFilter":{"field":{"fieldPath":"x"},"op":"IN","value":{"arrayValue":{"values":[${'{"nullValue":null},'.repeat(100_000)}{"nullValue":null}]}}}}}}`,
    ],
    ['a document of 2 MB', 'commit', update(`{"s":{"stringValue":"${'x'.repeat(2_000_000)}"}}`)],
  ];

  test.each(cases)('[BCK-11] %s: is refused within 2 s', async (_, call, body) => {
    const backend = await startInProcess();
    const started = performance.now();
    const { status, json } = await post(`${backend.url}/v1/${root}:${call}`, body);
    expect(performance.now() - started).toBeLessThan(2_000);
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

  test('[BCK-11] 60 bodies of 11 MB leave nothing in memory', async () => {
    const backend = await startInProcess();
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const heapAfterCollection = () => {
      collect();
      return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
    };
    const before = heapAfterCollection();
    const body = `{"writes":["${'x'.repeat(11 * 1024 * 1024)}"]}`;
    for (let i = 0; i < 60; i += 4) {
      await Promise.all([0, 1, 2, 3].map(() => post(`${backend.url}/v1/${root}:commit`, body)));
    }
    await expect.poll(() => heapAfterCollection() - before, { timeout: 20_000 }).toBeLessThan(150e6);
    await expectUnharmed(backend);
  }, 60_000);
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
  }, 20_000);

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
  const backend = await startInProcess();
  const database = `projects/${projectId}/databases/(default)`;
  const statuses = new Set<number>();
  for (let i = 0; i < 5_100; i += 50) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        fetch(`${backend.url}${channel}/Listen/channel?VER=8&RID=1&database=${database}`, {
          method: 'POST',
          body: 'count=0',
        }),
      ),
    );
    for (const answer of answers) {
      await answer.text();
      statuses.add(answer.status);
    }
  }
  expect([...statuses]).toEqual([200, 429]);
  await expectUnharmed(backend);
}, 30_000);
