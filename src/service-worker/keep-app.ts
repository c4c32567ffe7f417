import type { PrecacheController } from 'workbox-precaching';
import { PACKED_FILES } from './packed-files.ts';

/** An update of at most this many files requests them one by one, without the pack. */
const FEW = 40;
/** Files requested at once: two of the six connections that a browser opens to a host stay free for the records. */
const LANES = 4;

/**
 * Keep every file of the app on the phone, as workbox would, but not one after the other: where a request takes 800 ms,
 * that is five minutes. Files kept by an earlier try or version are not fetched again. [OFF-1, OFF-5] Errors: a file
 * did not come; the files that came are kept for the next try.
 */
export async function keepApp(
  files: PrecacheController,
  event: Parameters<PrecacheController['install']>[0],
): Promise<void> {
  const cache = await caches.open(files.strategy.cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = new Set(files.getCachedURLs().filter((url) => !kept.has(files.getCacheKeyForURL(url)!)));
  if (missing.size > FEW)
    await unpack(cache, missing).catch((fault: unknown) => console.warn('the pack did not come whole', fault));
  const waiting = [...missing];
  const keepNext = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const cacheKey = files.getCacheKeyForURL(url);
      // A name without a content hash has its version in the key; the browser's own cache may hold an older one.
      const request = new Request(url, { cache: cacheKey === url ? 'default' : 'reload', credentials: 'same-origin' });
      await Promise.all(files.strategy.handleAll({ event, request, params: { cacheKey } }));
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, keepNext));
  } catch (error) {
    waiting.length = 0;
    throw error;
  }
}

/** Headers that describe the pack itself and not the files in it. */
const OF_THE_PACK = new Set([
  'content-length',
  'content-encoding',
  'content-type',
  'cache-control',
  'etag',
  'last-modified',
]);

/**
 * Move files from the pack into the cache as they arrive, and remove them from `missing`. Their names carry a content
 * hash, so a pack of another version can only have fewer of them. Errors: the connection ends in the middle.
 */
async function unpack(cache: Cache, missing: Set<string>): Promise<void> {
  const pack = await fetch(PACKED_FILES, { cache: 'no-store', credentials: 'same-origin' });
  // A captive portal and a server without a pack answer with an HTML page.
  if (!pack.ok || !pack.body || !pack.headers.get('content-type')?.startsWith('text/plain')) return;
  const headers = [...pack.headers].filter(([name]) => !OF_THE_PACK.has(name));
  const keep = async (line: string): Promise<void> => {
    const [path, text] = JSON.parse(line) as [path: string, text: string];
    const { href } = new URL(path, location.origin);
    if (!missing.has(href)) return;
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
    await cache.put(href, new Response(text, { headers: [...headers, ['content-type', `${type}; charset=utf-8`]] }));
    missing.delete(href);
  };
  let rest = '';
  for await (const piece of piecesOf(pack.body)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    await Promise.all(lines.map(keep));
  }
}

/** The text of a stream as it arrives; Safari cannot iterate over a stream. */
async function* piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}
