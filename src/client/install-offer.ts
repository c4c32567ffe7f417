/*
 * The browser's offer to put the app on the home screen, kept until the right moment: after a record was saved here, and not
 * again for thirty days whatever the person answered. [OFF-7]
 */

/** As Chromium gives it; other browsers give none. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const ASKED_AT = 'flockbook-install-asked';
const AGAIN_AFTER_MS = 30 * 86_400_000;

let offer: InstallOffer | undefined;
let saved = false;
let tell: ((offer: InstallOffer) => void) | undefined;

function consider(): void {
  if (!offer || !saved || !tell || askedLately()) return;
  try {
    localStorage.setItem(ASKED_AT, String(Date.now()));
  } catch {
    return; // A browser that keeps nothing would be asked after every save.
  }
  const now = offer;
  offer = undefined;
  tell(now);
}

function askedLately(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(ASKED_AT) ?? 0) < AGAIN_AFTER_MS;
  } catch {
    return true;
  }
}

/** Something was saved on this phone: now there is a reason to keep the app. */
export function savedSomething(): void {
  saved = true;
  consider();
}

/** From now on the browser's own bar is held back. `show` is called at most once, when it is time. Gives the way to end it. */
export function onInstallOffer(show: (offer: InstallOffer) => void): () => void {
  const take = (event: Event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    consider();
  };
  tell = show;
  window.addEventListener('beforeinstallprompt', take);
  consider();
  return () => {
    tell = undefined;
    window.removeEventListener('beforeinstallprompt', take);
  };
}
