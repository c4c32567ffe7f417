import { phoneClock } from './phone-clock.ts';

/** The one clock of this process, the window's or the worker's: whatever decides something is given a moment of it. */
const clock = phoneClock({ wall: () => Date.now(), steady: () => performance.now() });
let said = 0;

/** Now: by the phone's clock, or, once the server said that it is wrong, by the server's. [DOC-18] */
export const timeNow = (): Date => clock.now();

/** The phone's clock is so far ahead, as the server says; 0 when it is right. Gives whether that is news. Units: ms. */
export function clockIsOff(off: number): boolean {
  if (off === said) return false;
  said = off;
  clock.told(off);
  return true;
}
