import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accounts, bearer, messageOf, refresh, signUp } from './support/people.ts';
import { post, root, setInteger } from './support/rest.ts';
import { openRules, startInProcess, temporaryFolder, type TestBackend } from './support/start.ts';
import { collectionTarget, ListenClient } from './support/web-channel-client.ts';
import { heldSleeps } from './support/held-sleeps.ts';
import { runs, seedOr } from '../support/runs.ts';

const seed = seedOr(20_261_120);

/** A request with arbitrary Host and Origin, which fetch does not allow. */
function ask(port: number, path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sent.on('error', reject).end();
  });
}

const BOOK = 'export const eggs = "good"; '.repeat(300);

async function withApp(testHooks = false, hosting?: object): Promise<TestBackend> {
  const folder = await temporaryFolder();
  const staticDir = join(folder, 'app');
  await mkdir(join(staticDir, 'assets'), { recursive: true });
  await writeFile(join(staticDir, 'index.html'), '<!doctype html>the shell');
  await writeFile(join(staticDir, 'sw.js'), '// worker');
  await writeFile(join(staticDir, 'assets/main-abc123.js'), 'main');
  await writeFile(join(staticDir, 'assets/book-abc123.js'), BOOK);
  await writeFile(join(staticDir, 'app.webmanifest'), '{}');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await symlink(join(folder, 'secret.txt'), join(staticDir, 'link.txt'));
  const hostingFile = join(folder, 'firebase.json');
  await writeFile(join(staticDir, 'paper.html'), 'a paper');
  await writeFile(hostingFile, JSON.stringify({ hosting }));
  return startInProcess(openRules, { staticDir, testHooks, ...(hosting && { hostingFile }) });
}

describe('who may ask', () => {
  test.each([
    ['its own address', {}, 200],
    ['its other name', { Origin: 'http://localhost:PORT', Host: 'localhost:PORT' }, 200],
    ['a page under its other name', { Origin: 'http://localhost:PORT' }, 200],
    ['a foreign page', { Origin: 'https://evil.example' }, 403],
    ['a page of another port', { Origin: 'http://127.0.0.1:1' }, 403],
    ['a sandboxed page', { Origin: 'null' }, 403],
    ['a foreign name that resolves here', { Host: 'evil.example:PORT' }, 403],
    ['a foreign name without a port', { Host: 'evil.example' }, 403],
    ['an image on a foreign page', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }, 403],
    ['a link on a foreign page', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }, 200],
  ] as [string, Record<string, string>, number][])('[BCK-10] %s', async (_, given, status) => {
    const { url, port } = await withApp();
    await setInteger(url, 'a/b', 1);
    const headers = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, value.replace('PORT', String(port))]),
    );
    for (const path of [`/v1/${root}/a/b`, '/']) {
      const answer = await ask(port, path, headers);
      expect(answer.status).toBe(status);
      expect(answer.headers['access-control-allow-origin'] ?? headers['Origin']).toBe(headers['Origin']);
    }
  });

  test('[BCK-10] a foreign page gets no preflight, its own other name does', async () => {
    const { port } = await startInProcess();
    const preflight = (origin: string) =>
      ask(port, `/v1/${root}:commit`, { Origin: origin, 'Access-Control-Request-Headers': 'authorization' }, 'OPTIONS');
    expect((await preflight('https://evil.example')).status).toBe(403);
    const own = await preflight(`http://localhost:${port}`);
    expect([own.status, own.headers['access-control-allow-headers']]).toEqual([204, 'authorization']);
  });

  test('[BCK-13] only with test hooks may a relay on another port of this machine ask', async () => {
    const status = async (testHooks: boolean, headers: Record<string, string>) =>
      (await ask((await withApp(testHooks)).port, `/v1/${root}/a/b`, headers)).status;
    const relayed = { Host: '127.0.0.1:1', Origin: 'http://127.0.0.1:1' };
    expect([await status(true, relayed), await status(false, relayed)]).toEqual([404, 403]);
    expect(await status(true, { Host: '127.0.0.1:1', Origin: 'http://evil.example:1' })).toBe(403);
  });

  test('[BCK-10] it only listens on this machine', async () => {
    await expect(startInProcess(openRules, { host: '0.0.0.0' })).rejects.toThrow('only listens on this machine');
  });
});

