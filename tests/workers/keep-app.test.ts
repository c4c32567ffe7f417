import type { PrecacheController } from 'workbox-precaching';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepApp } from '../../src/service-worker/keep-app.ts';
import { PACKED_FILES } from '../../src/service-worker/packed-files.ts';

const ORIGIN = 'https://flockbook.test';
const SAID = { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' };

/** Small files of the app, as contained in the pack, and the files that never are. */
const SMALL = new Map(
  Array.from({ length: 60 }, (_, at) => [`/assets/part-${at}.js`, `export const part = ${at};\n// ü`]),
);
const OTHER = new Map([
  ['/index.html', '<!doctype html><title>Flockbook</title>'],
  ['/icon.svg', '<svg/>'],
]);
const FILES = new Map([...SMALL, ...OTHER]);
const PACK = [...SMALL].map((line) => `${JSON.stringify(line)}\n`).join('');

/** The browser's Cache Storage, the server, and the requests it received. */
const kept = new Map<string, Response>();
let asked: string[] = [];
let pack: () => Response;

const answer = (text: string, type: string) =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, ...SAID } });
const typeOf = (path: string) => (path.endsWith('.js') ? 'text/javascript' : 'text/html');

function serve(input: string | Request): Promise<Response> {
  const path = new URL(typeof input === 'string' ? input : input.url, ORIGIN).pathname;
  asked.push(path);
  if (path === PACKED_FILES) return Promise.resolve(pack());
  const text = FILES.get(path);
  return text === undefined
    ? Promise.reject(new TypeError('no such file'))
    : Promise.resolve(answer(text, typeOf(path)));
}

/** The precache list of workbox: the cache key of each file, and how it is fetched into the cache. */
const files = {
  getCachedURLs: () => [...FILES.keys()].map((path) => ORIGIN + path),
  getCacheKeyForURL: (url: string) => url,
  strategy: {
    cacheName: 'precache',
    handleAll: ({ request, params }: { request: Request; params: { cacheKey: string } }) => {
      const done = serve(request).then((response) => void kept.set(params.cacheKey, response));
      return [done, done];
    },
  },
} as unknown as PrecacheController;

beforeEach(() => {
  kept.clear();
  asked = [];
  pack = () => answer(PACK, 'text/plain');
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('fetch', serve);
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
        put: (url: string, response: Response) => Promise.resolve(void kept.set(url, response)),
      }),
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keep = () => keepApp(files, { waitUntil: () => undefined });

/** Every file is cached as the server would send it, including its headers. */
async function expectTheWholeApp(): Promise<void> {
  expect([...kept.keys()].sort()).toEqual([...FILES.keys()].map((path) => ORIGIN + path).sort());
  for (const [path, text] of FILES) {
    const file = kept.get(ORIGIN + path)!.clone();
    expect(await file.text()).toBe(text);
    expect(file.headers.get('content-type')).toBe(`${typeOf(path)}; charset=utf-8`);
    for (const [name, value] of Object.entries(SAID)) expect(file.headers.get(name)).toBe(value);
  }
}

test('[OFF-5] install takes a few questions and not one for each file', async () => {
  await keep();
  await expectTheWholeApp();
  expect(asked.sort()).toEqual([PACKED_FILES, ...OTHER.keys()].sort());
});

for (const [what, broken] of Object.entries({
  'cut off in its middle': () => answer(PACK.slice(0, PACK.length / 2), 'text/plain'),
  'with what is no line of it': () => answer(PACK.replaceAll('\n', '\nFree WiFi\n'), 'text/plain'),
  'broken off by the network': () => {
    const half = new TextEncoder().encode(PACK.slice(0, PACK.length / 2));
    const pieces = [half];
    const pull = (stream: ReadableStreamDefaultController) => {
      const next = pieces.shift();
      if (next) stream.enqueue(next);
      else stream.error(new TypeError('network error'));
    };
    return new Response(new ReadableStream({ pull }), { headers: { 'content-type': 'text/plain', ...SAID } });
  },
  'with other files than those of this version': () => answer('["/assets/older.js","1"]\n', 'text/plain'),
  'not there': () => new Response('not found', { status: 404, headers: { 'content-type': 'text/plain' } }),
  'answered by a captive portal': () => answer('<h1>Please accept our terms</h1>', 'text/html'),
}))
  test(`[OFF-5] with the pack of small files ${what} the whole app is kept, byte for byte and with its policy`, async () => {
    pack = broken;
    await keep();
    await expectTheWholeApp();
  });

test('[OFF-5] what an earlier try kept is not asked for again; an update of few files asks for them alone', async () => {
  for (const path of [...FILES.keys()].slice(0, 30)) kept.set(ORIGIN + path, answer(FILES.get(path)!, typeOf(path)));
  await keep();
  await expectTheWholeApp();
  expect(asked).not.toContain(PACKED_FILES);
  expect(asked).toHaveLength(FILES.size - 30);
});
