/** True when the app is kept on this phone, and opens without a network; not yet on a first visit. */
export const isAppKept = (): boolean =>
  Boolean((navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller);
