/*
 * What another app shares to this one. The service worker takes it and lays it onto a shelf of the browser's cache, where the
 * page that it leads to takes it away; both without a signal. [OFF-7]
 */

/** Where the phone posts it. Nobody else posts there; who merely opens the address finds Home. */
export const SHARE_ACTION = '/dashboard';
export const SHARED_SHELF = 'flockbook-shared';
export const SHARED_KEY = '/shared-file';

/** Headers under which it lies there: its name, escaped, and when it came, in milliseconds. */
export const SHARED_NAME = 'x-shared-name';
export const SHARED_AT = 'x-shared-at';

/** What nobody took is not offered to whoever comes much later. Units: ms. */
export const SHARED_FOR_MS = 60 * 60 * 1000;

/** Bytes of what is taken at most: a picture of a large camera. */
export const MAX_SHARED_BYTES = 25_000_000;

/** Where it leads: a picture is that of a receipt, everything else a table or contacts to bring in. */
export const wayOf = (type: string): string =>
  type.startsWith('image/') ? '/expenses/add?shared=1' : '/settings/9?shared=1';