describe('malformed input', () => {
  const urls = (url: string) => [
    `${url}/v1/${root}:commit`,
    `${url}/v1/${root}:runQuery`,
    `${url}/v1/${root}:batchGet`,
    `${url}/v1/projects/other/databases/(default)/documents:commit`,
    `${url}/v1/nonsense/%E0%A4%A`,
    `${url}/identitytoolkit.googleapis.com/v1/accounts:signUp`,
    `${url}/identitytoolkit.googleapis.com/v1/accounts:update`,
    `${url}/securetoken.googleapis.com/v1/token`,
    `${url}/google.firestore.v1.Firestore/Listen/channel`,
    `${url}/google.firestore.v1.Firestore/Write/channel`,
  ];

  test(
    `[BCK-11] any body gets an answer with a refusal, and the backend goes on (seed ${seed})`,
    { timeout: 30_000 },
    async () => {
      const { url, lines } = await startInProcess();
      const name = fc.constantFrom(root, `${root}/a/b`, `${root}/a`, `${root}/__x__/y`, 'x', '__proto__', '');
      const leaf = fc.oneof(name, fc.string(), fc.integer(), fc.double(), fc.constant(null), fc.boolean());
      const key = fc.constantFrom(
        ...'writes update name fields delete verify currentDocument exists updateTime updateMask fieldPaths updateTransforms increment fieldPath integerValue doubleValue timestampValue mapValue arrayValue values structuredQuery from collectionId where fieldFilter compositeFilter op field value orderBy startAt limit documents email password idToken __proto__ constructor'.split(
          ' ',
        ),
      );
      const { tree } = fc.letrec((tie) => ({
        tree: fc.oneof(
          { depthSize: 'medium' },
          leaf,
          fc.array(tie('tree'), { maxLength: 3 }),
          fc.dictionary(key, tie('tree'), { maxKeys: 4 }),
        ),
      }));
      const body = fc.oneof(
        tree.map((json) => JSON.stringify(json)),
        fc.string(),
        fc.dictionary(key, tree, { maxKeys: 5 }).map((json) => JSON.stringify(json)),
        tree.map((json) => `count=1&ofs=0&req0___data__=${encodeURIComponent(JSON.stringify(json))}`),
      );
      await fc.assert(
        fc.asyncProperty(body, fc.nat(), async (text, which) => {
          const all = urls(url);
          const answer = await fetch(all[which % all.length]!, { method: 'POST', body: text });
          await answer.text();
          expect(answer.status).not.toBe(500);
        }),
        { seed, numRuns: runs(50, 5_000) },
      );
      expect(lines).toEqual([]);
      await setInteger(url, 'still/here', 1);
    },
  );

  test.each([
    ['no JSON', '{', 400],
    ['a list', '[]', 400],
    [
      'a write of two kinds of value',
      `{"writes":[{"update":{"name":"${root}/a/b","fields":{"x":{"integerValue":"1","nullValue":null}}}}]}`,
      400,
    ],
    ['a foreign document', '{"writes":[{"delete":"projects/x/databases/(default)/documents/a/b"}]}', 400],
    [
      'an integer beyond 64 bits',
      `{"writes":[{"update":{"name":"${root}/a/b","fields":{"x":{"integerValue":"9223372036854775808"}}}}]}`,
      400,
    ],
    ['a reserved id', `{"writes":[{"delete":"${root}/a/__b__"}]}`, 400],
    ['13 MiB', 'x'.repeat(13 * 1024 * 1024), 400],
  ])('[BCK-11] %s is answered in the shape of Firestore', async (_, body, status) => {
    const { url } = await startInProcess();
    const answer = await post(`${url}/v1/${root}:commit`, body);
    expect(answer.status).toBe(status);
    expect(answer.json).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
  });

  test('[BCK-11] JSON of more than 200 levels is refused as too deep; brackets in texts are no levels', async () => {
    const { url } = await startInProcess();
    const commit = async (body: string) => JSON.stringify((await post(`${url}/v1/${root}:commit`, body)).json);
    expect(await commit(`["]\\\\",${'['.repeat(200)}`)).toContain('at most 200 levels');
    const text = `\\"${'['.repeat(300)}\\\\`;
    const update = `{"name":"${root}/a/b","fields":{"x":{"stringValue":"${text}"}}}`;
    expect(await commit(`{"writes":[{"update":${update}}]}`)).toContain('writeResults');
  });

  test('[BCK-11] a field called __proto__ is reserved, one called constructor is like any other', async () => {
    const { url } = await startInProcess();
    const commit = (name: string) => {
      const update = `{"name":"${root}/a/b","fields":{"${name}":{"integerValue":"7"}}}`;
      return post(`${url}/v1/${root}:commit`, `{"writes":[{"update":${update}}]}`);
    };
    expect(await commit('__proto__')).toMatchObject({ status: 400, json: { error: { status: 'INVALID_ARGUMENT' } } });
    expect(await commit('constructor')).toMatchObject({ status: 200 });
    expect(await (await fetch(`${url}/v1/${root}/a/b`)).text()).toContain('"constructor":{"integerValue":"7"}');
  });
});

