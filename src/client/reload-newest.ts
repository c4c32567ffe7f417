/** Longest wait for a network answer; after it the page is reloaded with the code on the phone. */
const PATIENCE_MS = 10_000;

/** Reload the page, with the newest code when it is on the phone already or a network brings it. [SYN-30, OFF-4] */
export async function reloadNewest(): Promise<void> {
  // Reload even when the newer code fails, so that no user is left with a page that does not answer.
  setTimeout(() => location.reload(), PATIENCE_MS);
  // Absent on pages that are not served securely.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await workers?.getRegistration();
  await registration?.update().catch(() => undefined); // offline: use the code on the phone
  const fresh = registration?.waiting ?? registration?.installing;
  if (!workers || !fresh) return location.reload();
  workers.addEventListener('controllerchange', () => location.reload());
  const takeOver = () => {
    if (fresh.state === 'installed') fresh.postMessage({ type: 'SKIP_WAITING' });
    if (fresh.state === 'redundant') location.reload();
  };
  fresh.addEventListener('statechange', takeOver);
  takeOver();
}
