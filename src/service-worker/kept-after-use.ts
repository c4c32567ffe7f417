/*
 * Files that few phones need are no part of what every phone keeps at install: they are fetched with their first use, and kept from
 * then on. [SHP-14, OFF-1]
 */

const CACHE = 'flockbook-kept-after-use';

/** What reads barcodes where the browser cannot. */
export const KEPT_STEMS = ['barcode.worker', 'zxing_reader'];

/** Names carry a hash of the content. */
const KEPT = new RegExp(`^/assets/(${KEPT_STEMS.join('|').replaceAll('.', '\\.')})-[\\w-]+\\.(js|wasm)$`);

export const isKeptAfterUse = ({ url }: { url: URL }): boolean => KEPT.test(url.pathname);

/** The kept file, else the server's, which is kept now in place of what an older version of the app used. */
export async function keptAfterUse({ request }: { request: Request }): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const fetched = await fetch(request);
  // A server that no longer has this version may answer with a page.
  const isPage = fetched.headers.get('content-type')?.startsWith('text/html') ?? true;
  if (!fetched.ok || isPage) return fetched;
  const copy = fetched.clone();
  const stem = stemOf(request.url);
  for (const { url } of await cache.keys()) if (stemOf(url) === stem) await cache.delete(url);
  // A phone that is full reads barcodes while it has a network.
  await cache.put(request.url, copy).catch(() => undefined);
  return fetched;
}

const stemOf = (url: string): string | undefined => KEPT.exec(new URL(url).pathname)?.[1];
