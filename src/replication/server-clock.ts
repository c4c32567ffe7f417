import { TOLERANCE_MS } from '../domain/time/future.ts';
import type { KnownTime } from '../domain/time/put-right.ts';
import type { Clock } from './clock.ts';

/** The server's time in relation to the phone's clock. [MSG-24, DOC-18] */
export interface ServerClock {
  /** Report a round trip; not every server includes its time. Units: ms since 1970. */
  told(server_ms: number | undefined): void;
  /**
   * `unasked` until the first round trip; `changed` when the phone's clock was set since, or the phone slept, and the
   * time must be asked for again.
   */
  state(): 'unasked' | 'fine' | 'changed';
  /** Undefined until the server has reported its time. */
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

/** Keep the previous offset while the clock stays equally wrong: answers of the server take varying times. */
const settled = (off: number, before: number | undefined): number => {
  if (Math.abs(off) <= TOLERANCE_MS) return 0;
  return before && Math.abs(off - before) <= SAME_MS ? before : off;
};

/** Units: ms. */
const SAME_MS = 30_000;
