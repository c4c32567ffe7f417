import { isAppKept } from '../../client/is-app-kept.ts';

const KEY = 'flockbook-reloaded-for';

/** The part of `sessionStorage` used; tests pass their own. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Dependencies of a reload for a missing screen. */
interface Reloading {
  shelf: () => Shelf;
  /** Whether the app is cached on this phone and starts offline. */
  isKept: () => boolean;
  /** Whether the server is serving the app at this moment. */
  isServed: () => Promise<boolean>;
  reload: () => void;
}

const browser: Reloading = {
  shelf: () => sessionStorage,
  isKept: isAppKept,
  isServed: async () => {
    // Bypass the service worker and the browser's cache: only an answer of the server counts.
    const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return answer.ok;
  },
  reload: () => location.reload(),
};

/**
 * After a release an open page requests files that no longer exist, and a request may be interrupted when the signal is
 * lost: one reload solves both. Only once in this tab until a screen loads, and only when the app is cached or the
 * server answers, because otherwise a reload would lose the page. Returns whether it reloads. [SHL-7, OFF-6]
 */
export async function reloadOnce({ shelf, isKept, isServed, reload }: Reloading = browser): Promise<boolean> {
  try {
    if (shelf().getItem(KEY) !== null || !(isKept() || (await isServed()))) return false;
    shelf().setItem(KEY, 'yes');
  } catch {
    return false; // no network, or storage is forbidden: a reload could then repeat forever
  }
  reload();
  return true;
}

/** After a screen has loaded, the next failure may reload again. */
export function forgetReload(shelf: () => Shelf = browser.shelf): void {
  try {
    shelf().removeItem(KEY);
  } catch {
    // Then no reload was recorded.
  }
}
