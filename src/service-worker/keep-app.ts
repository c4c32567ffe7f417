import type { PrecacheController } from 'workbox-precaching';
import { PACKED_FILES } from './packed-files.ts';

/** An update of so few files asks for them alone. */
const FEW = 40;
/** Files that are asked for at once: two of the six connections that a browser opens to a host stay free for the records. */
const LANES = 4;

/**
 * Keep every file of the app on the phone, as workbox would, but not one after the other: where a question takes 800 ms, that is five
 * minutes. What an earlier try or version kept is not fetched again. [OFF-1, OFF-5]
 * Errors: a file did not come; what came is kept for the next try.
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
      // A name without a hash of its content has its version in the key; the browser's own cache may hold an older one.
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

/** What the server says of the pack itself and not of the files in it. */
const OF_THE_PACK = new Set([
  'content-length',
  'content-encoding',
  'content-type',
  'cache-control',
  'etag',
  'last-modified',
]);

/**
 * Take files out of the pack into the cache as they come, and off what is missing. Their names carry a hash of what is in them, so a
 * pack of another version can only be one that has fewer of them. Errors: the signal ends in the middle.
 */
async function unpack(cache: Cache, missing: Set<string>): Promise<void> {
  const pack = await fetch(PACKED_FILES, { cache: 'no-store', credentials: 'same-origin' });
  // A captive portal and a server without a pack answer with a page.
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

/** The text of a stream as it comes; Safari cannot walk over a stream by itself. */
async function* piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}
