/** Whether a text has the form of a PIN: 4 to 8 digits. [ACC-14] */
export const isPin = (text: string): boolean => /^\d{4,8}$/.test(text);

/** Number of wrong attempts from which there is a wait: earlier ones may be slips of the thumb. */
const FREE_TRIES = 3;
const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 3_600_000;

/**
 * Wait after `wrong` wrong PINs: none for the first two, then half a minute, doubled each time up to an hour. Trying
 * ten thousand four-digit PINs thus takes more than a year. [ACC-14] Units: ms.
 */
export function waitAfter(wrong: number): number {
  if (wrong < FREE_TRIES) return 0;
  return Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES));
}

/**
 * Remaining part of a wait. A clock that was set back cannot extend it beyond its full length, so that a wrong date
 * never locks a person out. Units: ms.
 */
export function waitLeft({ tried_at, wait_ms }: { tried_at: number; wait_ms: number }, now: number): number {
  return Math.min(wait_ms, Math.max(0, tried_at + wait_ms - now));
}
