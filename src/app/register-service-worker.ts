/// <reference types="vite-plugin-pwa/vanillajs" />
/** Keep the app's files on the phone, so that it opens without a network; only of a built app. [OFF-1] */
export function registerServiceWorker() {
  if (!import.meta.env.PROD) return;
  void import('virtual:pwa-register').then(({ registerSW }) => registerSW({ immediate: true }));
}
