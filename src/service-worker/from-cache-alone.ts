import { KEPT_STEMS } from './kept-after-use.ts';

/** What TypeScript's own list of browsers lacks: https://w3c.github.io/ServiceWorker/#register-router-method */
interface RouterRule {
  readonly condition: { readonly urlPattern: string };
  readonly source: 'fetch-event' | { readonly cacheName: string };
}
type RoutingEvent = ExtendableEvent & { addRoutes?: (rules: readonly RouterRule[]) => Promise<void> };

/**
 * The files whose names carry a hash of what is in them are taken by the browser itself from where they are kept, where it can: a
 * screen is dozens of them, and each went through the service worker. What is missing there is asked of the server, as before. [PRF-8]
 */
export async function fromCacheAlone(event: RoutingEvent, cacheName: string): Promise<void> {
  const rules: readonly RouterRule[] = [
    // Files that are kept only once they were used lie elsewhere.
    ...KEPT_STEMS.map((stem) => ({ condition: { urlPattern: `/assets/${stem}-*` }, source: 'fetch-event' as const })),
    { condition: { urlPattern: '/assets/*' }, source: { cacheName } },
  ];
  // A browser that reads rules otherwise goes without them.
  await event.addRoutes?.(rules).catch((fault: unknown) => console.warn('files go through the service worker', fault));
}
