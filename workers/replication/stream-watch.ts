import type { Clock } from './clock.ts';

/** Resuming breaks the stream for a moment by itself; news of a break within this time says nothing. */
const RESUME_SETTLES_MS = 4_000;

/**
 * The SDK waits up to a minute before it opens a broken stream again. Once the backend answers a probe, the stream is
 * resumed at once, and not again before it had time to be heard.
 */
export function streamWatch(clock: Clock, doubt: () => void, resume: () => void) {
  let broken = false;
  let resumedAt = -Infinity;
  let cancel = () => {};
  return {
    heard() {
      broken = false;
      cancel();
    },
    lost() {
      broken = true;
      cancel();
      const settled = resumedAt + RESUME_SETTLES_MS - clock.steady();
      if (settled <= 0) doubt();
      else cancel = clock.after(settled, () => broken && doubt());
    },
    reachable() {
      if (!broken || clock.steady() - resumedAt < RESUME_SETTLES_MS) return;
      resumedAt = clock.steady();
      resume();
    },
    stop: () => cancel(),
  };
}
