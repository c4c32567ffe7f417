/** Whether a text can be a PIN: 4 to 8 digits. [ACC-14] */
export const isPin = (text: string): boolean => /^\d{4,8}$/.test(text);

/** Wrong tries that cost nothing: a thumb slips. */
const FREE_TRIES = 3;
const FIRST_WAIT_MS = 30_000;
const MAX_WAIT_MS = 3_600_000;

/**
 * How long nobody may try after so many wrong PINs: nothing for the first two, then half a minute, doubled each time up to an
 * hour. Ten thousand PINs of four digits so take more than a year. [ACC-14] Units: ms.
 */
export function waitAfter(wrong: number): number {
  if (wrong < FREE_TRIES) return 0;
  return Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES));
}

/**
 * How much of a wait is left. A clock that was set back makes it no longer than it was: nobody is locked out by a wrong date.
 * Units: ms.
 */
export function waitLeft({ tried_at, wait_ms }: { tried_at: number; wait_ms: number }, now: number): number {
  return Math.min(wait_ms, Math.max(0, tried_at + wait_ms - now));
}
