/// <reference types="vite-plugin-pwa/vanillajs" />
/** Keep the app's files on the phone, so that it opens without a network; only of a built app. [OFF-1] */
export function registerServiceWorker() {
  if (!import.meta.env.PROD) return;
  // The library would reload this tab as soon as another one takes the new version, under a form being filled in.
  const onNeedReload = () => undefined;
  void import('virtual:pwa-register').then(({ registerSW }) => registerSW({ immediate: true, onNeedReload }));
}
