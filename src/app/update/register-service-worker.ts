/// <reference types="vite-plugin-pwa/vanillajs" />
/** Register the service worker, which caches the app's files so that it opens offline; only in a built app. [OFF-1] */
export function registerServiceWorker() {
  if (!import.meta.env.PROD) return;
  // The library would reload this tab as soon as another one activates the new version, interrupting a form in use.
  const onNeedReload = () => undefined;
  void import('virtual:pwa-register').then(({ registerSW }) => registerSW({ immediate: true, onNeedReload }));
}
