import { TOLERANCE_MS } from '../domain/time/future.ts';
import type { KnownTime } from '../domain/time/put-right.ts';
import type { Clock } from './clock.ts';

/** What the server said of the time, beside what the phone's clock showed then. [MSG-24, DOC-18] */
export interface ServerClock {
  /** A round trip worked; not every server says the time. Units: ms since 1970. */
  told(server_ms: number | undefined): void;
  /** `unasked` until the first round trip; `changed` once somebody set the phone's clock since, or it slept: it is to be asked again. */
  state(): 'unasked' | 'fine' | 'changed';
  /** Undefined as long as the server has not said it. */
  known(): KnownTime | undefined;
}

export function serverClock(clock: Clock): ServerClock {
  let heard: { readonly wall: number; readonly steady: number; readonly off: number | undefined } | undefined;
  return {
    told(server_ms) {
      const [wall, steady] = [clock.wall(), clock.steady()];
      heard = { wall, steady, off: server_ms === undefined ? undefined : settled(wall - server_ms, heard?.off) };
    },
    state() {
      if (!heard) return 'unasked';
      const jumped = clock.wall() - heard.wall - (clock.steady() - heard.steady);
      return Math.abs(jumped) > TOLERANCE_MS ? 'changed' : 'fine';
    },
    known: () => (heard?.off === undefined ? undefined : { now: clock.wall() - heard.off, off: heard.off }),
  };
}

/** Nothing changes while a clock goes on being as wrong as before: answers of the server come sooner and later. */
const settled = (off: number, before: number | undefined): number => {
  if (Math.abs(off) <= TOLERANCE_MS) return 0;
  return before && Math.abs(off - before) <= SAME_MS ? before : off;
};

/** Units: ms. */
const SAME_MS = 30_000;
