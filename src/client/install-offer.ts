import { useSyncExternalStore } from 'react';

/*
 * The browser's offer to put the app on the home screen, kept until the right moment: after a record was saved here, and not
 * again for thirty days whatever the person answered. [OFF-7]
 */

/** As Chromium gives it; other browsers give none. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const ASKED_AT = 'flockbook-install-asked';
const AGAIN_AFTER_MS = 30 * 86_400_000;

let given: InstallOffer | undefined;
let saved = false;
/** The offer that is shown now, on whichever screen. */
let shown: InstallOffer | undefined;
const listeners = new Set<() => void>();

function show(offer: InstallOffer | undefined): void {
  shown = offer;
  for (const listener of listeners) listener();
}

/** A screen was opened: the offer comes with it, and pushes nothing away from under a finger that is about to press. */
export function offerWithScreen(): void {
  if (!given || !saved || askedLately()) return;
  try {
    localStorage.setItem(ASKED_AT, String(Date.now()));
  } catch {
    return; // A browser that keeps nothing would be asked after every save.
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

// The browser makes it whenever it likes, also before anybody is signed in; its own bar is held back.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  given = event as InstallOffer;
});

/** Something was saved on this phone: now there is a reason to keep the app. */
export function savedSomething(): void {
  saved = true;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether it is time to offer it, and the two answers. */
export function useInstallOffer(): { isDue: boolean; take: () => void; leave: () => void } {
  const offer = useSyncExternalStore(subscribe, () => shown);
  const leave = () => show(undefined);
  const take = () => {
    leave();
    void offer?.prompt();
  };
  return { isDue: offer !== undefined, take, leave };
}
