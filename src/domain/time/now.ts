import { phoneClock } from './phone-clock.ts';

/**
 * The only clock of this process, the window's or the worker's: code that decides anything is passed an instant from
 * it.
 */
const clock = phoneClock({ wall: () => Date.now(), steady: () => performance.now() });
let said = 0;

/**
 * The current time: by the phone's clock, or, once the server has reported that it is wrong, by the server's. [DOC-18]
 */
export const timeNow = (): Date => clock.now();

/**
 * Set how far the phone's clock is ahead, as reported by the server; 0 when it is right. Returns whether this is a
 * change. Units: ms.
 */
export function clockIsOff(off: number): boolean {
  if (off === said) return false;
  said = off;
  clock.told(off);
  return true;
}
