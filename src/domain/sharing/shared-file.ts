/*
 * Files shared from another app. The service worker stores a file in the browser's cache, and the target page takes it
 * from there; both work offline. [OFF-7]
 */

/** Path to which the phone posts a shared file. Nothing else posts to it; opening the address shows Home. */
export const SHARE_ACTION = '/dashboard';
export const SHARED_SHELF = 'flockbook-shared';
export const SHARED_KEY = '/shared-file';

/** Headers of the stored file: its name, escaped, and its arrival time, in milliseconds. */
export const SHARED_NAME = 'x-shared-name';
export const SHARED_AT = 'x-shared-at';

/** Time after which a file that was not taken is no longer offered. Units: ms. */
export const SHARED_FOR_MS = 60 * 60 * 1000;

/** Maximum size of an accepted file: a picture from a large camera. Units: bytes. */
export const MAX_SHARED_BYTES = 25_000_000;

/** Target page: for a picture that of a receipt, for everything else the import of tables or contacts. */
export const wayOf = (type: string): string =>
  type.startsWith('image/') ? '/expenses/add?shared=1' : '/settings/9?shared=1';
