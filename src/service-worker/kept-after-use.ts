/*
 * Files that few phones need are not kept at install on every phone: they are fetched at their first use, and kept from
 * then on. [SHP-14, OFF-1]
 */

const CACHE = 'flockbook-kept-after-use';

/** The barcode reader for browsers without one. */
export const KEPT_STEMS = ['barcode.worker', 'zxing_reader'];

/** Names carry a hash of the content. */
const KEPT = new RegExp(`^/assets/(${KEPT_STEMS.join('|').replaceAll('.', '\\.')})-[\\w-]+\\.(js|wasm)$`);

export const isKeptAfterUse = ({ url }: { url: URL }): boolean => KEPT.test(url.pathname);

/** The kept file, else the server's, which then replaces the one that an older version of the app used. */
export async function keptAfterUse({ request }: { request: Request }): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const fetched = await fetch(request);
  // A server that no longer has this version may answer with an HTML page.
  const isPage = fetched.headers.get('content-type')?.startsWith('text/html') ?? true;
  if (!fetched.ok || isPage) return fetched;
  const copy = fetched.clone();
  const stem = stemOf(request.url);
  for (const { url } of await cache.keys()) if (stemOf(url) === stem) await cache.delete(url);
  // A full phone reads barcodes only while it has a network.
  await cache.put(request.url, copy).catch(() => undefined);
  return fetched;
}

const stemOf = (url: string): string | undefined => KEPT.exec(new URL(url).pathname)?.[1];
