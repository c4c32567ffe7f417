/** Remove all cached files of the app from this browser; an open page stays as it is. Runs in the page. */
export async function forgetApp(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
