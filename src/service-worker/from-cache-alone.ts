import { KEPT_STEMS } from './kept-after-use.ts';

/** Missing from TypeScript's own list of browser APIs: https://w3c.github.io/ServiceWorker/#register-router-method */
interface RouterRule {
  readonly condition: { readonly urlPattern: string };
  readonly source: 'fetch-event' | { readonly cacheName: string };
}
type RoutingEvent = ExtendableEvent & { addRoutes?: (rules: readonly RouterRule[]) => Promise<void> };

/**
 * Let the browser itself, where it can, serve files whose names carry a content hash from the cache: a screen is dozens
 * of them, and each passed through the service worker. Missing files are requested from the server, as before. [PRF-8]
 */
export async function fromCacheAlone(event: RoutingEvent, cacheName: string): Promise<void> {
  const rules: readonly RouterRule[] = [
    // Files that are kept only after their first use are in another cache.
    ...KEPT_STEMS.map((stem) => ({ condition: { urlPattern: `/assets/${stem}-*` }, source: 'fetch-event' as const })),
    { condition: { urlPattern: '/assets/*' }, source: { cacheName } },
  ];
  // A browser that reads rules in another format works without them.
  await event.addRoutes?.(rules).catch((fault: unknown) => console.warn('files go through the service worker', fault));
}
