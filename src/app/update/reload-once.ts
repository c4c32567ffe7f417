import { isAppKept } from '../../client/is-app-kept.ts';

const KEY = 'flockbook-reloaded-for';

/** The part of `sessionStorage` that is needed; tests give their own. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a reload for a missing screen depends on. */
interface Reloading {
  shelf: () => Shelf;
  /** Whether the app is kept on this phone, and begins anew without a network. */
  isKept: () => boolean;
  /** Whether the server gives the app at this moment. */
  isServed: () => Promise<boolean>;
  reload: () => void;
}

const browser: Reloading = {
  shelf: () => sessionStorage,
  isKept: isAppKept,
  isServed: async () => {
    // Past the service worker's files, and past the browser's own: only an answer of the server counts.
    const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    return answer.ok;
  },
  reload: () => location.reload(),
};

/**
 * After a release an open page asks for files that are gone, and a file may be on its way when the signal goes: one reload brings it. Once in this tab until a screen loads, and only when the phone keeps the app or the server answers:
 * otherwise a reload would take away what is still here. Gives whether it reloads. [SHL-7, OFF-6]
 */
export async function reloadOnce({ shelf, isKept, isServed, reload }: Reloading = browser): Promise<boolean> {
  try {
    if (shelf().getItem(KEY) !== null || !(isKept() || (await isServed()))) return false;
    shelf().setItem(KEY, 'yes');
  } catch {
    return false; // no network, or nothing may be remembered: then it could go round for ever
  }
  reload();
  return true;
}

/** A screen loaded: the next one that fails may reload again. */
export function forgetReload(shelf: () => Shelf = browser.shelf): void {
  try {
    shelf().removeItem(KEY);
  } catch {
    // Then none was remembered.
  }
}