describe('the app', () => {
  test.each([
    ['/', 200, 'text/html; charset=utf-8', 'no-cache', 'the shell'],
    ['/sales/add', 200, 'text/html; charset=utf-8', 'no-cache', 'the shell'],
    ['/sw.js', 200, 'text/javascript; charset=utf-8', 'no-cache', 'worker'],
    ['/assets/main-abc123.js', 200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', 'main'],
    ['/app.webmanifest', 200, 'application/manifest+json', 'no-cache', '{}'],
    ['/missing.js', 404, 'text/plain; charset=utf-8', undefined, 'Not found'],
    ['/link.txt', 404, 'text/plain; charset=utf-8', undefined, 'Not found'],
    ['/..%2fsecret.txt', 404, 'text/plain; charset=utf-8', undefined, 'Not found'],
    ['/%2e%2e/secret.txt', 404, 'text/plain; charset=utf-8', undefined, 'Not found'],
    ['/%00', 400, 'text/plain; charset=utf-8', undefined, 'Bad request'],
  ])('[BCK-12] %s', async (path, status, type, caching, text) => {
    const { port } = await withApp();
    const answer = await ask(port, path, {});
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      status,
      type,
      caching,
    ]);
    expect(answer.text).toContain(text);
  });

  test('[BCK-12] the rewrites of hosting say which file stands for a path; the first that fits counts, files and APIs stay', async () => {
    const { url } = await withApp(false, {
      rewrites: [
        { source: '/paper/*/x', destination: '/index.html' },
        { source: '/paper/**', destination: '/paper.html' },
        { source: '/a.b/**', destination: '/paper.html' },
        { source: '**', function: 'elsewhere' },
        { source: '**', destination: '/index.html' },
      ],
    });
    const text = async (path: string) => (await fetch(url + path)).text();
    expect(await text('/paper/1/2')).toBe('a paper');
    expect(await text('/paper/1/x')).toContain('the shell');
    expect(await text('/paper/1/2/x')).toBe('a paper');
    expect(await text('/acb/1')).toContain('the shell');
    expect(await text('/sales/view/0')).toContain('the shell');
    expect(await text('/assets/main-abc123.js')).toBe('main');
    expect((await fetch(`${url}/paper/none.js`)).status).toBe(404);
  });

  test('[BCK-12] hosting also says what leads elsewhere, and the headers of a path: of two with one name the later counts', async () => {
    const { url } = await withApp(false, {
      redirects: [
        { source: '/', destination: '/home', type: 302 },
        { source: '/old/**', destination: '/new' },
      ],
      headers: [
        {
          source: '**',
          headers: [
            { key: 'X-Frame-Options', value: 'DENY' },
            { key: 'Cache-Control', value: 'no-cache' },
          ],
        },
        { source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
      ],
    });
    const answer = (path: string) => fetch(url + path, { redirect: 'manual' });
    const moved = async (path: string) => {
      const { status, headers } = await answer(path);
      return [status, headers.get('location')];
    };
    expect(await moved('/')).toEqual([302, '/home']);
    expect(await moved('/old/a/b')).toEqual([301, '/new']);
    const { headers } = await answer('/assets/main-abc123.js');
    expect([headers.get('x-frame-options'), headers.get('cache-control')]).toEqual(['DENY', 'immutable']);
    expect((await answer('/sales')).headers.get('cache-control')).toBe('no-cache');
  });

  test('[BCK-12] a page that has not changed is not sent again', async () => {
    const { port } = await withApp();
    const { headers } = await ask(port, '/', {});
    expect((await ask(port, '/', { 'If-None-Match': String(headers['etag']) })).status).toBe(304);
  });

  test('[BCK-12] a file of the app is packed for who takes it, as hosting does: the same file, fewer bytes, known again', async () => {
    const { port } = await withApp();
    const get = (headers: Record<string, string>, method = 'GET') =>
      ask(port, '/assets/book-abc123.js', headers, method);
    const plain = await get({});
    expect([plain.text, plain.headers['content-encoding'], plain.headers['vary']]).toEqual([BOOK, undefined, 'Accept-Encoding']); // prettier-ignore
    const sizes = [Number(plain.headers['content-length'])];
    for (const encoding of ['gzip', 'br']) {
      const accepted = { 'Accept-Encoding': encoding === 'br' ? 'gzip, deflate, br' : 'gzip, deflate, br;q=0' };
      const { headers } = await get(accepted, 'HEAD');
      expect([headers['content-encoding'], headers['cache-control']]).toEqual([encoding, 'public, max-age=31536000, immutable']); // prettier-ignore
      sizes.push(Number(headers['content-length']));
      expect((await get({ ...accepted, 'If-None-Match': String(headers['etag']) })).status).toBe(304);
      expect((await get({ 'If-None-Match': String(headers['etag']) })).status).toBe(200);
      // fetch decompresses automatically.
      const answer = await fetch(`http://127.0.0.1:${port}/assets/book-abc123.js`, { headers: accepted });
      expect([await answer.text(), answer.headers.get('content-encoding')]).toEqual([BOOK, encoding]);
    }
    expect(sizes[1]!).toBeLessThan(sizes[0]! / 5);
    expect(sizes[2]!).toBeLessThan(sizes[1]!);
    expect((await ask(port, '/assets/main-abc123.js', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBeUndefined(); // prettier-ignore
  });

  test('[BCK-12] a development server can answer instead', async () => {
    const { url } = await startInProcess(openRules, { fallback: (req, res) => void res.end(`dev ${req.url}`) });
    expect(await (await fetch(`${url}/src/app.tsx?t=1`)).text()).toBe('dev /src/app.tsx?t=1');
    expect((await fetch(`${url}/v1/${root}/a/b`)).status).toBe(404);
  });
});

describe('test hooks', () => {
  test('[BCK-13] exist only when asked for', async () => {
    const statuses = async (testHooks: boolean) => {
      const { url } = await startInProcess(openRules, { testHooks });
      const press = async (hook: string) =>
        (await fetch(`${url}/__test/${hook}`, { method: 'POST', body: '{}' })).status;
      return Promise.all(['faults', 'meter', 'expire-sessions'].map(press));
    };
    expect(await statuses(false)).toEqual([404, 404, 404]);
    expect(await statuses(true)).toEqual([200, 200, 200]);
  });

  test('[BCK-13] a lost acknowledgement: the commit happens, the connection is cut', async () => {
    const { url, admin } = await startInProcess();
    await post(`${url}/__test/faults`, { dropCommits: 1 });
    await expect(setInteger(url, 'a/1', 1)).rejects.toThrow('fetch failed');
    expect(admin.get('a/1')).toEqual({ n: 1 });
    await setInteger(url, 'a/1', 2);
  });

  test('[BCK-13] commits fail with the code asked for, as often as asked for, and do nothing', async () => {
    const { url, admin } = await startInProcess();
    await post(`${url}/__test/faults`, { failCommits: 2, code: 429 });
    await expect(setInteger(url, 'a/1', 1)).rejects.toThrow('RESOURCE_EXHAUSTED');
    await expect(setInteger(url, 'a/1', 1)).rejects.toThrow('429');
    expect(admin.get('a/1')).toBeUndefined();
    await setInteger(url, 'a/1', 1);
  });

  test('[BCK-13] answers can be delayed and listeners killed', async () => {
    const sleeps = heldSleeps();
    const { url } = await startInProcess();
    await post(`${url}/__test/faults`, { delayMs: 80 });
    let isAnswered = false;
    const answer = setInteger(url, 'a/1', 1).then(() => (isAnswered = true));
    await expect.poll(() => sleeps.map(({ ms }) => ms)).toEqual([80]);
    expect(isAnswered).toBe(false);
    sleeps[0]!.end();
    await answer;
    const isOff = post(`${url}/__test/faults`, { delayMs: 0 });
    await expect.poll(() => sleeps.length).toBe(2);
    sleeps[1]!.end();
    await isOff;
    const client = await ListenClient.open(url);
    await client.addTarget(2, collectionTarget('a'));
    await client.snapshot();
    await post(`${url}/__test/faults`, { killListeners: true });
    await client.ended;
  });

  test('[BCK-13] sessions expire: refresh and ID tokens are refused, listeners end, signing in works', async () => {
    const { url } = await startInProcess();
    const ada = await signUp(url, 'ada@example.com');
    const client = await ListenClient.open(url, bearer(ada));
    await client.addTarget(2, collectionTarget('a'));
    await client.snapshot();
    expect((await post(`${url}/__test/expire-sessions`, {})).status).toBe(200);
    await client.until(({ error }) => (error as { status?: string } | undefined)?.status === 'UNAUTHENTICATED');
    expect(messageOf(await refresh(url, ada.refreshToken))).toBe('TOKEN_EXPIRED');
    expect((await fetch(`${url}/v1/${root}/a/b`, { headers: bearer(ada) })).status).toBe(401);
    const again = await accounts(url, 'signInWithPassword', { email: 'ada@example.com', password: 'secret1' });
    const headers = bearer(again.json as { idToken: string });
    expect((await fetch(`${url}/v1/${root}/a/b`, { headers })).status).toBe(404);
    client.close();
  });
});
