import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { fateOf, hold, keptChoice, release, type PushMessage } from '../src/data-worker/held-pushes.ts';
import { keepApp } from '../src/service-worker/keep-app.ts';
import { fromCacheAlone } from '../src/service-worker/from-cache-alone.ts';
import { isKeptAfterUse, keptAfterUse } from '../src/service-worker/kept-after-use.ts';
import { keepShared } from '../src/service-worker/shared-files.ts';
import { SHARE_ACTION } from '../src/domain/sharing/shared-file.ts';
import { SITE_PAGES } from '../src/site/site-pages.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/*
 * The offline shell: every file of the app is kept at install, so that it opens and reloads with no network. [OFF-1] A
 * new version waits until the app asks for it; it never takes over while the app is in use.
 */
const files = new PrecacheController();
files.addToCacheList(self.__WB_MANIFEST);
self.addEventListener('install', (event) => {
  event.waitUntil(keepApp(files, event));
  event.waitUntil(fromCacheAlone(event, files.strategy.cacheName));
});
self.addEventListener('activate', (event) => {
  void files.activate(event);
  // After the first visit the phone has the app, also in the page that is open already. [OFF-5]
  event.waitUntil(self.clients.claim());
});
registerRoute(new PrecacheRoute(files, { directoryIndex: '' }));
cleanupOutdatedCaches();
registerRoute(isKeptAfterUse, keptAfterUse);
// The public pages are kept too, each as itself: never the shell in their place. [SIT-3, OFF-5]
for (const { path, file } of SITE_PAGES)
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && url.pathname === path,
    files.createHandlerBoundToURL(`/${file}`),
  );
// A share from another app arrives as a form; it is kept until the page that it leads to takes it. [OFF-7]
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_ACTION,
  async ({ request }) => Response.redirect(await keepShared(await request.formData(), new Date()), 303),
  'POST',
);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === '/',
  () => Promise.resolve(Response.redirect('/home', 302)),
);
registerRoute(
  // The backend answers under /v0, /v1, /identitytoolkit…, /google.firestore…, /__outbox…: never the shell. A shared
  // paper is not a page of the app either. [INV-9]
  new NavigationRoute(files.createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/v[01]\//, /^\/__/, /^\/google\./, /^\/public_(invoice|receipt)\//, /^\/licences\.txt$/],
  }),
);
self.addEventListener('message', (event) => {
  const type = (event.data as { type?: string } | undefined)?.type;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  // A window was opened: messages held until the end of the quiet hours need not wait for the next push.
  if (type === 'SHOW_HELD') event.waitUntil(showHeld(new Date()));
});

/**
 * When the app is open the window logs the message; else the phone shows it, once its quiet hours are over.
 * [NTF-5, NTF-11]
 */
async function takePush(message: PushMessage): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ visibilityState }) => visibilityState === 'visible');
  if (open) return open.postMessage({ type: 'push', message });
  const now = new Date();
  const fate = fateOf(message, await keptChoice(), now);
  if (fate === 'hold') await hold(message);
  await showHeld(now);
  if (fate === 'show') await show(message);
}

async function show({ notification, data }: PushMessage): Promise<void> {
  const { title = 'Flockbook', body = '' } = notification ?? {};
  await self.registration.showNotification(title, { body, icon: '/icon.svg', data: data?.link });
}

/** A web app has no timer while closed: held messages are shown at the next wake-up after the quiet hours. [NTF-11] */
const showHeld = (now: Date): Promise<void> => release(now, show);
self.addEventListener('push', (event) => {
  let message: PushMessage = {};
  try {
    message = (event.data?.json() ?? {}) as PushMessage;
  } catch {
    // Not from this app: shown with the app's name alone, as browsers require every push to be shown.
  }
  event.waitUntil(takePush(message));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link: unknown = event.notification.data;
  const path = typeof link === 'string' && /^\/(?![/\\])/.test(link) ? link : '/';
  event.waitUntil(self.clients.openWindow(path));
});
