import { useSyncExternalStore } from 'react';

/*
 * The browser's offer to put the app on the home screen, kept until the right moment: after a record was saved on this
 * phone, and after either answer not again for thirty days. [OFF-7]
 */

/** The event as Chromium emits it; other browsers emit none. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const ASKED_AT = 'flockbook-install-asked';
const AGAIN_AFTER_MS = 30 * 86_400_000;

let given: InstallOffer | undefined;
let saved = false;
/** The offer that is shown now, on any screen. */
let shown: InstallOffer | undefined;
const listeners = new Set<() => void>();

function show(offer: InstallOffer | undefined): void {
  shown = offer;
  for (const listener of listeners) listener();
}

/** A screen was opened: the offer appears with it, so that it moves nothing under a finger that is about to press. */
export function offerWithScreen(): void {
  if (!given || !saved || askedLately()) return;
  try {
    localStorage.setItem(ASKED_AT, String(Date.now()));
  } catch {
    return; // A browser without storage would show the offer after every save.
  }
  show(given);
  given = undefined;
}

function askedLately(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(ASKED_AT) ?? 0) < AGAIN_AFTER_MS;
  } catch {
    return true;
  }
}

// The browser emits it at any time, also before a user is signed in; its own bar is suppressed.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  given = event as InstallOffer;
});

/** A record was saved on this phone: now there is a reason to install the app. */
export function savedSomething(): void {
  saved = true;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the offer is due, and the two answers to it. */
export function useInstallOffer(): { isDue: boolean; take: () => void; leave: () => void } {
  const offer = useSyncExternalStore(subscribe, () => shown);
  const leave = () => show(undefined);
  const take = () => {
    leave();
    void offer?.prompt();
  };
  return { isDue: offer !== undefined, take, leave };
}
